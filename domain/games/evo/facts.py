"""What can become true in a match of Evo, each fact with the change it makes."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Literal

from strata.domain.games.evo.options import Options
from strata.domain.games.evo.state import Modifiers, Phase, Row, SeatState, State
from strata.domain.kernel import Fact, Seat


class GameSetUp(Fact, frozen=True, tag="game_set_up"):
    """The table before the first draw: what each seat gets, and what lies in the deck and in the bag."""

    seats: int
    options: Options
    map: str
    climate: int
    meteor: int
    points: int
    dinos: int
    genes: dict[str, int]
    bag: dict[str, int]
    deck: list[str]
    removed: dict[str, int]

    def apply(self, state: State) -> None:
        state.options = self.options
        state.map = self.map
        state.climate = self.climate
        state.meteor = self.meteor
        state.seats = [SeatState(self.points, self.dinos, dict(self.genes)) for _ in range(self.seats)]
        state.bag = dict(self.bag)
        state.deck = list(self.deck)
        state.removed = dict(self.removed)


class EventCardDrawn(Fact, frozen=True, tag="event_card_drawn"):
    secret: ClassVar = {"card": "seat"}
    reveals: ClassVar = True

    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.deck.remove(self.card)
        insort(state.seats[self.seat].hand, self.card)


class EventDeckRenewed(Fact, frozen=True, tag="event_deck_renewed"):
    """The discard pile is the deck."""

    def apply(self, state: State) -> None:
        state.deck = sorted(state.discard)
        state.discard = []


class DinoLanded(Fact, frozen=True, tag="dino_landed"):
    """The first dino of a species is on a start hex."""

    seat: Seat
    hex: str

    def apply(self, state: State) -> None:
        _put(state, self.seat, self.hex)


class TurnBegun(Fact, frozen=True, tag="turn_begun"):
    turn: int

    def apply(self, state: State) -> None:
        state.turn = self.turn


class PhaseBegun(Fact, frozen=True, tag="phase_begun"):
    """``queue`` is who acts in it, in order."""

    phase: Phase
    queue: list[Seat]

    def apply(self, state: State) -> None:
        state.phase = self.phase
        state.queue = list(self.queue)


class InitiativeRolled(Fact, frozen=True, tag="initiative_rolled"):
    seat: Seat
    die: int

    def apply(self, state: State) -> None:
        pass


class InitiativeSet(Fact, frozen=True, tag="initiative_set"):
    order: list[Seat]

    def apply(self, state: State) -> None:
        state.order = list(self.order)


class EventPlayed(Fact, frozen=True, omit_defaults=True, tag="event_played"):
    """A card left a hand for the discard pile, with what its player chose for it."""

    reveals: ClassVar = True

    seat: Seat
    card: str
    target: Seat | None = None
    steps: int | None = None
    origin: str | None = None
    gene: str | None = None
    hexes: list[str] | None = None
    rows: list[int] | None = None

    def apply(self, state: State) -> None:
        state.seats[self.seat].hand.remove(self.card)
        insort(state.discard, self.card)


class EventsPassed(Fact, frozen=True, tag="events_passed"):
    seat: Seat

    def apply(self, state: State) -> None:
        state.queue.remove(self.seat)


class EventsSkipped(Fact, frozen=True, tag="events_skipped"):
    """A window passed over a seat without asking it, which may say something about its hand."""

    reveals: ClassVar = True

    seat: Seat

    def apply(self, state: State) -> None:
        state.queue.remove(self.seat)


class ModifierRaised(Fact, frozen=True, tag="modifier_raised"):
    seat: Seat
    modifier: Literal[
        "attack_horns",
        "defence_horns",
        "movement_bonus",
        "birth_bonus",
        "fur_malus",
        "parasol_malus",
        "discount_bonus",
    ]
    by: int

    def apply(self, state: State) -> None:
        modifiers = state.seats[self.seat].modifiers
        setattr(modifiers, self.modifier, getattr(modifiers, self.modifier) + self.by)


class ModifierSwitchedOn(Fact, frozen=True, tag="modifier_switched_on"):
    seat: Seat
    modifier: Literal["birth_banned", "cold_proof", "warm_proof", "out_of_auction"]

    def apply(self, state: State) -> None:
        setattr(state.seats[self.seat].modifiers, self.modifier, True)


class BirthDistanceSet(Fact, frozen=True, tag="birth_distance_set"):
    seat: Seat
    distance: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].modifiers.birth_distance = self.distance


class GenesLent(Fact, frozen=True, tag="genes_lent"):
    """A seat counts these genes until the end of the turn; none of them comes from the bag."""

    seat: Seat
    gene: str
    count: int

    def apply(self, state: State) -> None:
        lent = state.seats[self.seat].modifiers.temp_genes
        lent[self.gene] = lent.get(self.gene, 0) + self.count


class JumpPrepared(Fact, frozen=True, tag="jump_prepared"):
    seat: Seat
    origin: str

    def apply(self, state: State) -> None:
        state.jumping = self.origin


class DinoJumped(Fact, frozen=True, tag="dino_jumped"):
    seat: Seat
    origin: str
    to: str

    def apply(self, state: State) -> None:
        state.jumping = None
        state.board[self.to] = state.board.pop(self.origin)


class ClimateRolled(Fact, frozen=True, tag="climate_rolled"):
    seat: Seat
    die: int

    def apply(self, state: State) -> None:
        pass


class ClimateMoved(Fact, frozen=True, tag="climate_moved"):
    """The marker went so many steps to this space of the track; ``by_card`` uses up the turn's climate card."""

    steps: int
    index: int
    terrain: str
    by_card: bool

    def apply(self, state: State) -> None:
        state.climate = self.index
        state.climate_cards_played += self.by_card


