"""One ply: try each promising option in resampled worlds and take the one that leads to the best states."""

from __future__ import annotations

from random import Random
from typing import Any

from strata.domain.bots.level import sample_world
from strata.domain.kernel import Action, Decision, Position, RandomChance, apply_action

WORLDS = 3


def greedy(position: Position[Any], decision: Decision, rng: Random) -> Action:
    """The option of the best average value; of equals, the one the game's evaluator named first."""
    evaluator = position.game.evaluator
    worlds = [sample_world(position, decision, rng) for _ in range(WORLDS)]
    candidates = evaluator.candidates(worlds[0].state, decision)
    if len(candidates) == 1:
        return candidates[0]
    luck = [rng.getrandbits(64) for _ in worlds]

    def value(action: Action) -> float:
        return sum(
            evaluator.evaluate(
                apply_action(world, decision.seat, action, RandomChance(Random(seed))).position.state, decision.seat
            )
            for world, seed in zip(worlds, luck, strict=True)
        )

    return max(candidates, key=value)
