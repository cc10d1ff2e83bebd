"""Load: many matches played at a steady rate against a running service, and how long it takes to respond.

Law: it uses the public API alone, and is bounded in matches, rate and time.
"""
