"""The tracks and the Will of the Hunted.

A counter advances step by step, and the first to reach its star ends the game at once. Will never falls below 0 nor
rises above 3, and a Hunted without Will regains none before the broken will is settled, unless each Hunted regains one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from strata.domain.games.not_alone.components import CONSTANTS
from strata.domain.games.not_alone.facts.survival import WillLost, WillRegained
from strata.domain.games.not_alone.facts.turns import GameEnded, MarkerSet, TrackAdvanced
from strata.domain.games.not_alone.rules.chain import step
from strata.domain.games.not_alone.state import Hunted, State, Step
from strata.domain.kernel import Steps


def advance(state: State, track: Literal["rescue", "assimilation", "defence"]) -> Steps[None]:
    """One step of a counter, which may be the last of the game."""
    if state.ending is not None:
        return
    yield TrackAdvanced(track, getattr(state, track) - 1)
    if getattr(state, track) == 0:
        yield GameEnded("creature" if track == "assimilation" else "hunted", track, state.turn)


def lose_will(hunted: Hunted, amount: int) -> Steps[None]:
    lost = min(amount, hunted.will)
    if lost:
        yield WillLost(hunted.seat, lost, hunted.will - lost)


@step("regain_will")
def regain_will(state: State, step: Step) -> Steps[None]:
    hunted = state.of(step.seat)
    if 0 < hunted.will < CONSTANTS.will:
        yield WillRegained(hunted.seat, hunted.will + 1)


@step("each_regains")
def each_regains(state: State, step: Step) -> Steps[None]:
    for hunted in state.hunted:
        if hunted.will < CONSTANTS.will:
            yield WillRegained(hunted.seat, hunted.will + 1)


@step("advance_rescue")
def advance_rescue(state: State, step: Step) -> Steps[None]:
    yield from advance(state, "rescue")


@step("set_marker")
def set_marker(state: State, step: Step) -> Steps[None]:
    yield MarkerSet(bool(step.n))


@step("use_beach")
def use_beach(state: State, step: Step) -> Steps[Sequence[Step]]:
    was_on = state.marker
    yield MarkerSet(not was_on)
    return [advance_rescue.due(step.seat)] if was_on else ()
