"""What can become true in a match, each fact with the change it makes."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem, Hand, Phase, PlacedTile, Sent, State
from strata.domain.kernel import Fact, Seat
from strata.domain.toolkit.hexes import hex_id

Cause = Literal["forced", "chosen", "finish"]


class NewCell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell that joins an ecosystem: its figure, or the one the supply could not give."""

    cell: str
    terrain: str
    figure: str | None = None
    missing: str | None = None


class Meal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cell: str
    animal: str


class GameSetUp(Fact, frozen=True, tag="game_set_up"):
    """The table before the first draw: what each seat gets, and what lies in the stacks and in the supply."""

    seats: int
    options: Options
    columns: list[str]
    rows: int
    marker: str
    stacks: dict[str, list[str]]
    supply: dict[str, int]
    terrain: dict[str, str]
    figures: dict[str, str]
    eggs: int

    def apply(self, state: State) -> None:
        state.options = self.options
        state.slots = {column: [None] * self.rows for column in self.columns}
        state.marker = self.marker
        state.stacks = {stack: list(tiles) for stack, tiles in self.stacks.items()}
        state.supply = dict(self.supply)
        state.seats = [Ecosystem(dict(self.terrain), dict(self.figures), [], self.eggs) for _ in range(self.seats)]


class StartSeatSet(Fact, frozen=True, tag="start_seat_set"):
    seat: Seat
    by_lot: bool

    def apply(self, state: State) -> None:
        state.start = state.active = self.seat


class TileDealt(Fact, frozen=True, tag="tile_dealt"):
    """A tile of a stack lies open on the biome board; rows count from 1."""

    reveals: ClassVar = True

    tile: str
    stack: str
    column: str
    row: int

    def apply(self, state: State) -> None:
        state.stacks[self.stack].remove(self.tile)
        state.slots[self.column][self.row - 1] = self.tile


class TileTaken(Fact, frozen=True, tag="tile_taken"):
    seat: Seat
    tile: str
    column: str
    row: int

    def apply(self, state: State) -> None:
        state.slots[self.column][self.row - 1] = None
        state.hand = Hand(self.tile, self.column)
        state.phase = Phase.PLACE


class CellChosen(Fact, frozen=True, tag="cell_chosen"):
    """Where cell ``a`` of the tile in hand will be."""

    seat: Seat
    q: int
    r: int

    def apply(self, state: State) -> None:
        state.anchor = hex_id(self.q, self.r)
        state.phase = Phase.ORIENT


class TilePlaced(Fact, frozen=True, tag="tile_placed"):
    seat: Seat
    tile: str
    q: int
    r: int
    dir: int
    cells: list[NewCell]

    def apply(self, state: State) -> None:
        ecosystem = state.seats[self.seat]
        state.hand = state.anchor = None
        ecosystem.tiles.append(PlacedTile(self.tile, self.q, self.r, self.dir))
        for new in self.cells:
            ecosystem.terrain[new.cell] = new.terrain
            if new.figure is not None:
                _put(state, self.seat, new.cell, new.figure)


class ActivationBegun(Fact, frozen=True, tag="activation_begun"):
    """All figures of a kind act, seat by seat in the order of the queue."""

    figure: str
    queue: list[Seat]

    def apply(self, state: State) -> None:
        state.phase = Phase.DINO_ACTIVATION if self.figure == DINO else Phase.ANIMAL_ACTIVATION
        state.activated = self.figure
        state.queue = list(self.queue)


class PartBegun(Fact, frozen=True, tag="part_begun"):
    """A seat's figures are to act, one after another."""

    seat: Seat
    unresolved: list[str]

    def apply(self, state: State) -> None:
        state.unresolved = list(self.unresolved)


