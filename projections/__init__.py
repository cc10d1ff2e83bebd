"""Read models folded from the feeds: the lobby, the pages of players, the standings, the forks.

Law: disposable. Everything here follows from the streams and can be thrown away and rebuilt with equal result; data
and the offsets up to which they are folded change in one transaction. Display names are not kept here.
"""
