"""Whole matches of any game: random ones, played as its profile for the exam has it, and those of bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from strata.domain.bots import choose
from strata.domain.exam.matches import chosen
from strata.domain.kernel import Game, Move, Options, RandomChance, apply_action, begin


def random_match(game: Game[Any, Any], seats: int, options: Options, seed: int | str) -> Iterator[Move[Any]]:
    """The moves of a whole match, its beginning first."""
    rng = Random(seed)
    chance = RandomChance(rng)
    move = begin(game, options, seats, chance)
    yield move
    while not move.position.is_over:
        decision = rng.choice(move.position.decisions)
        move = apply_action(move.position, decision.seat, chosen(move.position, decision, rng), chance)
        yield move


def one_of_each_decision(game: Game[Any, Any], seats: int, options: Options, seed: int | str) -> list[Any]:
    """States of a match: the last in which each decision was open, and the end."""
    asked = {}
    for move in random_match(game, seats, options, seed):
        asked[tuple(decision.name for decision in move.position.decisions)] = move.position.state
    return list(asked.values())


def end_of_match(game: Game[Any, Any], bots: list[str], options: Options, seed: int) -> Any:
    """The last state of a match of bots; at every decision the evaluator knows legal options worth a look."""
    rng = Random(seed)
    chance = RandomChance(rng)
    position = begin(game, options, len(bots), chance).position
    while not position.is_over:
        decision = position.decisions[0]
        candidates = game.evaluator.candidates(position.state, decision)
        assert candidates
        assert all(option in decision.options for option in candidates)
        action = choose(bots[decision.seat], position, decision.seat, rng)
        position = apply_action(position, decision.seat, action, chance).position
    return position.state