class PartEnded(Fact, frozen=True, tag="part_ended"):
    """A seat is done with the activation, or with hatching."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.queue.remove(self.seat)
        state.unresolved = None


class PreyBorn(Fact, frozen=True, tag="prey_born"):
    seat: Seat
    figure: str
    parent: str
    cell: str

    def apply(self, state: State) -> None:
        _resolve(state, self.parent)
        _put(state, self.seat, self.cell, self.figure)


class PreyHunted(Fact, frozen=True, tag="prey_hunted"):
    """A predator ate its way along a path: it stands where its last prey stood, its young where the others did."""

    seat: Seat
    figure: str
    origin: str
    path: list[str]
    eaten: list[Meal]
    newborn: list[str]

    def apply(self, state: State) -> None:
        _resolve(state, self.origin)
        _take_off(state, self.seat, self.origin)
        for meal in self.eaten:
            _take_off(state, self.seat, meal.cell)
        for cell in (*self.newborn, self.path[-1]):
            _put(state, self.seat, cell, self.figure)


class FigureStarved(Fact, frozen=True, tag="figure_starved"):
    """A predator or dinosaur that has not eaten is back in the supply; ``cause`` says whether its seat had a choice."""

    seat: Seat
    figure: str
    cell: str
    cause: Cause

    def apply(self, state: State) -> None:
        _resolve(state, self.cell)
        _take_off(state, self.seat, self.cell)


class HatchingBegun(Fact, frozen=True, tag="hatching_begun"):
    queue: list[Seat]

    def apply(self, state: State) -> None:
        state.phase = Phase.HATCH
        state.activated = DINO
        state.queue = list(self.queue)


class DinoHatched(Fact, frozen=True, tag="dino_hatched"):
    seat: Seat
    nest: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].eggs -= 1
        _put(state, self.seat, self.nest, DINO)


class HatchSkipped(Fact, frozen=True, tag="hatch_skipped"):
    seat: Seat

    def apply(self, state: State) -> None:
        pass


class DinoSent(Fact, frozen=True, tag="dino_sent"):
    """A dinosaur is on its way to a mountain."""

    seat: Seat
    origin: str
    to: str

    def apply(self, state: State) -> None:
        state.sent = Sent(self.origin, self.to)


class DinoMoved(Fact, frozen=True, tag="dino_moved"):
    """A dinosaur walked a path and ate what stood there; every predator it ate was worth an egg."""

    seat: Seat
    origin: str
    path: list[str]
    eaten: list[Meal]
    eggs: int

    def apply(self, state: State) -> None:
        state.sent = None
        _resolve(state, self.origin)
        _take_off(state, self.seat, self.origin)
        for meal in self.eaten:
            _take_off(state, self.seat, meal.cell)
        _put(state, self.seat, self.path[-1], DINO)
        state.seats[self.seat].eggs += self.eggs


class MarkerMoved(Fact, frozen=True, tag="marker_moved"):
    column: str

    def apply(self, state: State) -> None:
        state.marker = self.column


class TurnPassed(Fact, frozen=True, tag="turn_passed"):
    """It is this seat's turn."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.active = self.seat
        state.phase = Phase.TAKE
        state.activated = None


class GameEnded(Fact, frozen=True, tag="game_ended"):
    """``scores`` are those of the seats, ``ranking`` is the seats from first to last."""

    reason: str
    scores: list[int]
    ranking: list[Seat]

    def apply(self, state: State) -> None:
        state.activated = None
        state.ending = self.reason


FACTS: tuple[type[Fact], ...] = (
    GameSetUp,
    StartSeatSet,
    TileDealt,
    TileTaken,
    CellChosen,
    TilePlaced,
    ActivationBegun,
    PartBegun,
    PartEnded,
    PreyBorn,
    PreyHunted,
    FigureStarved,
    HatchingBegun,
    DinoHatched,
    HatchSkipped,
    DinoSent,
    DinoMoved,
    MarkerMoved,
    TurnPassed,
    GameEnded,
)


def _put(state: State, seat: Seat, cell: str, figure: str) -> None:
    state.seats[seat].figures[cell] = figure
    state.supply[figure] -= 1


def _take_off(state: State, seat: Seat, cell: str) -> None:
    state.supply[state.seats[seat].figures.pop(cell)] += 1


def _resolve(state: State, cell: str) -> None:
    """A figure of the seat that is acting has acted."""
    assert state.unresolved is not None, "figures act only once their seat's part has begun"
    state.unresolved.remove(cell)
