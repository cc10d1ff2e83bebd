"""``strata diff``: what changed between two versions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from jsonpatch import JsonPatch
from jsonpointer import JsonPointer

from strata.domain.match.diff import Patch, changes_of, diff_views, view_of
from strata.domain.match.frames import standing_of
from strata.domain.match.match import Match
from strata.runtime.inspect.inspected import inspect_match
from strata.runtime.inspect.outline import inline
from strata.runtime.inspect.terminal import heading, paint, print_json
from strata.store.matches import Matches


def diff(matches: Matches, match: str, start: int, end: int, seat: int | None, lang: str, as_json: bool) -> None:
    with inspect_match(matches, match, seat, lang) as inspected:
        before, after = inspected.at(start), inspected.at(end)
        patch = diff_views(before, after, inspected.viewer)
        first, last = sorted((start, end))
        events = inspected.events(first, last - first)
        if as_json:
            changes = changes_of(events)
            print_json({"from": start, "to": end, "seat": inspected.viewer, "patch": patch, "changes": changes})
            return
        words = inspected.words
        compared = words.say("compared", start=start, end=end, seat=inspected.eyes)
        print(f"{paint(before.ledger.game, 'bold')} {before.ledger.id}  {compared}")
        heading(words.say("happened", first=first, last=last))
        for event in events:
            for line in event["lines"]:
                print(f"{event['version']:>5}  {line}")
        heading(words.say("heading-standings"))
        for line in _standings(before, after, inspected.names()):
            print(line)
        heading(words.say("heading-changes"))
        view = view_of(before, inspected.viewer)
    print("\n".join(_patch_lines(view, patch)) or f"  {words.say('nothing')}")


def _standings(before: Match, after: Match, names: Sequence[str]) -> Iterator[str]:
    """The points of each seat at both versions."""
    totals = zip(names, standing_of(before)["totals"], standing_of(after)["totals"], strict=True)
    for name, old, new in totals:
        yield f"  {name}  {old}" if old == new else f"  {name}  {old} → {paint(str(new), 'bold')} ({new - old:+d})"


def _patch_lines(view: Any, patch: Patch) -> Iterator[str]:
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
