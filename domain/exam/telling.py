"""The laws of words and pictures: a match is told in every language of its game, and drawn, for every viewer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

from strata.domain.kernel import Fact, Game, Position, Viewer, canonical, readable
from strata.domain.kernel.codec import decode
from strata.domain.toolkit.narration import Catalogue

_BRACES = "<Bob & {seat}>"
_NAMELESS = 3
_SVG = "{http://www.w3.org/2000/svg}svg"


def names(seats: int) -> list[str]:
    """Names that break what is not escaped, filled in twice, or not cut to the room there is; one is missing."""
    odd = ["Ann", _BRACES, "A name that goes on and on and on and on", "", "恐竜" * 30]
    return [*odd, *(f"Player {seat}" for seat in range(len(odd), seats))][:seats]


def every_kind_has_a_message(game: Game[Any, Any]) -> None:
    """A catalogue of messages has one for each kind of fact and of action, and for each fact without its secrets."""
    told = {fact.__struct_config__.tag for fact in game.facts}
    told |= {f"{fact.__struct_config__.tag}.hidden" for fact in game.facts if fact.secret}
    labelled = {action.__struct_config__.tag for action in game.actions}
    for language, narrator in game.narrators.items():
        if isinstance(narrator, Catalogue):
            for kinds, messages in ((told, narrator.facts), (labelled, narrator.actions)):
                differing = sorted(str(kind) for kind in kinds ^ set(messages))
                assert not differing, f"{language} has a message too many or too few: {', '.join(differing)}"


def facts_are_told(game: Game[Any, Any], facts: Sequence[Fact], seats: int) -> None:
    """Every viewer is told of every fact, in every language, from what it may read of it."""
    for language, narrator in game.narrators.items():
        for fact in facts:
            for viewer in (None, *range(seats)):
                _reads_well(narrator.fact(readable(fact, viewer, None), names(seats)), language)


def options_are_labelled(position: Position[Any], seats: int) -> None:
    """No two options of a decision are called the same, but for those that the profile says are alike."""
    game = position.game
    for language, narrator in game.narrators.items():
        for decision in position.decisions:
            labels = []
            for option in decision.options:
                label = narrator.action(option, names(seats))
                _reads_well(label, language)
                if not isinstance(option, game.exam.alike):
                    labels.append(label)
            twice = [label for label, count in Counter(labels).items() if count > 1]
            assert not twice, f"several options of {decision.name} are called {twice[0]!r}"


def picture_is_sound(position: Position[Any], viewer: Viewer, seats: int) -> None:
    """A picture is an SVG document that shows every seat by its name, and follows from the view alone."""
    game, view = position.game, position.game.view(position.state, viewer)
    picture = game.board(view, names(seats))
    assert picture == game.board(decode(canonical(view), game.view_type), names(seats)), (
        "of an equal view there is another picture"
    )
    _shows(picture, [_start(name, seat) for seat, name in enumerate(names(seats))])
    _shows(game.board(view, [""] * seats), [f"Seat {seat}" for seat in range(seats)])


def _reads_well(line: str, language: str) -> None:
    assert line.strip(), "there is nothing to read"
    assert not re.search(r"[{}]", line.replace(_BRACES, "")), f"not filled in: {line}"
    if language == "en":
        assert not set(re.findall(r"\bSeat \d+", line)) - {f"Seat {_NAMELESS}"}, f"a name is not used: {line}"


def _start(name: str, seat: int) -> str:
    """What is left of a name where there is little room."""
    return name[:2] if not name.isascii() else name[:6] or f"Seat {seat}"


def _shows(picture: str, starts: Sequence[str]) -> None:
    root = ElementTree.fromstring(picture)
    assert root.tag == _SVG, "the picture is not an SVG document"
    words = " ".join(root.itertext())
    missing = [start for start in starts if start not in words]
    assert not missing, f"not shown on the picture: {', '.join(missing)}"
