"""What an append means to subscribers, and how it reaches them.

Law: a delivery is written before the relay passes the append it is about, and stays due until it has arrived or been
given up. So it may be sent twice, with the same id, but is never lost.
"""
