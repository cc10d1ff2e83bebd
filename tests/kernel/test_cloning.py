"""A clone is a world of its own: equal, and nothing written into one shows in the other."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from strata.domain import kernel
from strata.domain.games.registry import GAMES
from strata.domain.kernel import RandomChance, apply_action, begin, canonical, clone


class Card(msgspec.Struct, frozen=True):
    name: str


class Pile(msgspec.Struct, frozen=True):
    cards: list[Card] = []


class Pawn(msgspec.Struct, tag="pawn"):
    steps: list[int] = []


class King(msgspec.Struct, tag="king"):
    guards: dict[str, Pawn] = {}


class Flag(msgspec.Struct, frozen=True, tag="flag"):
    colour: str


class Town(msgspec.Struct):
    name: str
    suburbs: list[Town] = []


class Everything(kernel.State):
    number: int = 0
    cards: list[Card] = []
    pile: Pile = Pile()
    held: Pile | None = None
    pieces: list[Pawn | King | Flag] = []
    places: dict[str, list[int] | None] = {}
    known: set[str] = set()
    pair: tuple[str, int] = ("", 0)
    row: tuple[Pawn, ...] = ()
    either: list[int] | dict[str, int] = []
    town: Town | None = None
    loose: Any = None


def everything() -> Everything:
    return Everything(
        number=3,
        cards=[Card("a")],
        pile=Pile([Card("b")]),
        held=Pile([Card("c")]),
        pieces=[Pawn([1]), King({"x": Pawn([2])}), Flag("red")],
        places={"here": [1], "there": None},
        known={"a", "b"},
        pair=("a", 1),
        row=(Pawn([4]),),
        either={"a": 1},
        town=Town("a", [Town("b", [Town("c")])]),
        loose={"a": [1]},
    )


WRITES: dict[str, Any] = {
    "a field": lambda state: setattr(state, "number", 4),
    "a list": lambda state: state.cards.append(Card("z")),
    "a list in a frozen struct": lambda state: state.pile.cards.append(Card("z")),
    "a struct that may be missing": lambda state: state.held.cards.clear(),
    "one of several structs": lambda state: state.pieces[0].steps.append(9),
    "a struct in a dict in one of several structs": lambda state: state.pieces[1].guards["x"].steps.append(9),
    "a list in a dict": lambda state: state.places["here"].append(9),
    "a dict": lambda state: state.places.pop("there"),
    "a set": lambda state: state.known.add("z"),
    "a struct in a tuple": lambda state: state.row[0].steps.append(9),
    "a list or a dict": lambda state: state.either.update(z=9),
    "a struct that holds its like": lambda state: state.town.suburbs[0].suburbs.clear(),
    "anything": lambda state: state.loose["a"].append(9),
}


def test_a_clone_is_equal() -> None:
    assert clone(everything()) == everything()
    assert clone(Everything()) == Everything()


@pytest.mark.parametrize("write", WRITES.values(), ids=WRITES)
def test_what_is_written_into_a_clone_does_not_show_in_the_first(write: Any) -> None:
    state = everything()
    copy = clone(state)
    write(copy)
    assert copy != everything()
    assert state == everything()


def test_what_cannot_be_written_is_shared() -> None:
    state = everything()
    copy = clone(state)
    assert copy.cards[0] is state.cards[0]
    assert copy.pieces[2] is state.pieces[2]
    assert copy.pair is state.pair


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_part_of_a_game_that_can_be_written_is_shared(game: kernel.Game[Any, Any]) -> None:
    chance = RandomChance(Random(1))
    position = begin(game, game.options(), game.seats[-1], chance).position
    for _ in range(60):
        decision = position.decisions[0]
        position = apply_action(position, decision.seat, decision.options[-1], chance).position
    copy = clone(position.state)
    assert canonical(copy) == canonical(position.state)
    assert not _writable(copy) & _writable(position.state)


def _writable(value: Any) -> set[int]:
    """The identities of all parts that can be written."""
    if isinstance(value, list | set | tuple):
        inner = list(value)
    elif isinstance(value, dict):
        inner = list(value.values())
    elif isinstance(value, msgspec.Struct):
        inner = [getattr(value, name) for name in value.__struct_fields__]
    else:
        return set()
    is_frozen = isinstance(value, tuple) or (isinstance(value, msgspec.Struct) and value.__struct_config__.frozen)
    return set().union(*map(_writable, inner)) | (set() if is_frozen else {id(value)})
