"""Facts of the Creature's hunt: Hunt cards, tokens and what they change this turn."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from strata.domain.games.not_alone.state import Buried, State
from strata.domain.kernel import Fact, Seat


class HuntDrawn(Fact, frozen=True, tag="hunt_drawn"):
    """``buried``: the card came from under the deck, which had nothing else."""

    secret: ClassVar = {"card": "seat"}
    reveals: ClassVar = True

    seat: Seat
    card: str
    buried: bool

    def apply(self, state: State) -> None:
        if self.buried:
            known = state.hunt_bottom.pop(0).readers
            if known is None:
                state.hunt_seen[self.card] = None
        else:
            state.hunt_bag.remove(self.card)
        insort(state.hunt_hand, self.card)


class HuntDeckRenewed(Fact, frozen=True, tag="hunt_deck_renewed"):
    def apply(self, state: State) -> None:
        state.hunt_bag = sorted(state.hunt_discard)
        state.hunt_discard = []


class HuntPlayed(Fact, frozen=True, omit_defaults=True, tag="hunt_played"):
    """A Hunt card lies aside for this turn; ``works_as`` is the card itself or the one it copies."""

    reveals: ClassVar = True

    seat: Seat
    card: str
    works_as: str
    hunted: Seat | None = None
    places: list[int] | None = None
    place: int | None = None
    from_place: int | None = None
    to_place: int | None = None
    level: int | None = None

    def apply(self, state: State) -> None:
        state.hunt_hand.remove(self.card)
        state.hunt_seen.pop(self.card, None)
        state.hunt_played.append(self.card)
        state.in_force.append(self.works_as)
        state.hunt_plays -= 1
        state.passed = []


class HuntDiscarded(Fact, frozen=True, tag="hunt_discarded"):
    """A Hunt card went from the hand to the discard."""

    reveals: ClassVar = True

    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.hunt_hand.remove(self.card)
        state.hunt_seen.pop(self.card, None)
        state.hunt_discard.append(self.card)


class PlayedHuntDiscarded(Fact, frozen=True, tag="played_hunt_discarded"):
    """The cards played this turn are discarded in order of play."""

    cards: list[str]

    def apply(self, state: State) -> None:
        state.hunt_discard += self.cards
        state.hunt_played = []


class HuntBuried(Fact, frozen=True, tag="hunt_buried"):
    """Hunt cards were shown to all and put under the deck, in this order."""

    reveals: ClassVar = True

    cards: list[str]

    def apply(self, state: State) -> None:
        for card in self.cards:
            state.hunt_hand.remove(card)
            state.hunt_seen.pop(card, None)
            state.hunt_bottom.append(Buried(card, None))


class HuntPutBottom(Fact, frozen=True, tag="hunt_put_bottom"):
    """The Creature put a card of its hand under the deck, unseen."""

    secret: ClassVar = {"card": "seat"}

    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.hunt_hand.remove(self.card)
        state.hunt_seen = {}
        state.hunt_bottom.append(Buried(self.card, [self.seat]))


class HuntScanned(Fact, frozen=True, tag="hunt_scanned"):
    """A Hunted has seen the Hunt hand."""

    secret: ClassVar = {"cards": "readers"}
    reveals: ClassVar = True

    seat: Seat
    cards: list[str]
    readers: list[Seat]

    def apply(self, state: State) -> None:
        for card in self.cards:
            seen = state.hunt_seen.get(card, [])
            if seen is not None:
                state.hunt_seen[card] = sorted({*seen, self.seat})


class HuntPlaysStopped(Fact, frozen=True, tag="hunt_plays_stopped"):
    """No Hunt card may be played for the rest of the turn."""

    def apply(self, state: State) -> None:
        state.hunt_plays = 0


class TokenPlaced(Fact, frozen=True, tag="token_placed"):
    reveals: ClassVar = True

    token: str
    places: list[int]

    def apply(self, state: State) -> None:
        state.tokens[self.token] = list(self.places)


class TokenRecalled(Fact, frozen=True, tag="token_recalled"):
    """The token came back and will be placed again."""

    token: str

    def apply(self, state: State) -> None:
        del state.tokens[self.token]


class TokenMoved(Fact, frozen=True, tag="token_moved"):
    token: str
    to: int

    def apply(self, state: State) -> None:
        state.tokens[self.token] = [self.to]


class PlacesBlocked(Fact, frozen=True, tag="places_blocked"):
    """These places may not be played this turn."""

    places: list[int]

    def apply(self, state: State) -> None:
        state.blocked = sorted({*state.blocked, *self.places})


class PlaceSpoilt(Fact, frozen=True, tag="place_spoilt"):
    """The power of the place is ineffective this turn."""

    place: int

    def apply(self, state: State) -> None:
        state.ineffective = sorted({*state.ineffective, self.place})


class HuntedAnticipated(Fact, frozen=True, tag="hunted_anticipated"):
    seat: Seat

    def apply(self, state: State) -> None:
        state.anticipated.append(self.seat)


class HuntedMoved(Fact, frozen=True, tag="hunted_moved"):
    """A Hunted stands elsewhere; the card that brought them there is the same."""

    seat: Seat
    origin: int
    to: int

    def apply(self, state: State) -> None:
        for location in state.of(self.seat).locations:
            if location.place == self.origin:
                location.place = self.to


class TargetDuplicated(Fact, frozen=True, tag="target_duplicated"):
    """The Target counts as a second Creature token this turn."""

    def apply(self, state: State) -> None:
        state.duplicated = True


class Echolocated(Fact, frozen=True, tag="echolocated"):
    """So many Hunted have played a card numbered 6 to 10."""

    reveals: ClassVar = True

    count: int

    def apply(self, state: State) -> None:
        pass


class HuntingEnded(Fact, frozen=True, tag="hunting_ended"):
    seat: Seat

    def apply(self, state: State) -> None:
        state.queue = []


FACTS = (
    HuntDrawn,
    HuntDeckRenewed,
    HuntPlayed,
    HuntDiscarded,
    PlayedHuntDiscarded,
    HuntBuried,
    HuntPutBottom,
    HuntScanned,
    HuntPlaysStopped,
    TokenPlaced,
    TokenRecalled,
    TokenMoved,
    PlacesBlocked,
    PlaceSpoilt,
    HuntedAnticipated,
    HuntedMoved,
    TargetDuplicated,
    Echolocated,
    HuntingEnded,
)
