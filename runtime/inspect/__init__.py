"""Commands that look at a match and put it right, at the shell.

Law: works on the record itself, through ``store.matches``; who sits at the shell is the administrator. What is shown
is what the eyes asked for may see: a seat's, or a spectator's.
"""
