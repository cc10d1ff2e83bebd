"""What good play looks like: prey and predators within a dinosaur's walk of mountains, and eggs when it comes round.

A state is looked at as if everything begun were played to its end in a sensible way: the tile in hand is laid well,
figures that are active act. What is left then is worth its eggs and dinosaurs, the eggs that the next dinosaur
activation promises, and the animals that may feed those after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

import msgspec

from strata.domain.games.gods_love_dinosaurs.bot_placements import best_placements
from strata.domain.games.gods_love_dinosaurs.components import BOX, DINO_HOMES, PREDATORS, PREY
from strata.domain.games.gods_love_dinosaurs.foresight import act, birth_cells, copy, steps_to, walk_to, with_tile
from strata.domain.games.gods_love_dinosaurs.rules.prey import Breed
from strata.domain.games.gods_love_dinosaurs.rules.refill import is_empty, tiles_left
from strata.domain.games.gods_love_dinosaurs.rules.tiles import PlaceTile
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem, Phase, State
from strata.domain.kernel import Action, Decision, Seat
from strata.domain.toolkit.hexes import around, hex_id

RIVALS = 0.35
"""The share of the rivals' average value that counts against a seat."""
PLACEMENTS_IMAGINED, ANCHORS_TRIED = 4, 6
NEXT_WALK = 0.6
"""How much of what the next dinosaur activation promises is expected to come true."""
FORESEEN_ACTIVATIONS = 4
"""Dinosaur activations beyond these do not count."""

MOUNTAIN, MOUNTAINS_USED = 0.05, 3
"""What a mountain adds to each dinosaur activation to come, in eggs, and how many can be of use."""
PREDATOR, PREDATOR_FED, PREY_NEEDED = 0.12, 0.06, 2
"""What a predator adds, what each prey beside it adds, and how many of these count."""
PREY_ALIVE, PREY_ROOM, ROOM_NEEDED = 0.05, 0.02, 2
"""What a prey adds, what each cell for its young adds, and how many of these count."""
KIND_OF_PREY = 0.08
"""What each kind of prey that is alive adds."""
WITHIN_REACH, OUT_OF_REACH = 2, 0.6
"""Up to so many steps from a mountain an animal counts in full, farther away in part."""

_CACHED = 4096

_encode = msgspec.json.Encoder().encode


class DinosaurEvaluator:
    def evaluate(self, state: State, seat: Seat) -> float:
        activations = _activations_to_come(state)
        values = [
            max(ecosystem_value(ecosystem, activations) for ecosystem in played_out(state, other))
            for other in range(len(state.seats))
        ]
        rivals = values[:seat] + values[seat + 1 :]
        return values[seat] - RIVALS * sum(rivals) / len(rivals)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = _PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision)


def _activations_to_come(state: State) -> int:
    """How many dinosaur activations are to be expected from the next turn on, none if this one is the last."""
    if state.ending is not None:
        return 0
    rows = len(state.slots[state.marker])
    is_dinos_turn = state.phase in (Phase.HATCH, Phase.DINO_ACTIVATION) or (
        state.phase is Phase.ANIMAL_ACTIVATION and state.activated == state.marker
    )
    if is_dinos_turn and tiles_left(state) < rows * sum(is_empty(state, column) for column in state.slots):
        return 0
    return 1 + tiles_left(state) // (2 * rows)


def played_out(state: State, seat: Seat) -> Iterator[Ecosystem]:
    """What a seat's ecosystem may be once all that has begun is done."""
    ecosystem = state.seats[seat]
    match state.phase:
        case Phase.PLACE | Phase.ORIENT if state.hand is not None:
            column = state.hand.column if is_empty(state, state.hand.column) else None
            if seat != state.active:
                yield from _after_activation(ecosystem, column, column == state.marker)
                return
            for placement in best_placements(ecosystem, state.hand.tile, state.anchor)[:PLACEMENTS_IMAGINED]:
                grown = with_tile(ecosystem, state.hand.tile, placement.anchor, placement.dir)
                yield from _after_activation(grown, column, column == state.marker)
        case Phase.ANIMAL_ACTIVATION:
            acting = state.activated if seat in state.queue else None
            is_marked = state.activated == state.marker
            yield from _after_activation(ecosystem, acting, is_marked, _yet_to_act(state, seat))
        case Phase.HATCH:
            yield from _after_dinos(ecosystem, may_hatch=seat in state.queue)
        case Phase.DINO_ACTIVATION if seat in state.queue:
            after, unresolved = copy(ecosystem), _yet_to_act(state, seat)
            if state.sent is not None and unresolved is not None:
                walk_to(after, state.sent.origin, state.sent.to)
                unresolved = [cell for cell in unresolved if cell != state.sent.origin]
            act(after, DINO, unresolved)
            yield after
        case _:
            yield ecosystem


