"""Facts of Place cards: where each of them goes, and who may know it.

Numbers that enter or leave a discard have ``readers``: everyone, or the Hunted alone under a Smokescreen.
"""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from strata.domain.games.not_alone.state import Location, Readers, State
from strata.domain.kernel import Fact, Seat


class PlacesCommitted(Fact, frozen=True, tag="places_committed"):
    """A seat has chosen its Place cards of the turn; they lie face down."""

    secret: ClassVar = {"places": "seat"}

    seat: Seat
    places: list[int]

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.hand = [card for card in hunted.hand if card not in self.places]
        hunted.played = list(self.places)
        hunted.committed = True
        hunted.shown = []


class RiverCardKept(Fact, frozen=True, tag="river_card_kept"):
    """Of two played cards one went back to the hand."""

    secret: ClassVar = {"kept": "seat", "returned": "seat"}

    seat: Seat
    kept: int
    returned: int

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.played = [self.kept]
        insort(hunted.hand, self.returned)
        hunted.open_played = []
        hunted.pending = None


class PlacesRevealed(Fact, frozen=True, tag="places_revealed"):
    """All played cards, clockwise; each brings its Hunted to a location."""

    reveals: ClassVar = True

    places: list[list[int]]

    def apply(self, state: State) -> None:
        for hunted, places in zip(state.hunted, self.places, strict=True):
            hunted.locations = [Location(place, place) for place in places]
            hunted.pending = None
            hunted.open_played = []


class PlacesRecovered(Fact, frozen=True, tag="places_recovered"):
    """Discarded cards are back in the hand."""

    secret: ClassVar = {"places": "readers"}

    seat: Seat
    count: int
    places: list[int]
    readers: Readers

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.discard = [card for card in hunted.discard if card not in self.places]
        hunted.hand = sorted(hunted.hand + self.places)


class FrontRecovered(Fact, frozen=True, tag="front_recovered"):
    """A card that lay open in front is back in the hand."""

    seat: Seat
    place: int

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.played.remove(self.place)
        insort(hunted.hand, self.place)


class PlacesDiscarded(Fact, frozen=True, tag="places_discarded"):
    """Cards left the hand for the discard; so they are not the ones that lie face down."""

    secret: ClassVar = {"places": "readers"}
    reveals: ClassVar = True

    seat: Seat
    count: int
    places: list[int]
    readers: Readers

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.hand = [card for card in hunted.hand if card not in self.places]
        hunted.discard = sorted(hunted.discard + self.places)
        hunted.shown = [card for card in hunted.shown if card not in self.places]


class ZoneOpened(Fact, frozen=True, tag="zone_opened"):
    """The Forbidden Zone: each of these seats secretly discards a Place card."""

    seats: list[Seat]

    def apply(self, state: State) -> None:
        state.zone = list(self.seats)


class ZoneAnswered(Fact, frozen=True, tag="zone_answered"):
    secret: ClassVar = {"place": "seat"}

    seat: Seat
    place: int

    def apply(self, state: State) -> None:
        state.zone.remove(self.seat)
        state.of(self.seat).answer = self.place


class ZoneRevealed(Fact, frozen=True, tag="zone_revealed"):
    """What the seats have discarded, in the same order."""

    secret: ClassVar = {"places": "readers"}
    reveals: ClassVar = True

    seats: list[Seat]
    places: list[int]
    readers: Readers

    def apply(self, state: State) -> None:
        for seat, place in zip(self.seats, self.places, strict=True):
            hunted = state.of(seat)
            hunted.hand.remove(place)
            insort(hunted.discard, place)
            hunted.shown = [card for card in hunted.shown if card != place]
            hunted.answer = None


class PlacesShown(Fact, frozen=True, tag="places_shown"):
    """A Hunted has shown cards of the hand to the Creature."""

    secret: ClassVar = {"places": "readers"}
    reveals: ClassVar = True

    seat: Seat
    count: int
    places: list[int]
    readers: list[Seat]

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.shown = sorted({*hunted.shown, *self.places})


class PlayedSwapped(Fact, frozen=True, tag="played_swapped"):
    """A face-down card went back to the hand and another one lies in its stead."""

    secret: ClassVar = {"out": "seat", "into": "seat"}

    seat: Seat
    out: int
    into: int

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.hand.remove(self.into)
        insort(hunted.hand, self.out)
        hunted.played = sorted([self.into if card == self.out else card for card in hunted.played])
        hunted.shown = []
        hunted.open_played = [card for card in hunted.open_played if card != self.out]


class PlayedDrawnBack(Fact, frozen=True, tag="played_drawn_back"):
    """A Vortex: a face-down card went to the discard and a discarded one lies in its stead."""

    secret: ClassVar = {"out": "readers", "into": "readers"}
    reveals: ClassVar = True

    seat: Seat
    out: int
    into: int
    readers: Readers

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.discard = sorted([card for card in hunted.discard if card != self.into] + [self.out])
        hunted.played = sorted([self.into if card == self.out else card for card in hunted.played])
        hunted.shown = []
        hunted.open_played = [self.into]


class ReserveTaken(Fact, frozen=True, tag="reserve_taken"):
    seat: Seat
    place: int

    def apply(self, state: State) -> None:
        state.reserve[str(self.place)] -= 1
        insort(state.of(self.seat).hand, self.place)


class MonolithRemoved(Fact, frozen=True, tag="monolith_removed"):
    """The card has left the game."""

    seat: Seat
    place: int

    def apply(self, state: State) -> None:
        state.of(self.seat).played.remove(self.place)
        state.monoliths_gone += 1


class PlanetCleared(Fact, frozen=True, tag="planet_cleared"):
    """The cards still in front of their owners, clockwise, are discarded."""

    places: list[list[int]]

    def apply(self, state: State) -> None:
        for hunted, places in zip(state.hunted, self.places, strict=True):
            hunted.discard = sorted(hunted.discard + places)
            hunted.played = []


class SmokescreenRaised(Fact, frozen=True, tag="smokescreen_raised"):
    """The Place discards are hidden from the Creature."""

    def apply(self, state: State) -> None:
        state.smokescreen = True


class SmokescreenLifted(Fact, frozen=True, tag="smokescreen_lifted"):
    """The Place discards, clockwise, lie open again."""

    reveals: ClassVar = True

    discards: list[list[int]]

    def apply(self, state: State) -> None:
        state.smokescreen = False


FACTS = (
    PlacesCommitted,
    RiverCardKept,
    PlacesRevealed,
    PlacesRecovered,
    FrontRecovered,
    PlacesDiscarded,
    ZoneOpened,
    ZoneAnswered,
    ZoneRevealed,
    PlacesShown,
    PlayedSwapped,
    PlayedDrawnBack,
    ReserveTaken,
    MonolithRemoved,
    PlanetCleared,
    SmokescreenRaised,
    SmokescreenLifted,
)
