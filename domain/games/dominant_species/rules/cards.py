"""Dominance cards: what each does when it is taken. "You" is the animal that dominates the tile just scored.

A card is carried out as far as possible; only "up to" leaves a quantity free. What asks for a choice puts its first
step on the stack; a step that nobody can take is skipped.

Rulings: eliminated cubes never go to a gene pool. Disease and Symbiotic count printed elements too. Niche Biomes
compares points after the tile has paid. An ice sheet must be laid if it can be. A pawn comes from the supply, so nobody
has more than the box holds.
"""

from __future__ import annotations

from collections.abc import Callable

from strata.domain.games.dominant_species.components import BAG, FOOD_CHAIN, RANK, TERRAINS, bonus
from strata.domain.games.dominant_species.facts import (
    CubesEliminated,
    ElementGained,
    IceAgeCame,
    Line,
    PawnGained,
    PointsScored,
    TaskBegun,
)
from strata.domain.games.dominant_species.rules.adaptation import has_room
from strata.domain.games.dominant_species.rules.card_tiles import TILE_CARDS
from strata.domain.games.dominant_species.rules.earth import (
    Table,
    dominant,
    elements_of,
    kinds_in_bag,
    occupied,
    on_tile,
    owned,
    terrain,
    tiles,
)
from strata.domain.games.dominant_species.rules.initiative import go_forward
from strata.domain.games.dominant_species.state import State
from strata.domain.games.dominant_species.tasks import (
    Breeding,
    ChoosingElement,
    ChoosingHex,
    Eliminating,
    Glaciating,
    Hibernating,
    Immigrating,
    LosingElement,
    PlacingPawn,
    Replacing,
    SwappingElement,
)
from strata.domain.kernel import Steps, draw

Effect = Callable[[State, str, str], Steps[None]]
"""What follows when an animal takes a card for a tile."""

_REPLACED_AT_MOST = 2


def _biodiversity(table: Table, you: str, hex_: str) -> dict[str, int]:
    return {you: sum(len(table.earth[there].species) > 1 for there in occupied(table, you))}


def _ecodiversity(table: Table, you: str, hex_: str) -> dict[str, int]:
    yours = set(owned(table, you))
    return {you: sum(element in yours for element in table.elements.values())}


def _ice_age_bonuses(table: Table, you: str, hex_: str) -> dict[str, int]:
    dominated = [dominant(table, there) for there in tiles(table)]
    return {animal: bonus(dominated.count(animal)) for animal in table.animals}


def _niche_biomes(table: Table, you: str, hex_: str) -> dict[str, int]:
    value = TERRAINS[terrain(table.earth[hex_])].scoring[0]
    ahead = {animal: other.vp for animal, other in table.animals.items() if other.vp > table.animals[you].vp}
    return {animal: -min(value, vp) for animal, vp in ahead.items()}


_POINTS: dict[str, Callable[[Table, str, str], dict[str, int]]] = {
    "biodiversity": _biodiversity,
    "ecodiversity": _ecodiversity,
    "ice_age": _ice_age_bonuses,
    "niche_biomes": _niche_biomes,
}


def points_by(card: str, table: Table, you: str, hex_: str) -> list[tuple[str, int]]:
    """Who gains or loses how many points at once by a card taken for a tile, down the food chain."""
    points = _POINTS[card](table, you, hex_) if card in _POINTS else {}
    return [(animal, points[animal]) for animal in FOOD_CHAIN if points.get(animal)]


def _score(card: str, line: Line) -> Effect:
    """The card gives or takes points."""

    def effect(state: State, you: str, hex_: str) -> Steps[None]:
        for animal, points in points_by(card, state, you, hex_):
            yield PointsScored(animal, points, line)

    return effect


def _choose_tile(card: str) -> Effect:
    """The card begins with the choice of a tile."""

    def effect(state: State, you: str, hex_: str) -> Steps[None]:
        yield TaskBegun(ChoosingHex(animal=you, card=card))

    return effect


def _biomass(state: State, you: str, hex_: str) -> Steps[None]:
    crowded = [
        there
        for there in tiles(state)
        if sum(state.earth[there].species.values()) > sum(elements_of(state, there).values())
    ]
    for there in reversed(crowded):
        yield TaskBegun(Eliminating(animal=you, hex=there, own=True))


