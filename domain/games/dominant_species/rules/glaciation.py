"""Section 7, glaciation: a tile next to tundra becomes tundra, for a bonus by the number of tundra tiles around it.

Elements between three tundra tiles go to the bag, and every animal keeps one cube there; the others return to its gene
pool, which happens nowhere else. Only the first space acts; the pawns after it move up at the end of the round.

Rulings: without a pawn on the first space nobody acts; with no tile to glaciate the pawn just comes back. A corner at
the edge of Earth never lies between three tundra tiles.
"""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.dominant_species.components import CORNERS, NEIGHBOURS, TOUCHES, bonus
from strata.domain.games.dominant_species.facts import (
    CubesReturned,
    ElementRemoved,
    PointsScored,
    TaskBegun,
    TundraLaid,
)
from strata.domain.games.dominant_species.rules.chains import ended
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.earth import IDS, PAIRS, Hex, Table, is_tundra, on_tile, tiles
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import Glaciating
from strata.domain.kernel import Action, Seat, Steps

_HEXES_AT_A_CORNER = 3


class Glaciate(Action, frozen=True, tag="glaciate"):
    """Lay tundra on this tile."""

    hex: Hex

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task, hex_ = state.tasks[-1], IDS[self.hex]
        yield TundraLaid(hex_)
        for corner in CORNERS[hex_]:
            if corner in state.elements and _is_frozen(state, corner):
                yield ElementRemoved(corner, state.elements[corner])
        yield PointsScored(task.animal, bonus(tundra_around(state, hex_)), "glaciation", hex_)
        tile = state.earth[hex_]
        for animal in on_tile(tile):
            if tile.species[animal] > 1:
                yield CubesReturned(animal, hex_, tile.species[animal] - 1)
        yield ended(task)


def act(state: State, animal: str, space: int) -> Steps[None]:
    yield TaskBegun(Glaciating(animal=animal, way_out="pass"))


def options(state: State, task: Glaciating) -> Iterator[Glaciate]:
    if state.tundra_supply:
        for hex_ in tiles(state):
            if not state.earth[hex_].tundra and tundra_around(state, hex_):
                yield Glaciate(PAIRS[hex_])


def tundra_around(table: Table, hex_: str) -> int:
    return sum(is_tundra(table, there) for there in NEIGHBOURS[hex_])


def _is_frozen(state: State, corner: str) -> bool:
    around = TOUCHES[corner]
    return len(around) == _HEXES_AT_A_CORNER and all(is_tundra(state, hex_) for hex_ in around)


CHAPTER = Chapter(Phase.GLACIATION, act=act, work=(Work(Glaciating, options),))
