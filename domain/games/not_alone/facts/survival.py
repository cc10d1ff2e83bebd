"""Facts of the Hunted's struggle: Will, Survival cards and avatars."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar

from strata.domain.games.not_alone.state import Phase, Readers, State
from strata.domain.kernel import Fact, Seat


class WillLost(Fact, frozen=True, tag="will_lost"):
    seat: Seat
    amount: int
    to: int

    def apply(self, state: State) -> None:
        state.of(self.seat).will = self.to


class WillRegained(Fact, frozen=True, tag="will_regained"):
    seat: Seat
    to: int

    def apply(self, state: State) -> None:
        state.of(self.seat).will = self.to


class Resisted(Fact, frozen=True, tag="resisted"):
    seat: Seat
    will: int
    to: int

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.will = self.to
        hunted.resisted += self.will


class GaveUp(Fact, frozen=True, tag="gave_up"):
    """Will is full again and the whole discard back in the hand."""

    secret: ClassVar = {"places": "readers"}

    seat: Seat
    will: int
    places: list[int]
    readers: Readers

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.will = self.will
        hunted.hand = sorted(hunted.hand + self.places)
        hunted.discard = []
        hunted.gave_up = True


class WillBroken(Fact, frozen=True, tag="will_broken"):
    """A Hunted without Will starts again; the discard and the cards in front are back in the hand."""

    secret: ClassVar = {"places": "readers"}

    seat: Seat
    will: int
    front: list[int]
    places: list[int]
    readers: Readers

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.will = self.will
        hunted.hand = sorted(hunted.hand + self.front + self.places)
        hunted.played, hunted.discard = [], []
        hunted.gave_up = True


class SurvivalDrawn(Fact, frozen=True, tag="survival_drawn"):
    secret: ClassVar = {"card": "seat"}
    reveals: ClassVar = True

    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.survival_bag.remove(self.card)
        hunted = state.of(self.seat)
        insort(hunted.survival, self.card)
        hunted.drew = True


class SurvivalOffered(Fact, frozen=True, tag="survival_offered"):
    """Cards were drawn of which one will be kept."""

    secret: ClassVar = {"card": "seat"}
    reveals: ClassVar = True

    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.survival_bag.remove(self.card)
        hunted = state.of(self.seat)
        insort(hunted.offered, self.card)
        hunted.drew = True


class SurvivalKept(Fact, frozen=True, tag="survival_kept"):
    secret: ClassVar = {"kept": "seat"}
    reveals: ClassVar = True

    seat: Seat
    kept: str
    discarded: str

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.offered = []
        insort(hunted.survival, self.kept)
        state.survival_discard.append(self.discarded)


class SurvivalDeckRenewed(Fact, frozen=True, tag="survival_deck_renewed"):
    def apply(self, state: State) -> None:
        state.survival_bag = sorted(state.survival_discard)
        state.survival_discard = []


class SurvivalPlayed(Fact, frozen=True, omit_defaults=True, tag="survival_played"):
    """A Survival card went to the discard; places that only its player may know are in a fact of their own."""

    reveals: ClassVar = True

    seat: Seat
    card: str
    hunted: Seat | None = None
    token: str | None = None
    to_place: int | None = None
    target: int | None = None
    survivor: str | None = None
    reserve_place: int | None = None

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        hunted.survival.remove(self.card)
        hunted.survival_played = True
        state.survival_discard.append(self.card)
        state.passed = []
        if state.phase is Phase.RESPONSES:
            state.queue.remove(self.seat)
            state.responded = True


class SurvivalDiscarded(Fact, frozen=True, tag="survival_discarded"):
    reveals: ClassVar = True

    seat: Seat
    card: str

    def apply(self, state: State) -> None:
        state.of(self.seat).survival.remove(self.card)
        state.survival_discard.append(self.card)


class AvatarUsed(Fact, frozen=True, tag="avatar_used"):
    seat: Seat
    avatar: str

    def apply(self, state: State) -> None:
        state.of(self.seat).ability_used = True
        state.passed = []
        if self.seat in state.queue:
            state.queue.remove(self.seat)
        if state.phase is Phase.RESPONSES:
            state.responded = True


class Protected(Fact, frozen=True, tag="protected"):
    """A Survival card covers a Hunted until the end of the turn."""

    seat: Seat
    by: str

    def apply(self, state: State) -> None:
        state.of(self.seat).protections.append(self.by)


FACTS = (
    WillLost,
    WillRegained,
    Resisted,
    GaveUp,
    WillBroken,
    SurvivalDrawn,
    SurvivalOffered,
    SurvivalKept,
    SurvivalDeckRenewed,
    SurvivalPlayed,
    SurvivalDiscarded,
    AvatarUsed,
    Protected,
)
