"""Facts of the Sanctuary's flight and the Creature's evolution."""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Literal

from strata.domain.games.not_alone.state import Revealed, State
from strata.domain.kernel import Fact, Seat


class DnaGained(Fact, frozen=True, tag="dna_gained"):
    amount: int

    def apply(self, state: State) -> None:
        state.dna += self.amount
        state.dna_supply -= self.amount


class DnaLost(Fact, frozen=True, tag="dna_lost"):
    """DNA went back to the supply, paid or demanded."""

    amount: int

    def apply(self, state: State) -> None:
        state.dna -= self.amount
        state.dna_supply += self.amount


class EvolutionDrawn(Fact, frozen=True, tag="evolution_drawn"):
    secret: ClassVar = {"evolution": "seat"}
    reveals: ClassVar = True

    seat: Seat
    level: int
    evolution: str

    def apply(self, state: State) -> None:
        state.evolution_bags[str(self.level)].remove(self.evolution)
        insort(state.evolution_hand, self.evolution)


class EvolutionDeckRenewed(Fact, frozen=True, tag="evolution_deck_renewed"):
    level: int

    def apply(self, state: State) -> None:
        level = str(self.level)
        state.evolution_bags[level] = sorted(state.evolution_discards[level])
        state.evolution_discards[level] = []


class EvolutionRevealed(Fact, frozen=True, tag="evolution_revealed"):
    reveals: ClassVar = True

    seat: Seat
    evolution: str
    turn: int

    def apply(self, state: State) -> None:
        state.evolution_hand.remove(self.evolution)
        state.revealed.append(Revealed(self.evolution, self.turn))


class EvolutionDiscarded(Fact, frozen=True, tag="evolution_discarded"):
    """A revealed Evolution is out of play."""

    seat: Seat
    evolution: str
    level: int

    def apply(self, state: State) -> None:
        state.revealed = [card for card in state.revealed if card.evolution != self.evolution]
        insort(state.evolution_discards[str(self.level)], self.evolution)


class EvolutionScrambled(Fact, frozen=True, tag="evolution_scrambled"):
    """A random Evolution of the hand went to the discard, face up."""

    reveals: ClassVar = True

    evolution: str
    level: int

    def apply(self, state: State) -> None:
        state.evolution_hand.remove(self.evolution)
        insort(state.evolution_discards[str(self.level)], self.evolution)


class EvolutionUsed(Fact, frozen=True, omit_defaults=True, tag="evolution_used"):
    seat: Seat
    evolution: str
    hunted: Seat | None = None
    place: int | None = None
    from_place: int | None = None
    to_place: int | None = None

    def apply(self, state: State) -> None:
        state.used.append(self.evolution)
        state.passed = []


class SanctuaryAnchored(Fact, frozen=True, tag="sanctuary_anchored"):
    """The Sanctuary will not move this turn."""

    def apply(self, state: State) -> None:
        state.anchored = True


class SanctuaryDisplaced(Fact, frozen=True, tag="sanctuary_displaced"):
    """The Sanctuary will move so many steps this turn."""

    steps: int

    def apply(self, state: State) -> None:
        state.drift = max(state.drift, self.steps)
        state.displaced = True


class SanctuaryPulled(Fact, frozen=True, tag="sanctuary_pulled"):
    """The Creature has chosen how far the Sanctuary moves."""

    seat: Seat
    steps: int

    def apply(self, state: State) -> None:
        state.drift = self.steps
        state.queue = []


class SanctuaryMoved(Fact, frozen=True, tag="sanctuary_moved"):
    to: int

    def apply(self, state: State) -> None:
        state.sanctuary = self.to


class EvolutionPhaseChosen(Fact, frozen=True, tag="evolution_phase_chosen"):
    """What the Creature does with its phase; while it evolves it may draw and reveal."""

    seat: Seat
    choice: Literal["evolve", "lie_low", "skip"]

    def apply(self, state: State) -> None:
        state.queue = []
        state.evolving = self.choice == "evolve"


class EvolutionPhaseEnded(Fact, frozen=True, tag="evolution_phase_ended"):
    seat: Seat

    def apply(self, state: State) -> None:
        state.evolving = False


FACTS = (
    DnaGained,
    DnaLost,
    EvolutionDrawn,
    EvolutionDeckRenewed,
    EvolutionRevealed,
    EvolutionDiscarded,
    EvolutionScrambled,
    EvolutionUsed,
    SanctuaryAnchored,
    SanctuaryDisplaced,
    SanctuaryPulled,
    SanctuaryMoved,
    EvolutionPhaseChosen,
    EvolutionPhaseEnded,
)
