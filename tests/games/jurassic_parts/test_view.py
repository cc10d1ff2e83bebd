"""Views: what each viewer may know, and that worlds it cannot tell apart look alike to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.exam import conserved
from strata.domain.kernel import canonical, clone
from tests.games.jurassic_parts.table import Played, playing

HANDS = {0: ["backpack", "rock_saw"], 1: ["plaster_jacket"], 2: ["fault_map", "tool_belt"]}


def after_two_looks() -> Played:
    """Seat 1 has looked at cells 1 and 3; a plant and a pterodactyl lie there."""
    return playing(
        seats=3,
        options={"equipment_cards": 2},
        hands=HANDS,
        played={1: ["ground_radar"]},
        down={1: "b0", 3: "b1", 5: "b0", 7: "b2"},
        peeked={1: [1, "plant-01"], 3: [1, "pterodactyl-1a"]},
        bag=["plant-02", "triceratops-1a"],
        amber={0: 2},
    )


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_resampled_worlds_look_the_same(viewer: int | None) -> None:
    played = after_two_looks()
    rng, hands, faces = Random(7), set(), set()
    for _ in range(60):
        world = GAME.resample(played.state, viewer, rng)
        conserved(world)
        assert canonical(GAME.view(world, viewer)) == canonical(GAME.view(played.state, viewer))
        if viewer == 0:
            assert GAME.pending(world) == GAME.pending(played.state)
        hands.add(canonical([digger.hand for digger in world.seats]))
        faces.add(canonical([cell.tile for cell in world.slab if cell is not None]))
    assert len(hands) > 20
    assert len(faces) == (1 if viewer == 1 else 12)


def test_resampling_leaves_the_true_world_alone() -> None:
    played = after_two_looks()
    before = clone(played.state)
    GAME.resample(played.state, 0, Random(1))
    assert played.state == before


def test_only_who_looked_knows_the_face() -> None:
    state = after_two_looks().state
    for viewer in (None, 0, 1, 2):
        view: Any = GAME.view(state, viewer)
        cells = {cell.cell: cell for cell in view.slab}
        assert (cells[1].tile, cells[3].tile) == (("plant-01", "pterodactyl-1a") if viewer == 1 else (None, None))
        assert (cells[1].peeked_by, cells[5].peeked_by) == (1, None)
        unseen = ["plant-02", "triceratops-1a"]
        assert view.unseen == (unseen if viewer == 1 else sorted([*unseen, "plant-01", "pterodactyl-1a"]))


def test_hands_are_their_owners_and_undealt_cards_are_nobodys() -> None:
    state = after_two_looks().state
    for viewer in (None, 0, 1, 2):
        told = canonical(GAME.view(state, viewer))
        for seat, cards in HANDS.items():
            assert all((card.encode() in told) == (viewer == seat) for card in cards)
        assert b"whetstone" not in told
        assert b"ground_radar" in told


def test_boulders_are_told_as_the_tile_lies() -> None:
    cells = {cell.cell: cell for cell in GAME.view(after_two_looks().state, None).slab}  # type: ignore[attr-defined]
    assert cells[3].boulders == [0]
    assert cells[7].boulders == [0, 1]
    assert cells[0].boulders == []


def test_without_boulders_none_are_shown() -> None:
    state = playing(down={1: "b5"}, options={"boulders": "none"}).state
    assert not any(cell.boulders for cell in GAME.view(state, None).slab)  # type: ignore[attr-defined]


def test_a_view_tells_who_is_asked() -> None:
    view: Any = GAME.view(after_two_looks().state, 2)
    assert (view.asked, view.decision) == (0, "turn_main")
