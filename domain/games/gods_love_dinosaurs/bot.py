"""What good play looks like: prey and predators within a dinosaur's walk of mountains, and eggs when it comes round.

A state is looked at as if everything begun were played to its end in a sensible way: the tile in hand is laid well,
figures that are active act. What is left then is worth its eggs and dinosaurs, the eggs that the next dinosaur
activation promises, and the life that may feed those after it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from strata.domain.games.gods_love_dinosaurs.components import BOX, DINO_HOMES, HABITATS, PREDATORS, PREY, TILES, Side
from strata.domain.games.gods_love_dinosaurs.foresight import act, best_walk, copy, go, laid, room, steps_to
from strata.domain.games.gods_love_dinosaurs.rules.prey import Breed
from strata.domain.games.gods_love_dinosaurs.rules.refill import is_empty, tiles_left
from strata.domain.games.gods_love_dinosaurs.rules.tiles import PlaceTile, anchors, directions
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem, Phase, State
from strata.domain.kernel import Action, Decision, Seat
from strata.domain.toolkit.hexes import around, hex_id

RIVALS = 0.35
PLACEMENTS, ANCHORS = 4, 6
_SEEN = 4096

_encode = msgspec.json.Encoder().encode


class Placement(NamedTuple):
    anchor: str
    dir: int
    fit: float


class DinosaurGuide:
    def evaluate(self, state: State, seat: Seat) -> float:
        ahead = _activations_ahead(state)
        worths = [max(worth(outlook, ahead) for outlook in outlooks(state, other)) for other in range(len(state.seats))]
        others = worths[:seat] + worths[seat + 1 :]
        return worths[seat] - RIVALS * sum(others) / len(others)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = _PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision)


def _activations_ahead(state: State) -> int:
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


def outlooks(state: State, seat: Seat) -> Iterator[Ecosystem]:
    """What a seat's ecosystem may be once all that has begun is done."""
    ecosystem = state.seats[seat]
    match state.phase:
        case Phase.PLACE | Phase.ORIENT if state.hand is not None:
            column = state.hand.column if is_empty(state, state.hand.column) else None
            if seat != state.active:
                yield from _after(ecosystem, column, column == state.marker)
                return
            for placement in _placements(ecosystem, state.hand.tile, state.anchor)[:PLACEMENTS]:
                grown = laid(ecosystem, state.hand.tile, placement.anchor, placement.dir)
                yield from _after(grown, column, column == state.marker)
        case Phase.ANIMAL_ACTIVATION:
            acting = state.activated if seat in state.queue else None
            is_marked = state.activated == state.marker
            yield from _after(ecosystem, acting, is_marked, _unresolved(state, seat))
        case Phase.HATCH:
            yield from _with_dinos(ecosystem, may_hatch=seat in state.queue)
        case Phase.DINO_ACTIVATION if seat in state.queue:
            after, unresolved = copy(ecosystem), _unresolved(state, seat)
            if state.sent is not None and seat == state.queue[0] and unresolved is not None:
                path = best_walk(after, state.sent.origin, state.sent.to)
                assert path is not None
                go(after, state.sent.origin, path)
                unresolved = [cell for cell in unresolved if cell != state.sent.origin]
            act(after, DINO, unresolved)
            yield after
        case _:
            yield ecosystem


def _unresolved(state: State, seat: Seat) -> list[str] | None:
    """The figures of a seat yet to act, where its part has begun."""
    return state.unresolved if seat in state.queue[:1] else None


def _after(
    ecosystem: Ecosystem, acting: str | None, is_marked: bool, unresolved: list[str] | None = None
) -> Iterator[Ecosystem]:
    """After the animals that act, and the dinosaurs if the marker stands there."""
    after = ecosystem
    if acting is not None:
        after = copy(ecosystem)
        act(after, acting, unresolved)
    if is_marked:
        yield from _with_dinos(after, may_hatch=True)
    else:
        yield after


def _with_dinos(ecosystem: Ecosystem, may_hatch: bool) -> Iterator[Ecosystem]:
    after = copy(ecosystem)
    act(after, DINO)
    yield after
    if may_hatch and ecosystem.eggs and BOX.nest not in ecosystem.figures:
        hatched = copy(ecosystem)
        hatched.eggs -= 1
        hatched.figures[BOX.nest] = DINO
        act(hatched, DINO)
        yield hatched


def worth(ecosystem: Ecosystem, ahead: int) -> float:
    if not ahead:
        return float(ecosystem.score)
    return _worth(_encode((ecosystem.terrain, ecosystem.figures, ecosystem.eggs)), ahead)


