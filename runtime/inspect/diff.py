"""``strata diff``: what changed between two versions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from jsonpatch import JsonPatch
from jsonpointer import JsonPointer

from strata.domain.match.diff import Patch, changes_of, diff_views, view_of
from strata.runtime.inspect.outline import inline
from strata.runtime.inspect.subject import about
from strata.runtime.inspect.terminal import heading, paint, print_json
from strata.store.matches import Matches


def diff(matches: Matches, match: str, start: int, end: int, seat: int | None, as_json: bool) -> None:
    with about(matches, match, seat) as subject:
        before, after = subject.at(start), subject.at(end)
        patch = diff_views(before, after, subject.viewer)
        first, last = sorted((start, end))
        events = subject.events(first, last - first)
        if as_json:
            changes = changes_of(events)
            print_json({"from": start, "to": end, "seat": subject.viewer, "patch": patch, "changes": changes})
            return
        print(f"{paint(before.ledger.game, 'bold')} {before.ledger.id}  {start} → {end}, as {subject.eyes} sees it")
        heading(f"What happened from version {first} to {last}")
        names = subject.names()
        for event in events:
            for line in subject.lines(event, names):
                print(f"{event['version']:>5}  {line}")
        heading("What changed")
        view = view_of(before, subject.viewer)
    print("\n".join(_told(view, patch)) or "  nothing")


def _told(view: Any, patch: Patch) -> Iterator[str]:
    """A line for each operation, with the value it finds."""
    for operation in patch:
        path = operation["path"]
        old = JsonPointer(path).resolve(view, None)
        match operation["op"]:
            case "add":
                yield paint(f"  + {path}  {inline(operation['value'])}", "green")
            case "remove":
                yield paint(f"  - {path}  {inline(old)}", "red")
            case "move":
                moved = JsonPointer(operation["from"]).resolve(view)
                yield paint(f"  > {operation['from']} → {path}  {inline(moved)}", "cyan")
            case _:
                yield f"  ~ {path}  {inline(old)} → {inline(operation['value'])}"
        view = JsonPatch([operation]).apply(view, in_place=True)
