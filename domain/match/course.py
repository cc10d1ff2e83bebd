"""The course of a match: a row for each event, with where it continues from and what is remarkable about it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from strata.domain.kernel import Game
from strata.domain.match.events import REWINDS
from strata.domain.match.match import Ledger, Match
from strata.domain.match.turns import moment_of

Mark = Literal["draws", "reveals"]
"""Something was drawn, as far as the reader may know of draws; something was taken out of hiding."""


def course_row(event: Mapping[str, Any], after: Match, head: Ledger) -> dict[str, Any]:
    """An event, as it was shown to somebody, as a step of the way to the head; ``after`` is the match it led to."""
    data, moment = event["data"], moment_of(after)
    return {
        "version": event["version"],
        "type": event["type"],
        "seat": data.get("seat"),
        "continues": data["to_version"] if event["type"] in REWINDS else event["version"] - 1,
        "undone": not head.is_effective(event["version"]),
        "turn": None if moment is None else moment.turn,
        "phase": None if moment is None else moment.phase,
        "marks": _marks(data, after.game),
    }


def _marks(data: Mapping[str, Any], game: Game[Any, Any]) -> list[Mark]:
    marks: list[Mark] = []
    if data.get("draws"):
        marks.append("draws")
    if any(fact["kind"] in _revealing(game) for fact in data.get("facts", ())):
        marks.append("reveals")
    return marks


@cache
def _revealing(game: Game[Any, Any]) -> frozenset[object]:
    """The kinds of facts that take something out of hiding."""
    return frozenset(fact.__struct_config__.tag for fact in game.facts if fact.reveals)
