"""Everything true at one moment of a match, and questions about it.

A cell is the string ``"q,r"``. A column bears the name of its animal.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from strata.domain import kernel
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.kernel import Seat
from strata.domain.toolkit.hexes import in_order

DINO = "dino"


class Phase(StrEnum):
    """The stretches of a turn, in order of play."""

    TAKE = "take"
    PLACE = "place"
    ORIENT = "orient"
    ANIMAL_ACTIVATION = "animal_activation"
    HATCH = "hatch"
    DINO_ACTIVATION = "dino_activation"


class PlacedTile(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Where a tile lies: cell ``a`` at (q, r), cell ``b`` next to it in direction ``dir``."""

    tile: str
    q: int
    r: int
    dir: int


class Ecosystem(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat has built: the terrain of its cells, who stands on them, and the eggs in its nest."""

    terrain: dict[str, str] = {}
    figures: dict[str, str] = {}
    tiles: list[PlacedTile] = []
    eggs: int = 0

    def cells_with(self, figure: str) -> list[str]:
        return in_order([cell for cell, standing in self.figures.items() if standing == figure])

    @property
    def dinos(self) -> int:
        return sum(figure == DINO for figure in self.figures.values())

    @property
    def score(self) -> int:
        return self.eggs + self.dinos


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile that has left the biome board, and the column it came from."""

    tile: str
    column: str


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dinosaur on its way to a mountain, by a path yet to be chosen."""

    origin: str
    to: str


class State(kernel.State):
    """The table. ``slots`` are the rows of each column, ``stacks`` the tiles yet to come, ``anchor`` where cell ``a``
    of the tile in hand goes.

    While figures are active, ``activated`` is their kind, ``queue`` holds the seats yet to act, the one acting at its
    head, and ``unresolved`` its figures that have not acted, or None before its part has begun.
    """

    options: Options = Options()
    seats: list[Ecosystem] = []
    slots: dict[str, list[str | None]] = {}
    stacks: dict[str, list[str]] = {}
    supply: dict[str, int] = {}
    marker: str = ""
    start: Seat = 0
    active: Seat = 0
    phase: Phase = Phase.TAKE
    hand: Hand | None = None
    anchor: str | None = None
    activated: str | None = None
    queue: list[Seat] = []
    unresolved: list[str] | None = None
    sent: Sent | None = None
    ending: str | None = None

    def has(self, figure: str, promised: int = 0) -> bool:
        """Whether the supply yields one more of a figure than is promised."""
        return self.options.supply == "unlimited" or self.supply[figure] > promised

    @property
    def turn(self) -> int:
        """A turn is one tile: the one to be laid or, while figures act and after the end, the one laid last."""
        laid = sum(len(ecosystem.tiles) for ecosystem in self.seats)
        is_to_lay = self.phase in (Phase.TAKE, Phase.PLACE, Phase.ORIENT) and self.ending is None
        return laid + is_to_lay

    @property
    def in_turn_order(self) -> list[Seat]:
        """All seats, the active one first."""
        return [(self.active + place) % len(self.seats) for place in range(len(self.seats))]
