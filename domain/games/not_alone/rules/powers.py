"""The powers of the places.

A place with two usable modes is asked for one; then its steps follow. "This card" is always the Place card of the
location being resolved, also where a power is copied.

Rulings: the Monolith cannot be copied and leaves the game the moment its power is used; regaining Will is for Hunted
with 1 or 2 Will.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.not_alone.facts.reckoning import PowerUsed, TwoCardsAwaited
from strata.domain.games.not_alone.rules.chain import Answer, question, step, steps_of
from strata.domain.games.not_alone.rules.force import places, skill
from strata.domain.games.not_alone.rules.place_cards import take_back
from strata.domain.games.not_alone.rules.tracks import regain_will
from strata.domain.games.not_alone.rules.usable import places_to_copy, usable_modes, weak
from strata.domain.games.not_alone.state import State, Step
from strata.domain.kernel import Seat, Steps


class ChooseMode(Answer, frozen=True, tag="choose_mode"):
    """Use the power of a place in this way."""

    mode: str

    def answer(self, state: State, step: Step) -> Steps[Sequence[Step]]:
        yield from ()
        return [use_mode.due(step.seat, what=self.mode, place=step.place, card=step.card)]


class CopyPlace(Answer, frozen=True, tag="copy_place"):
    """Use the power of this place of the Creature."""

    place: int

    def answer(self, state: State, step: Step) -> Steps[Sequence[Step]]:
        yield from ()
        return [power.due(step.seat, place=self.place, card=step.card)]


class ChooseHunted(Answer, frozen=True, tag="choose_hunted"):
    """Let this Hunted regain 1 Will."""

    hunted: Seat

    def answer(self, state: State, step: Step) -> Steps[Sequence[Step]]:
        yield from ()
        return [regain_will.due(self.hunted)]


class ChooseAlly(Answer, frozen=True, tag="choose_ally"):
    """Let this Hunted take back a Place card, or nobody."""

    hunted: Seat | None

    def answer(self, state: State, step: Step) -> Steps[Sequence[Step]]:
        yield from ()
        return [] if self.hunted is None else [take_back.due(self.hunted)]


@question("choose_mode", ChooseMode, about=lambda step: str(step.place))
def choose_mode(state: State, step: Step) -> Sequence[ChooseMode]:
    assert step.place is not None
    return [ChooseMode(mode.id) for mode in usable_modes(state, step.seat, step.place, step.card)]


@question("copy_place", CopyPlace)
def copy_place(state: State, step: Step) -> Sequence[CopyPlace]:
    found = places_to_copy(state, step.seat, step.card, but_lair=step.what == "but_lair")
    return [CopyPlace(place) for place in found]


@question("choose_hunted", ChooseHunted)
def choose_hunted(state: State, step: Step) -> Sequence[ChooseHunted]:
    return [ChooseHunted(seat) for seat in weak(state)]


@question("choose_ally", ChooseAlly)
def choose_ally(state: State, step: Step) -> Sequence[ChooseAlly]:
    allies = [ChooseAlly(hunted.seat) for hunted in state.hunted if hunted.seat != step.seat and hunted.discard]
    return [*allies, ChooseAlly(None)] if allies else []


@step("power")
def power(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    return [choose_mode.due(step.seat, place=step.place, card=step.card)]


@step("use_mode")
def use_mode(state: State, step: Step) -> Steps[Sequence[Step]]:
    assert step.place is not None
    place = places(state)[step.place]
    mode = next(mode for mode in place.modes if mode.id == step.what)
    yield PowerUsed(step.seat, place.number, place.id, mode.id, place.once)
    return steps_of(mode, step.seat, card=step.card)


@step("await_two")
def await_two(state: State, step: Step) -> Steps[None]:
    assert step.what is not None
    yield TwoCardsAwaited(step.seat, step.what)


@step("after_rover")
def after_rover(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    return [take_back.due(step.seat, may=True)] if skill(state.of(step.seat), "rover") else []
