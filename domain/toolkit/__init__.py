"""Parts that several games share: phases in order, hexes, ranking, drawing, narration.

Law: knows no game. A part moves here when a third game needs it; it never grows an option for one game alone.
"""
