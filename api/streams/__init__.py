"""Push: the events of a match, or of all matches of an application, as they happen.

Law: one blocking read of the feeds a process, fanned out to all who listen; nobody who is slow holds up another.
"""
