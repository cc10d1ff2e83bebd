"""Webhooks over HTTP: subscribing, looking at deliveries, sending them again.

Law: a caller sees its own subscriptions only. What is to be sent is recorded; workers send it.
"""
