"""What a position is worth to an animal: points made, and what Earth, elements, pawns and cards promise.

Tiles count by what they pay to the ranking of the moment, where endangered cubes count only until the extinction;
besides that dominance, the survival card, elements of kinds that abound, cubes, pawns and the place on the track.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from strata.domain.games.dominant_species.bot_weights import SpeciesWeights
from strata.domain.games.dominant_species.components import bonus
from strata.domain.games.dominant_species.rules.earth import (
    best_of,
    matches,
    owned,
    payments_for,
    tiles,
    tiles_next_to,
    totals,
)
from strata.domain.games.dominant_species.rules.extinction import doomed_by
from strata.domain.games.dominant_species.state import Phase, State, Tile
from strata.domain.games.dominant_species.tasks import ChoosingCard, Discovering, Resolving

_PLACE_OF_PHASE = {phase: place for place, phase in enumerate(Phase)}


class Inhabited(NamedTuple):
    """A tile with cubes on it: how well its animals match, and the cubes that an extinction would leave."""

    hex: str
    tile: Tile
    matches: dict[str, int]
    survivors: dict[str, int]


def rounds_left(state: State, weights: SpeciesWeights) -> float:
    """How many rounds are likely to follow this one."""
    if state.ice_age_played or state.ending is not None:
        return 0.0
    cards = len(state.unseen_cards) + state.ice_age_below
    return min(state.options.max_rounds - state.round, 0.5 + cards / weights.cards_per_round)


def animal_values(state: State, weights: SpeciesWeights) -> dict[str, float]:
    """What the position is worth to each animal, in points."""
    left = rounds_left(state, weights)
    on_earth = dict.fromkeys(state.bag, 0)
    for element in state.elements.values():
        on_earth[element] += 1
    values = {name: float(animal.vp) for name, animal in state.animals.items()}
    if state.ending is None:
        _add_earth(state, values, left, weights)
    for name, animal in state.animals.items():
        elements = owned(state, name)
        kinds = len(set(elements))
        diet = (
            sum(weights.element + weights.element_on_earth * on_earth[element] for element in elements)
            + weights.kind_of_element * kinds
        )
        on_display = sum(owner == name for owner in state.pawns.values())
        values[name] += min(1.0, left) * diet
        values[name] += weights.pawn * min(weights.pawn_rounds, left) * (animal.available + on_display)
        values[name] += min(1.0, left) * weights.pooled_cube * min(animal.gene_pool, weights.pool_counted)
        values[name] += min(1.0, left) * weights.place_on_track * (len(state.initiative) - state.initiative.index(name))
    _add_pending(state, values, weights)
    return values


def _add_earth(state: State, values: dict[str, float], left: float, weights: SpeciesWeights) -> None:
    """What the tiles promise: payments, cubes in place, dominance and the survival card."""
    inhabited = list(_inhabited(state))
    later = weights.tile_later if left else weights.tile_at_the_end
    soon = _scorings_to_come(state, weights)
    for hex_, tile, _, survivors in inhabited:
        for animal, points in payments_for(tile, survivors):
            values[animal] += later * points
        if soon and hex_ not in state.dominated:
            for animal, points in payments_for(tile, tile.species):
                values[animal] += soon * points
        if left:
            for animal, count in tile.species.items():
                values[animal] -= weights.doomed_cube * (count - survivors.get(animal, 0))
            for animal, count in survivors.items():
                values[animal] += weights.cube * min(count, weights.cubes_needed) + weights.spare_cube * max(
                    0, count - weights.cubes_needed
                )
    if not state.ice_age_played:
        _add_dominance(state, values, inhabited, weights)
    _add_survival(state, values, left, inhabited, weights)


def _inhabited(state: State) -> Iterator[Inhabited]:
    for hex_ in tiles(state):
        tile = state.earth[hex_]
        if tile.species:
            matched = matches(state, hex_)
            doomed = doomed_by(matched, tile)
            left = {animal: tile.species[animal] - doomed.get(animal, 0) for animal in matched}
            yield Inhabited(hex_, tile, matched, {animal: count for animal, count in left.items() if count})


def _scorings_to_come(state: State, weights: SpeciesWeights) -> float:
    """How likely a tile is to be scored by the pawns that are still to act this round."""
    if _PLACE_OF_PHASE[state.phase] > _PLACE_OF_PHASE[Phase.DOMINATION]:
        return 0.0
    pawns = sum(space.startswith(Phase.DOMINATION) for space in state.pawns)
    return weights.pawn_on_domination * min(pawns, weights.pawns_counted)


def _add_dominance(state: State, values: dict[str, float], inhabited: list[Inhabited], weights: SpeciesWeights) -> None:
    dominated = dict.fromkeys(values, 0)
    for land in inhabited:
        animal = best_of(land.matches)
        if animal is not None:
            dominated[animal] += 1
    for animal, count in dominated.items():
        values[animal] += (
            weights.dominance * count if state.ice_age_below else weights.dominance_in_ice_age * bonus(count)
        )


def _add_survival(
    state: State, values: dict[str, float], left: float, inhabited: list[Inhabited], weights: SpeciesWeights
) -> None:
    """The survival card goes to whoever has strictly most cubes on tundra, after the extinction if that is to come."""
    is_reset_to_come = _PLACE_OF_PHASE[state.phase] <= _PLACE_OF_PHASE[Phase.EXTINCTION]
    on_tundra = [land.survivors if is_reset_to_come else land.tile.species for land in inhabited if land.tile.tundra]
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
