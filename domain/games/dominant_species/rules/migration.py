"""Section 10, migration: as many cubes as the space says move to a neighbouring tile each, birds up to two tiles far.

No cube moves twice in an action; the same tile may be left several times, for different goals.

Ruling: a bird's way of two steps leads over Earth, whatever the terrain.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from strata.domain.games.dominant_species.components import BOX, HEXES
from strata.domain.games.dominant_species.facts import CubesMoved, TaskBegun, TaskChanged
from strata.domain.games.dominant_species.rules.chains import ended, top
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import IDS, PAIRS, Hex, occupied, tiles_next_to
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Arriving, Migrating
from strata.domain.kernel import Action, Seat, Steps

_FAR_MOVER = "bird"


class Migrate(Action, frozen=True, tag="migrate"):
    """Settle on the tile that cubes leave."""

    from_: Hex = msgspec.field(name="from")

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, Migrating)
        origin = IDS[self.from_]
        most = min(task.left, task.unmoved[origin])
        yield TaskBegun(Arriving(animal=task.animal, origin=origin, most=most, begun=True))


class Arrive(Action, frozen=True, tag="arrive"):
    """Move so many cubes to a tile."""

    to: Hex
    count: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, Arriving)
        yield CubesMoved(task.animal, task.origin, IDS[self.to], self.count, hibernating=0)
        yield ended(task)
        migration = top(state, Migrating)
        unmoved = {**migration.unmoved, task.origin: migration.unmoved[task.origin] - self.count}
        left = migration.left - self.count
        yield TaskChanged(replace(migration, left=left, unmoved=unmoved, way_out="done", begun=True))


def act(state: State, animal: str, space: int) -> Steps[None]:
    unmoved = {hex_: state.earth[hex_].species[animal] for hex_ in occupied(state, animal)}
    yield TaskBegun(Migrating(animal=animal, left=BOX.migration[space - 1], unmoved=unmoved, way_out="pass"))


def options(state: State, task: Migrating) -> Iterator[Migrate]:
    if task.left:
        for hex_ in HEXES:
            if task.unmoved.get(hex_):
                yield Migrate(PAIRS[hex_])


def arrive_options(state: State, task: Arriving) -> Iterator[Arrive]:
    for to in reach(state, task.animal, task.origin):
        for count in range(1, task.most + 1):
            yield Arrive(PAIRS[to], count)


def reach(state: State, animal: str, origin: str) -> list[str]:
    """Where cubes of an animal can go from a tile."""
    near = tiles_next_to(state, origin)
    if animal != _FAR_MOVER:
        return near
    reached = {far for there in near for far in (there, *tiles_next_to(state, there))} - {origin}
    return [hex_ for hex_ in HEXES if hex_ in reached]


CHAPTER = Chapter(Phase.MIGRATION, act=act, work=(Work(Migrating, options), Work(Arriving, arrive_options)))
