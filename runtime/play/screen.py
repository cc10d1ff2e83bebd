"""What the table shows: the board, the standings, the events."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeVar

from strata_client import Decision, NarratedEvent, Score, Summary

from strata.runtime.inspect.outline import outline
from strata.runtime.inspect.terminal import paint
from strata.runtime.play.map import draw
from strata.runtime.play.places import maps, title
from strata.runtime.play.sheet import sheet

T = TypeVar("T")

_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def printable(value: T) -> T:
    """What the service says, without characters that would control the terminal."""
    if isinstance(value, str):
        return _UNSEEN.sub("", value)  # type: ignore[return-value]
    if isinstance(value, Mapping):
        return {printable(name): printable(child) for name, child in value.items()}  # type: ignore[return-value]
    if isinstance(value, list):
        return [printable(child) for child in value]  # type: ignore[return-value]
    return value


def names_of(summary: Summary) -> list[str]:
    return [row["name"] or f"Seat {row['seat']}" for row in summary["seats"]]


def board(picture: str, view: Mapping[str, Any], names: Sequence[str], own: int, width: int) -> Iterator[list[str]]:
    """The table in parts: the maps that all share or that are the seat's own, the rest of the view as a sheet."""
    for whose, places in maps(picture).items():
        if whose in ("", str(own)):
            yield ["", *draw(places, names, own, width)]
    yield from (["", *part] for is_text, part in groupby(sheet(view, names, width), bool) if is_text)


def full_view(picture: str, view: Mapping[str, Any], names: Sequence[str], own: int, width: int) -> Iterator[str]:
    """Every map, and the whole view."""
    for whose, places in maps(picture).items():
        if whose.isdecimal() and int(whose) < len(names):
            yield from ("", paint(f"#{whose} {names[int(whose)]}", "bold"))
        yield from ("", *draw(places, names, own, width))
    yield from ("", *outline(view, width))


def seats(summary: Summary, score: Score, own: int) -> Iterator[str]:
    """Who sits where, how they stand, and who must decide."""
    names = names_of(summary)
    called = [f"#{seat} {name}{' (you)' if seat == own else ''}" for seat, name in enumerate(names)]
    asked = {row["seat"]: row["name"] for row in summary["pending"]}
    standings = {row["seat"]: row for row in score["ranking"]}
    for seat, name in enumerate(called):
        line = f"  {name:<{max(map(len, called))}}"
        if seat in standings:
            line += f"  {standings[seat]['rank']}. with {standings[seat]['total']:>3}"
        must = f"  ◀ {words(asked[seat])}" if seat in asked else ""
        yield f"{line}{paint(must, 'yellow', 'bold')}"


def ranking(score: Score, names: Sequence[str]) -> Iterator[str]:
    """How all seats stand, and what their totals are made of."""
    longest = max(map(len, names))
    for row in score["ranking"]:
        parts = ", ".join(f"{words(line['name'])} {line['points']}" for line in row["lines"])
        yield f"  {row['rank']}. {names[row['seat']]:<{longest}}  {row['total']:>3}  {paint(parts, 'dim')}".rstrip()


def event_lines(event: NarratedEvent) -> Iterator[str]:
    """An event in plain words."""
    for line in event["lines"]:
        yield paint(f"  {line} (taken back)", "dim") if event["undone"] else f"  {line}"


def question(decision: Decision, picture: str) -> str:
    """What the seat is asked: as the picture says it, whose title ends in ``Your turn, Ann: take a tile``."""
    headline = title(picture).partition(". ")[2]
    about = f" for {words(decision['about'])}" if decision["about"] else ""
    return paint(
        headline if headline.startswith("Your turn") else f"Your turn: {words(decision['name'])}{about}", "bold"
    )


def words(name: str) -> str:
    return name.replace("_", " ")
