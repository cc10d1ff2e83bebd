"""Random matches, listing every legal option at every step, against catanatron playing random games.

Actions per second of the processor, in alternating rounds of one run.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from bench.claims import Line, Ratio, rate
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, RandomChance, apply_action, begin

ROUNDS = 5
CLAIMS = {"dominant-species": 0.15}


def measure() -> Iterator[Line]:
    for game in GAMES.values():
        ours, theirs = _Pace(), _Pace()
        for number in range(ROUNDS):
            ours.time(partial(_play_ours, game, Random(number)))
            theirs.time(partial(_play_catan, number))
        yield f"{game.title}: {rate(ours.actions, ours.seconds)}, catanatron {rate(theirs.actions, theirs.seconds)}"
        value = (ours.actions / ours.seconds) / (theirs.actions / theirs.seconds)
        yield Ratio(f"{game.slug} / catanatron", value, at_least=CLAIMS.get(game.slug, 0.2))


class _Pace:
    def __init__(self) -> None:
        self.actions, self.seconds = 0, 0.0

    def time(self, play: Callable[[], int]) -> None:
        start = time.process_time()
        self.actions += play()
        self.seconds += time.process_time() - start


def _play_ours(game: Game[Any, Any], rng: Random) -> int:
    actions = 0
    for seats in game.seats:
        chance = RandomChance(rng)
        position = begin(game, game.options(), seats, chance).position
        while not position.is_over:
            decision = position.decisions[0]
            position = apply_action(position, decision.seat, rng.choice(decision.options), chance).position
            actions += 1
    return actions


def _play_catan(seed: int) -> int:
    random.seed(seed)  # catanatron draws from the module's own generator
    actions = 0
    for _ in range(4):
        game = Catan([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE)])
        game.play()
        actions += len(game.state.actions)
    return actions
