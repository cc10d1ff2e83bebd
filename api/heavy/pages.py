"""Long stretches of a record, as a viewer may read them: events, their story, what changed in between."""

from __future__ import annotations

from typing import Any

import msgspec

from strata.domain.kernel import Viewer
from strata.domain.match.diff import changes_of, diff_views
from strata.domain.match.narration import narrate
from strata.domain.match.seats import display_names
from strata.store.matches import Matches

FEW = 100
"""So many events are no work worth a process."""


def events_page(
    matches: Matches, match_id: str, version: int, viewer: Viewer, after: int, limit: int, are_lines: bool
) -> bytes:
    """Some of the events after one that led to a version, as JSON or a line each."""
    shown, has_more = _shown(matches, match_id, version, viewer, after, limit)
    if are_lines:
        return b"".join(msgspec.json.encode(event) + b"\n" for event in shown)
    return msgspec.json.encode({"data": shown, "has_more": has_more})


def narration_page(
    matches: Matches, match_id: str, version: int, viewer: Viewer, after: int, limit: int, language: str
) -> bytes:
    """The same in words."""
    shown, has_more = _shown(matches, match_id, version, viewer, after, limit)
    match = matches.at(match_id, version)
    narrator, names = match.game.narrators[language], display_names(match.ledger, matches.journal.names(match_id))
    rows = [
        {
            "version": event["version"],
            "at": event["at"],
            "is_undone": not match.ledger.is_effective(event["version"]),
            "lines": narrate(event, narrator, names),
        }
        for event in shown
    ]
    return msgspec.json.encode({"data": rows, "has_more": has_more})


def difference(matches: Matches, match_id: str, start: int, end: int, viewer: Viewer) -> bytes:
    """What changed from one version to another."""
    patch = diff_views(matches.at(match_id, start), matches.at(match_id, end), viewer)
    first, last = sorted((start, end))
    events = matches.journal.read(match_id, first, last - first)
    changes = changes_of(matches.show(matches.load(match_id), events, viewer))
    return msgspec.json.encode({"from": start, "to": end, "seat": viewer, "patch": patch, "changes": changes})


def _shown(
    matches: Matches, match_id: str, version: int, viewer: Viewer, after: int, limit: int
) -> tuple[list[dict[str, Any]], bool]:
    """The events, and whether there are more of them."""
    events = matches.journal.read(match_id, after, min(limit, max(version - after, 0)))
    has_more = bool(events) and events[-1].version < version
    return matches.show(matches.load(match_id), events, viewer), has_more
