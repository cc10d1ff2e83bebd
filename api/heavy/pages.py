"""Long stretches of a record, as a viewer may read them: events, their story, what changed in between."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from strata.api.output.events import shown_events
from strata.domain.kernel import Viewer
from strata.domain.match.diff import changes_of, diff_views
from strata.domain.match.events import Event
from strata.domain.match.narration import narrate, scene_of
from strata.store.matches import Matches

FEW = 100
"""So many events are no work worth a process."""


class Stretch(NamedTuple):
    """Some of the events after one, of those that led to a version, for a viewer."""

    match: str
    version: int
    viewer: Viewer
    after: int
    limit: int
    is_stopped: bool
    """The event after the version cannot be read."""


def events_page(matches: Matches, stretch: Stretch, are_lines: bool) -> bytes:
    """As JSON, or a line each."""
    events = _read(matches, stretch)
    shown = shown_events(matches, matches.load_readable(stretch.match), events, stretch.viewer)
    if are_lines:
        return b"".join(msgspec.json.encode(event) + b"\n" for event in shown)
    return msgspec.json.encode({"data": shown, **paging(stretch, events)})


def narration_page(matches: Matches, stretch: Stretch, language: str, names: Sequence[str], is_as_told: bool) -> bytes:
    """In words."""
    events, match, viewer = _read(matches, stretch), matches.at(stretch.match, stretch.version), stretch.viewer
    narrator, shown = match.game.narrators[language], matches.show(match, events, viewer, is_as_told=is_as_told)
    rows = [
        {
            "version": event["version"],
            "at": event["at"],
            "undone": not match.ledger.is_effective(event["version"]),
            "lines": narrate(event, narrator, language, scene_of(before, after, viewer, names)),
        }
        for event, (before, after) in zip(shown, matches.walk(stretch.match, events), strict=True)
    ]
    return msgspec.json.encode({"data": rows, **paging(stretch, events)})


def difference(matches: Matches, match_id: str, start: int, end: int, viewer: Viewer) -> bytes:
    """What changed from one version to another."""
    patch = diff_views(matches.at(match_id, start), matches.at(match_id, end), viewer)
    first, last = sorted((start, end))
    events, head = matches.journal.read(match_id, first, last - first), matches.load_readable(match_id)
    changes = changes_of(matches.show(head, events, viewer))
    body = {"game": head.ledger.game, "from": start, "to": end, "seat": viewer, "patch": patch, "changes": changes}
    return msgspec.json.encode(body)


def _read(matches: Matches, stretch: Stretch) -> list[Event]:
    return matches.journal.read(stretch.match, stretch.after, stretch.limit)


def paging(stretch: Stretch, events: Sequence[Event]) -> dict[str, Any]:
    """Whether there are more, and where they begin."""
    has_more = bool(events) and (stretch.is_stopped or events[-1].version < stretch.version)
    return {"has_more": has_more, "next_cursor": str(events[-1].version) if has_more else None}
