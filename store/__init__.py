"""The record: append and read of event streams, on Redis or in memory.

Law: knows events, not rules. Everything that changes a match goes through ``matches.Matches``; an append is all or
nothing, and what was acknowledged is never lost nor altered.
"""
