"""The search: what it finds in a game that can be reckoned, how it spends its budget, what it looks into."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from strata.domain.bots import LEVELS, Budget, Question, choose
from strata.domain.bots.luck import Luck
from strata.domain.bots.orders import Moves, Orders
from strata.domain.bots.search import Search
from strata.domain.kernel import Action, Decision, FarsightedEvaluator, Forks, Position, RandomChance, begin, play
from tests.kernel.pebbles import PEBBLES, Hide, Options, PebblesEvaluator, State
from tic_tac_toe import GAME as TIC_TAC_TOE


def _after(*cells: str) -> Position[object]:
    """Tic-tac-toe after both sides marked these cells in turn."""
    position = begin(TIC_TAC_TOE, TIC_TAC_TOE.options(), 2, RandomChance(Random(1))).position
    for cell in cells:
        decision = position.decisions[0]
        action = next(option for option in decision.options if option.cell == cell)  # type: ignore[attr-defined]
        position = play(position, decision.seat, action, RandomChance(Random(1))).position
    return position


@pytest.mark.parametrize("level", ["search", "strong"])
@pytest.mark.parametrize(
    ("cells", "must_take"),
    [("a1 a2 b1 b2", "c1"), ("a1 b2 c3 b1", "b3"), ("a1 a2 c3 b2 c1", "c2")],
    ids=["win", "block", "win, not block"],
)
def test_a_win_is_taken_and_a_loss_is_averted(level: str, cells: str, must_take: str) -> None:
    position = _after(*cells.split())
    seat = position.decisions[0].seat
    chosen = {choose(level, position, seat, Random(seed)).cell for seed in range(5)}  # type: ignore[attr-defined]
    assert chosen == {must_take}


def test_a_search_tries_as_many_options_as_its_breadth_and_once_where_nothing_is_left_to_chance() -> None:
    position = _after("b2")
    question = Question(position, position.decisions[0])
    estimates = Search(question, Random(1), Budget(50), breadth=6).estimates()
    assert [estimate.visits for estimate in estimates] == [1] * 6 + [0] * 2


def test_an_option_that_is_examined_is_tried_in_any_case() -> None:
    position = _after("b2")
    question = Question(position, position.decisions[0])
    worst = Search(question, Random(1), Budget(10), breadth=2).estimates()[-1]
    assert worst.visits == 0
    estimates = Search(question, Random(1), Budget(10), breadth=2, examined=worst.action).estimates()
    assert any(estimate.action == worst.action and estimate.visits for estimate in estimates)


class Shortsighted(PebblesEvaluator, FarsightedEvaluator[State]):
    """Names an empty fist alone, though three pebbles would be best."""

    def evaluate(self, state: State, seat: int) -> float:
        return float(state.points[seat])

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        return [option for option in decision.options if option == Hide(0)]

    def further_candidates(self, state: State, decision: Decision, foresight: int) -> Sequence[Action]:
        return [Hide(3), Hide(1)]

    def plausibility(self, state: State, seat: int) -> float:
        """Whoever hides more is thought of more."""
        return float(sum(hidden for other, hidden in state.hidden.items() if other != str(seat)))


def _shortsighted(evaluator: Shortsighted | None = None) -> Position[State]:
    game = replace(PEBBLES, evaluator=evaluator or Shortsighted())
    position = begin(game, Options(), 3, RandomChance(Random(1))).position
    return play(position, 0, Hide(1), RandomChance(Random(1))).position


def test_an_option_that_the_candidates_leave_out_is_compared() -> None:
    position = _shortsighted()
    assert choose("greedy", position, 1, Random(1)) == Hide(0)
    assert choose("search", position, 1, Random(1)) == Hide(3)


class Doubtful(Shortsighted):
    doubt = 100.0


def test_what_is_best_at_once_has_the_benefit_of_the_doubt() -> None:
    position = _shortsighted(Doubtful())
    assert choose("search", position, 1, Random(1)) == Hide(0)


class Plain(Shortsighted):
    """Knows without a closer look what the seat after its own does."""

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        assert decision.seat == 1
        return super().candidates(state, decision)

    def plain_move(self, state: State, decision: Decision) -> Action | None:
        return Hide(2)


def test_a_line_takes_moves_that_are_plain_without_a_closer_look() -> None:
    position = _shortsighted(Plain())
    assert choose("search", position, 1, Random(1)) == Hide(3)


class Content(Plain):
    def is_far_enough(self, before: State, after: State) -> bool:
        return "1" in after.hidden and "1" not in before.hidden

    def plain_move(self, state: State, decision: Decision) -> Action | None:
        raise AssertionError("no line goes on after the seat's own move")


def test_a_line_ends_where_the_evaluator_has_seen_enough() -> None:
    position = _shortsighted(Content())
    assert choose("search", position, 1, Random(1)) in position.decisions[0].options


class Short(Content):
    def longest_line(self, state: State, breadth: int) -> int:
        return 0

    def is_far_enough(self, before: State, after: State) -> bool:
        return False


def test_a_line_is_no_longer_than_the_evaluator_asks_for() -> None:
    position = _shortsighted(Short())
    assert choose("search", position, 1, Random(1)) in position.decisions[0].options


class Unforeseeing(FarsightedEvaluator[Any]):
    """Sees in tic-tac-toe who has won, and no difference between marks before that."""

    def __init__(self, *branches: int) -> None:
        self._branches = branches

    def evaluate(self, state: Any, seat: int) -> float:
        return float(sum(each.total if each.seat == seat else -each.total for each in TIC_TAC_TOE.ranking(state)))

    def candidates(self, state: Any, decision: Decision) -> Sequence[Action]:
        return decision.options

    def forks(self, state: Any, foresight: int) -> Forks | None:
        return Forks("mark_cell", self._branches) if foresight > 1 else None


@pytest.mark.parametrize(
    ("level", "branches", "is_seen"),
    [("strong", (), False), ("search", (5, 4, 3, 2), False), ("strong", (5, 4, 3, 2), True)],
)
def test_lines_that_fork_find_what_all_can_do_about_an_option(
    level: str, branches: Sequence[int], is_seen: bool
) -> None:
    """Between two corners of the other side, a third one loses to a double threat."""
    position = Position(replace(TIC_TAC_TOE, evaluator=Unforeseeing(*branches)), _after("c1", "b2", "a3").state)
    chosen = choose(level, position, 1, Random(1))
    assert (chosen.cell in ("b1", "a2", "c2", "b3")) == is_seen  # type: ignore[attr-defined]


class Forking(Shortsighted):
    def forks(self, state: State, foresight: int) -> Forks | None:
        return Forks("hide", (2, 2))


def test_a_closer_look_is_repeated_where_a_line_depends_on_what_is_hidden() -> None:
    position = _shortsighted(Forking())
    question = Question(position, position.decisions[0])
    estimates = Search(question, Random(1), Budget(20), breadth=2, foresight=2).estimates()
    assert [estimate.visits for estimate in estimates[:2]] == [10, 10]


class Exalted(Shortsighted):
    """With foresight it finds a hundred points more at the end of any line."""

    def evaluate_end(self, state: State, seat: int, foresight: int) -> float | None:
        return 100 + self.evaluate(state, seat) if foresight > 1 else None


def test_the_ends_of_lines_are_judged_with_foresight() -> None:
    position = _shortsighted(Exalted())
    question = Question(position, position.decisions[0])
    plain, exalted = (
        Search(question, Random(1), Budget(20), breadth=2, foresight=foresight).estimates() for foresight in (1, 2)
    )
    assert [estimate.action for estimate in exalted] == [estimate.action for estimate in plain]
    assert [estimate.points for estimate in exalted[:2]] == [100 + (estimate.points or 0) for estimate in plain[:2]]


def test_draws_among_one_number_do_not_change_those_among_another() -> None:
    without, between = Luck(7), Luck(7)
    cards = [without.pick(40) for _ in range(5)]
    assert len(set(cards)) > 1
    found = []
    for _ in range(5):
        between.pick(6)
        found.append(between.pick(40))
    assert found == cards


def test_orders_are_kept_for_as_many_positions_as_asked_for_and_with_draws_for_the_same_luck() -> None:
    first, second, third = _after(), _after("a1"), _after("b2")
    moves = Moves([], [])
    orders = Orders(2)
    orders.keep(first, None, moves)
    orders.keep(second, 7, moves)
    assert orders.find(_after(), 8) is moves
    assert (orders.find(second, 7), orders.find(second, 8)) == (moves, None)
    orders.keep(third, None, moves)
    assert (orders.find(first, 7), orders.find(second, 7), orders.find(third, 7)) == (None, moves, moves)


def test_no_orders_are_kept_unless_asked_for() -> None:
    orders = Orders(0)
    orders.keep(_after(), None, Moves([], []))
    assert orders.find(_after(), 1) is None


class Reckoning(Shortsighted):
    """Knows without any line of play that one pebble is best, or two where the others may expect that."""

    def reckon(self, state: State, seat: int, actions: Sequence[Action], foresight: int) -> Sequence[float] | None:
        return [-abs(action.pebbles - foresight) for action in actions if isinstance(action, Hide)]

    def further_candidates(self, state: State, decision: Decision, foresight: int) -> Sequence[Action]:
        return [Hide(3), Hide(2), Hide(1)]


def test_what_the_evaluator_reckons_is_not_played_out() -> None:
    position, budget = _shortsighted(Reckoning()), Budget(50)
    estimates = Search(Question(position, position.decisions[0]), Random(1), budget, breadth=2).estimates()
    assert budget.spent == 0
    assert estimates[0].action == Hide(1)
    assert [estimate.points for estimate in estimates] == [0, -1, None, None]


def test_the_strong_level_sees_further_than_the_search() -> None:
    assert choose("search", _shortsighted(Reckoning()), 1, Random(1)) == Hide(1)
    assert choose("strong", _shortsighted(Reckoning()), 1, Random(1)) == Hide(2)


def test_a_search_spends_its_budget_and_tries_better_options_more_often() -> None:
    position = _shortsighted()
    question = Question(position, position.decisions[0])
    estimates = Search(question, Random(1), Budget(50), breadth=3).estimates()
    assert sum(estimate.visits for estimate in estimates) == 50
    assert estimates[0].visits > estimates[-1].visits > 0


class Open(Shortsighted):
    """Nothing that the others hide has a say, and two more options than usual are compared."""

    is_hidden_telling = False

    def options_compared(self, state: State, breadth: int) -> int:
        return breadth + 2

    def is_far_enough(self, before: State, after: State) -> bool:
        return "1" in after.hidden


def test_a_line_is_followed_once_where_nothing_hidden_has_a_say() -> None:
    position = _shortsighted(Open())
    question = Question(position, position.decisions[0])
    estimates = Search(question, Random(1), Budget(50), breadth=1).estimates()
    assert [estimate.visits for estimate in estimates] == [1] * 3


def test_worlds_are_thought_of_as_often_as_they_are_likely() -> None:
    position = _shortsighted()
    question = Question(position, position.decisions[0])
    rng = Random(1)
    hidden = [question.plausible_world(rng).state.hidden["0"] for _ in range(200)]
    assert hidden.count(3) > hidden.count(1) > hidden.count(0)


def test_time_ends_a_search_of_any_number_of_iterations() -> None:
    position = _shortsighted()
    looks = count()
    budget = Budget(elapsed=lambda: next(looks) / 1000)
    estimates = Search(Question(position, position.decisions[0]), Random(1), budget, breadth=3).estimates()
    assert 3 <= sum(estimate.visits for estimate in estimates) <= 1000


def test_a_search_whose_time_was_up_before_it_began_still_chooses() -> None:
    position = _after("b2")
    seat = position.decisions[0].seat
    chosen = choose("strong", position, seat, Random(1), Budget(elapsed=lambda: 1.0))
    assert chosen in position.decisions[0].options


def test_strong_thinks_longer_than_search() -> None:
    search, strong = LEVELS["search"], LEVELS["strong"]
    assert search.iterations is not None
    assert strong.iterations is not None
    assert strong.iterations > search.iterations
    assert strong.seconds > search.seconds
