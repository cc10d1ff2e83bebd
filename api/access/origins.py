"""Which origins of a fork a caller may have it proven against.

What an origin holds must not be guessed by asking: one that is not over is compared for administrators alone, and one
that the caller may not look at is not there for it.
"""

from __future__ import annotations

from strata.api.access.callers import Asker
from strata.domain.match.audit import NOT_AT_HAND, NoOrigin, Origins
from strata.domain.match.events import Origin
from strata.domain.match.match import Match
from strata.store.matches import Matches
from strata.store.origins import origins_here

STILL_PLAYED = NoOrigin("sealed", "its origin is sealed until its end")


def origins_for(matches: Matches, origin: Origin | None, asker: Asker, is_known_fork: bool = False) -> Origins:
    """The origins at hand for a fork; ``is_known_fork`` if the service made it, or proved it when it was imported."""

    def may_use(match: Match) -> NoOrigin | None:
        if asker.is_admin:
            return None
        if not (is_known_fork or asker.may_look_at(match)):
            return NOT_AT_HAND
        return None if match.ledger.is_unsealed else STILL_PLAYED

    return origins_here(matches, origin, may_use)
