"""Phase 5, evolution: the Sanctuary flies on, the display is refilled, and the Creature evolves, lies low or waits.

Evolving gives a DNA and lets it draw for one DNA and reveal for a card's cost, at most four in play; lying low gives
three but advances Defence. An Evolution is inactive during the turn it was revealed.

Rulings: lying low with an empty supply is legal and advances Defence; doing nothing is legal; of several sources for
the Sanctuary's steps the largest counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from strata.domain.games.not_alone.components import CONSTANTS, EVOLUTIONS, NUMBERS
from strata.domain.games.not_alone.facts.evolution import (
    DnaLost,
    EvolutionDiscarded,
    EvolutionPhaseChosen,
    EvolutionPhaseEnded,
    EvolutionRevealed,
    SanctuaryAnchored,
    SanctuaryDisplaced,
    SanctuaryMoved,
    SanctuaryPulled,
)
from strata.domain.games.not_alone.facts.reckoning import SurvivorShown
from strata.domain.games.not_alone.rules.cards import avatar_uses, has_ready_avatar
from strata.domain.games.not_alone.rules.chain import follow, step
from strata.domain.games.not_alone.rules.defence import advance_defence
from strata.domain.games.not_alone.rules.evolution_deck import draw_evolution, gain_dna
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.rules.windows import Pass
from strata.domain.games.not_alone.state import Planet, State, Step
from strata.domain.kernel import Action, Decision, Seat, Steps, draw


class MoveSanctuary(Action, frozen=True, tag="move_sanctuary"):
    """Let the Sanctuary fly so many places on."""

    steps: Literal[1, 2]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield SanctuaryPulled(seat, self.steps)


class Evolve(Action, frozen=True, tag="evolve"):
    """Take DNA, then draw and reveal Evolutions."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield EvolutionPhaseChosen(seat, "evolve")
        yield from follow(state, [gain_dna.due(seat, n=evolve_income(state))])


class LieLow(Action, frozen=True, tag="lie_low"):
    """Take much DNA while Defence advances."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield EvolutionPhaseChosen(seat, "lie_low")
        steps = [gain_dna.due(seat, n=lie_low_income(state)), advance_defence.due(state.hunted[0].seat)]
        yield from follow(state, steps)


class SkipEvolution(Action, frozen=True, tag="skip_evolution"):
    """Neither evolve nor lie low."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield EvolutionPhaseChosen(seat, "skip")


class DrawEvolution(Action, frozen=True, tag="draw_evolution"):
    """Pay DNA for an Evolution card of a level."""

    level: Literal[1, 2]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield DnaLost(CONSTANTS.draw_cost)
        yield from follow(state, [draw_evolution.due(seat, n=self.level)])


class RevealEvolution(Action, frozen=True, tag="reveal_evolution"):
    """Pay for an Evolution of the hand; it works from the next turn on."""

    card: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield DnaLost(EVOLUTIONS[self.card].cost)
        yield EvolutionRevealed(seat, self.card, state.turn)


class DiscardEvolution(Action, frozen=True, tag="discard_evolution"):
    """Put one of four revealed Evolutions out of play."""

    card: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield EvolutionDiscarded(seat, self.card, EVOLUTIONS[self.card].level)


class EndEvolution(Action, frozen=True, tag="end_evolution"):
    """Be done with evolving."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield EvolutionPhaseEnded(seat)


def evolve_income(state: Planet) -> int:
    """The DNA that evolving gives, if the supply has it."""
    return CONSTANTS.evolve_income + trait(state, "evolve")


def lie_low_income(state: Planet) -> int:
    """The DNA that lying low gives, if the supply has it."""
    return CONSTANTS.lie_low_income + trait(state, "lie_low")


def destination(state: Planet, steps: int) -> int:
    """Where so many steps take the Sanctuary."""
    assert state.sanctuary is not None
    circle = len(NUMBERS) if state.unlocked else len(CONSTANTS.hunted_places)
    return (state.sanctuary - 1 + steps) % circle + 1


def scouts(state: State) -> list[Seat]:
    """Who may stop the Sanctuary."""
    if not state.has_sanctuary or state.anchored:
        return []
    return [hunted.seat for hunted in state.hunted if has_ready_avatar(state, hunted, "drift")]


def may_scout(state: State) -> bool:
    return bool(scouts(state))


def has_answered(state: State) -> bool:
    return not state.queue


def scouting(state: State) -> Sequence[Decision]:
    seat = state.queue[0]
    return [Decision(seat, "scout", [*avatar_uses(state, state.of(seat), "drift"), Pass()])]


def is_pulled(state: State) -> bool:
    moves = state.has_sanctuary and not state.anchored and not state.displaced
    return moves and bool(trait(state, "gravity"))


def pulling(state: State) -> Sequence[Decision]:
    return [Decision(state.creature, "move_sanctuary", [MoveSanctuary(1), MoveSanctuary(2)])]


@step("anchor")
def anchor(state: State, step: Step) -> Steps[None]:
    yield SanctuaryAnchored()


@step("displace")
def displace(state: State, step: Step) -> Steps[None]:
    yield SanctuaryDisplaced(step.n)


def fly_on(state: State) -> Steps[None]:
    if not state.has_sanctuary:
        return
    if not state.anchored:
        yield SanctuaryMoved(destination(state, state.drift))
    yield from refill_display(state)
    if trait(state, "scavenger") and any(hunted.gave_up for hunted in state.hunted):
        yield from follow(state, [gain_dna.due(state.creature)])


def refill_display(state: State) -> Steps[None]:
    while len(state.display) < CONSTANTS.display and state.survivor_deck > 0:
        yield SurvivorShown((yield from draw(state.survivor_bag)))


def may_evolve(state: State) -> bool:
    return state.has_sanctuary and not state.saboteur


def run(state: State) -> Steps[bool]:
    """Evolving ends by itself where there is no DNA and nothing to discard."""
    if state.evolving and not state.dna and len(state.revealed) < CONSTANTS.revealed_evolutions:
        yield EvolutionPhaseEnded(state.creature)
    return not state.queue and not state.evolving


def decisions(state: State) -> Sequence[Decision]:
    options: list[Action] = list(_evolving(state)) if state.evolving else [Evolve(), LieLow(), SkipEvolution()]
    return [Decision(state.creature, "evolution", options)]


def _evolving(state: State) -> Iterator[Action]:
    if state.dna >= CONSTANTS.draw_cost:
        for level in (1, 2):
            if state.evolution_bags[str(level)] or state.evolution_discards[str(level)]:
                yield DrawEvolution(level)
    is_full = len(state.revealed) >= CONSTANTS.revealed_evolutions
    if not is_full:
        yield from (RevealEvolution(card) for card in state.evolution_hand if EVOLUTIONS[card].cost <= state.dna)
    else:
        yield from (DiscardEvolution(card.evolution) for card in state.revealed)
    yield EndEvolution()
