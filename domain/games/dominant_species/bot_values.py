"""What a position is worth to an animal: points made, and what Earth, elements, pawns and cards promise.

Besides the tiles these are dominance, the survival card, elements of kinds that abound, cubes in the gene pool, pawns
and the place on the track.
"""

from __future__ import annotations

from collections.abc import Hashable

from strata.domain.games.dominant_species.bot_tiles import Inhabited, TileValues, written
from strata.domain.games.dominant_species.bot_weights import SpeciesWeights
from strata.domain.games.dominant_species.components import ELEMENTS, SPACES, bonus, space_id
from strata.domain.games.dominant_species.rules.earth import best_of, owned, tiles_next_to, totals
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import ChoosingCard, Discovering, Resolving

_DOMINATION = [space_id(section, space) for section, space in SPACES if section == Phase.DOMINATION]
_PLACE_OF_PHASE = {phase: place for place, phase in enumerate(Phase)}

EARTHS_REMEMBERED = 4096


def rounds_left(state: State, weights: SpeciesWeights) -> float:
    """How many rounds are likely to follow this one."""
    if state.ice_age_played or state.ending is not None:
        return 0.0
    cards = len(state.unseen_cards) + state.ice_age_below
    return min(state.options.max_rounds - state.round, 0.5 + cards / weights.cards_per_round)


class AnimalValues:
    """What positions are worth to each animal, in points. What Earth promises is remembered: many positions that a bot
    compares differ in other things alone."""

    def __init__(self, weights: SpeciesWeights) -> None:
        self._weights = weights
        self._on_tiles = TileValues(weights)
        self._remembered: dict[Hashable, dict[str, list[float]]] = {}

    def of(self, state: State) -> dict[str, float]:
        weights, left = self._weights, rounds_left(state, self._weights)
        promised = self._promised(state, left)
        per_pawn = weights.pawn * min(weights.pawn_rounds, left)
        per_pooled_cube = min(1.0, left) * weights.pooled_cube
        per_place = min(1.0, left) * weights.place_on_track
        pawns, track = list(state.pawns.values()), state.initiative
        values = {}
        for name, animal in state.animals.items():
            value = sum(promised[name], float(animal.vp))
            value += per_pawn * (animal.available + pawns.count(name))
            value += per_pooled_cube * min(animal.gene_pool, weights.pool_counted)
            values[name] = value + per_place * (len(track) - track.index(name))
        if state.tasks:
            _add_pending(state, values, weights)
        return values

    def _promised(self, state: State, left: float) -> dict[str, list[float]]:
        """What Earth and its elements promise each animal, part by part."""
        scorings = _scorings_to_come(state, self._weights)
        is_reset_to_come = _PLACE_OF_PHASE[state.phase] <= _PLACE_OF_PHASE[Phase.EXTINCTION]
        diets = [(name, animal.added) for name, animal in state.animals.items()]
        scored = state.dominated if scorings else ()
        moment = state.ending is None, state.ice_age_played, state.ice_age_below, is_reset_to_come, left, scorings
        key = written((state.earth, state.elements, diets, scored, moment))
        promised = self._remembered.get(key)
        if promised is None:
            if len(self._remembered) >= EARTHS_REMEMBERED:
                self._remembered.clear()
            promised = self._remembered[key] = {name: [] for name in state.animals}
            if state.ending is None:
                self._add_earth(state, promised, left, scorings, is_reset_to_come)
            _add_diets(state, promised, left, self._weights)
        return promised

    def _add_earth(
        self, state: State, promised: dict[str, list[float]], left: float, scorings: float, is_reset_to_come: bool
    ) -> None:
        """What the tiles promise: payments, cubes in place, dominance and the survival card."""
        inhabited = self._on_tiles.of(state, not left, scorings)
        for land in inhabited:
            for animal, worth in land.worth:
                promised[animal].append(worth)
        if not state.ice_age_played:
            _add_dominance(state, promised, inhabited, self._weights)
        _add_survival(promised, left, inhabited, is_reset_to_come, self._weights)


def _scorings_to_come(state: State, weights: SpeciesWeights) -> float:
    """How likely a tile is to be scored by the pawns that are still to act this round."""
    if _PLACE_OF_PHASE[state.phase] > _PLACE_OF_PHASE[Phase.DOMINATION]:
        return 0.0
    pawns = sum([space in state.pawns for space in _DOMINATION])
    return weights.pawn_on_domination * min(pawns, weights.pawns_counted)


def _add_dominance(
    state: State, promised: dict[str, list[float]], inhabited: list[Inhabited], weights: SpeciesWeights
) -> None:
    dominated = [land.dominant for land in inhabited]
    for animal, parts in promised.items():
        count = dominated.count(animal)
        parts.append(weights.dominance * count if state.ice_age_below else weights.dominance_in_ice_age * bonus(count))


def _add_survival(
    promised: dict[str, list[float]],
    left: float,
    inhabited: list[Inhabited],
    is_reset_to_come: bool,
    weights: SpeciesWeights,
) -> None:
    """The survival card goes to whoever has strictly most cubes on tundra, after the extinction if that is to come."""
    on_tundra = [land.survivors if is_reset_to_come else land.species for land in inhabited if land.is_tundra]
    cubes = totals(on_tundra)
    holder = best_of(cubes)
    if holder is None:
        return
    expected = weights.survival if is_reset_to_come else weights.survival_later if left else 0.0
    lead = cubes[holder] - max((count for animal, count in cubes.items() if animal != holder), default=0)
    tundra = sum(holder in species for species in on_tundra)
    promised[holder] += [bonus(tundra) * expected, weights.survival_lead * lead]


def _add_diets(state: State, promised: dict[str, list[float]], left: float, weights: SpeciesWeights) -> None:
    """What the elements of each animal are worth."""
    on_earth = list(state.elements.values())
    worth = {element: weights.element + weights.element_on_earth * on_earth.count(element) for element in ELEMENTS}
    for animal, parts in promised.items():
        elements = owned(state, animal)
        diet = weights.kind_of_element * len(set(elements)) + sum([worth[element] for element in elements])
        parts.append(min(1.0, left) * diet)


def _add_pending(state: State, values: dict[str, float], weights: SpeciesWeights) -> None:
    """What begun work is still going to bring."""
    for depth, task in enumerate(state.tasks):
        if isinstance(task, Discovering):
            values[task.animal] += bonus(len(tiles_next_to(state, task.hex)))
        elif isinstance(task, ChoosingCard):
            values[task.animal] += weights.card_taken
        elif isinstance(task, Resolving) and depth + 1 < len(state.tasks):
            values[task.animal] += weights.steps_of_card.get(task.card, 0.0)
