"""The course of a match, and how its seats stood along the way, as a viewer may know it."""

from __future__ import annotations

from typing import Any

import msgspec

from strata.api.heavy.pages import Stretch, paging
from strata.domain.match.course import course_row
from strata.domain.match.frames import standing_of
from strata.store.matches import Matches


def course_page(matches: Matches, stretch: Stretch) -> bytes:
    """A row for each event."""
    events = matches.journal.read(stretch.match, stretch.after, stretch.limit)
    head = matches.at(stretch.match, stretch.version)
    shown = matches.show(head, events, stretch.viewer)
    steps = zip(shown, matches.walk(stretch.match, events), strict=True)
    rows = [course_row(event, after, head.ledger) for event, (_, after) in steps]
    return msgspec.json.encode({"data": rows, **paging(stretch, events)})


def score_history(matches: Matches, match_id: str, version: int, language: str) -> bytes:
    """How the seats and the tracks stood: a row for each version at which that was not as before."""
    head = matches.at(match_id, version)
    narrator = head.game.narrators[language]
    tracks = {} if head.position is None else standing_of(head)["tracks"]
    rows: list[dict[str, Any]] = []
    known: dict[str, Any] | None = None
    for _, after in matches.walk(match_id, matches.journal.read(match_id, 0, version)):
        if after.position is None:
            continue
        standing = standing_of(after)
        if standing != known:
            rows.append({"version": after.ledger.version, **standing})
            known = standing
    titles = [{"name": name, "title": narrator.term(f"track-{name}", name.replace("_", " "))} for name in tracks]
    return msgspec.json.encode({"version": version, "tracks": titles, "data": rows})
