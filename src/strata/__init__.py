"""Strata, an event-sourced home for board games.

The folders of this package are links to those at the top of the repository, where the code lies: so that it is
imported, type-checked and installed as ``strata.*`` and claims no other name in anybody's environment.
"""
