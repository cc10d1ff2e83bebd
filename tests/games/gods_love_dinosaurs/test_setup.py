"""Setting up: what lies where before the first turn, and in which order chance is asked."""

from __future__ import annotations

import msgspec
import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.components import TILES
from strata.domain.games.gods_love_dinosaurs.exam import conserved
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.state import State
from strata.domain.kernel import InvalidOption, Move, begin
from tests.games.chance import CountingChance


def set_up(seats: int, picks: tuple[int, ...] = (), **options: object) -> Move[State]:
    agreed = msgspec.convert(options, Options)
    agreed.check(seats)
    return begin(GAME, agreed, seats, CountingChance(picks))


@pytest.mark.parametrize(("seats", "rows", "left"), [(2, 2, 30), (3, 2, 42), (4, 3, 53), (5, 3, 69)])
def test_the_board_is_filled_from_stack_a(seats: int, rows: int, left: int) -> None:
    state = set_up(seats).position.state
    assert list(state.slots) == ["frog", "hare", "rat", "tiger", "eagle"]
    for tiles in state.slots.values():
        assert [TILES[tile].stack for tile in tiles if tile] == ["A"] * rows
    assert sum(map(len, state.stacks.values())) == left
    assert state.marker == "frog"
    conserved(state)


@pytest.mark.parametrize("seats", GAME.seats)
def test_tiles_for_more_players_stay_out(seats: int) -> None:
    state = set_up(seats).position.state
    seen = [tile for stack in state.stacks.values() for tile in stack]
    assert max(TILES[tile].min_players for tile in seen) == seats


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_seat_starts_alike(seats: int) -> None:
    for ecosystem in set_up(seats).position.state.seats:
        assert ecosystem.figures == {"0,0": "dino", "1,0": "frog", "0,-1": "hare", "-1,1": "rat"}
        assert [ecosystem.terrain[cell] for cell in ("1,-1", "-1,0", "0,1")] == ["lake", "plain", "forest"]
        assert (ecosystem.eggs, ecosystem.score) == (3, 4)


def test_the_first_seat_is_drawn_before_the_first_tile() -> None:
    move = set_up(4, picks=(2,))
    assert [of for of, _ in move.draws] == [4, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]
    assert (move.position.state.start, move.position.state.active) == (2, 2)
    assert move.position.decisions[0].seat == 2


def test_the_last_tile_of_a_stack_is_drawn_too() -> None:
    assert set_up(2).draws[-1] == (1, 0)


def test_columns_are_filled_from_the_left_row_by_row() -> None:
    state = set_up(2, picks=(0,) * 11).position.state
    assert state.slots["frog"] == ["A01", "A02"]
    assert state.slots["eagle"] == ["A09", "A10"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_named_first_seat_is_not_drawn(seat: int) -> None:
    move = set_up(3, start_player=seat)
    assert len(move.draws) == 10
    assert (move.position.state.start, move.position.state.active) == (seat, seat)


def test_the_first_seat_must_be_there() -> None:
    with pytest.raises(InvalidOption, match="no seat 2 among 2"):
        set_up(2, start_player=2)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"start_player": 5}, Options)


def test_facts_alone_make_the_table() -> None:
    move = set_up(5, supply="unlimited", tie_start_player="first")
    state = State()
    for fact in move.facts:
        fact.apply(state)
    assert state == move.position.state
