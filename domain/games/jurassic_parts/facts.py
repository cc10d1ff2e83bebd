"""What can become true in a match of Jurassic Parts, each fact with the change it makes."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Literal

from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.state import Cell, Phase, SeatState, Share, Skeleton, State, Targeting, Turn
from strata.domain.kernel import Fact, Seat


class GameSetUp(Fact, frozen=True, tag="game_set_up"):
    """The table before the first draw: what each seat gets, and all that is yet to be drawn."""

    seats: int
    options: Options
    chisels: int
    keep_limit: int
    supply: int
    tiles: list[str]
    cards: list[str]

    def apply(self, state: State) -> None:
        state.options = self.options
        state.seats = [SeatState(self.chisels, self.keep_limit) for _ in range(self.seats)]
        state.supply = self.supply
        state.bag = sorted(self.tiles)
        state.undealt = sorted(self.cards)


class FirstPlayerDrawn(Fact, frozen=True, tag="first_player_drawn"):
    seat: Seat

    def apply(self, state: State) -> None:
        state.first = self.seat


class TilesLaid(Fact, frozen=True, tag="tiles_laid"):
    """The slab lies: the tile of each cell, or None where it lies face down."""

    tiles: list[str | None]

    def apply(self, state: State) -> None:
        face_down = Cell()
        state.slab = [face_down if tile is None else Cell(tile=tile, is_up=True) for tile in self.tiles]
        up = set(self.tiles)
        state.bag = [tile for tile in state.bag if tile not in up]


class BacksDrawn(Fact, frozen=True, tag="backs_drawn"):
    """The back of each cell's tile."""

    backs: list[str]

    def apply(self, state: State) -> None:
        state.slab = [
            cell and Cell(back, cell.rotation, cell.tile, cell.is_up, cell.peeked_by)
            for cell, back in zip(state.slab, self.backs, strict=True)
        ]


class RotationsDrawn(Fact, frozen=True, tag="rotations_drawn"):
    """How each cell's tile is turned, for good."""

    rotations: list[int]

    def apply(self, state: State) -> None:
        state.slab = [
            cell and Cell(cell.back, rotation, cell.tile, cell.is_up, cell.peeked_by)
            for cell, rotation in zip(state.slab, self.rotations, strict=True)
        ]


class StartBonusGiven(Fact, frozen=True, tag="start_bonus_given"):
    seat: Seat
    sharp: int
    amber: int

    def apply(self, state: State) -> None:
        _sharpen(state, self.seat, self.sharp)
        _give_amber(state, self.seat, self.amber)


class CardDealt(Fact, frozen=True, tag="card_dealt"):
    secret: ClassVar = {"card": "seat"}
    reveals: ClassVar = True

    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.undealt.remove(self.card)
        insort(state.seats[self.seat].hand, self.card)


class TurnBegun(Fact, frozen=True, tag="turn_begun"):
    seat: Seat
    turn: int
    sale_limit: int

    def apply(self, state: State) -> None:
        state.active = self.seat
        state.turn_number = self.turn
        state.phase = Phase.TURN_START
        state.turn = Turn(self.sale_limit)


class ChiselsSharpened(Fact, frozen=True, tag="chisels_sharpened"):
    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        _sharpen(state, self.seat, self.count)


class RecallOrdered(Fact, frozen=True, tag="recall_ordered"):
    """So many chisels must come off the slab."""

    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        state.recalls_left = self.count


class ChiselRecalled(Fact, frozen=True, tag="chisel_recalled"):
    """A chisel came off the slab, sharp."""

    seat: Seat
    edge: str

    def apply(self, state: State) -> None:
        del state.chisels[self.edge]
        state.seats[self.seat].sharp += 1
        if state.recalls_left:
            state.recalls_left -= 1


class MainPhaseBegun(Fact, frozen=True, tag="main_phase_begun"):
    """The seat may place chisels; without sharpening only where there is no slab left."""

    seat: Seat
    sharpened: bool

    def apply(self, state: State) -> None:
        state.phase = Phase.TURN_MAIN
        state.turn.sharpened = self.sharpened


class ChiselPlaced(Fact, frozen=True, tag="chisel_placed"):
    """A chisel lies on an edge; ``spent`` more broke its boulders, or a sturdy charge did."""

    seat: Seat
    edge: str
    spent: int
    sturdy: bool

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.sharp -= 1 + self.spent
        seat.spent += self.spent
        state.chisels[self.edge] = self.seat
        state.turn.placed += 1
        state.turn.sturdy_charges -= self.sturdy


class PartsOffered(Fact, frozen=True, tag="parts_offered"):
    """The slab is in equal parts, named by their lowest cells; the seat chooses which one breaks off."""

    seat: Seat
    cells: list[int]

    def apply(self, state: State) -> None:
        state.choices = list(self.cells)


