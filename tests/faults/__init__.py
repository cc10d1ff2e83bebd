"""The fault campaign: a service under load while everything around it fails.

Its processes are killed and hang, its Redis is full, its disk is full or read-only, its clock steps, the power is cut.
All of it happens on loopback, in folders of its own, for a given time.
"""
