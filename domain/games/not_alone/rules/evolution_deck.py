"""Evolution cards and DNA on their way to the Creature and back.

Each level has a deck of its own, which is renewed from its discard when it is empty. DNA comes from a supply that may
run out, and no more of it goes back than the Creature has.
"""

from __future__ import annotations

from strata.domain.games.not_alone.components import EVOLUTIONS
from strata.domain.games.not_alone.facts.evolution import (
    DnaGained,
    DnaLost,
    EvolutionDeckRenewed,
    EvolutionDrawn,
    EvolutionScrambled,
)
from strata.domain.games.not_alone.rules.chain import step
from strata.domain.games.not_alone.rules.usable import dna_returned
from strata.domain.games.not_alone.state import State, Step
from strata.domain.kernel import Steps, draw_among


@step("draw_evolution")
def draw_evolution(state: State, step: Step) -> Steps[None]:
    """``n`` is the level."""
    level = str(step.n)
    if not state.evolution_bags[level] and state.evolution_discards[level]:
        yield EvolutionDeckRenewed(step.n)
    if state.evolution_bags[level]:
        evolution = yield from draw_among(state.evolution_bags[level])
        yield EvolutionDrawn(state.creature, step.n, evolution)


@step("lose_evolution")
def lose_evolution(state: State, step: Step) -> Steps[None]:
    evolution = yield from draw_among(state.evolution_hand)
    yield EvolutionScrambled(evolution, EVOLUTIONS[evolution].level)


@step("gain_dna")
def gain_dna(state: State, step: Step) -> Steps[None]:
    amount = min(step.n, state.dna_supply)
    if amount:
        yield DnaGained(amount)


@step("lose_dna")
def lose_dna(state: State, step: Step) -> Steps[None]:
    amount = dna_returned(state, step.n)
    if amount:
        yield DnaLost(amount)
