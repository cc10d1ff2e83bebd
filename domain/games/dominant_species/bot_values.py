"""What a position is worth to an animal: points made, and what Earth, elements, pawns and cards promise.

Besides the tiles these are dominance, the survival card, elements of kinds that abound, cubes in the gene pool, pawns
and the place on the track.
"""

from __future__ import annotations

from strata.domain.games.dominant_species.bot_tiles import Inhabited, TileValues
from strata.domain.games.dominant_species.bot_weights import SpeciesWeights
from strata.domain.games.dominant_species.components import ELEMENTS, SPACES, bonus, space_id
from strata.domain.games.dominant_species.rules.earth import best_of, owned, tiles_next_to, totals
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import ChoosingCard, Discovering, Resolving

_DOMINATION = [space_id(section, space) for section, space in SPACES if section == Phase.DOMINATION]
_PLACE_OF_PHASE = {phase: place for place, phase in enumerate(Phase)}


def rounds_left(state: State, weights: SpeciesWeights) -> float:
    """How many rounds are likely to follow this one."""
    if state.ice_age_played or state.ending is not None:
        return 0.0
    cards = len(state.unseen_cards) + state.ice_age_below
    return min(state.options.max_rounds - state.round, 0.5 + cards / weights.cards_per_round)


def animal_values(state: State, weights: SpeciesWeights, on_tiles: TileValues) -> dict[str, float]:
    """What the position is worth to each animal, in points."""
    left = rounds_left(state, weights)
    values = {name: float(animal.vp) for name, animal in state.animals.items()}
    if state.ending is None:
        _add_earth(state, values, left, weights, on_tiles)
    on_earth, pawns, track = list(state.elements.values()), list(state.pawns.values()), state.initiative
    by_element = {element: weights.element + weights.element_on_earth * on_earth.count(element) for element in ELEMENTS}
    by_pawn = weights.pawn * min(weights.pawn_rounds, left)
    for name, animal in state.animals.items():
        elements = owned(state, name)
        diet = weights.kind_of_element * len(set(elements)) + sum([by_element[element] for element in elements])
        values[name] += min(1.0, left) * diet
        values[name] += by_pawn * (animal.available + pawns.count(name))
        values[name] += min(1.0, left) * weights.pooled_cube * min(animal.gene_pool, weights.pool_counted)
        values[name] += min(1.0, left) * weights.place_on_track * (len(track) - track.index(name))
    _add_pending(state, values, weights)
    return values


def _add_earth(
    state: State, values: dict[str, float], left: float, weights: SpeciesWeights, on_tiles: TileValues
) -> None:
    """What the tiles promise: payments, cubes in place, dominance and the survival card."""
    inhabited = on_tiles.of(state, not left, _scorings_to_come(state, weights))
    for land in inhabited:
        for animal, worth in land.worth:
            values[animal] += worth
    if not state.ice_age_played:
        _add_dominance(state, values, inhabited, weights)
    _add_survival(state, values, left, inhabited, weights)


def _scorings_to_come(state: State, weights: SpeciesWeights) -> float:
    """How likely a tile is to be scored by the pawns that are still to act this round."""
    if _PLACE_OF_PHASE[state.phase] > _PLACE_OF_PHASE[Phase.DOMINATION]:
        return 0.0
    pawns = sum([space in state.pawns for space in _DOMINATION])
    return weights.pawn_on_domination * min(pawns, weights.pawns_counted)


def _add_dominance(state: State, values: dict[str, float], inhabited: list[Inhabited], weights: SpeciesWeights) -> None:
    dominated = [land.dominant for land in inhabited]
    for animal in values:
        count = dominated.count(animal)
        values[animal] += (
            weights.dominance * count if state.ice_age_below else weights.dominance_in_ice_age * bonus(count)
        )


def _add_survival(
    state: State, values: dict[str, float], left: float, inhabited: list[Inhabited], weights: SpeciesWeights
) -> None:
    """The survival card goes to whoever has strictly most cubes on tundra, after the extinction if that is to come."""
    is_reset_to_come = _PLACE_OF_PHASE[state.phase] <= _PLACE_OF_PHASE[Phase.EXTINCTION]
    on_tundra = [land.survivors if is_reset_to_come else land.species for land in inhabited if land.is_tundra]
    cubes = totals(on_tundra)
    holder = best_of(cubes)
    if holder is None:
        return
    expected = weights.survival if is_reset_to_come else weights.survival_later if left else 0.0
    values[holder] += bonus(sum(holder in species for species in on_tundra)) * expected
    lead = cubes[holder] - max((count for animal, count in cubes.items() if animal != holder), default=0)
    values[holder] += weights.survival_lead * lead


def _add_pending(state: State, values: dict[str, float], weights: SpeciesWeights) -> None:
    """What begun work is still going to bring."""
    for depth, task in enumerate(state.tasks):
        if isinstance(task, Discovering):
            values[task.animal] += bonus(len(tiles_next_to(state, task.hex)))
        elif isinstance(task, ChoosingCard):
            values[task.animal] += weights.card_taken
        elif isinstance(task, Resolving) and depth + 1 < len(state.tasks):
            values[task.animal] += weights.steps_of_card.get(task.card, 0.0)
