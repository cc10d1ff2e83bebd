"""What the table shows: the board, the standings, the events."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeVar

from strata_client import Decision, NarratedEvent, Score, Summary

from strata.domain.toolkit.headline import after_colon
from strata.domain.toolkit.language import Language
from strata.runtime.inspect.outline import outline
from strata.runtime.inspect.terminal import paint
from strata.runtime.play.map import draw
from strata.runtime.play.places import maps, title
from strata.runtime.play.sheet import sheet
from strata.runtime.play.vocabulary import Vocabulary, plain
from strata.runtime.play.words import ENGLISH

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


def names_of(summary: Summary, words: Language = ENGLISH) -> list[str]:
    return [row["name"] or words.say("seat", number=row["seat"]) for row in summary["seats"]]


def board(
    picture: str,
    view: Mapping[str, Any],
    names: Sequence[str],
    own: int,
    width: int,
    vocabulary: Vocabulary,
    words: Language = ENGLISH,
) -> Iterator[list[str]]:
    """The table in parts: the maps that all share or that are the seat's own, the rest of the view as a sheet."""
    for whose, places in maps(picture).items():
        if whose in ("", str(own)):
            yield ["", *draw(places, names, own, width, words)]
    lines = sheet(view, names, width, vocabulary)
    yield from (["", *part] for is_text, part in groupby(lines, bool) if is_text)


def full_view(picture: str, view: Mapping[str, Any], names: Sequence[str], own: int, width: int) -> Iterator[str]:
    """Every map, and the whole view."""
    for whose, places in maps(picture).items():
        if whose.isdecimal() and int(whose) < len(names):
            yield from ("", paint(f"#{whose} {names[int(whose)]}", "bold"))
        yield from ("", *draw(places, names, own, width))
    yield from ("", *outline(view, width))


def seats(summary: Summary, score: Score, own: int, terms: Mapping[str, str], words: Language) -> Iterator[str]:
    """Who sits where, how they stand, and who must decide; ``terms`` are those of the game."""
    names = names_of(summary, words)
    called = [f"#{seat} {name}" for seat, name in enumerate(names)]
    called[own] = words.say("you", name=called[own])
    asked = {row["seat"]: row["name"] for row in summary["pending"]}
    standings = {row["seat"]: row for row in score["ranking"]}
    for seat, name in enumerate(called):
        line = f"  {name:<{max(map(len, called))}}"
        if seat in standings:
            standing = standings[seat]
            line += f"  {words.say('stands', rank=standing['rank'], total=str(standing['total']).rjust(3))}"
        must = f"  ◀ {terms.get(f'decision-{asked[seat]}', plain(asked[seat]))}" if seat in asked else ""
        yield f"{line}{paint(must, 'yellow', 'bold')}"


def ranking(score: Score, names: Sequence[str]) -> Iterator[str]:
    """How all seats stand, and what their totals are made of."""
    longest = max(map(len, names))
    for row in score["ranking"]:
        parts = ", ".join(f"{line['title']} {line['points']}" for line in row["lines"])
        yield f"  {row['rank']}. {names[row['seat']]:<{longest}}  {row['total']:>3}  {paint(parts, 'dim')}".rstrip()


def event_lines(event: NarratedEvent, words: Language = ENGLISH) -> Iterator[str]:
    """An event in plain words."""
    for line in event["lines"]:
        yield paint(f"  {words.say('line-taken-back', line=line)}", "dim") if event["undone"] else f"  {line}"


def question(decision: Decision, picture: str, words: Language = ENGLISH) -> str:
    """What the seat is asked: as the title of the picture says it, which ends in ``Your turn, Ann: take a tile``."""
    before, after = map(re.escape, words.say("your-turn", name="\n").split("\n"))
    headline = re.search(rf"(?:^|\. )({before}(?:(?!\. ).)*{after}.*)$", title(picture))
    question = words.say("your-question", question=after_colon(decision["title"]))
    return paint(headline[1] if headline else question, "bold")
