"""``make attack``: what others can make a service do, tried on a running one and measured.

Law: loopback only, bounded in number and time, and nothing that is not the attacker's own is touched. Each attack says
what it did, what it measured and the bound it is held to.
"""
