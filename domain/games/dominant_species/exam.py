"""What the exam needs to know about Dominant Species."""

from __future__ import annotations

from collections import Counter
from typing import Any

from strata.domain.games.dominant_species.components import BOX, CARDS, PRINTED, TOUCHES
from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import Profile

_TWO = [["mammal"], ["insect"]]
_SHARED_BY_TWO = [["mammal", "insect", "bird"], ["reptile", "arachnid", "amphibian"]]
_SHARED_BY_THREE = [["mammal", "insect"], ["reptile", "arachnid"], ["amphibian", "bird"]]

_VARIED: list[dict[str, Any]] = [
    {"max_rounds": 9},
    {"max_rounds": 25, "length": "short"},
    {"max_rounds": 7, "earth_setup": "alternative", "dominance": "automatic"},
    {"max_rounds": 7, "earth_setup": "alternative", "length": "short", "animal_assignment": "choose"},
]

VARIANTS: dict[int, list[dict[str, Any]]] = {
    2: [
        {"mode": "standard"},
        *_VARIED,
        {"max_rounds": 1, "animal_assignment": "fixed", "animals": _TWO},
        {"max_rounds": 8, "mode": "multi_animal"},
        {"max_rounds": 8, "mode": "multi_animal", "animal_assignment": "choose", "earth_setup": "alternative"},
        {"max_rounds": 8, "mode": "multi_animal", "animal_assignment": "fixed", "animals": _SHARED_BY_TWO},
    ],
    3: [
        *_VARIED,
        {"max_rounds": 8, "mode": "multi_animal", "animal_assignment": "random"},
        {"max_rounds": 8, "mode": "multi_animal", "animal_assignment": "choose"},
        {"max_rounds": 8, "mode": "multi_animal", "animal_assignment": "fixed", "animals": _SHARED_BY_THREE},
    ],
    4: _VARIED,
    5: _VARIED,
    6: [*_VARIED, {}],
}


def conserved(state: State) -> None:
    """Every disk, cube, pawn, tile and card is somewhere exactly once, and points are those of their lines."""
    if state.picking:
        return
    _elements(state)
    _animals(state)
    _tiles(state)
    last = [BOX.last_card] if state.ice_age_below else []
    deck = [card for card in CARDS if state.options.length == "full" or not CARDS[card].full_game_only]
    assert sorted(state.unseen_cards + state.face_up + state.played + last) == sorted(deck)
    assert len(state.face_up) <= BOX.cards_face_up


def _elements(state: State) -> None:
    on_boards = [element for animal in state.animals.values() for element in animal.added]
    on_display = [element for slot in state.display.values() for element in slot]
    lying = Counter([*state.elements.values(), *on_boards, *on_display])
    for element in BOX.elements:
        assert state.bag[element.id] >= 0
        assert state.bag[element.id] + lying[element.id] == element.count, element.id
    for corner in state.elements:
        assert any(hex_ in state.earth for hex_ in TOUCHES[corner]), corner


def _animals(state: State) -> None:
    row = str(len(PRINTED) if state.options.mode == "multi_animal" else state.seats)
    for name, animal in state.animals.items():
        cubes = sum(tile.species.get(name, 0) for tile in state.earth.values())
        counts = (animal.gene_pool, animal.eliminated, animal.available, animal.supply)
        assert min(counts) >= 0
        assert animal.gene_pool + cubes + animal.eliminated + 1 == BOX.pieces[row].cubes, name
        assert animal.unused == BOX.cubes_in_box - BOX.pieces[row].cubes
        on_display = sum(owner == name for owner in state.pawns.values())
        assert animal.available + on_display + animal.supply == BOX.pawns_in_box
        assert len(PRINTED[name]) + len(animal.added) <= BOX.element_slots
        assert animal.vp == sum(animal.scored.values()) >= 0
    for tile in state.earth.values():
        assert all(tile.species.values())
        assert all(0 < count <= tile.species[name] for name, count in tile.hibernating.items())


def _tiles(state: State) -> None:
    assert sum(tile.tundra for tile in state.earth.values()) + state.tundra_supply == BOX.tundra_tiles
    seen = Counter(tile.terrain for tile in state.earth.values())
    seen.update(stack.face_up for stack in state.stacks if stack.face_up)
    for terrain in BOX.terrains:
        if terrain.tiles:
            assert state.unseen_tiles[terrain.id] >= 0
            assert seen[terrain.id] + state.unseen_tiles[terrain.id] == terrain.tiles, terrain.id
    assert sum(stack.face_down for stack in state.stacks) == sum(state.unseen_tiles.values())


PROFILE = Profile[State](matches=100, most_decisions=4_000, variants=VARIANTS, conserved=conserved)
