"""What the options of a decision were worth, and what choosing one of them cost."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from strata.domain.bots import Budget, Question
from strata.domain.bots.search import Estimate, Search
from strata.domain.kernel import Action, Decision, Position
from strata.domain.kernel.codec import to_builtins

COMPARED = 6
"""How many options are compared, the chosen one among them."""


class ValuedOption(msgspec.Struct, frozen=True):
    """An option, and what it is worth to the seat in the points of the game's evaluator: only differences matter."""

    action: Any
    points: float


class Judgement(msgspec.Struct, frozen=True):
    """The options of a decision that were compared, the best first, which was chosen, and what that cost in points."""

    options: list[ValuedOption]
    chosen: int
    cost: float


def judge(position: Position[Any], decision: Decision, chosen: Action, iterations: int, rng: Random) -> Judgement:
    """By what the seat could know then."""
    if len(decision.options) == 1:
        return Judgement([ValuedOption(to_builtins(chosen), 0.0)], 0, 0.0)
    question = Question(position, decision)
    estimates = Search(question, rng, Budget(iterations), COMPARED, examined=chosen).estimates()
    tried = [estimate for estimate in estimates if estimate.points is not None]
    if len(tried) < 2:
        return Judgement([ValuedOption(to_builtins(chosen), 0.0)], 0, 0.0)
    best = tried[0]
    own = next(estimate for estimate in tried if estimate.action == chosen)
    shown = [best, *sorted(tried[1:], key=_points, reverse=True)]
    cost = 0.0 if best is own else max(0.0, _points(best) - _points(own))
    options = [ValuedOption(to_builtins(estimate.action), round(_points(estimate), 3)) for estimate in shown]
    return Judgement(options, shown.index(own), round(cost, 3))


def _points(estimate: Estimate) -> float:
    assert estimate.points is not None, "only options that were tried are compared"
    return estimate.points
