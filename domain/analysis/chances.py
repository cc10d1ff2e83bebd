"""Each seat's chance to win, from playouts of the true position."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from strata.domain.kernel import Position, RandomChance, Seat, apply_action
from strata.domain.toolkit.wilson import wilson

LONGEST_PLAYOUT = 60
"""After so many decisions a playout counts for whoever the evaluator finds ahead."""
WHIM = 0.15
"""How often a seat plays another promising option than the first, so that playouts differ."""


class Chance(msgspec.Struct, frozen=True):
    """A seat's chance to win, and the bounds between which it lies in 95 of 100 cases."""

    seat: Seat
    chance: float
    low: float
    high: float


def chances(position: Position[Any], playouts: int, rng: Random) -> list[Chance]:
    seats = [standing.seat for standing in position.game.ranking(position.state)]
    won = dict.fromkeys(sorted(seats), 0.0)
    count = 1 if position.is_over else playouts
    for _ in range(count):
        winners = _winners(_played_on(position, rng), list(won))
        for seat in winners:
            won[seat] += 1 / len(winners)
    if position.is_over:
        return [Chance(seat, share, share, share) for seat, share in won.items()]
    return [Chance(seat, round(share / count, 3), *_bounds(share, count)) for seat, share in won.items()]


def _bounds(won: float, of: int) -> tuple[float, float]:
    low, high = wilson(won, of)
    return round(low, 3), round(high, 3)


def _played_on(position: Position[Any], rng: Random) -> Position[Any]:
    chance = RandomChance(rng)
    for _ in range(LONGEST_PLAYOUT):
        if position.is_over:
            break
        decision = position.decisions[0]
        candidates = position.game.evaluator.candidates(position.state, decision)
        action = rng.choice(candidates) if rng.random() < WHIM else candidates[0]
        position = apply_action(position, decision.seat, action, chance).position
    return position


def _winners(position: Position[Any], seats: list[Seat]) -> list[Seat]:
    if position.is_over:
        return [standing.seat for standing in position.game.ranking(position.state) if standing.rank == 1]
    values = {seat: position.game.evaluator.evaluate(position.state, seat) for seat in seats}
    return [seat for seat in seats if values[seat] == max(values.values())]
