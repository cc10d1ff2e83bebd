"""What the odder Hunt cards and Evolutions do to the planet: tokens, blocked places, moved Hunted, the next flight.

Rulings: a token moved from a pair ends on a single place; Detour and Hypnosis never move a Hunted onto a place they
already occupy, but may move them onto a blocked one.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.not_alone.components import CONSTANTS, EVOLUTIONS
from strata.domain.games.not_alone.facts.evolution import (
    EvolutionDeckRenewed,
    EvolutionDrawn,
    EvolutionScrambled,
    SanctuaryAnchored,
    SanctuaryDisplaced,
)
from strata.domain.games.not_alone.facts.hunting import (
    Echolocated,
    HuntedAnticipated,
    HuntedMoved,
    PlacesBlocked,
    PlaceSpoilt,
    TargetDuplicated,
    TokenMoved,
    TokenPlaced,
    TokenRecalled,
)
from strata.domain.games.not_alone.rules.chain import step
from strata.domain.games.not_alone.state import State, Step
from strata.domain.kernel import Steps, draw_among


@step("force_field")
def force_field(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield PlacesBlocked(step.cards)
    yield TokenPlaced("target", step.cards)
    return ()


@step("block_place")
def block_place(state: State, step: Step) -> Steps[Sequence[Step]]:
    assert step.place is not None
    yield PlacesBlocked([step.place])
    return ()


@step("spoil_place")
def spoil_place(state: State, step: Step) -> Steps[Sequence[Step]]:
    assert step.place is not None
    yield PlaceSpoilt(step.place)
    return ()


@step("anticipate")
def anticipate(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield HuntedAnticipated(step.seat)
    return ()


@step("recall_token")
def recall_token(state: State, step: Step) -> Steps[Sequence[Step]]:
    """Artemia stays where it already lies on a pair; the Target is placed again in any case."""
    assert step.what is not None
    lies_on = len(state.tokens.get(step.what, ()))
    if lies_on == 1 or (lies_on and step.what == "target"):
        yield TokenRecalled(step.what)
    return ()


@step("move_token")
def move_token(state: State, step: Step) -> Steps[Sequence[Step]]:
    assert step.what is not None
    assert step.to is not None
    yield TokenMoved(step.what, step.to)
    return ()


@step("relocate")
def relocate(state: State, step: Step) -> Steps[Sequence[Step]]:
    assert step.place is not None
    assert step.to is not None
    yield HuntedMoved(step.seat, step.place, step.to)
    return ()


@step("duplicate")
def duplicate(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield TargetDuplicated()
    return ()


@step("echolocate")
def echolocate(state: State, step: Step) -> Steps[Sequence[Step]]:
    far = set(CONSTANTS.reserve_places)
    yield Echolocated(sum(bool(far & set(hunted.played)) for hunted in state.hunted))
    return ()


@step("displace")
def displace(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield SanctuaryDisplaced(step.n)
    return ()


@step("anchor")
def anchor(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield SanctuaryAnchored()
    return ()


@step("lose_evolution")
def lose_evolution(state: State, step: Step) -> Steps[Sequence[Step]]:
    evolution = yield from draw_among(state.evolution_hand)
    yield EvolutionScrambled(evolution, EVOLUTIONS[evolution].level)
    return ()


@step("draw_evolution")
def draw_evolution(state: State, step: Step) -> Steps[Sequence[Step]]:
    """``n`` is the level."""
    level = str(step.n)
    if not state.evolution_bags[level] and state.evolution_discards[level]:
        yield EvolutionDeckRenewed(step.n)
    if state.evolution_bags[level]:
        evolution = yield from draw_among(state.evolution_bags[level])
        yield EvolutionDrawn(state.creature, step.n, evolution)
    return ()
