"""What takes long: audits, exports, imports, long stretches of a record.

Law: it runs in processes of its own, at a low priority, so that play never waits for it; only so much of it at once,
and only so much of that for one caller. What a process computes follows from the record and its arguments alone.
"""
