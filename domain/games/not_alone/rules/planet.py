"""What cards and Evolutions do on the planet: to tokens, to places, and to the Hunted who stand there.

Rulings: a token moved from a pair ends on a single place; Detour and Hypnosis never move a Hunted onto a place they
already occupy, but may move them onto a blocked one.
"""

from __future__ import annotations

from strata.domain.games.not_alone.components import CONSTANTS
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
from strata.domain.kernel import Steps


@step("force_field")
def force_field(state: State, step: Step) -> Steps[None]:
    yield PlacesBlocked(step.cards)
    yield TokenPlaced("target", step.cards)


@step("block_place")
def block_place(state: State, step: Step) -> Steps[None]:
    assert step.place is not None
    yield PlacesBlocked([step.place])


@step("spoil_place")
def spoil_place(state: State, step: Step) -> Steps[None]:
    assert step.place is not None
    yield PlaceSpoilt(step.place)


@step("anticipate")
def anticipate(state: State, step: Step) -> Steps[None]:
    yield HuntedAnticipated(step.seat)


@step("recall_token")
def recall_token(state: State, step: Step) -> Steps[None]:
    """Artemia stays where it already lies on a pair; the Target is placed again in any case."""
    assert step.what is not None
    lies_on = len(state.tokens.get(step.what, ()))
    if lies_on == 1 or (lies_on and step.what == "target"):
        yield TokenRecalled(step.what)


@step("move_token")
def move_token(state: State, step: Step) -> Steps[None]:
    assert step.what is not None
    assert step.to is not None
    yield TokenMoved(step.what, step.to)


@step("relocate")
def relocate(state: State, step: Step) -> Steps[None]:
    assert step.place is not None
    assert step.to is not None
    yield HuntedMoved(step.seat, step.place, step.to)


@step("duplicate")
def duplicate(state: State, step: Step) -> Steps[None]:
    yield TargetDuplicated()


@step("echolocate")
def echolocate(state: State, step: Step) -> Steps[None]:
    far = set(CONSTANTS.reserve_places)
    yield Echolocated(sum(bool(far & set(hunted.played)) for hunted in state.hunted))
