"""The games. Outside Python a game goes by its slug.

Law: games never import games, nor anything but the toolkit and the kernel; others import a game's GAME alone.
"""
