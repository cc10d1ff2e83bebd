"""Setting up beyond the golden examples."""

from __future__ import annotations

from random import Random

import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.components import BOX, PAIRED, TILES
from strata.domain.games.jurassic_parts.exam import conserved
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.kernel import InvalidOption, RandomChance, apply_action, begin, readable
from strata.domain.kernel.codec import to_builtins
from tests.games.chance import CountingChance


def test_draws_come_in_order_first_player_tiles_backs_rotations_cards() -> None:
    move = begin(GAME, Options(equipment_cards=1), 3, CountingChance())
    asked = [of for of, _ in move.draws]
    assert asked == [3, *range(57, 29, -1), *range(58, 0, -1), *[6] * 58, 12, 11, 10]


def test_seat_0_may_begin_without_a_draw() -> None:
    move = begin(GAME, Options(first_player="seat0", layout="B"), 2, CountingChance())
    assert move.position.state.first == 0
    assert [of for of, _ in move.draws] == [*range(58, 0, -1), *[6] * 58]


def test_cards_are_dealt_in_turn_order_and_shown_to_their_owner_alone() -> None:
    move = begin(GAME, Options(equipment_cards=2), 3, CountingChance([1]))
    dealt = [fact for fact in move.facts if to_builtins(fact)["kind"] == "card_dealt"]
    assert [to_builtins(fact)["seat"] for fact in dealt] == [1, 1, 2, 2, 0, 0]
    assert [len(digger.hand) for digger in move.position.state.seats] == [2, 2, 2]
    assert len(move.position.state.undealt) == 6
    for viewer in (None, 0, 2):
        assert "card" not in readable(dealt[0], viewer, None)
    assert "card" in readable(dealt[0], 1, None)


def test_every_back_is_used_once() -> None:
    state = begin(GAME, Options(layout="B"), 2, RandomChance(Random(1))).position.state
    backs = [cell.back for cell in state.slab if cell is not None]
    assert {back.id: backs.count(back.id) for back in BOX.backs} == {back.id: back.count for back in BOX.backs}
    assert {cell.rotation for cell in state.slab if cell is not None} == set(range(6))


@pytest.mark.parametrize("layout", ["A", "B"])
def test_where_faces_and_backs_are_paired_a_tile_has_its_own_back(layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The data of today leaves them apart; an owner of the game may pair them."""
    backs = [back.id for back in BOX.backs for _ in range(back.count)]
    paired = dict(zip(sorted(TILES), Random(5).sample(backs, len(backs)), strict=True))
    for tile, back in paired.items():
        monkeypatch.setitem(PAIRED, tile, back)
    rng = Random(2)
    position = begin(GAME, Options(layout=layout, equipment_cards=2), 3, RandomChance(rng)).position  # type: ignore[arg-type]
    cells = [cell for cell in position.state.slab if cell is not None]
    assert all(paired[cell.tile] == cell.back for cell in cells if cell.tile is not None)
    assert sorted(paired[tile] for tile in position.state.bag) == sorted(cell.back for cell in cells if not cell.tile)
    while not position.is_over:
        decision = position.decisions[0]
        options = [option for option in decision.options if option.__struct_config__.tag != "end_turn"]
        chosen = rng.choice(options or decision.options)
        position = apply_action(position, decision.seat, chosen, RandomChance(rng)).position
        conserved(position.state)
        for cell in GAME.resample(position.state, 0, rng).slab:
            assert cell is None or cell.tile is None or paired[cell.tile] == cell.back


@pytest.mark.parametrize("rounds", [4, 101])
def test_stall_rounds_have_limits(rounds: int) -> None:
    with pytest.raises(InvalidOption, match="stall_rounds"):
        Options(stall_rounds=rounds).check(2)
