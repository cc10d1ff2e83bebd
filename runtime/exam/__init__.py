"""``strata exam``: games sit the exam in a terminal, and what they fail is written to files.

Law: knows no law of the exam; it sits papers, counts, and tells.
"""
