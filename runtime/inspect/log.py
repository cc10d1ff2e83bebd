"""``strata log``: what happened, in plain words, and with ``--follow`` what happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from strata.domain.toolkit.language import Language
from strata.runtime.inspect.inspected import InspectedMatch, inspect_match
from strata.runtime.inspect.terminal import instant, paint, print_json
from strata.runtime.inspect.turns import print_turns
from strata.store.journal import shard_of
from strata.store.matches import Matches

PAGE = 200
"""How many events are read at once."""
FEED_WAIT = 1000
"""How long one read of the feed waits, in milliseconds."""


def log(
    matches: Matches,
    match: str,
    follow: bool,
    after: int,
    turns: bool,
    seat: int | None,
    lang: str,
    as_json: bool,
) -> None:
    with inspect_match(matches, match, seat, lang) as inspected, suppress(KeyboardInterrupt):
        if turns:
            print_turns(inspected, after, as_json)
            return
        words = inspected.words
        for event in _followed(inspected, after, words) if follow else _events(inspected, after, words):
            if as_json:
                print_json(event, indent=-1)
            else:
                _print_event(event, words)


def _events(inspected: InspectedMatch, after: int, words: Language) -> Iterator[dict[str, Any]]:
    """The events after a version as the viewer may read them, with their lines and whether they still count."""
    names = inspected.names()
    while events := inspected.events(after, PAGE):
        ledger = inspected.head.ledger
        for event in events:
            who = _actor(event["actor"], names, words)
            yield {**event, "by": who, "is_effective": ledger.is_effective(event["version"])}
        after = events[-1]["version"]


def _followed(inspected: InspectedMatch, after: int, words: Language) -> Iterator[dict[str, Any]]:
    """What happened, then what happens, until the seed is revealed: nothing can come after that."""
    journal, shard = inspected.matches.journal, shard_of(inspected.id)
    offset = journal.feed_end(shard)
    while True:
        for event in _events(inspected, after, words):
            after = event["version"]
            yield event
        if inspected.head.ledger.is_unsealed:
            return
        entries = journal.feed({shard: offset}, FEED_WAIT)
        offset = entries[-1].offset if entries else offset


def _actor(actor: str, names: list[str], words: Language) -> str:
    kind, _, seat = actor.partition(":")
    is_seat = kind in ("seat", "bot") and seat.isdecimal()
    return names[int(seat)] if is_seat else words.say("actor", actor=actor)


def _print_event(event: dict[str, Any], words: Language) -> None:
    first, *others = event["lines"] or [f"({event['type']})"]
    start = f"{event['version']:>5}  {paint(instant(event['at']), 'dim')}  {event['by']:<14}  "
    undone = "" if event["is_effective"] else paint(f"  ({words.say('undone')})", "yellow")
    lines = [f"{start}{first}{undone}", *(f"{'':>44}{line}" for line in others)]
    print("\n".join(lines), flush=True)
