"""What the caller of this request may read of events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flask import g

from strata.api.services import services
from strata.domain.kernel import Viewer
from strata.domain.match.events import Event
from strata.domain.match.match import Match
from strata.domain.match.record import show_event


def looking_at(match: Match, viewer: Viewer) -> None:
    """Note on the request whose eyes its answer, or its failure, is for."""
    g.match, g.viewer = match, viewer


def shown_events(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events of the match being looked at, as its viewer may read them."""
    match: Match = g.match
    id_, seed = match.ledger.id, services().matches.seed(match.ledger.id)
    return [show_event(id_, event, g.viewer, seed, match.ledger.is_open) for event in events]
