"""``strata exam``: examines games in a terminal, and writes matches that break a law to files.

Law: knows no law of the exam; it sits papers, counts and reports.
"""
