"""Setting up: who plays which animal, what lies where, and in which order chance is asked."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.exam import conserved
from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.rules.earth import elements_of
from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import InvalidOption, Move, RandomChance, begin, play
from tests.games.chance import CountingChance
from tests.games.dominant_species.table import Played, action

ALTERNATIVE = {"earth_setup": "alternative"}
MULTI = {"mode": "multi_animal"}


def set_up(seats: int, **options: Any) -> Move[State]:
    return begin(GAME, msgspec.convert(options, Options), seats, CountingChance())


@pytest.mark.parametrize(("seats", "pawns", "pool"), [(2, 7, 50), (3, 6, 45), (4, 5, 40), (5, 4, 35), (6, 3, 30)])
def test_pieces_follow_from_the_number_of_seats(seats: int, pawns: int, pool: int) -> None:
    state = set_up(seats).position.state
    assert len(state.animals) == seats
    for animal in state.animals.values():
        assert (animal.available, animal.supply, animal.gene_pool) == (pawns, 10 - pawns, pool)
    conserved(state)


@pytest.mark.parametrize("seats", [2, 3])
def test_several_animals_each_get_the_pieces_of_six(seats: int) -> None:
    state = set_up(seats, **MULTI).position.state
    owners = [animal.seat for animal in state.animals.values()]
    assert [owners.count(seat) for seat in range(seats)] == [6 // seats] * seats
    assert {(animal.available, animal.gene_pool) for animal in state.animals.values()} == {(3, 30)}


def test_the_initiative_track_is_the_food_chain_from_below() -> None:
    state = set_up(6).position.state
    assert state.chain == ["mammal", "reptile", "bird", "amphibian", "arachnid", "insect"]
    assert state.initiative == state.chain[::-1]


def test_draws_of_the_standard_table() -> None:
    of = [of for of, _ in set_up(3).draws]
    assert of == [6, 5, 4, *(24, 23, 22), *range(25, 20, -1), *range(108, 96, -1)]


def test_draws_of_the_alternative_earth() -> None:
    of = [of for of, _ in set_up(2, **ALTERNATIVE).draws]
    assert of == [
        6,
        5,
        *range(31, 24, -1),
        *(24, 23, 22),
        *range(25, 20, -1),
        *range(120, 108, -1),
        *range(108, 96, -1),
    ]


@pytest.mark.parametrize("seed", range(5))
def test_the_alternative_earth_has_a_cube_for_each_matching_disk_and_evens_out(seed: int) -> None:
    options = msgspec.convert(ALTERNATIVE, Options)
    state = begin(GAME, options, 6, RandomChance(Random(seed))).position.state
    total = dict.fromkeys(state.chain, 0)
    own = {"mammal": "meat", "reptile": "sun", "bird": "seed", "amphibian": "water", "arachnid": "grub"}
    for hex_, tile in state.earth.items():
        assert tile.tundra == (hex_ == "0,0")
        for animal in state.chain:
            disks = 0 if tile.tundra else elements_of(state, hex_).get(own.get(animal, "grass"), 0)
            assert tile.species.get(animal, 0) == disks
            total[animal] += disks
    for animal in state.chain:
        assert state.animals[animal].vp == max(total.values()) - total[animal]
        assert state.animals[animal].scored in ({}, {"start": state.animals[animal].vp})
    assert len(state.elements) == 12
    conserved(state)


def test_the_short_game_leaves_four_cards_out() -> None:
    state = set_up(2, length="short").position.state
    cards = state.unseen_cards + state.face_up
    assert len(cards) == 21
    assert not {"immigrants", "intelligence", "omnivore", "parasitism", "ice_age"} & set(cards)
    assert state.ice_age_below


def test_fixed_animals() -> None:
    state = set_up(2, animal_assignment="fixed", animals=[["bird"], ["insect"]]).position.state
    assert {name: animal.seat for name, animal in state.animals.items()} == {"bird": 0, "insect": 1}


@pytest.mark.parametrize(
    ("seats", "options", "order"),
    [(4, {}, [0, 1, 2, 3]), (2, MULTI, [0, 1, 1, 0, 0, 1]), (3, MULTI, [0, 1, 2, 2, 1, 0])],
)
def test_animals_are_chosen_in_turn(seats: int, options: dict[str, Any], order: list[int]) -> None:
    played = Played(set_up(seats, animal_assignment="choose", **options).position.state)
    chosen = []
    while played.asked == (None, "choose_animal"):
        seat = played.position.decisions[0].seat
        chosen.append(seat)
        animal = played.options[-1]["animal"]
        played = Played(_choose(played, seat, animal))
        assert played.state.animals[animal].seat == seat
        assert all(option.get("animal") != animal for option in played.options)
    assert chosen == order
    assert played.asked == (played.state.initiative[0], "place_pawn")
    conserved(played.state)


def _choose(played: Played, seat: int, animal: str) -> State:
    choice = action({"kind": "choose_animal", "animal": animal})
    return play(played.position, seat, choice, CountingChance()).position.state


@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [
        (4, MULTI, "mode"),
        (2, {"animal_assignment": "fixed"}, "animals"),
        (2, {"animals": [["bird"], ["insect"]]}, "animals"),
        (3, {"animal_assignment": "fixed", "animals": [["bird"], ["insect"]]}, "animals"),
        (2, {"animal_assignment": "fixed", "animals": [["bird"], ["bird"]]}, "animals"),
        (2, {**MULTI, "animal_assignment": "fixed", "animals": [["bird"], ["insect"]]}, "animals"),
    ],
)
def test_options_that_do_not_fit_are_refused(seats: int, options: dict[str, Any], named: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        msgspec.convert(options, Options).check(seats)
    assert refused.value.option == named


@pytest.mark.parametrize("options", [{"max_rounds": 0}, {"max_rounds": 51}, {"animals": [["cat"]]}, {"dominance": "x"}])
def test_options_out_of_range_are_no_options(options: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(options, Options)
