"""What good play looks like: prey and predators within a dinosaur's walk of mountains, and eggs when it comes round.

A state is looked at as if everything begun were played to its end in a sensible way: the tile in hand is laid well,
figures that are active act. What is left then is worth its eggs and dinosaurs, the eggs that the next dinosaur
activation promises, and the animals that may feed those after it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

import msgspec

from strata.domain.games.gods_love_dinosaurs.bot_begun import Begun, begun, played_out
from strata.domain.games.gods_love_dinosaurs.bot_foresight import after_acting, after_dinos, birth_cells, with_tile
from strata.domain.games.gods_love_dinosaurs.bot_placements import Placement, best_placements
from strata.domain.games.gods_love_dinosaurs.bot_weights import WEIGHTS, DinosaurWeights
from strata.domain.games.gods_love_dinosaurs.components import DINO_HOMES, PREDATORS, PREY
from strata.domain.games.gods_love_dinosaurs.rules.activation import FinishActivation, Starve
from strata.domain.games.gods_love_dinosaurs.rules.dinos import SendDino, WalkDino, eggs_for, meals, most_eggs
from strata.domain.games.gods_love_dinosaurs.rules.paths import steps_to
from strata.domain.games.gods_love_dinosaurs.rules.prey import Breed
from strata.domain.games.gods_love_dinosaurs.rules.refill import is_empty, need, next_column, tiles_left
from strata.domain.games.gods_love_dinosaurs.rules.tiles import OrientTile, PlaceTile
from strata.domain.games.gods_love_dinosaurs.state import Ecosystem, Phase, State
from strata.domain.kernel import Action, Decision, FarsightedEvaluator, Forks, Seat
from strata.domain.toolkit.hexes import around, axial, hex_id

ANCHORS_TRIED = 6
PLACEMENTS_IMAGINED = 4
NARROW, MOVES_A_TURN = 4, 6
"""Where no more options are compared, a line is cut short in long turns."""
WIDE = 8
"""From which breadth on a search compares that many tiles to take, but few other options."""
NEAR_MOUNTAIN = 2
"""Up to so many steps from a mountain an animal counts in full."""

_CACHED = 4096

_encode = msgspec.json.Encoder(order="sorted").encode


class DinosaurEvaluator(FarsightedEvaluator[State]):
    def __init__(self, weights: DinosaurWeights = WEIGHTS) -> None:
        self.weights = weights

    def evaluate(self, state: State, seat: Seat) -> float:
        return self._value(state, seat, self.weights.rivals)

    def evaluate_end(self, state: State, seat: Seat, foresight: int) -> float | None:
        """With foresight a lone rival counts in full, since the lead wins."""
        return self._value(state, seat, 1.0) if foresight > 1 and len(state.seats) == 2 else None

    def _value(self, state: State, seat: Seat, share: float) -> float:
        """What a seat has, less a share of what its rivals have on average."""
        weights, ahead = self.weights, _ahead(state, self.weights)
        values = [
            _best_value(_key(ecosystem), begun(state, other), ahead, weights)
            for other, ecosystem in enumerate(state.seats)
        ]
        rivals = values[:seat] + values[seat + 1 :]
        return values[seat] - share * sum(rivals) / len(rivals)

    def options_compared(self, state: State, breadth: int) -> int:
        """A wide search takes its time for tiles: where they lie and what figures do is seen well enough by a few."""
        return NARROW if breadth >= WIDE and state.phase is not Phase.TAKE else breadth

    def longest_line(self, state: State, breadth: int) -> int:
        is_narrow = self.options_compared(state, breadth) <= NARROW
        return MOVES_A_TURN * len(state.seats) if is_narrow else 60

    def turns_ahead(self, state: State, foresight: int) -> int:
        """Up to the next tile of the seat's own; whoever takes one with foresight also sees a lone rival's answer."""
        is_answer_seen = foresight > 1 and state.phase is Phase.TAKE and len(state.seats) == 2
        return len(state.seats) + is_answer_seen

    def forks(self, state: State, foresight: int) -> Forks | None:
        """Who takes which of the tiles is worth a closer look."""
        if foresight == 1 or state.phase is not Phase.TAKE:
            return None
        return Forks("take_tile", (3, 3, 2) if len(state.seats) == 2 else (3, 3))

    def plain_move(self, state: State, decision: Decision) -> Action | None:
        """A tile is laid as it was imagined to be when it was taken."""
        if state.hand is None:
            return None
        to_do, ahead = begun(state, decision.seat), _ahead(state, self.weights)
        best = _best_placement(_key(state.seats[decision.seat]), to_do, ahead, self.weights)
        return OrientTile(best.dir) if state.phase is Phase.ORIENT else PlaceTile(*axial(best.anchor))

    def situation(self, state: State) -> Hashable:
        return tuple(map(tuple, state.slots.values()))

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = _PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision, self.weights)


class Ahead(NamedTuple):
    """What is to come after all that has begun."""

    activations: float
    """Of the dinosaurs, as far as they count."""
    first: str
    """The animals that act before the dinosaurs come."""


def _ahead(state: State, weights: DinosaurWeights) -> Ahead:
    first = next_column(state.marker) if _is_dinos_turn(state) else state.marker
    return Ahead(min(_activations_to_come(state), weights.activations), first)


def _activations_to_come(state: State) -> int:
    """How many dinosaur activations are to be expected from the next turn on, none if this one is the last."""
    if state.ending is not None:
        return 0
    if _is_dinos_turn(state) and tiles_left(state) < need(state.slots):
        return 0
    return 1 + tiles_left(state) // (2 * len(state.slots[state.marker]))


def _is_dinos_turn(state: State) -> bool:
    """Whether the dinosaurs act before the next tile is taken."""
    if state.hand is not None:
        return state.hand.column == state.marker and is_empty(state, state.marker)
    if state.phase is Phase.ANIMAL_ACTIVATION:
        return state.activated == state.marker
    return state.phase in (Phase.HATCH, Phase.DINO_ACTIVATION)


def _key(ecosystem: Ecosystem) -> bytes:
    return _encode((ecosystem.terrain, ecosystem.figures, ecosystem.eggs))


def _read(key: bytes) -> Ecosystem:
    """An ecosystem from its bytes, so that what is found does not depend on how it came about."""
    terrain, figures, eggs = msgspec.json.decode(key, type=tuple[dict[str, str], dict[str, str], int])
    return Ecosystem(terrain, figures, [], eggs)


@lru_cache(_CACHED)
def _best_value(key: bytes, begun: Begun, ahead: Ahead, weights: DinosaurWeights) -> float:
    """What an ecosystem is worth in points once its seat has done what has begun."""
    if begun.tile is not None:
        return _best_placement(key, begun, ahead, weights).value
    ends = played_out(_read(key), begun, weights)
    if not ahead.activations:
        return float(max(ecosystem.score for ecosystem in ends))
    values = []
    for ecosystem in ends:
        prospects = _prospects(_key(ecosystem), ahead.first, weights)
        values.append(ecosystem.score + prospects.promised + ahead.activations * prospects.later_food)
    return max(values)


@lru_cache(_CACHED)
def _best_placement(key: bytes, begun: Begun, ahead: Ahead, weights: DinosaurWeights) -> Placement:
    """Where the tile in hand is laid best, with what the ecosystem is worth then."""
    assert begun.tile is not None
    ecosystem, laid = _read(key), begun._replace(tile=None, anchor=None)
    imagined = []
    for anchor, dir_, _ in best_placements(ecosystem, begun.tile, begun.anchor, weights)[:PLACEMENTS_IMAGINED]:
        grown = _key(with_tile(ecosystem, begun.tile, anchor, dir_))
        imagined.append(Placement(anchor, dir_, _best_value(grown, laid, ahead, weights)))
    return max(imagined, key=attrgetter("value"))


class Prospects(NamedTuple):
    promised: float
    """The points that the next dinosaur activation promises."""
    later_food: float
    """What feeds the dinosaurs each time they come after that."""


@lru_cache(_CACHED)
def _prospects(key: bytes, first: str, weights: DinosaurWeights) -> Prospects:
    """Of an ecosystem where these animals act before the dinosaurs come."""
    ecosystem = _read(key)
    acted = after_acting(ecosystem, first, weights)
    promised = max(after.score for after in after_dinos(acted, weights, may_hatch=True)) - ecosystem.score
    return Prospects(weights.next_walk * promised, _later_food(ecosystem, weights))


def _later_food(ecosystem: Ecosystem, weights: DinosaurWeights) -> float:
    """What feeds the dinosaurs later on, each time they come: animals, their food and room, mountains nearby."""
    terrain, figures = ecosystem.terrain, ecosystem.figures
    homes = [cell for cell, kind in terrain.items() if kind in DINO_HOMES]
    reached = steps_to(homes, terrain, NEAR_MOUNTAIN)
    alive = set(figures.values())
    room = {
        parent: len(cells)
        for prey in PREY & alive
        for parent, cells in birth_cells(ecosystem, prey, ecosystem.cells_with(prey)).items()
    }
    value = weights.mountain * min(weights.mountains_used, len(homes))
    for cell, figure in figures.items():
        near = 1.0 if cell in reached else weights.far_away
        if figure in PREDATORS:
            food = sum(figures.get(there) in PREY for there in around(cell))
            value += near * (weights.predator + weights.predator_fed * min(food, weights.prey_needed))
        elif figure in PREY:
            value += near * (weights.prey + weights.prey_room * min(weights.room_needed, room.get(cell, 0)))
    return value + weights.kind_of_prey * len(PREY & alive) + weights.kind_of_predator * len(PREDATORS & alive)


def _prune_anchors(state: State, decision: Decision, weights: DinosaurWeights) -> Sequence[Action]:
    assert state.hand is not None
    best = best_placements(state.seats[decision.seat], state.hand.tile, None, weights)
    cells = list(dict.fromkeys(placement.anchor for placement in best[: 2 * ANCHORS_TRIED]))[:ANCHORS_TRIED]
    of_cell = {hex_id(option.q, option.r): option for option in decision.options if isinstance(option, PlaceTile)}
    return [of_cell[cell] for cell in cells]


def _prune_births(state: State, decision: Decision, weights: DinosaurWeights) -> Sequence[Action]:
    """Always breed."""
    return [option for option in decision.options if isinstance(option, Breed)]


def _prune_finishing(state: State, decision: Decision, weights: DinosaurWeights) -> Sequence[Action]:
    """Giving all figures up at once is never better than letting them starve one after another."""
    return [option for option in decision.options if not isinstance(option, FinishActivation)]


def _prune_sendings(state: State, decision: Decision, weights: DinosaurWeights) -> Sequence[Action]:
    """A dinosaur that can eat does so, the last to act where most eggs are; one that cannot may clear the way."""
    sendings = [option for option in decision.options if isinstance(option, SendDino)]
    if sendings and _acts_last(state):
        eggs = most_eggs(state.seats[decision.seat], hex_id(*sendings[0].from_))
        return [option for option in sendings if eggs[hex_id(*option.to)] == max(eggs.values())]
    fed = {option.from_ for option in sendings}
    starving = [option for option in decision.options if isinstance(option, Starve) and option.from_ not in fed]
    return [*sendings, *starving]


def _prune_walks(state: State, decision: Decision, weights: DinosaurWeights) -> Sequence[Action]:
    """A dinosaur that leaves nothing to others takes all the eggs there are."""
    if not _acts_last(state):
        return decision.options
    figures = state.seats[decision.seat].figures
    walks = [option for option in decision.options if isinstance(option, WalkDino)]
    eggs = [eggs_for(meals(figures, [hex_id(*cell) for cell in walk.path])) for walk in walks]
    return [walk for walk, laid in zip(walks, eggs, strict=True) if laid == max(eggs)]


def _acts_last(state: State) -> bool:
    """Whether one figure alone of the seat that is acting has not acted."""
    return state.unresolved is not None and len(state.unresolved) == 1


_PRUNING: dict[str, Callable[[State, Decision, DinosaurWeights], Sequence[Action]]] = {
    "place_tile": _prune_anchors,
    "breed": _prune_births,
    "hunt": _prune_finishing,
    "send_dino": _prune_sendings,
    "walk_dino": _prune_walks,
}
