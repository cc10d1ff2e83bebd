"""Events as responses and streams show them: as the record holds them for a viewer, and of which match they are."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from strata.domain.kernel import Viewer
from strata.domain.match.events import Event
from strata.domain.match.match import Match
from strata.store.matches import Matches


def shown_events(matches: Matches, match: Match, events: Iterable[Event], viewer: Viewer) -> list[dict[str, Any]]:
    """Events of a match as a viewer may read them."""
    ledger = match.ledger
    return [of_match(ledger.id, ledger.game, event) for event in matches.show(match, events, viewer)]


def of_match(match: str, game: str, shown: dict[str, Any]) -> dict[str, Any]:
    """An event with its match and its game, which are beside the record's event and not in its hash."""
    return {"match": match, "game": game, **shown}
