"""The engine runs rules on a copy, applies each fact at once, and lets only what is offered be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import pytest

from strata.domain import kernel
from strata.domain.kernel import (
    Decision,
    IllegalAction,
    IllegalMove,
    NotYourTurn,
    Position,
    RandomChance,
    ScriptedChance,
    Steps,
    apply_action,
    begin,
    canonical,
    clone,
    draw,
    fold,
    play,
)
from strata.domain.kernel.chance import ChanceExhausted
from tests.kernel.pebbles import (
    PEBBLES,
    CharmDealt,
    CharmsShown,
    HandsOpened,
    Hide,
    Options,
    PebblesHidden,
    RoundWon,
    State,
    StoneLaid,
    TableLaid,
    pending,
)

AMBER, JADE, ONYX = 0, 1, 2
"""Charms by their draw, among three."""
FIRST_AMBER, FIRST_ONYX = 0, 3
"""Stones by their draw, among the six of the bag."""


def _begun(rounds: int = 1, seats: int = 2) -> Position[State]:
    charms = [(3, JADE)] * seats
    return begin(PEBBLES, Options(rounds), seats, ScriptedChance([*charms, (6, FIRST_AMBER)])).position


def test_beginning_sets_up_and_plays_the_forced_steps() -> None:
    move = begin(PEBBLES, Options(rounds=2), 2, ScriptedChance([(3, AMBER), (3, ONYX), (6, FIRST_ONYX)]))
    assert move.facts == [TableLaid(2, 2), CharmDealt(0, "amber"), CharmDealt(1, "onyx"), StoneLaid("onyx")]
    assert move.draws == [(3, AMBER), (3, ONYX), (6, FIRST_ONYX)]
    assert [decision.seat for decision in move.position.decisions] == [0, 1]


def test_a_move_that_leaves_others_to_choose_has_no_forced_steps() -> None:
    move = play(_begun(), 1, Hide(2), ScriptedChance([]))
    assert move.facts == [PebblesHidden(1, 2)]
    assert move.draws == []
    assert [decision.seat for decision in move.position.decisions] == [0]


def test_the_last_choice_of_a_round_brings_the_forced_steps_and_the_draws_they_need() -> None:
    position = play(_begun(rounds=2), 0, Hide(3), ScriptedChance([])).position
    move = play(position, 1, Hide(1), ScriptedChance([(6, FIRST_ONYX)]))
    assert move.facts == [PebblesHidden(1, 1), HandsOpened([3, 1]), RoundWon(0, 3), StoneLaid("onyx")]
    assert move.draws == [(6, FIRST_ONYX)]
    assert move.position.state.points == [3, 0]


def test_the_game_ends_and_asks_nobody() -> None:
    position = play(_begun(), 0, Hide(3), ScriptedChance([])).position
    move = play(position, 1, Hide(1), ScriptedChance([]))
    assert move.facts[-1] == CharmsShown(["jade", "jade"])
    assert move.position.is_over
    assert pending(move.position.state), "the rules would ask on"
    assert move.position.decisions == ()
    outcome = PEBBLES.outcome(move.position.state)
    assert outcome is not None
    assert (outcome.reason, [(s.seat, s.rank, s.total) for s in outcome.ranking]) == (
        "last_stone",
        [(0, 1, 3), (1, 2, 0)],
    )


def test_there_is_no_outcome_before_the_end() -> None:
    assert PEBBLES.outcome(_begun().state) is None


class Counted(kernel.Fact, tag="counted", frozen=True):
    def apply(self, s: State) -> None:
        s.round += 1


class CountTwice(kernel.Action, tag="count_twice", frozen=True):
    seen: ClassVar[list[int]] = []

    def decide(self, s: State, seat: int) -> Steps[None]:
        self.seen.append(s.round)
        yield Counted()
        self.seen.append(s.round)
        yield Counted()
        self.seen.append(s.round)


class Stumble(kernel.Action, tag="stumble", frozen=True):
    """Fails when a fact was already applied and a draw already answered."""

    def decide(self, s: State, seat: int) -> Steps[None]:
        yield PebblesHidden(seat, 1)
        yield from draw({"amber": 1, "jade": 1})
        s.charms.clear()
        raise ArithmeticError("half way")


def test_a_fact_is_applied_before_the_next_line_of_the_rules_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CountTwice, "seen", [])
    apply_action(Position(PEBBLES, State(points=[0], round=5)), 0, CountTwice(), ScriptedChance([]))
    assert CountTwice.seen == [5, 6, 7]


def test_a_failure_half_way_leaves_the_position_untouched() -> None:
    position = _begun()
    before = canonical(position.state)
    with pytest.raises(ArithmeticError):
        apply_action(position, 0, Stumble(), ScriptedChance([(2, 0)]))
    with pytest.raises(ChanceExhausted):
        apply_action(position, 0, Stumble(), ScriptedChance([]))
    assert canonical(position.state) == before
    assert [decision.seat for decision in position.decisions] == [0, 1]


def test_playing_leaves_the_position_untouched() -> None:
    position = _begun()
    before = canonical(position.state)
    reached = play(position, 0, Hide(3), ScriptedChance([])).position
    assert canonical(position.state) == before
    assert canonical(reached.state) != before


def test_a_seat_that_is_not_asked_is_refused() -> None:
    position = play(_begun(), 0, Hide(3), ScriptedChance([])).position
    for seat in (0, 2, -1):
        with pytest.raises(NotYourTurn):
            play(position, seat, Hide(1), ScriptedChance([]))


@pytest.mark.parametrize("action", [Hide(4), Hide(-1), CountTwice()], ids=["too many", "negative", "another kind"])
def test_what_is_not_offered_is_refused_with_what_is(action: kernel.Action) -> None:
    position = _begun()
    with pytest.raises(IllegalAction) as refused:
        play(position, 1, action, ScriptedChance([]))
    assert refused.value.decision == position.decision_of(1)
    assert list(refused.value.decision.options) == [Hide(0), Hide(1), Hide(2), Hide(3)]
    assert isinstance(refused.value, IllegalMove)


def test_nobody_plays_on_when_the_game_is_over() -> None:
    position = Position(PEBBLES, State(points=[1, 2], ending="last_stone"))
    with pytest.raises(NotYourTurn):
        play(position, 0, Hide(0), ScriptedChance([]))


def test_options_are_computed_once_for_a_position() -> None:
    calls = []

    def counted(state: State) -> Sequence[Decision]:
        calls.append(state)
        return pending(state)

    position = Position(replace(PEBBLES, pending=counted), _begun().state)
    assert len(position.decisions) == 2
    position.require_legal(0, Hide(1))
    position.require_legal(1, Hide(1))
    assert position.decision_of(0) is position.decisions[0]
    assert len(calls) == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_facts_fold_to_the_state_that_the_rules_left(seats: int) -> None:
    rng = Random(seats)
    move = begin(PEBBLES, Options(rounds=5), seats, RandomChance(rng))
    folded = fold(State(), move.facts)
    while not move.position.is_over:
        decision = rng.choice(move.position.decisions)
        move = play(move.position, decision.seat, rng.choice(decision.options), RandomChance(rng))
        fold(folded, move.facts)
        assert canonical(folded) == canonical(move.position.state)


def test_the_same_draws_make_the_same_match() -> None:
    def whole(chance: Any) -> tuple[list[tuple[int, int]], bytes]:
        move = begin(PEBBLES, Options(rounds=4), 2, chance)
        draws = list(move.draws)
        while not move.position.is_over:
            move = play(move.position, move.position.decisions[0].seat, Hide(1), chance)
            draws += move.draws
        return draws, canonical(move.position.state)

    draws, reached = whole(RandomChance(Random(3)))
    assert whole(ScriptedChance(draws)) == (draws, reached)


def test_positions_of_equal_states_offer_the_same_in_the_same_order() -> None:
    position = _begun(seats=4)
    again = Position(PEBBLES, clone(position.state))
    assert canonical(again.decisions) == canonical(position.decisions)
