"""Webhooks over HTTP: subscribing, looking at deliveries, sending them again.

Law: a caller sees its own subscriptions alone. What is to be sent is written down; workers send it.
"""
