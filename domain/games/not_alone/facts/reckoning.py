"""Facts of the reckoning: places explored, powers used, Survivors, the Sanctuary's defence, catches."""

from __future__ import annotations

from typing import ClassVar

from strata.domain.games.not_alone.state import State
from strata.domain.kernel import Fact, Seat


class PlaceExplored(Fact, frozen=True, omit_defaults=True, tag="place_explored"):
    """A Hunted has chosen what to do with a location; it is resolved."""

    seat: Seat
    place: int
    option: str
    via: str | None = None

    def apply(self, state: State) -> None:
        for hunted in state.hunted:
            hunted.drew = False
        for location in state.of(self.seat).locations:
            if location.place == self.place:
                location.resolved = True


class PowerUsed(Fact, frozen=True, tag="power_used"):
    """The power of a place is used; ``once``: nobody can use it again this turn."""

    seat: Seat
    place: int
    power: str
    mode: str
    once: bool

    def apply(self, state: State) -> None:
        if self.once:
            state.spent.append(self.power)


class TwoCardsAwaited(Fact, frozen=True, tag="two_cards_awaited"):
    """Next turn the Hunted plays two Place cards."""

    seat: Seat
    why: str

    def apply(self, state: State) -> None:
        state.of(self.seat).pending = self.why


class SurvivorRescued(Fact, frozen=True, tag="survivor_rescued"):
    """A Survivor of the display lies before a Hunted."""

    seat: Seat
    survivor: str

    def apply(self, state: State) -> None:
        state.display.remove(self.survivor)
        hunted = state.of(self.seat)
        hunted.survivors = sorted([*hunted.survivors, self.survivor])


class AbilityLost(Fact, frozen=True, tag="ability_lost"):
    """The Survivor's ability could do nothing."""

    seat: Seat
    survivor: str

    def apply(self, state: State) -> None:
        pass


class StrangerTaken(Fact, frozen=True, tag="stranger_taken"):
    """A Survivor was taken from the deck face down: nobody knows who."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.of(self.seat).strangers += 1


class SurvivorShown(Fact, frozen=True, tag="survivor_shown"):
    """A Survivor from the deck lies in the display."""

    reveals: ClassVar = True

    survivor: str

    def apply(self, state: State) -> None:
        state.survivor_bag[self.survivor] -= 1
        state.display = sorted([*state.display, self.survivor])


class SurvivorsLost(Fact, frozen=True, tag="survivors_lost"):
    """All Survivors of a Hunted left the game, sheltered or lost."""

    seat: Seat
    count: int
    sheltered: bool

    def apply(self, state: State) -> None:
        hunted = state.of(self.seat)
        state.survivors_gone = sorted(state.survivors_gone + hunted.survivors)
        state.strangers_gone += hunted.strangers
        hunted.survivors, hunted.strangers = [], 0


class SanctuaryFortified(Fact, frozen=True, tag="sanctuary_fortified"):
    """By the action that is open once a turn.

    ``shelter`` is never true but on record: version 1 of the rules had it announced with fortifying.
    """

    seat: Seat
    shelter: bool

    def apply(self, state: State) -> None:
        state.fortified = True


class BarricadeUsed(Fact, frozen=True, tag="barricade_used"):
    seat: Seat

    def apply(self, state: State) -> None:
        state.of(self.seat).protections.remove("barricade")


class BonusReached(Fact, frozen=True, tag="bonus_reached"):
    bonus: str

    def apply(self, state: State) -> None:
        pass


class SanctuaryUnlocked(Fact, frozen=True, tag="sanctuary_unlocked"):
    """From now on the Sanctuary flies over all ten places."""

    def apply(self, state: State) -> None:
        state.unlocked = True


class EvolutionSabotaged(Fact, frozen=True, tag="evolution_sabotaged"):
    """The Creature may neither evolve nor lie low this turn."""

    def apply(self, state: State) -> None:
        state.saboteur = True


class TargetReached(Fact, frozen=True, tag="target_reached"):
    """A Hunted at the Target suffers what it brings."""

    seat: Seat

    def apply(self, state: State) -> None:
        state.targeted = self.seat


class ArtemiaCaught(Fact, frozen=True, tag="artemia_caught"):
    seat: Seat
    times: int

    def apply(self, state: State) -> None:
        pass


class CreatureCaught(Fact, frozen=True, tag="creature_caught"):
    """The Hunted whom the Creature has found."""

    seats: list[Seat]

    def apply(self, state: State) -> None:
        for seat in self.seats:
            state.of(seat).caught = True


class VictimChosen(Fact, frozen=True, tag="victim_chosen"):
    seat: Seat
    hunted: Seat

    def apply(self, state: State) -> None:
        state.victim = self.hunted


FACTS = (
    PlaceExplored,
    PowerUsed,
    TwoCardsAwaited,
    SurvivorRescued,
    AbilityLost,
    StrangerTaken,
    SurvivorShown,
    SurvivorsLost,
    SanctuaryFortified,
    BarricadeUsed,
    BonusReached,
    SanctuaryUnlocked,
    EvolutionSabotaged,
    TargetReached,
    ArtemiaCaught,
    CreatureCaught,
    VictimChosen,
)