@lru_cache(_SEEN)
def _worth(key: bytes, ahead: int) -> float:
    terrain, figures, eggs = msgspec.json.decode(key, type=tuple[dict[str, str], dict[str, str], int])
    ecosystem = Ecosystem(terrain, figures, [], eggs)
    fed = max(outlook.score for outlook in _with_dinos(ecosystem, may_hatch=True))
    return ecosystem.score + 0.6 * (fed - ecosystem.score) + min(ahead, 4) * _life(ecosystem)


def _life(ecosystem: Ecosystem) -> float:
    """What feeds the dinosaurs later on, each time they come: animals, their food and room, mountains nearby."""
    terrain, figures = ecosystem.terrain, ecosystem.figures
    homes = [cell for cell, kind in terrain.items() if kind in DINO_HOMES]
    far = steps_to(homes, terrain, 3)
    value = 0.05 * min(3, len(homes))
    kinds = set()
    for cell, figure in figures.items():
        near = 1.0 if far.get(cell, 9) <= 2 else 0.6
        if figure in PREDATORS:
            food = sum(figures.get(there) in PREY for there in around(cell))
            value += near * (0.12 + 0.06 * min(food, 2))
        elif figure in PREY:
            kinds.add(figure)
            value += near * (0.05 + 0.02 * min(2, sum(1 for _ in room(ecosystem, figure, cell))))
    return value + 0.08 * len(kinds)


def _placements(ecosystem: Ecosystem, tile: str, anchor: str | None) -> list[Placement]:
    """Where a tile fits, best first."""
    found = _all_placements(_encode((ecosystem.terrain, ecosystem.figures)), tile)
    return found if anchor is None else [placement for placement in found if placement.anchor == anchor]


@lru_cache(256)
def _all_placements(key: bytes, tile: str) -> list[Placement]:
    terrain, figures = msgspec.json.decode(key, type=tuple[dict[str, str], dict[str, str]])
    ecosystem = Ecosystem(terrain, figures)
    far = steps_to([cell for cell, kind in terrain.items() if kind in DINO_HOMES], terrain, 4)
    fits: dict[tuple[str, bool], float] = {}

    def fit(cell: str, is_a: bool) -> float:
        if (cell, is_a) not in fits:
            fits[cell, is_a] = _fit(ecosystem, far, cell, TILES[tile].a if is_a else TILES[tile].b)
        return fits[cell, is_a]

    found = [
        Placement(anchor, dir_, fit(anchor, True) + fit(around(anchor)[dir_], False))
        for anchor in sorted(anchors(ecosystem))
        for dir_ in directions(ecosystem, anchor)
    ]
    return sorted(found, key=lambda placement: -placement.fit)


def _fit(ecosystem: Ecosystem, far: dict[str, int], cell: str, side: Side) -> float:
    """How well a cell suits its place: close to others, prey among its like, predators among prey, mountains near."""
    terrain, figures = ecosystem.terrain, ecosystem.figures
    near = [there for there in around(cell) if there in terrain]
    prey = sum(figures.get(there) in PREY for there in near)
    predators = sum(figures.get(there) in PREDATORS for there in near)
    mountain = min((far.get(there, 5) for there in near), default=5) + 1
    value = 0.12 * len(near)
    if side.terrain in DINO_HOMES:
        return value + 0.4 * min(predators, 2) + 0.1 * prey + (0.4 if mountain in (2, 3, 4) else 0.0)
    value += 0.25 * sum(side.terrain in HABITATS[figures[there]] for there in near if figures.get(there) in PREY)
    if side.animal in PREDATORS:
        value += 0.35 * min(prey, 3) + (0.3 if mountain <= 2 else 0.0)
    elif side.animal in PREY:
        rooms = sum(terrain[there] in HABITATS[side.animal] and there not in figures for there in near)
        value += 0.2 * min(rooms, 2) + 0.2 * min(predators, 2) + (0.1 if mountain <= 3 else 0.0)
    return value


def _prune_anchors(state: State, decision: Decision) -> Sequence[Action]:
    assert state.hand is not None
    best = _placements(state.seats[decision.seat], state.hand.tile, None)
    cells = list(dict.fromkeys(placement.anchor for placement in best[: 2 * ANCHORS]))[:ANCHORS]
    of_cell = {hex_id(option.q, option.r): option for option in decision.options if isinstance(option, PlaceTile)}
    return [of_cell[cell] for cell in cells]


def _prune_births(state: State, decision: Decision) -> Sequence[Action]:
    """Always breed."""
    return [option for option in decision.options if isinstance(option, Breed)]


def _prune_giving_up(state: State, decision: Decision) -> Sequence[Action]:
    """A figure that can act does so; giving all up at once is never better than one after another."""
    return decision.options[:-1]


_PRUNING: dict[str, Callable[[State, Decision], Sequence[Action]]] = {
    "place_tile": _prune_anchors,
    "breed": _prune_births,
    "hunt": _prune_giving_up,
    "send_dino": _prune_giving_up,
}
