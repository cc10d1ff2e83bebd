"""``python -m bench.tune GAME``: tunes the weights of a game's evaluator by self-play, with CMA-ES.

Weights are multiplied by factors around 1. A candidate is as good as the points by which a greedy bot that plays with
it is ahead of greedy bots with the weights on file, which tells more than whether it wins; all candidates of a
generation play the same matches. What they lead to is proven on matches that none has played, and written to
``weights.yaml`` with ``--write`` if it wins there with the interval above its fair share.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from math import exp
from pathlib import Path
from random import Random
from statistics import mean
from time import monotonic
from typing import Any, NamedTuple

import cma
import msgspec

from strata.domain.bots import Budget, Question
from strata.domain.bots.greedy import greedy
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game, Position, RandomChance, apply_action, begin
from strata.domain.toolkit.wilson import wilson
from strata.runtime.exam.arguments import count

STEP = 0.4
"""How far the factors of the first generation lie from 1, as a logarithm."""
PROOF = 1_000_000
"""Matches with numbers from here on are played for the proof alone."""


def chosen(weights: dict[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Those of these names, or all where none is named."""
    return {name: weight for name, weight in weights.items() if not names or name in names}


def floats(weights: Any) -> Iterator[float]:
    """The weights that are tuned, in a stable order: whole numbers are counts, and stay."""
    match weights:
        case float():
            yield weights
        case dict():
            for name in sorted(weights):
                yield from floats(weights[name])
        case list() | tuple():
            for each in weights:
                yield from floats(each)


def scaled(weights: Any, factors: Iterator[float]) -> Any:
    """The same weights, each of those that are tuned multiplied by the next factor."""
    match weights:
        case float():
            return round(weights * next(factors), 4)
        case dict():
            changed = {name: scaled(weights[name], factors) for name in sorted(weights)}
            return {name: changed[name] for name in weights}
        case list() | tuple():
            return [scaled(each, factors) for each in weights]
    return weights


class Score(NamedTuple):
    won: float
    """A shared win as its share."""
    margin: float
    """Points less the mean of the rivals'."""


class Tuning:
    """Candidates for the weights of a game, and how well they do."""

    def __init__(self, game: Game[Any, Any], seats: int, names: Sequence[str] = ()) -> None:
        """``names`` are the weights to tune; all where none is named."""
        self._game, self.seats = game, seats
        self.on_file = msgspec.to_builtins(game.evaluator.weights)  # type: ignore[attr-defined]
        self.tuned = chosen(self.on_file, names)

    def candidate(self, logarithms: Sequence[float]) -> Any:
        return {**self.on_file, **scaled(self.tuned, iter([exp(logarithm) for logarithm in logarithms]))}

    def margin(self, pool: Executor, weights: Any, numbers: range) -> float:
        return mean(score.margin for score in self._played(pool, weights, numbers))

    def share(self, pool: Executor, weights: Any, numbers: range) -> float:
        """Of the wins."""
        return mean(score.won for score in self._played(pool, weights, numbers))

    def _played(self, pool: Executor, weights: Any, numbers: range) -> Iterator[Score]:
        return pool.map(partial(_play, self._game.slug, self.seats, weights), numbers)


def _play(slug: str, seats: int, weights: Any, number: int) -> Score:
    """A match of one greedy seat with these weights among greedy seats with those on file."""
    game = BUILT_IN[slug]
    evaluator: Any = game.evaluator
    challenger = replace(game, evaluator=type(evaluator)(msgspec.convert(weights, type(evaluator.weights))))
    chance, rng, own = RandomChance(Random(number)), Random(-number - 1), number % seats
    position = begin(game, game.options(), seats, chance).position
    while not position.is_over:
        decision = position.decisions[0]
        question = Question(Position(challenger if decision.seat == own else game, position.state), decision)
        action = decision.options[0] if len(decision.options) == 1 else greedy(question, rng, Budget())
        position = apply_action(position, decision.seat, action, chance).position
    ranking = game.ranking(position.state)
    winners = [standing.seat for standing in ranking if standing.rank == 1]
    totals = {standing.seat: standing.total for standing in ranking}
    return Score((own in winners) / len(winners), totals.pop(own) - mean(totals.values()))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.tune", description=__doc__)
    tunable = [slug for slug, game in BUILT_IN.items() if hasattr(game.evaluator, "weights")]
    parser.add_argument("game", choices=tunable)
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", help="tune these weights and leave the others")
    parser.add_argument("--seconds", type=float, default=600, help="begin no generation after so many seconds (600)")
    parser.add_argument("--matches", type=int, default=24, help="for each candidate of a generation (24)")
    parser.add_argument("--proof", type=int, default=200, help="matches of the proof (200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=count, default=1, help="how many matches are played at a time (1)")
    parser.add_argument("--write", action="store_true", help="write the weights if they are proven")
    asked = parser.parse_args(arguments)
    game = BUILT_IN[asked.game]
    tuning, began = Tuning(game, max(2, game.seats[0]), asked.only), monotonic()
    unknown = [name for name in asked.only if name not in tuning.on_file]
    if unknown:
        parser.error(f"no weights of {asked.game}: {', '.join(unknown)}")
    start = [0.0] * len(list(floats(tuning.tuned)))
    search = cma.CMAEvolutionStrategy(start, STEP, {"seed": asked.seed, "verbose": -9})
    with ProcessPoolExecutor(asked.jobs) as pool:
        while not search.stop() and monotonic() - began < asked.seconds:
            first = search.countiter * asked.matches
            numbers, asked_for = range(first, first + asked.matches), search.ask()
            margins = [tuning.margin(pool, tuning.candidate(each), numbers) for each in asked_for]
            search.tell(asked_for, [-margin for margin in margins])
            told = f"best {max(margins):+.2f}, mean {mean(margins):+.2f}"
            print(f"generation {search.countiter}: {told}", flush=True)
        weights = tuning.candidate(search.mean)
        share = tuning.share(pool, weights, range(PROOF, PROOF + asked.proof))
    low, high = wilson(share * asked.proof, asked.proof)
    is_proven = low > 1 / tuning.seats
    print(f"proof: {share:.1%} of {asked.proof} (95 %: {low:.1%} to {high:.1%}; fair {1 / tuning.seats:.1%})")
    text = msgspec.yaml.encode(weights).decode()
    print(text)
    if asked.write and is_proven:
        Path(inspect.getfile(type(game.evaluator))).with_name("weights.yaml").write_text(text)
    return 0 if is_proven else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