class TileRevealed(Fact, frozen=True, tag="tile_revealed"):
    """A tile of the slab was turned face up."""

    reveals: ClassVar = True

    cell: int
    tile: str

    def apply(self, state: State) -> None:
        _see(state, self.cell, self.tile, is_up=True, peeked_by=None)


class ChiselsReturned(Fact, frozen=True, tag="chisels_returned"):
    """Chisels of a seat came off the slab: dull where they made a break, else sharp."""

    seat: Seat
    edges: list[str]
    sharp: bool

    def apply(self, state: State) -> None:
        for edge in self.edges:
            del state.chisels[edge]
        seat = state.seats[self.seat]
        if self.sharp:
            seat.sharp += len(self.edges)
        else:
            seat.dull += len(self.edges)


class ChiselsSetAside(Fact, frozen=True, tag="chisels_set_aside"):
    """Chisels of the seat whose turn it is came off the slab and wait for the turn to end, in none of its piles."""

    seat: Seat
    edges: list[str]

    def apply(self, state: State) -> None:
        for edge in self.edges:
            del state.chisels[edge]


class ChiselsTakenUp(Fact, frozen=True, tag="chisels_taken_up"):
    """The turn in which they were set aside is over: so many chisels are sharp for the next one."""

    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].sharp += self.count


class PartBrokenOff(Fact, frozen=True, tag="part_broken_off"):
    """Cells left the slab; their tiles are shared out in this order, by so many break chisels each."""

    cells: list[int]
    pool: list[str]
    order: list[Seat]
    chisels: list[int]

    def apply(self, state: State) -> None:
        _clear(state, self.cells)
        state.choices = []
        state.share = Share(sorted(self.pool), list(self.order))


class PartLeftToLeader(Fact, frozen=True, tag="part_left_to_leader"):
    """Cells left the slab though nobody's chisel lay between them and the rest; their tiles are the leader's."""

    cells: list[int]
    tiles: list[str]

    def apply(self, state: State) -> None:
        _clear(state, self.cells)
        state.choices = []
        state.stock = sorted(state.stock + self.tiles)


class LastTilesLaidOut(Fact, frozen=True, tag="last_tiles_laid_out"):
    """Nothing but the last tiles was left of the slab; the seat takes one of them."""

    seat: Seat
    cells: list[int]
    pool: list[str]

    def apply(self, state: State) -> None:
        _clear(state, self.cells)
        state.share = Share(sorted(self.pool), [self.seat], quota=1, is_final=True)


class QuotaSet(Fact, frozen=True, tag="quota_set"):
    """The seat's turn to pick has come; it takes so many tiles."""

    seat: Seat
    quota: int

    def apply(self, state: State) -> None:
        assert state.share is not None
        state.share.quota = self.quota


class TileTaken(Fact, frozen=True, tag="tile_taken"):
    """A tile went from the pool to a seat. With the last tile of its quota the seat is done."""

    seat: Seat
    tile: str

    def apply(self, state: State) -> None:
        share = state.share
        assert share is not None
        assert share.quota is not None
        share.pool.remove(self.tile)
        insort(state.seats[self.seat].loose, self.tile)
        share.quota -= 1
        if not share.quota:
            share.quota = None
            share.participants.remove(self.seat)


class ShareOutEnded(Fact, frozen=True, tag="share_out_ended"):
    """What nobody took is the leader's."""

    rest: list[str]

    def apply(self, state: State) -> None:
        state.share = None
        state.stock = sorted(state.stock + self.rest)


class SkeletonAssembled(Fact, frozen=True, tag="skeleton_assembled"):
    """Loose tiles of a seat are one skeleton for good."""

    seat: Seat
    species: str
    tiles: list[str]

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.loose = [tile for tile in seat.loose if tile not in self.tiles]
        seat.skeletons.append(Skeleton(self.species, list(self.tiles)))


class AmberGained(Fact, frozen=True, tag="amber_gained"):
    seat: Seat
    amber: int

    def apply(self, state: State) -> None:
        _give_amber(state, self.seat, self.amber)


class ServiceRequested(Fact, frozen=True, tag="service_requested"):
    """A seat paid the dig leader for a service."""

    seat: Seat
    service: str
    price: int

    def apply(self, state: State) -> None:
        _give_amber(state, self.seat, -self.price)
        state.turn.requests += 1


class SturdyChargesGained(Fact, frozen=True, tag="sturdy_charges_gained"):
    """So many placements of this turn pay nothing for boulders."""

    seat: Seat
    count: int

    def apply(self, state: State) -> None:
        state.turn.sturdy_charges += self.count


class TileDug(Fact, frozen=True, tag="tile_dug"):
    """A seat took a tile out of the slab."""

    seat: Seat
    cell: int
    tile: str

    def apply(self, state: State) -> None:
        _clear(state, [self.cell])
        insort(state.seats[self.seat].loose, self.tile)


class TileBought(Fact, frozen=True, tag="tile_bought"):
    seat: Seat
    tile: str

    def apply(self, state: State) -> None:
        state.stock.remove(self.tile)
        insort(state.seats[self.seat].loose, self.tile)


