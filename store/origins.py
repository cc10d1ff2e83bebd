"""The origins of a fork, as far as they are here and may be looked at: what an audit proves the fork against."""

from __future__ import annotations

from collections.abc import Callable

from strata.domain.match.audit import MOST_GENERATIONS, NOT_AT_HAND, NoOrigin, Origins
from strata.domain.match.events import Origin, UnreadableEvent
from strata.domain.match.export import Export
from strata.domain.match.match import Match
from strata.store.matches import Matches, NoSuchMatch

MayUse = Callable[[Match], NoOrigin | None]
"""Why the whole record of an origin may not be used, if it may not."""


def origins_here(matches: Matches, origin: Origin | None, may_use: MayUse) -> Origins:
    """The records of an origin, of what that was forked from, and so on; read at once."""
    found: dict[str, Export | NoOrigin] = {}
    while origin is not None and origin.match not in found and len(found) < MOST_GENERATIONS:
        try:
            match = matches.load_readable(origin.match)
        except (NoSuchMatch, UnreadableEvent):
            break
        found[origin.match] = may_use(match) or matches.export(match, None, is_whole=True)
        origin = match.ledger.origin
    return lambda origin: found.get(origin.match, NOT_AT_HAND)
