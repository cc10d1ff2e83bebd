"""``strata arena``: levels of bots play each other, and what came of it is counted.

Law: matches follow from their numbers. With budgets in iterations the same arena gives the same results anywhere, so it
can be played in parts, and what was played is not played again.
"""
