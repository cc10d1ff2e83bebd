"""A level of bots from another package: it takes the option whose worst outcome is best."""

from random import Random

from strata.domain.bots import Budget, Level, Question
from strata.domain.kernel import Action, RandomChance, apply_action

WORLDS = 8


def choose(question: Question, rng: Random, budget: Budget) -> Action:
    worlds = [question.world(rng) for _ in range(WORLDS)]
    candidates = question.candidates(worlds[0])

    def worst(action: Action) -> float:
        if not budget.spend():
            return float("-inf")
        moves = [apply_action(world, question.seat, action, RandomChance(rng)) for world in worlds]
        return min(question.game.evaluator.evaluate(move.position.state, question.seat) for move in moves)

    return max(candidates, key=worst)


LEVEL = Level(choose, iterations=64, seconds=0.5)
