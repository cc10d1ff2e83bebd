"""Section 8, speciation: round an element of the space's kind, cubes from the gene pool go to the tiles it touches.

Each terrain has its limit; the tiles are done in order, and at least one cube must be placed. After the last space
insects may add one cube to any tile of Earth.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from strata.domain.games.dominant_species.components import BOX, SECTIONS, TERRAINS, TOUCHES
from strata.domain.games.dominant_species.facts import CubesAdded, PrintedAnimalReached, TaskBegun, TaskChanged
from strata.domain.games.dominant_species.rules.chains import ended, top
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import IDS, PAIRS, Hex, corners_with, terrain, tiles
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Populating, Speciating, SpeciatingInsects
from strata.domain.kernel import Action, Seat, Steps

_FREE_CUBE = "insect"
_AFTER_ALL_SPACES = SECTIONS[Phase.SPECIATION].spaces + 1


class Speciate(Action, frozen=True, tag="speciate"):
    """Settle on the element round which to place cubes."""

    vertex: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        hexes = [hex_ for hex_ in TOUCHES[self.vertex] if hex_ in state.earth]
        yield TaskChanged(Populating(animal=state.tasks[-1].animal, hexes=hexes, least=1, begun=True))


class Populate(Action, frozen=True, tag="populate"):
    """Add so many cubes to a tile; none leaves it for the next."""

    hex: Hex
    count: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = top(state, Populating)
        if self.count:
            yield CubesAdded(task.animal, IDS[self.hex], self.count)
        yield TaskChanged(replace(task, hexes=task.hexes[1:], placed=task.placed + self.count))


class InsectSpeciate(Action, frozen=True, tag="insect_speciate"):
    """Add the insects' free cube to a tile."""

    hex: Hex

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = state.tasks[-1]
        yield CubesAdded(task.animal, IDS[self.hex], 1)
        yield ended(task)


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(Speciating(animal=animal, element=BOX.speciation[space - 1], way_out="pass"))


def options(state: State, task: Speciating) -> Iterator[Speciate]:
    if state.animals[task.animal].gene_pool:
        yield from map(Speciate, corners_with(state, [task.element]))


def populate_options(state: State, task: Populating) -> Iterator[Populate]:
    pool = state.animals[task.animal].gene_pool
    if task.hexes and pool:
        here, *further = task.hexes
        least = 0 if further else max(0, task.least - task.placed)
        limit = TERRAINS[terrain(state.earth[here])].limit if task.most is None else task.most
        for count in range(least, min(limit, pool) + 1):
            yield Populate(PAIRS[here], count)


def end(state: State) -> Steps[None]:
    if _FREE_CUBE in state.animals and state.space < _AFTER_ALL_SPACES:
        yield PrintedAnimalReached(_FREE_CUBE, _AFTER_ALL_SPACES)
        yield TaskBegun(SpeciatingInsects(animal=_FREE_CUBE, way_out="pass"))


def insect_options(state: State, task: SpeciatingInsects) -> Iterator[InsectSpeciate]:
    if state.animals[task.animal].gene_pool:
        for hex_ in tiles(state):
            yield InsectSpeciate(PAIRS[hex_])


CHAPTER = Chapter(
    Phase.SPECIATION,
    act=act,
    end=end,
    work=(
        Work(Speciating, options),
        Work(Populating, populate_options),
        Work(SpeciatingInsects, insect_options),
    ),
)