class MovementBegun(Fact, frozen=True, tag="movement_begun"):
    seat: Seat
    points: int

    def apply(self, state: State) -> None:
        state.moves_left = self.points


class DinoMoved(Fact, frozen=True, tag="dino_moved"):
    """A dino walked to an empty hex, for one movement point."""

    seat: Seat
    origin: str
    to: str

    def apply(self, state: State) -> None:
        _spend_move(state)
        state.board[self.to] = state.board.pop(self.origin)


class CombatFought(Fact, frozen=True, tag="combat_fought"):
    """A dino attacked a target's dino, for one movement point; the loser is in its seat's supply again."""

    seat: Seat
    target: Seat
    origin: str
    to: str
    die: int
    won: bool

    def apply(self, state: State) -> None:
        _spend_move(state)
        if self.won:
            _take_off(state, self.to)
            state.board[self.to] = state.board.pop(self.origin)
        else:
            _take_off(state, self.origin)


class MovementEnded(Fact, frozen=True, tag="movement_ended"):
    seat: Seat

    def apply(self, state: State) -> None:
        state.moves_left = None
        state.queue.remove(self.seat)


class AdultsFixed(Fact, frozen=True, tag="adults_fixed"):
    """The dinos that can be parents this turn, per seat."""

    adults: list[list[str]]

    def apply(self, state: State) -> None:
        for seat, adults in zip(state.seats, self.adults, strict=True):
            seat.adults = list(adults)


class BirthsBegun(Fact, frozen=True, tag="births_begun"):
    seat: Seat
    births: int

    def apply(self, state: State) -> None:
        state.births_left = self.births


class DinoBorn(Fact, frozen=True, tag="dino_born"):
    seat: Seat
    hex: str

    def apply(self, state: State) -> None:
        _put(state, self.seat, self.hex)
        state.seats[self.seat].newborns.append(self.hex)
        state.births_left = (state.births_left or 0) - 1


class BirthsEnded(Fact, frozen=True, tag="births_ended"):
    """``lost`` births found no dino or no hex."""

    seat: Seat
    lost: int

    def apply(self, state: State) -> None:
        state.births_left = None
        state.queue.remove(self.seat)


class DinosLost(Fact, frozen=True, tag="dinos_lost"):
    seat: Seat
    hexes: list[str]
    cause: Literal["deadly", "climate", "epidemic"]

    def apply(self, state: State) -> None:
        for hex_ in self.hexes:
            _take_off(state, hex_)


class SurvivalSettled(Fact, frozen=True, tag="survival_settled"):
    seat: Seat

    def apply(self, state: State) -> None:
        state.queue.remove(self.seat)


class PointsGained(Fact, frozen=True, tag="points_gained"):
    seat: Seat
    points: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.points += self.points
        seat.gained += self.points


class MeteorMoved(Fact, frozen=True, tag="meteor_moved"):
    index: int

    def apply(self, state: State) -> None:
        state.meteor = self.index


class MeteorRolled(Fact, frozen=True, tag="meteor_rolled"):
    seat: Seat
    die: int

    def apply(self, state: State) -> None:
        pass


class MeteorStruck(Fact, frozen=True, tag="meteor_struck"):
    """The game is over."""

    reason: Literal["meteor_roll", "meteor_track_end"]

    def apply(self, state: State) -> None:
        state.ending = self.reason


class GeneDrawn(Fact, frozen=True, tag="gene_drawn"):
    """A gene of the bag lies in a row, in place of what lay there."""

    reveals: ClassVar = True

    row: int
    gene: str

    def apply(self, state: State) -> None:
        state.bag[self.gene] -= 1
        if self.row > len(state.rows):
            state.rows.append(Row(self.gene))
        else:
            state.rows[self.row - 1].gene = self.gene