def _cold_snap(state: State, you: str, hex_: str) -> Steps[None]:
    for there in tiles(state):
        tile = state.earth[there]
        if tile.tundra:
            for animal in on_tile(tile):
                if animal != you:
                    yield CubesEliminated(animal, there, 1)


def _disease(state: State, you: str, hex_: str) -> Steps[None]:
    yours = len(owned(state, you))
    for animal in reversed(state.chain):
        if len(owned(state, animal)) > yours and state.animals[animal].added:
            yield TaskBegun(LosingElement(animal=animal))


def _evolution(state: State, you: str, hex_: str) -> Steps[None]:
    yield TaskBegun(Replacing(animal=you, left=_REPLACED_AT_MOST, way_out="done"))


def _fecundity(state: State, you: str, hex_: str) -> Steps[None]:
    yield TaskBegun(Breeding(animal=you, hexes=occupied(state, you), way_out="done"))


def _habitat(state: State, you: str, hex_: str) -> Steps[None]:
    yield TaskBegun(ChoosingElement(animal=you))


def _hibernation(state: State, you: str, hex_: str) -> Steps[None]:
    yield TaskBegun(Hibernating(animal=you, way_out="done"))


def _ice_age(state: State, you: str, hex_: str) -> Steps[None]:
    yield from _score("ice_age", "ice_age")(state, you, hex_)
    yield IceAgeCame()


def _ice_sheet(state: State, you: str, hex_: str) -> Steps[None]:
    yield TaskBegun(Glaciating(animal=you))


def _immigrants(state: State, you: str, hex_: str) -> Steps[None]:
    for animal in reversed(state.chain):
        yield TaskBegun(Immigrating(animal=animal))


def _instinct(state: State, you: str, hex_: str) -> Steps[None]:
    yield TaskBegun(PlacingPawn(animal=you))


def _gain_pawns(is_meant: Callable[[int, int], bool]) -> Effect:
    """A pawn for you and for every animal that is meant, by its rank in the food chain and yours."""

    def effect(state: State, you: str, hex_: str) -> Steps[None]:
        for animal in state.chain:
            if (animal == you or is_meant(RANK[animal], RANK[you])) and state.animals[animal].supply:
                yield PawnGained(animal)

    return effect


def _metamorphosis(state: State, you: str, hex_: str) -> Steps[None]:
    yield TaskBegun(SwappingElement(animal=you))


def _nocturnal(state: State, you: str, hex_: str) -> Steps[None]:
    yield from go_forward(state, you)


def _predator(state: State, you: str, hex_: str) -> Steps[None]:
    for there in reversed(occupied(state, you)):
        if len(state.earth[there].species) > 1:
            yield TaskBegun(Eliminating(animal=you, hex=there, own=False))


def _symbiotic(state: State, you: str, hex_: str) -> Steps[None]:
    yours = len(owned(state, you))
    for animal in [you, *(other for other in state.chain if len(owned(state, other)) < yours)]:
        if has_room(state, animal) and kinds_in_bag(state):
            yield ElementGained(animal, (yield from draw(state.bag)), BAG)


EFFECTS: dict[str, Effect] = {
    **{card: _choose_tile(card) for card in TILE_CARDS},
    "biodiversity": _score("biodiversity", "cards"),
    "biomass": _biomass,
    "cold_snap": _cold_snap,
    "disease": _disease,
    "ecodiversity": _score("ecodiversity", "cards"),
    "evolution": _evolution,
    "fecundity": _fecundity,
    "habitat": _habitat,
    "hibernation": _hibernation,
    "ice_age": _ice_age,
    "ice_sheet": _ice_sheet,
    "immigrants": _immigrants,
    "instinct": _instinct,
    "intelligence": _gain_pawns(lambda rank, yours: rank < yours),
    "metamorphosis": _metamorphosis,
    "niche_biomes": _score("niche_biomes", "niche_biomes"),
    "nocturnal": _nocturnal,
    "omnivore": _gain_pawns(lambda rank, yours: False),
    "parasitism": _gain_pawns(lambda rank, yours: rank > yours),
    "predator": _predator,
    "symbiotic": _symbiotic,
}
