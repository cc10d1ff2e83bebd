"""What is true: the rules of the games and the life of a match.

Law: pure. No I/O, no clock, no global randomness; time, chance and secrets enter as arguments.
Nothing here imports flask, redis or rq.
"""
