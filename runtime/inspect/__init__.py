"""Commands that show a match and correct it, at the shell.

Law: works on the record itself, through ``store.matches``; anyone with shell access acts as administrator. What is
shown is what the chosen viewer may see: a seat, or a spectator.
"""