class GenesReturned(Fact, frozen=True, tag="genes_returned"):
    """Genes that lay in these rows are in the bag again."""

    rows: list[int]
    genes: list[str]

    def apply(self, state: State) -> None:
        for gene in self.genes:
            state.bag[gene] = state.bag.get(gene, 0) + 1


class AuctionOpened(Fact, frozen=True, tag="auction_opened"):
    bidders: list[Seat]
    passes_left: int

    def apply(self, state: State) -> None:
        state.queue = list(self.bidders)
        state.passes_left = self.passes_left


class RowChosen(Fact, frozen=True, tag="row_chosen"):
    seat: Seat
    row: int

    def apply(self, state: State) -> None:
        state.chosen_row = self.row


class BidPlaced(Fact, frozen=True, tag="bid_placed"):
    """A seat holds a row; the one that held it before is ``displaced`` and acts next."""

    seat: Seat
    row: int
    amount: int
    displaced: Seat | None

    def apply(self, state: State) -> None:
        _serve(state, self.seat)
        state.chosen_row = None
        state.displaced = self.displaced
        row = state.rows[self.row - 1]
        row.holder, row.bid = self.seat, self.amount


class BidPassed(Fact, frozen=True, tag="bid_passed"):
    seat: Seat

    def apply(self, state: State) -> None:
        _serve(state, self.seat)
        state.passes_left -= 1
        insort(state.passed, self.seat)


class AuctionLeft(Fact, frozen=True, tag="auction_left"):
    """A bidder goes without a gene this turn; ``passes_left`` is how many others may still drop out."""

    seat: Seat
    passes_left: int

    def apply(self, state: State) -> None:
        _serve(state, self.seat)
        state.passes_left = self.passes_left


class BidPaid(Fact, frozen=True, tag="bid_paid"):
    """A seat paid for the gene of a row: its bid less its discount."""

    seat: Seat
    row: int
    points: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.points -= self.points
        seat.paid += self.points


class GeneTaken(Fact, frozen=True, tag="gene_taken"):
    seat: Seat
    gene: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].genes[self.gene] += 1


class GeneUsedUp(Fact, frozen=True, tag="gene_used_up"):
    """A gene did its work at once and left the game."""

    seat: Seat
    gene: str

    def apply(self, state: State) -> None:
        state.removed[self.gene] = state.removed.get(self.gene, 0) + 1


class TurnEnded(Fact, frozen=True, tag="turn_ended"):
    """The bidding board is empty and every modifier gone."""

    turn: int

    def apply(self, state: State) -> None:
        state.rows = []
        state.passed = []
        state.passes_left = 0
        state.climate_cards_played = 0
        for seat in state.seats:
            seat.modifiers = Modifiers()
            seat.adults = []
            seat.newborns = []


FACTS: tuple[type[Fact], ...] = (
    GameSetUp,
    EventCardDrawn,
    EventDeckRenewed,
    DinoLanded,
    TurnBegun,
    PhaseBegun,
    InitiativeRolled,
    InitiativeSet,
    EventPlayed,
    EventsPassed,
    EventsSkipped,
    ModifierRaised,
    ModifierSwitchedOn,
    BirthDistanceSet,
    GenesLent,
    JumpPrepared,
    DinoJumped,
    ClimateRolled,
    ClimateMoved,
    MovementBegun,
    DinoMoved,
    CombatFought,
    MovementEnded,
    AdultsFixed,
    BirthsBegun,
    DinoBorn,
    BirthsEnded,
    DinosLost,
    SurvivalSettled,
    PointsGained,
    MeteorMoved,
    MeteorRolled,
    MeteorStruck,
    GeneDrawn,
    GenesReturned,
    AuctionOpened,
    RowChosen,
    BidPlaced,
    BidPassed,
    AuctionLeft,
    BidPaid,
    GeneTaken,
    GeneUsedUp,
    TurnEnded,
)


def _put(state: State, seat: Seat, hex_: str) -> None:
    state.board[hex_] = seat
    state.seats[seat].supply -= 1


def _take_off(state: State, hex_: str) -> None:
    state.seats[state.board.pop(hex_)].supply += 1


def _spend_move(state: State) -> None:
    state.moves_left = (state.moves_left or 0) - 1


def _serve(state: State, seat: Seat) -> None:
    """A bidder has had its say: the displaced one, or the one at the head of the queue."""
    if state.displaced == seat:
        state.displaced = None
    else:
        state.queue.remove(seat)
