"""What is told and drawn of a game: the laws of narration and of the board, each for every viewer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

from strata.domain.kernel import Fact, Game, Position, Viewer, canonical, readable
from strata.domain.kernel.codec import decode
from tests.exam.profile import Profile

NAMES = ["Ann", "<Bob & {seat}>", "A name that goes on and on and on and on", "", "恐竜" * 30, "Eve", "Fay"]
"""Names that break what is not escaped, not filled in but once, or not cut to the room there is; one is missing."""

_STARTS = ["Ann", "<Bob &", "A name", "Seat 3", "恐竜", "Eve", "Fay"]
_SVG = "{http://www.w3.org/2000/svg}svg"


def facts_are_told(game: Game[Any, Any], facts: Sequence[Fact], seats: int) -> None:
    """Every viewer is told of every fact, from what it may read of it."""
    for fact in facts:
        for viewer in (None, *range(seats)):
            _reads_well(game.narrators["en"].fact(readable(fact, viewer, None), NAMES[:seats]))


def options_are_labelled(position: Position[Any], profile: Profile, seats: int) -> None:
    """No two options of a decision are called the same, unless they are about pieces that are alike."""
    narrator, alike = position.game.narrators["en"], getattr(profile, "ALIKE", ())
    for decision in position.decisions:
        labels = []
        for option in decision.options:
            label = narrator.action(option, NAMES[:seats])
            _reads_well(label)
            if not isinstance(option, alike):
                labels.append(label)
        assert len(set(labels)) == len(labels), f"options of {decision.name} cannot be told apart"


def _reads_well(line: str) -> None:
    assert line.strip()
    assert not re.search(r"[{}]", line.replace(NAMES[1], "")), f"not filled in: {line}"
    assert not set(re.findall(r"Seat \d", line)) - {"Seat 3"}, f"a name is not used: {line}"


def picture_is_sound(position: Position[Any], viewer: Viewer, seats: int) -> None:
    """A picture is an SVG document with every seat in it, and follows from the view alone."""
    game, view = position.game, position.game.view(position.state, viewer)
    picture = game.board(view, NAMES[:seats])
    assert picture == game.board(decode(canonical(view), game.view_type), NAMES[:seats])
    shows(picture, _STARTS[:seats])


def shows(picture: str, names: Sequence[str]) -> None:
    root = ElementTree.fromstring(picture)
    assert root.tag == _SVG
    words = " ".join(root.itertext())
    assert not [name for name in names if name not in words], "a seat is not shown"
