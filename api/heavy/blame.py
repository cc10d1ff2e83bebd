"""Which events changed a field of the view."""

from __future__ import annotations

from itertools import islice

import msgspec
from jsonpointer import JsonPointer

from strata.api.heavy.pages import Stretch
from strata.domain.match.blame import NOTHING, changes_of_field, value_in
from strata.store.matches import Matches

MOST_EVENTS = 5000
"""So many events are looked at for one page."""


def field_history(matches: Matches, stretch: Stretch, pointer: str, is_as_told: bool) -> bytes:
    """The limit counts changes. A page ends early where many events were looked at."""
    head, path = matches.at(stretch.match, stretch.version), JsonPointer(pointer)
    length = max(0, min(MOST_EVENTS, stretch.version - stretch.after))
    events = matches.journal.read(stretch.match, stretch.after, length)
    shown = matches.show(head, events, stretch.viewer, is_as_told=is_as_told)
    steps = zip(shown, matches.walk(stretch.match, events), strict=True)
    changes = changes_of_field(path, stretch.viewer, head.ledger, steps)
    rows = list(islice(changes, stretch.limit + 1))
    reached = rows[stretch.limit - 1]["version"] if len(rows) > stretch.limit else stretch.after + length
    has_more = reached < stretch.version
    value = value_in(head, path, stretch.viewer)
    return msgspec.json.encode(
        {
            "game": head.ledger.game,
            "path": pointer,
            "seat": stretch.viewer,
            **({} if value is NOTHING else {"value": value}),
            "data": rows[: stretch.limit],
            "has_more": has_more,
            "next_cursor": str(reached) if has_more else None,
        }
    )