def _yet_to_act(state: State, seat: Seat) -> list[str] | None:
    """The figures of the seat that is acting which have not acted; None for other seats, whose figures all will."""
    return state.unresolved if seat in state.queue[:1] else None


def _after_activation(
    ecosystem: Ecosystem, acting: str | None, is_marked: bool, unresolved: list[str] | None = None
) -> Iterator[Ecosystem]:
    """After the animals that act, and the dinosaurs if the marker stands there."""
    after = ecosystem
    if acting is not None:
        after = copy(ecosystem)
        act(after, acting, unresolved)
    if is_marked:
        yield from _after_dinos(after, may_hatch=True)
    else:
        yield after


def _after_dinos(ecosystem: Ecosystem, may_hatch: bool) -> Iterator[Ecosystem]:
    """After the dinosaurs have walked, without and with one hatched before."""
    after = copy(ecosystem)
    act(after, DINO)
    yield after
    if may_hatch and ecosystem.eggs and BOX.nest not in ecosystem.figures:
        hatched = copy(ecosystem)
        hatched.eggs -= 1
        hatched.figures[BOX.nest] = DINO
        act(hatched, DINO)
        yield hatched


def ecosystem_value(ecosystem: Ecosystem, activations: int) -> float:
    """What an ecosystem is worth in points, with so many dinosaur activations to come."""
    if not activations:
        return float(ecosystem.score)
    return _value(_encode((ecosystem.terrain, ecosystem.figures, ecosystem.eggs)), activations)


@lru_cache(_CACHED)
def _value(key: bytes, activations: int) -> float:
    terrain, figures, eggs = msgspec.json.decode(key, type=tuple[dict[str, str], dict[str, str], int])
    ecosystem = Ecosystem(terrain, figures, [], eggs)
    fed = max(after.score for after in _after_dinos(ecosystem, may_hatch=True))
    promised = NEXT_WALK * (fed - ecosystem.score)
    return ecosystem.score + promised + min(activations, FORESEEN_ACTIVATIONS) * _later_food(ecosystem)


def _later_food(ecosystem: Ecosystem) -> float:
    """What feeds the dinosaurs later on, each time they come: animals, their food and room, mountains nearby."""
    terrain, figures = ecosystem.terrain, ecosystem.figures
    homes = [cell for cell, kind in terrain.items() if kind in DINO_HOMES]
    reached = steps_to(homes, terrain, WITHIN_REACH)
    room = {
        parent: len(cells)
        for prey in PREY.intersection(figures.values())
        for parent, cells in birth_cells(ecosystem, prey, ecosystem.cells_with(prey)).items()
    }
    value = MOUNTAIN * min(MOUNTAINS_USED, len(homes))
    for cell, figure in figures.items():
        near = 1.0 if cell in reached else OUT_OF_REACH
        if figure in PREDATORS:
            food = sum(figures.get(there) in PREY for there in around(cell))
            value += near * (PREDATOR + PREDATOR_FED * min(food, PREY_NEEDED))
        elif figure in PREY:
            value += near * (PREY_ALIVE + PREY_ROOM * min(ROOM_NEEDED, room.get(cell, 0)))
    return value + KIND_OF_PREY * len(PREY.intersection(figures.values()))


def _prune_anchors(state: State, decision: Decision) -> Sequence[Action]:
    assert state.hand is not None
    best = best_placements(state.seats[decision.seat], state.hand.tile, None)
    cells = list(dict.fromkeys(placement.anchor for placement in best[: 2 * ANCHORS_TRIED]))[:ANCHORS_TRIED]
    of_cell = {hex_id(option.q, option.r): option for option in decision.options if isinstance(option, PlaceTile)}
    return [of_cell[cell] for cell in cells]


def _prune_births(state: State, decision: Decision) -> Sequence[Action]:
    """Always breed."""
    return [option for option in decision.options if isinstance(option, Breed)]


def _prune_finishing(state: State, decision: Decision) -> Sequence[Action]:
    """Giving all figures up at once is never better than letting them starve one after another."""
    return decision.options[:-1]


_PRUNING: dict[str, Callable[[State, Decision], Sequence[Action]]] = {
    "place_tile": _prune_anchors,
    "breed": _prune_births,
    "hunt": _prune_finishing,
    "send_dino": _prune_finishing,
}
