"""The law that a move which can be taken back at will tells nothing hidden finds the moves that do."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import pytest

from strata.domain.exam.knowledge import standings_tell_no_secret, undo_at_will_tells_nothing
from strata.domain.kernel import Action, Decision, Fact, Position, RandomChance, Seat, Steps, Viewer, begin
from tests.kernel.pebbles import PEBBLES, Hide, Options, State, pending, ranking

VIEWERS: tuple[Viewer, ...] = (None, 0, 1, 2)


class CharmSeen(Fact, tag="charm_seen", frozen=True):
    """Shows a seat another one's charm, and does not say that it reveals something."""

    secret: ClassVar[Mapping[str, str]] = {"charm": "seat"}
    seat: Seat
    charm: str

    def apply(self, s: State) -> None:
        pass


class Peek(Action, tag="peek", frozen=True):
    def decide(self, s: State, seat: Seat) -> Steps[None]:
        yield CharmSeen(seat, s.charms[(seat + 1) % len(s.charms)])
        yield from Hide(0).decide(s, seat)


class Brag(Action, tag="brag", frozen=True):
    """Only who has the amber charm can do this, in everybody's sight."""

    def decide(self, s: State, seat: Seat) -> Steps[None]:
        yield from Hide(0).decide(s, seat)


def _pending(s: State) -> Sequence[Decision]:
    return [
        Decision(
            decision.seat,
            decision.name,
            [*decision.options, Peek(), *([Brag()] if s.charms[decision.seat] == "amber" else [])],
        )
        for decision in pending(s)
    ]


def _position(**changes: Any) -> Position[State]:
    game = dataclasses.replace(PEBBLES, pending=_pending, **changes)
    position = begin(game, Options(), 3, RandomChance(Random(1))).position
    position.state.charms[0] = "amber"
    return Position(game, position.state)


def _learners(action: Action) -> list[Viewer]:
    """Who learns something hidden when seat 0 chooses this."""
    return [viewer for viewer in VIEWERS if any(_is_caught(action, viewer, seed) for seed in range(10))]


def _is_caught(action: Action, viewer: Viewer, seed: int) -> bool:
    try:
        undo_at_will_tells_nothing(_position(), 0, action, [viewer], Random(seed))
    except AssertionError:
        return True
    return False


def test_a_secret_choice_tells_nobody_anything() -> None:
    assert _learners(Hide(2)) == []


def test_a_peek_tells_who_peeks() -> None:
    assert _learners(Peek()) == [0]


def test_a_choice_that_not_every_world_allows_tells_the_others() -> None:
    assert _learners(Brag()) == [None, 1, 2]


def test_standings_that_lean_on_a_secret_are_found() -> None:
    standings_tell_no_secret(_position(), Random(1))

    def by_charm(s: State) -> Any:
        return ranking(State(points=[charm == "amber" for charm in s.charms]))

    with pytest.raises(AssertionError, match="standings"):
        standings_tell_no_secret(_position(ranking=by_charm), Random(2))
