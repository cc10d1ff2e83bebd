"""Push: the events of a match, or of all matches of an application, as they happen.

Law: one blocking read of the feeds per process, fanned out to all listeners; a slow listener never holds up another.
"""
