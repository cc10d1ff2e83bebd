"""What a position is worth to an animal: points made, and what Earth, elements, pawns and cards promise.

Tiles count by what they pay to the ranking of the moment, where endangered cubes count only until the extinction;
besides that dominance, the survival card, elements of kinds that abound, cubes, pawns and the place on the track.
"""

from __future__ import annotations

from strata.domain.games.dominant_species.components import RANK, TERRAINS, bonus
from strata.domain.games.dominant_species.rules.earth import elements_of, owned, terrain, tiles_next_to
from strata.domain.games.dominant_species.state import Phase, State, Tile
from strata.domain.games.dominant_species.tasks import ChoosingCard, Discovering, Resolving

ORDER = {phase: place for place, phase in enumerate(Phase)}

CARDS_A_ROUND = 4.0
LATER, AT_THE_END = 0.8, 1.0
DOMINANCE = 2.5
CARD = 4.0
CUBE, SPARE_CUBE, POOLED_CUBE = 0.3, 0.08, 0.03
PAWN = 3.0
PLACE = 0.25

STEPS_WORTH: dict[str, float] = {
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


def rounds_left(state: State) -> float:
    """How many rounds are likely to follow this one."""
    if state.ice_age_played or state.ending is not None:
        return 0.0
    cards = len(state.unseen_cards) + state.ice_age_below
    return min(state.options.max_rounds - state.round, 0.5 + cards / CARDS_A_ROUND)


def worths(state: State) -> dict[str, float]:
    """What the position is worth to each animal."""
    left = rounds_left(state)
    abundance = dict.fromkeys(state.bag, 0)
    for element in state.elements.values():
        abundance[element] += 1
    worth = {name: float(animal.vp) for name, animal in state.animals.items()}
    _add_tiles(state, worth, left)
    for name, animal in state.animals.items():
        elements = owned(state, name)
        kinds = len(set(elements))
        likely = sum(0.5 + 0.12 * abundance[element] for element in elements) + 0.6 * kinds
        on_display = sum(owner == name for owner in state.pawns.values())
        worth[name] += min(1.0, left) * likely
        worth[name] += PAWN * min(4.0, left) * (animal.available + on_display)
        worth[name] += min(1.0, left) * POOLED_CUBE * min(animal.gene_pool, 20)
        worth[name] += min(1.0, left) * PLACE * (len(state.initiative) - state.initiative.index(name))
    _add_pending(state, worth)
    return worth


def payments(tile: Tile, among: dict[str, int]) -> dict[str, int]:
    """What a tile would pay if it held these cubes."""
    order = sorted(among, key=lambda animal: (-among[animal], RANK[animal]))
    return dict(zip(order, TERRAINS[terrain(tile)].scoring, strict=False))


def _add_tiles(state: State, worth: dict[str, float], left: float) -> None:
    is_over = state.ending is not None
    later = AT_THE_END if not left else LATER
    is_reset_to_come = ORDER[state.phase] <= ORDER[Phase.EXTINCTION]
    to_dominate = 0
    if ORDER[state.phase] <= ORDER[Phase.DOMINATION]:
        to_dominate = sum(space.startswith(Phase.DOMINATION) for space in state.pawns)
    soon = 0.25 * min(to_dominate, 3)
    boards = {name: owned(state, name) for name in state.animals}
    dominated = dict.fromkeys(worth, 0)
    tundra_cubes: dict[str, int] = {}
    tundra_tiles: dict[str, int] = {}
    for hex_, tile in state.earth.items():
        species = tile.species
        if not species:
            continue
        disks = elements_of(state, hex_)
        match = {animal: sum(disks.get(element, 0) for element in boards[animal]) for animal in species}
        alive = {animal: count for animal, count in species.items() if match[animal] or animal in tile.hibernating}
        if not is_over:
            for animal, points in payments(tile, alive).items():
                worth[animal] += later * points
            if soon and hex_ not in state.dominated:
                for animal, points in payments(tile, species).items():
                    worth[animal] += soon * points
        if left:
            for animal, count in alive.items():
                worth[animal] += CUBE * min(count, 4) + SPARE_CUBE * max(0, count - 4)
        if not is_reset_to_come:
            alive = species
        if tile.tundra:
            for animal, count in alive.items():
                tundra_cubes[animal] = tundra_cubes.get(animal, 0) + count
                tundra_tiles[animal] = tundra_tiles.get(animal, 0) + 1
        best = max(match.values())
        leaders = [animal for animal in species if match[animal] == best]
        if best and len(leaders) == 1:
            dominated[leaders[0]] += 1
    if not state.ice_age_played and not is_over:
        is_ice_near = not state.ice_age_below
        for animal, count in dominated.items():
            worth[animal] += 0.6 * bonus(count) if is_ice_near else DOMINANCE * count
    most = sorted(tundra_cubes.values(), reverse=True)
    if most and (len(most) == 1 or most[0] > most[1]) and not is_over:
        holder = next(animal for animal, count in tundra_cubes.items() if count == most[0])
        worth[holder] += bonus(tundra_tiles[holder]) * (0.9 if is_reset_to_come else 0.0 if not left else 0.6)
        worth[holder] += 0.1 * (most[0] - (most[1] if len(most) > 1 else 0))


def _add_pending(state: State, worth: dict[str, float]) -> None:
    """What begun work is still going to bring."""
    for depth, task in enumerate(state.tasks):
        if isinstance(task, Discovering):
            worth[task.animal] += bonus(len(tiles_next_to(state, task.hex)))
        elif isinstance(task, ChoosingCard):
            worth[task.animal] += CARD
        elif isinstance(task, Resolving) and depth + 1 < len(state.tasks):
            worth[task.animal] += STEPS_WORTH.get(task.card, 0.0)