class TileSold(Fact, frozen=True, tag="tile_sold"):
    seat: Seat
    tile: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].loose.remove(self.tile)
        insort(state.stock, self.tile)
        state.turn.sales += 1


class CardPlayed(Fact, frozen=True, tag="card_played"):
    reveals: ClassVar = True

    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.hand.remove(self.card)
        seat.played.append(self.card)


class TargetsOpened(Fact, frozen=True, tag="targets_opened"):
    """The seat chooses up to so many targets for a card."""

    seat: Seat
    card: str
    most: int

    def apply(self, state: State) -> None:
        state.targeting = Targeting(self.card, self.most)


class TargetChosen(Fact, frozen=True, tag="target_chosen"):
    """One target fewer is left."""

    seat: Seat

    def apply(self, state: State) -> None:
        assert state.targeting is not None
        state.targeting.left -= 1
        state.targeting.chosen += 1


class TargetsClosed(Fact, frozen=True, tag="targets_closed"):
    seat: Seat

    def apply(self, state: State) -> None:
        state.targeting = None


class TilePeeked(Fact, frozen=True, tag="tile_peeked"):
    """A seat looked at the face of a tile that stays face down."""

    secret: ClassVar = {"tile": "seat"}
    reveals: ClassVar = True

    seat: Seat
    cell: int
    tile: str

    def apply(self, state: State) -> None:
        _see(state, self.cell, self.tile, is_up=False, peeked_by=self.seat)


class KeepLimitRaised(Fact, frozen=True, tag="keep_limit_raised"):
    """The seat may keep more sharp chisels at the end of its turns, for the rest of the game."""

    seat: Seat
    by: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].keep_limit += self.by


class KeepingAllAllowed(Fact, frozen=True, tag="keeping_all_allowed"):
    """The seat may keep any number of sharp chisels at the end of this turn."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.turn.keep_all = True


class SaleLimitRaised(Fact, frozen=True, tag="sale_limit_raised"):
    seat: Seat
    by: int

    def apply(self, state: State) -> None:
        state.turn.sale_limit += self.by


class QuotaRaised(Fact, frozen=True, tag="quota_raised"):
    seat: Seat
    by: int

    def apply(self, state: State) -> None:
        assert state.share is not None
        state.share.quota = (state.share.quota or 0) + self.by


class TurnEnded(Fact, frozen=True, tag="turn_ended"):
    """The seat kept so many sharp chisels; all others in its hands are dull.

    ``idle_turns`` is for how many turns in a row no tile has left the slab.
    """

    seat: Seat
    kept: int
    idle_turns: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.dull += seat.sharp - self.kept + seat.spent
        seat.sharp, seat.spent = self.kept, 0
        state.turns_without_removal = self.idle_turns


class GameEnded(Fact, frozen=True, tag="game_ended"):
    reason: Literal["slab_empty", "abandoned_dig"]

    def apply(self, state: State) -> None:
        state.ending = self.reason


FACTS: tuple[type[Fact], ...] = (
    GameSetUp,
    FirstPlayerDrawn,
    TilesLaid,
    BacksDrawn,
    RotationsDrawn,
    StartBonusGiven,
    CardDealt,
    TurnBegun,
    ChiselsSharpened,
    RecallOrdered,
    ChiselRecalled,
    MainPhaseBegun,
    ChiselPlaced,
    PartsOffered,
    TileRevealed,
    ChiselsReturned,
    ChiselsSetAside,
    ChiselsTakenUp,
    PartBrokenOff,
    PartLeftToLeader,
    LastTilesLaidOut,
    QuotaSet,
    TileTaken,
    ShareOutEnded,
    SkeletonAssembled,
    AmberGained,
    ServiceRequested,
    SturdyChargesGained,
    TileDug,
    TileBought,
    TileSold,
    CardPlayed,
    TargetsOpened,
    TargetChosen,
    TargetsClosed,
    TilePeeked,
    KeepLimitRaised,
    KeepingAllAllowed,
    SaleLimitRaised,
    QuotaRaised,
    TurnEnded,
    GameEnded,
)


def _sharpen(state: State, seat: Seat, count: int) -> None:
    state.seats[seat].dull -= count
    state.seats[seat].sharp += count


def _give_amber(state: State, seat: Seat, amber: int) -> None:
    state.seats[seat].amber += amber
    state.supply -= amber


def _see(state: State, number: int, tile: str, is_up: bool, peeked_by: Seat | None) -> None:
    """The tile of a cell comes out of the bag unless somebody has seen it before."""
    cell = state.slab[number]
    assert cell is not None
    if cell.tile is None:
        state.bag.remove(tile)
    state.slab[number] = Cell(cell.back, cell.rotation, tile, is_up, peeked_by)


def _clear(state: State, cells: list[int]) -> None:
    for cell in cells:
        state.slab[cell] = None
    state.turn.removed = True
