"""Analysis: what the decisions of a match were worth, and what its seats' chances were.

Law: it is the bots' own search, pointed at a match that is over. A decision is judged by what its seat could know; the
chances are those of the true position.
"""
