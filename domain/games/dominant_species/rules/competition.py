"""Section 11, competition: on tiles it occupies, the animal eliminates one cube of another animal.

A space names two terrains: one tile of each, and one tundra tile as well, may be fought over. Before all others
arachnids fight once on any tile. A glaciated tile counts as tundra alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from strata.domain.games.dominant_species.components import BOX, FOOD_CHAIN, HEXES, TERRAINS, TUNDRA
from strata.domain.games.dominant_species.facts import CubesEliminated, TaskBegun, TaskChanged
from strata.domain.games.dominant_species.rules.chains import ended, top
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import IDS, PAIRS, Hex, terrain
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Competing
from strata.domain.kernel import Action, Seat, Steps

_FREE_FIGHT = "arachnid"


class Compete(Action, frozen=True, tag="compete"):
    """Eliminate a cube of an animal on a tile."""

    hex: Hex
    animal: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task, hex_ = top(state, Competing), IDS[self.hex]
        fought_on = terrain(state.earth[hex_])
        yield CubesEliminated(self.animal, hex_, 1)
        if task.once:
            yield ended(task)
        else:
            unused = [other for other in task.terrains if other != fought_on]
            yield TaskChanged(replace(task, terrains=unused, way_out="done", begun=True))


def begin(state: State) -> Steps[None]:
    if _FREE_FIGHT in state.animals:
        yield TaskBegun(Competing(animal=_FREE_FIGHT, terrains=list(TERRAINS), once=True, way_out="pass"))


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(Competing(animal=animal, terrains=[*BOX.competition[space - 1], TUNDRA], way_out="pass"))


def options(state: State, task: Competing) -> Iterator[Compete]:
    for hex_ in HEXES:
        tile = state.earth.get(hex_)
        if tile is not None and task.animal in tile.species and terrain(tile) in task.terrains:
            for animal in FOOD_CHAIN:
                if animal in tile.species and animal != task.animal:
                    yield Compete(PAIRS[hex_], animal)


CHAPTER = Chapter(Phase.COMPETITION, begin=begin, act=act, work=(Work(Competing, options),))
