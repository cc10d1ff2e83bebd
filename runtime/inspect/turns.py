"""``strata log --turns``: the turns of a match, a line each."""

from __future__ import annotations

from typing import Any

from strata.domain.match.frames import standing_of
from strata.domain.match.turns import moment_of
from strata.runtime.inspect.inspected import InspectedMatch
from strata.runtime.inspect.replay import standings_line
from strata.runtime.inspect.terminal import instant, paint, print_json


def print_turns(inspected: InspectedMatch, after: int, as_json: bool) -> None:
    words, names = inspected.words, inspected.names()
    for row in turns_of(inspected, after):
        if as_json:
            print_json(row, indent=-1)
            continue
        versions, at = f"{row['first']}–{row['last']}", paint(instant(row["at"]), "dim")
        standings = standings_line(row, names, inspected.narrator)
        print(f"{words.say('turn', turn=row['turn']):<9}  {versions:>11}  {at}  {standings}")


def turns_of(inspected: InspectedMatch, after: int) -> list[dict[str, Any]]:
    """Each turn of what led to the head: its versions, when it began, and how the seats stood when it was over."""
    rows: list[dict[str, Any]] = []
    for version in inspected.head.ledger.effective_versions():
        if version <= after:
            continue
        match = inspected.at(version)
        moment = moment_of(match)
        if moment is None:
            continue
        if not rows or rows[-1]["turn"] != moment.turn:
            rows.append({"turn": moment.turn, "first": version, "last": version, "at": match.ledger.at})
        rows[-1] |= {"last": version, **standing_of(match)}
    return rows
