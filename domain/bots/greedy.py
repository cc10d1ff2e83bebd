"""One ply: try each promising option in resampled worlds and take the one that leads to the best states."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

from strata.domain.bots.budget import Budget
from strata.domain.bots.luck import Luck
from strata.domain.bots.question import Question
from strata.domain.kernel import Action, Position, apply_action

WORLDS = 3


def greedy(question: Question, rng: Random, budget: Budget) -> Action:
    """The option of the best average value; of equals, the one the game's evaluator named first."""
    worlds = [question.world(rng) for _ in range(WORLDS)]
    candidates = question.candidates(worlds[0])
    return candidates[0] if len(candidates) == 1 else rank(question, candidates, worlds, rng, budget)[0]


def rank(
    question: Question, candidates: list[Action], worlds: list[Position[Any]], rng: Random, budget: Budget
) -> list[Action]:
    """Options by what one ply leads to on average, the best first. All meet the same luck.

    When time is up, those that were not tried follow in their order.
    """
    evaluator, seat = question.game.evaluator, question.seat
    luck = [rng.getrandbits(64) for _ in worlds]

    def value(action: Action) -> float:
        if budget.is_time_up:
            return -inf
        total, certain = 0.0, dict[int, float]()
        for world, seed in zip(worlds, luck, strict=True):
            found = certain.get(id(world))
            if found is None:
                move = apply_action(world, seat, action, Luck(seed))
                found = evaluator.evaluate(move.position.state, seat)
                if not move.draws:
                    certain[id(world)] = found
            total += found
        return total

    return sorted(candidates, key=value, reverse=True)
