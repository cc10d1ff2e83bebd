"""``strata play``: a table in the terminal, where a person plays any game against bots.

Law: knows no rule and no game. What can be done, what it means and how it looks comes from the service, over HTTP.
"""
