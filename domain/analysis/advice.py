"""Advice: the option that the search would take for a seat, and by how much it is ahead."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from strata.domain.bots import Budget, Question
from strata.domain.bots.search import Search
from strata.domain.kernel import Position, Seat

ITERATIONS, BREADTH = 48, 8


class Advice(NamedTuple):
    """The number of the option, and its points ahead of the next best; None where nothing else was worth a look."""

    option: int
    margin: float | None


def advice(position: Position[Any], seat: Seat, rng: Random, iterations: int = ITERATIONS) -> Advice:
    """From what the seat may know."""
    decision = position.decision_of(seat)
    assert decision is not None, "a seat is advised when it is asked"
    if len(decision.options) == 1:
        return Advice(0, None)
    estimates = Search(Question(position, decision), rng, Budget(iterations), BREADTH).estimates()
    best, *rest = estimates
    others = [each.points for each in rest if each.points is not None]
    margin = None if best.points is None or not others else max(0.0, best.points - max(others))
    return Advice(list(decision.options).index(best.action), margin)
