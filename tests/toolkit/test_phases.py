"""A day at the mill: the miller names the price once, then each seat grinds in turn, a market opens if anything was
ground, and night falls; the harvest is over after so many nights."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import pytest

from strata.domain import kernel
from strata.domain.kernel import Action, Decision, Fact, Seat, Steps, run_steps
from strata.domain.toolkit.phases import PhaseRules, Phases, until
from tests.games.chance import CountingChance


class Phase(StrEnum):
    PRICE = "price"
    GRINDING = "grinding"
    MARKET = "market"
    NOWHERE = "nowhere"


class State(kernel.State):
    phase: Phase = Phase.PRICE
    price: int = 0
    queue: list[Seat] = []
    sacks: int = 0
    coins: int = 0
    nights: int = 0
    last_night: int = 2
    ending: str | None = None


class PhaseBegun(Fact, frozen=True, tag="phase_begun"):
    phase: Phase
    queue: list[Seat]

    def apply(self, state: State) -> None:
        state.phase, state.queue = self.phase, list(self.queue)


class PriceNamed(Fact, frozen=True, tag="price_named"):
    price: int

    def apply(self, state: State) -> None:
        state.price = self.price


class Ground(Fact, frozen=True, tag="ground"):
    seat: Seat
    sacks: int

    def apply(self, state: State) -> None:
        state.queue.remove(self.seat)
        state.sacks += self.sacks


class BellRung(Fact, frozen=True, tag="bell_rung"):
    def apply(self, state: State) -> None:
        pass


class Sold(Fact, frozen=True, tag="sold"):
    def apply(self, state: State) -> None:
        state.coins += state.sacks * state.price
        state.sacks = 0


class NightFell(Fact, frozen=True, tag="night_fell"):
    def apply(self, state: State) -> None:
        state.nights += 1


class HarvestEnded(Fact, frozen=True, tag="harvest_ended"):
    def apply(self, state: State) -> None:
        state.ending = "harvested"


class Grind(Action, frozen=True, tag="grind"):
    sacks: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield Ground(seat, self.sacks)


class NamePrice(Action, frozen=True, tag="name_price"):
    price: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield PriceNamed(self.price)


def _begun(state: State, phase: Phase, queue: list[Seat]) -> PhaseBegun:
    return PhaseBegun(phase, queue)


def _price_choices(state: State) -> list[Decision]:
    return [Decision(0, "name_price", [NamePrice(1), NamePrice(2)])]


def _grind(state: State) -> Steps[bool]:
    """Seat 1 is always lazy and never asked."""
    while state.queue and state.queue[0] == 1:
        yield Ground(1, 0)
    return not state.queue


def _grinding_choices(state: State) -> list[Decision]:
    return [Decision(state.queue[0], "grind", [Grind(0), Grind(1)])]


def _ring(state: State) -> Steps[None]:
    yield BellRung()


def _sell(state: State) -> Steps[bool]:
    yield Sold()
    return True


def _fall(state: State) -> Steps[None]:
    yield NightFell()
    if state.nights == state.last_night:
        yield HarvestEnded()


def _never(state: State) -> bool:
    return False


DAYS = Phases(
    _begun,
    PhaseRules(Phase.GRINDING, _grind, _grinding_choices, queue=lambda state: [1, 2]),
    PhaseRules(Phase.MARKET, _sell, opens=lambda state: state.sacks > 0, begin=_ring),
    _fall,
    before=[PhaseRules(Phase.PRICE, until(lambda state: state.price > 0), _price_choices)],
)


def taken(steps: Steps[Any], state: State) -> list[Fact]:
    facts: list[Fact] = []
    run_steps(steps, state, CountingChance(), facts, [])
    return facts


def proceeded(state: State, *actions: tuple[Seat, Action]) -> list[Fact]:
    """The facts of proceeding, first as it is and then after each action."""
    facts = taken(DAYS.proceed(state), state)
    for seat, action in actions:
        facts += taken(action.decide(state, seat), state)
        facts += taken(DAYS.proceed(state), state)
    return facts


def test_a_phase_that_is_not_over_asks_before_anything_follows() -> None:
    state = State()
    assert proceeded(state) == []
    assert DAYS.pending(state) == _price_choices(state)


def test_the_first_turn_follows_what_comes_before_it() -> None:
    state = State()
    facts = proceeded(state, (0, NamePrice(2)))
    assert facts == [PriceNamed(2), PhaseBegun(Phase.GRINDING, [1, 2]), Ground(1, 0)]
    assert DAYS.pending(state) == [Decision(2, "grind", [Grind(0), Grind(1)])]


def test_a_phase_begins_with_its_fact_then_its_first_steps_then_what_is_forced() -> None:
    facts = proceeded(State(phase=Phase.GRINDING, queue=[2], price=3), (2, Grind(1)))
    assert facts[:4] == [Ground(2, 1), PhaseBegun(Phase.MARKET, []), BellRung(), Sold()]


def test_after_the_last_phase_and_what_comes_between_the_turn_begins_again() -> None:
    state = State(phase=Phase.GRINDING, queue=[2], price=3)
    facts = proceeded(state, (2, Grind(1)))
    assert facts[4:] == [NightFell(), PhaseBegun(Phase.GRINDING, [1, 2]), Ground(1, 0)]
    assert (state.queue, state.coins) == ([2], 3)


def test_a_phase_that_does_not_open_is_passed_over_but_not_what_comes_between() -> None:
    facts = proceeded(State(phase=Phase.GRINDING, queue=[2]), (2, Grind(0)))
    assert facts == [Ground(2, 0), NightFell(), PhaseBegun(Phase.GRINDING, [1, 2]), Ground(1, 0)]


def test_nothing_follows_the_end() -> None:
    state = State(phase=Phase.GRINDING, queue=[2], last_night=1)
    assert proceeded(state, (2, Grind(0))) == [Ground(2, 0), NightFell(), HarvestEnded()]
    assert proceeded(state) == []
    assert DAYS.pending(state) == ()


def test_going_on_leads_to_the_next_phase_and_no_further() -> None:
    state = State(phase=Phase.GRINDING, sacks=1)
    assert taken(DAYS.begin_next(state), state) == [PhaseBegun(Phase.MARKET, []), BellRung()]
    assert (state.phase, state.sacks) == (Phase.MARKET, 1)


def test_asking_in_a_phase_where_nobody_chooses_is_a_fault() -> None:
    with pytest.raises(AssertionError, match="nobody chooses anything in market"):
        DAYS.pending(State(phase=Phase.MARKET))


def test_phases_of_which_none_opens_are_a_fault() -> None:
    phases = Phases(_begun, PhaseRules(Phase.NOWHERE, until(lambda state: True), opens=_never))
    state = State(phase=Phase.NOWHERE)
    with pytest.raises(AssertionError, match="no phase opens after nowhere"):
        taken(phases.proceed(state), state)
