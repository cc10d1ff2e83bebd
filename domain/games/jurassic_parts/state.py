"""Everything true at one moment of a match of Jurassic Parts."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from strata.domain import kernel
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.kernel import Seat


class Phase(StrEnum):
    """Where the active seat stands in its turn: before sharpening, or after."""

    TURN_START = "turn_start"
    TURN_MAIN = "turn_main"


class Cell(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A place of the slab that holds a tile.

    Face down and never seen, the tile is still among those of the bag; one that a seat has peeked at is known here.
    """

    back: str = ""
    rotation: int = 0
    tile: str | None = None
    is_up: bool = False
    peeked_by: Seat | None = None


class Skeleton(msgspec.Struct, forbid_unknown_fields=True):
    species: str
    tiles: list[str]


class SeatState(msgspec.Struct, forbid_unknown_fields=True):
    """A digger: chisels not on the slab, amber, tiles and cards. Plants are among the loose tiles."""

    dull: int
    keep_limit: int
    sharp: int = 0
    spent: int = 0
    amber: int = 0
    loose: list[str] = []
    skeletons: list[Skeleton] = []
    hand: list[str] = []
    played: list[str] = []


class Turn(msgspec.Struct, forbid_unknown_fields=True):
    """What counts within one turn."""

    sale_limit: int = 0
    requests: int = 0
    sales: int = 0
    sturdy_charges: int = 0
    placed: int = 0
    sharpened: bool = False
    removed: bool = False
    keep_all: bool = False


class Share(msgspec.Struct, forbid_unknown_fields=True):
    """A share-out: the pool, who is yet to pick, and how many tiles the first of them may still take.

    ``quota`` is None until that seat's turn has come; ``is_final`` marks the last pick of the game.
    """

    pool: list[str]
    participants: list[Seat]
    quota: int | None = None
    is_final: bool = False


class Targeting(msgspec.Struct, forbid_unknown_fields=True):
    """A card whose targets are being chosen."""

    card: str
    left: int
    chosen: int = 0


class State(kernel.State):
    """The table. ``slab`` is listed by cell; an edge ``a-b`` in ``chisels`` maps to whose chisel lies there.

    ``phase`` is where the active seat stands; ``share``, ``choices`` (the lowest cells of equal parts),
    ``recalls_left`` and ``targeting`` are what interrupts it, at most one of them at a time.
    """

    options: Options = Options()
    seats: list[SeatState] = []
    first: Seat = 0
    turn_number: int = 0
    active: Seat = 0
    phase: Phase = Phase.TURN_START
    slab: list[Cell | None] = []
    chisels: dict[str, Seat] = {}
    bag: list[str] = []
    undealt: list[str] = []
    supply: int = 0
    stock: list[str] = []
    turn: Turn = msgspec.field(default_factory=Turn)
    turns_without_removal: int = 0
    recalls_left: int = 0
    targeting: Targeting | None = None
    choices: list[int] = []
    share: Share | None = None
    ending: str | None = None

    @property
    def tiles_left(self) -> int:
        return sum(cell is not None for cell in self.slab)
