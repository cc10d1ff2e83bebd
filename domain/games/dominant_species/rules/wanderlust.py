"""Section 9, wanderlust: a face-up tile is laid next to Earth, if wanted with an element from the wanderlust slots.

The animal gains a bonus by the number of tiles around the new one; then all animals next to it, down the food chain,
may move cubes onto it. A stack yields one tile a round.

Ruling: the element is optional.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from strata.domain.games.dominant_species.components import BAG, HEXES, NEIGHBOURS, bonus
from strata.domain.games.dominant_species.facts import (
    CubesMoved,
    ElementPlaced,
    PointsScored,
    TaskBegun,
    TaskChanged,
    TileWandered,
)
from strata.domain.games.dominant_species.rules.chains import ended, top
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import (
    IDS,
    PAIRS,
    Hex,
    free_corners_of,
    kinds,
    kinds_in_bag,
    tiles_next_to,
)
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Discovering, Enriching, Settling, Wandering
from strata.domain.kernel import Action, Seat, Steps


class Wander(Action, frozen=True, tag="wander"):
    """Lay the face-up tile of a stack on a hex next to Earth."""

    stack: int
    hex: Hex

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        animal, hex_ = state.tasks[-1].animal, IDS[self.hex]
        terrain = state.stacks[self.stack - 1].face_up
        assert terrain is not None
        yield TileWandered(animal, self.stack, hex_, terrain)
        yield TaskChanged(Discovering(animal=animal, hex=hex_, begun=True))
        yield TaskBegun(Enriching(animal=animal, hex=hex_, source=Phase.WANDERLUST, way_out="done", begun=True))


class Enrich(Action, frozen=True, tag="enrich"):
    """Lay an element on a free corner of the tile."""

    element: str
    vertex: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, Enriching)
        yield ElementPlaced(self.vertex, self.element, task.source)
        yield ended(task)


class Settle(Action, frozen=True, tag="settle"):
    """Move so many cubes from a tile onto the new one."""

    from_: Hex = msgspec.field(name="from")
    count: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, Settling)
        origin = IDS[self.from_]
        yield CubesMoved(task.animal, origin, task.hex, self.count, hibernating=0)
        yield TaskChanged(replace(task, named=[*task.named, origin], way_out="done", begun=True))


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(Wandering(animal=animal, way_out="pass"))


def options(state: State, task: Wandering) -> Iterator[Wander]:
    free = [hex_ for hex_ in HEXES if hex_ not in state.earth and tiles_next_to(state, hex_)]
    for number, stack in enumerate(state.stacks, start=1):
        if stack.face_up is not None:
            for hex_ in free:
                yield Wander(number, PAIRS[hex_])


def enrich_options(state: State, task: Enriching) -> Iterator[Enrich]:
    on_offer = kinds_in_bag(state) if task.source == BAG else kinds(state.display[task.source])
    corners = free_corners_of(state, task.hex)
    return (Enrich(element, corner) for element in on_offer for corner in corners)


def discover(state: State, task: Discovering) -> Steps[bool]:
    """The bonus of the new tile; then everybody next to it is asked."""
    around = tiles_next_to(state, task.hex)
    yield PointsScored(task.animal, bonus(len(around)), "wanderlust", task.hex)
    yield ended(task)
    for animal in reversed(state.chain):
        if any(animal in state.earth[there].species for there in around):
            yield TaskBegun(Settling(animal=animal, hex=task.hex, way_out="pass"))
    return True


def settle_options(state: State, task: Settling) -> Iterator[Settle]:
    for there in NEIGHBOURS[task.hex]:
        if there in state.earth and there not in task.named:
            for count in range(1, state.earth[there].species.get(task.animal, 0) + 1):
                yield Settle(PAIRS[there], count)


CHAPTER = Chapter(
    Phase.WANDERLUST,
    act=act,
    work=(
        Work(Wandering, options),
        Work(Enriching, enrich_options),
        Work(Discovering, force=discover),
        Work(Settling, settle_options),
    ),
)
