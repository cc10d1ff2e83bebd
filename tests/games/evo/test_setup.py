"""Setting up: what lies where before the first turn, and in which order chance is asked."""

from __future__ import annotations

import msgspec
import pytest

from strata.domain.games.evo import GAME
from strata.domain.games.evo.components import ISLANDS
from strata.domain.games.evo.exam import conserved
from strata.domain.games.evo.options import Options
from strata.domain.games.evo.state import State
from strata.domain.kernel import Move, begin
from tests.games.chance import CountingChance


def set_up(seats: int, **options: object) -> Move[State]:
    return begin(GAME, msgspec.convert(options, Options), seats, CountingChance())


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_species_starts_alike(seats: int) -> None:
    state = set_up(seats).position.state
    assert len(state.seats) == seats
    for species in state.seats:
        assert (species.points, species.supply, len(species.hand)) == (10, 9, 3)
        assert species.genes == {"tail": 1, "leg": 1, "horn": 0, "egg": 1, "fur": 1, "parasol": 1, "mutant": 0}
    assert len(state.deck) == 26 - 3 * seats
    assert (state.turn, state.meteor) == (1, seats - 3)
    conserved(state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_star_has_a_dino_of_another_species(seats: int) -> None:
    landed = [fact for fact in set_up(seats).facts if fact.__struct_config__.tag == "dino_landed"]
    map_id = {3: "three", 4: "four_mm", 5: "five"}[seats]
    assert [fact.seat for fact in landed] == list(range(seats))
    assert {fact.hex for fact in landed} == set(ISLANDS[map_id].stars)


def test_four_seats_choose_between_two_maps() -> None:
    assert set_up(4).position.state.map == "four_mm"
    assert set_up(4, map_4p="four_ls").position.state.map == "four_ls"
    assert set_up(3, map_4p="four_ls").position.state.map == "three"


def test_cards_are_drawn_seat_by_seat_then_stars_then_initiative() -> None:
    move = set_up(3)
    assert [of for of, _ in move.draws[:12]] == [26, 25, 24, 23, 22, 21, 20, 19, 18, 3, 2, 1]
    assert {of for of, _ in move.draws[12:]} == {6}


def test_without_the_event_deck_cards_and_card_genes_stay_out() -> None:
    state = set_up(3, event_deck="none").position.state
    assert state.deck == []
    assert all(species.hand == [] for species in state.seats)
    assert sum(state.bag.values()) == 56
    assert state.removed["card"] == 6
    conserved(state)


def test_facts_alone_make_the_table() -> None:
    move = set_up(5, climate_track="eight")
    state = State()
    for fact in move.facts:
        fact.apply(state)
    assert state == move.position.state


def test_all_seats_roll_in_the_first_turn() -> None:
    rolled = [fact for fact in set_up(4).facts if fact.__struct_config__.tag == "initiative_rolled"]
    assert [fact.seat for fact in rolled[:4]] == [0, 1, 2, 3]
