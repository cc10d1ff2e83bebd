"""A bot of any level sees only what its seat sees, plays what is legal, and repeats itself for the same luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import msgspec
import pytest

from strata.domain.bots import LEVELS, Budget, choose
from strata.domain.games.evo import GAME as EVO
from strata.domain.kernel import (
    Action,
    Decision,
    FarsightedEvaluator,
    Game,
    Position,
    RandomChance,
    Viewer,
    begin,
    canonical,
    clone,
    play,
)
from tests.kernel.pebbles import PEBBLES, Hide, Options, PebblesEvaluator, State, resample

TRUE_CHARM, IMAGINED_CHARM = "the truth", "imagined"

every_level = pytest.mark.parametrize("level", LEVELS)


class Watched(FarsightedEvaluator[State]):
    """Pebbles with an evaluator that writes down all it is shown, and worlds that can be told from the true one."""

    def __init__(self) -> None:
        self.seen: list[State] = []
        self.imagined_for: list[Viewer] = []

    def resample(self, state: State, viewer: Viewer, rng: Random) -> State:
        self.imagined_for.append(viewer)
        world = resample(state, viewer, rng)
        world.charms = [charm if seat == viewer else IMAGINED_CHARM for seat, charm in enumerate(world.charms)]
        return world

    def evaluate(self, state: State, seat: int) -> float:
        self.seen.append(clone(state))
        return PebblesEvaluator().evaluate(state, seat)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        self.seen.append(clone(state))
        return decision.options

    def further_candidates(self, state: State, decision: Decision, foresight: int) -> Sequence[Action]:
        self.seen.append(clone(state))
        return decision.options

    def plausibility(self, state: State, seat: int) -> float:
        self.seen.append(clone(state))
        return 1.0

    def position(self, state: State) -> Position[State]:
        return Position(replace(PEBBLES, resample=self.resample, evaluator=self), state)


def _state() -> State:
    """Seats 0 and 2 have hidden, seat 1 is asked; the others' charms are not to be seen."""
    return State(
        rounds=3,
        round=1,
        stone="jade",
        charms=[TRUE_CHARM, "own", TRUE_CHARM],
        hidden={"0": 2, "2": 3},
        points=[0, 0, 0],
        stones=[0, 0, 0],
    )


@every_level
def test_no_level_is_shown_what_its_seat_cannot_know(level: str) -> None:
    watched = Watched()
    choose(level, watched.position(_state()), 1, Random(1))
    assert all(TRUE_CHARM not in state.charms for state in watched.seen)
    assert all(viewer == 1 for viewer in watched.imagined_for)


def test_greedy_looks_only_into_worlds_that_were_imagined_for_its_seat() -> None:
    watched = Watched()
    choose("greedy", watched.position(_state()), 1, Random(1))
    assert watched.imagined_for
    assert len(watched.seen) > len(watched.imagined_for)
    assert all(state.charms == [IMAGINED_CHARM, "own", IMAGINED_CHARM] for state in watched.seen)


@every_level
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice(level: str) -> None:
    position = Position(PEBBLES, _state())
    for seed in range(20):
        twin = Position(PEBBLES, resample(_state(), 1, Random(seed)))
        assert twin.state != position.state
        assert choose(level, twin, 1, Random(7), Budget(20)) == choose(level, position, 1, Random(7), Budget(20))


@every_level
def test_choosing_leaves_the_position_as_it_is(level: str) -> None:
    position = Position(PEBBLES, _state())
    choose(level, position, 1, Random(1))
    assert position.state == _state()


def test_greedy_takes_what_leads_to_the_best_states() -> None:
    class LikesTwo(PebblesEvaluator):
        def evaluate(self, state: State, seat: int) -> float:
            return float(-abs(state.hidden.get(str(seat), 0) - 2))

    position = begin(replace(PEBBLES, evaluator=LikesTwo()), Options(), 3, RandomChance(Random(1))).position
    assert {choose("greedy", position, 0, Random(seed)) for seed in range(10)} == {Hide(2)}


def test_of_equally_good_options_greedy_takes_the_one_its_guide_named_first() -> None:
    class Indifferent(PebblesEvaluator):
        def evaluate(self, state: State, seat: int) -> float:
            return 0.0

        def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
            return [Hide(3), Hide(1)]

    position = Position(replace(PEBBLES, evaluator=Indifferent()), _state())
    assert choose("greedy", position, 1, Random(1)) == Hide(3)


def test_random_takes_each_option() -> None:
    position = Position(PEBBLES, _state())
    rng = Random(1)
    assert {choose("random", position, 1, rng) for _ in range(100)} == {Hide(0), Hide(1), Hide(2), Hide(3)}


@every_level
def test_a_single_option_needs_no_thought(level: str) -> None:
    watched = Watched()
    position = watched.position(_state())
    only = replace(position.game, pending=lambda state: [Decision(1, "hide", [Hide(0)])])
    assert choose(level, Position(only, _state()), 1, Random(1)) == Hide(0)
    assert watched.seen == []


def _match(game: Game[State, Options], options: dict[str, object], seats: int, level: str, seed: int) -> list[bytes]:
    """The choices of bots of one level among themselves, each judged; a few rounds of them."""
    rng = Random(seed)
    position = begin(game, msgspec.convert(options, game.options), seats, RandomChance(rng)).position
    choices: list[bytes] = []
    while not position.is_over and len(choices) < 60:
        seat = position.decisions[0].seat
        action = choose(level, position, seat, rng, Budget(5))
        choices.append(canonical(action))
        position = play(position, seat, action, RandomChance(rng)).position
    return choices


@every_level
@pytest.mark.parametrize(("game", "seats"), [(PEBBLES, 3), (EVO, 3)], ids=["pebbles", "evo"])
def test_every_choice_is_legal_and_the_same_for_the_same_luck(
    game: Game[State, Options], seats: int, level: str
) -> None:
    first = _match(game, {}, seats, level, seed=3)
    assert len(first) >= 9
    assert _match(game, {}, seats, level, seed=3) == first


def test_a_seat_that_is_not_asked_is_not_played_for() -> None:
    with pytest.raises(AssertionError):
        choose("random", Position(PEBBLES, _state()), 0, Random(1))
