"""What a position is worth to an animal: points made, and what Earth, elements, pawns and cards promise.

Tiles count by what they pay to the ranking of the moment, where endangered cubes count only until the extinction;
besides that dominance, the survival card, elements of kinds that abound, cubes, pawns and the place on the track.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from strata.domain.games.dominant_species.components import TERRAINS, bonus
from strata.domain.games.dominant_species.rules.earth import best_of, matches, owned, ranked, terrain, tiles_next_to
from strata.domain.games.dominant_species.state import Phase, State, Tile
from strata.domain.games.dominant_species.tasks import ChoosingCard, Discovering, Resolving

CARDS_PER_ROUND = 4.0
"""How many cards a round is expected to use up."""
TILE_LATER, TILE_AT_THE_END = 0.8, 1.0
"""How much of what a tile would pay is expected to come true, in rounds to come and at the end."""
PAWN_ON_DOMINATION, PAWNS_COUNTED = 0.25, 3
"""How much more, for each pawn that may still have a tile scored this round, and how many of these count."""
DOMINANCE, DOMINANCE_IN_ICE_AGE = 2.5, 0.6
"""What a dominated tile is worth, and how much of their bonus once the ice age is the next card."""
CARD_TAKEN = 4.0
"""What a card is worth to the animal that plays it."""
CUBE, SPARE_CUBE, CUBES_NEEDED, POOLED_CUBE, POOL_COUNTED = 0.3, 0.08, 4, 0.03, 20
"""What a cube on a tile is worth, one beyond those needed there, and one in the gene pool up to so many."""
SURVIVAL, SURVIVAL_LATER, SURVIVAL_LEAD = 0.9, 0.6, 0.1
"""How much of its bonus the survival card is worth before and after this round's reset, and each cube of the lead."""
PAWN, PAWN_ROUNDS = 3.0, 4.0
"""What a pawn is worth in each round to come, up to so many rounds."""
PLACE_ON_TRACK = 0.25
ELEMENT, ELEMENT_ON_EARTH, KIND_OF_ELEMENT = 0.5, 0.12, 0.6
"""What an element is worth, what each disk of its kind on Earth adds, and what each different kind adds."""

STEPS_OF_CARD: dict[str, float] = {
    "aquatic": 4.0,
    "biomass": 2.0,
    "blight": 2.5,
    "catastrophe": 4.0,
    "disease": 1.5,
    "evolution": 3.0,
    "fecundity": 3.0,
    "fertile": 5.0,
    "habitat": 2.5,
    "hibernation": 2.0,
    "ice_sheet": 4.0,
    "immigrants": -1.0,
    "instinct": 2.0,
    "mass_exodus": 3.0,
    "metamorphosis": 1.5,
    "predator": 2.5,
}
"""What the steps of a card are worth while they are still to come."""

_PLACE_OF_PHASE = {phase: place for place, phase in enumerate(Phase)}


class Inhabited(NamedTuple):
    """A tile with cubes on it: how well its animals match, and the cubes that an extinction would leave."""

    hex: str
    tile: Tile
    matches: dict[str, int]
    survivors: dict[str, int]


def rounds_left(state: State) -> float:
    """How many rounds are likely to follow this one."""
    if state.ice_age_played or state.ending is not None:
        return 0.0
    cards = len(state.unseen_cards) + state.ice_age_below
    return min(state.options.max_rounds - state.round, 0.5 + cards / CARDS_PER_ROUND)


def animal_values(state: State) -> dict[str, float]:
    """What the position is worth to each animal, in points."""
    left = rounds_left(state)
    on_earth = dict.fromkeys(state.bag, 0)
    for element in state.elements.values():
        on_earth[element] += 1
    values = {name: float(animal.vp) for name, animal in state.animals.items()}
    if state.ending is None:
        _add_earth(state, values, left)
    for name, animal in state.animals.items():
        elements = owned(state, name)
        kinds = len(set(elements))
        diet = sum(ELEMENT + ELEMENT_ON_EARTH * on_earth[element] for element in elements) + KIND_OF_ELEMENT * kinds
        on_display = sum(owner == name for owner in state.pawns.values())
        values[name] += min(1.0, left) * diet
        values[name] += PAWN * min(PAWN_ROUNDS, left) * (animal.available + on_display)
        values[name] += min(1.0, left) * POOLED_CUBE * min(animal.gene_pool, POOL_COUNTED)
        values[name] += min(1.0, left) * PLACE_ON_TRACK * (len(state.initiative) - state.initiative.index(name))
    _add_pending(state, values)
    return values


