"""The match round a game: seats, lifecycle, moves, and the record they leave.

Law: pure. A command is decided on a match, the time and the seed, and gives the events that follow and the match they
lead to; nothing is written here. What is true of a match follows from its events alone.
"""
