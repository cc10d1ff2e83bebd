"""Which events changed a field of the view, as a viewer may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from jsonpointer import JsonPointer

from strata.domain.kernel import Viewer
from strata.domain.match.course import course_row
from strata.domain.match.diff import view_of
from strata.domain.match.match import Ledger, Match

NOTHING: Any = object()
"""What stands where the view has no such field."""


def value_in(match: Match | None, path: JsonPointer, viewer: Viewer) -> Any:
    """The value of a field of the view, or ``NOTHING``."""
    if match is None or match.position is None:
        return NOTHING
    return path.resolve(view_of(match, viewer), NOTHING)


def changes_of_field(
    path: JsonPointer,
    viewer: Viewer,
    head: Ledger,
    steps: Iterable[tuple[Mapping[str, Any], tuple[Match | None, Match]]],
) -> Iterator[dict[str, Any]]:
    """Of consecutive events, as they were shown to the viewer, those that changed a field, with its values.

    Each event comes with the match before and after it.
    """
    known: tuple[Any, ...] = ()
    for event, (before, after) in steps:
        old = known[0] if known else value_in(before, path, viewer)
        new = value_in(after, path, viewer)
        known = (new,)
        if new is not old and new != old:
            values = {name: value for name, value in (("before", old), ("after", new)) if value is not NOTHING}
            facts = event["data"].get("facts", [])
            yield {**course_row(event, after, head), "at": event["at"], **values, "facts": facts}