def payments(tile: Tile, cubes: dict[str, int]) -> dict[str, int]:
    """What a tile would pay if it held these cubes."""
    order = ranked(Tile(tile.terrain, tile.tundra, cubes))
    return dict(zip(order, TERRAINS[terrain(tile)].scoring, strict=False))


def _add_earth(state: State, values: dict[str, float], left: float) -> None:
    """What the tiles promise: payments, cubes in place, dominance and the survival card."""
    inhabited = list(_inhabited(state))
    later = TILE_LATER if left else TILE_AT_THE_END
    soon = _scorings_to_come(state)
    for hex_, tile, _, survivors in inhabited:
        for animal, points in payments(tile, survivors).items():
            values[animal] += later * points
        if soon and hex_ not in state.dominated:
            for animal, points in payments(tile, tile.species).items():
                values[animal] += soon * points
        if left:
            for animal, count in survivors.items():
                values[animal] += CUBE * min(count, CUBES_NEEDED) + SPARE_CUBE * max(0, count - CUBES_NEEDED)
    if not state.ice_age_played:
        _add_dominance(state, values, inhabited)
    _add_survival(state, values, left, inhabited)


def _inhabited(state: State) -> Iterator[Inhabited]:
    for hex_, tile in state.earth.items():
        if tile.species:
            matched = matches(state, hex_)
            survivors = {
                animal: count for animal, count in tile.species.items() if matched[animal] or animal in tile.hibernating
            }
            yield Inhabited(hex_, tile, matched, survivors)


def _scorings_to_come(state: State) -> float:
    """How likely a tile is to be scored by the pawns that are still to act this round."""
    if _PLACE_OF_PHASE[state.phase] > _PLACE_OF_PHASE[Phase.DOMINATION]:
        return 0.0
    pawns = sum(space.startswith(Phase.DOMINATION) for space in state.pawns)
    return PAWN_ON_DOMINATION * min(pawns, PAWNS_COUNTED)


def _add_dominance(state: State, values: dict[str, float], inhabited: list[Inhabited]) -> None:
    dominated = dict.fromkeys(values, 0)
    for land in inhabited:
        animal = best_of(land.matches)
        if animal is not None:
            dominated[animal] += 1
    for animal, count in dominated.items():
        values[animal] += DOMINANCE * count if state.ice_age_below else DOMINANCE_IN_ICE_AGE * bonus(count)


def _add_survival(state: State, values: dict[str, float], left: float, inhabited: list[Inhabited]) -> None:
    """The survival card goes to whoever has strictly most cubes on tundra, after the extinction if that is to come."""
    is_reset_to_come = _PLACE_OF_PHASE[state.phase] <= _PLACE_OF_PHASE[Phase.EXTINCTION]
    cubes: dict[str, int] = {}
    tiles: dict[str, int] = {}
    for _, tile, _, survivors in inhabited:
        if tile.tundra:
            for animal, count in (survivors if is_reset_to_come else tile.species).items():
                cubes[animal] = cubes.get(animal, 0) + count
                tiles[animal] = tiles.get(animal, 0) + 1
    holder = best_of(cubes)
    if holder is None:
        return
    expected = SURVIVAL if is_reset_to_come else SURVIVAL_LATER if left else 0.0
    values[holder] += bonus(tiles[holder]) * expected
    lead = cubes[holder] - max((count for animal, count in cubes.items() if animal != holder), default=0)
    values[holder] += SURVIVAL_LEAD * lead


def _add_pending(state: State, values: dict[str, float]) -> None:
    """What begun work is still going to bring."""
    for depth, task in enumerate(state.tasks):
        if isinstance(task, Discovering):
            values[task.animal] += bonus(len(tiles_next_to(state, task.hex)))
        elif isinstance(task, ChoosingCard):
            values[task.animal] += CARD_TAKEN
        elif isinstance(task, Resolving) and depth + 1 < len(state.tasks):
            values[task.animal] += STEPS_OF_CARD.get(task.card, 0.0)
