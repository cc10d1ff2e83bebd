"""Webhooks: who is notified of what, what is on its way to them, and where it may go.

Law: what is written here is the truth about every delivery, and a job only a hint to look at it. All keys share one
hash tag, so the same code runs on one Redis and on Redis Cluster.
"""
