"""How often greedy bots win against random ones, with rotated seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from bench.claims import Line, Ratio
from strata.domain.bots import choose
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, Position, RandomChance, apply_action, begin

MATCHES = {
    "evo": (3, 60),
    "gods-love-dinosaurs": (2, 60),
    "jurassic-parts": (2, 60),
    "dominant-species": (3, 40),
}
"""Seats and number of matches of the games where every seat plays for itself."""
SIDES = 100
"""Matches of each pairing of Not Alone, where one seat plays against all others."""


def measure() -> Iterator[Line]:
    for slug, (seats, matches) in MATCHES.items():
        wins = sum(_share_of_win(GAMES[slug], number % seats, seats, Random(number)) for number in range(matches))
        yield Ratio(f"{slug}: one greedy against {seats - 1} random, {matches} matches", wins / matches, at_least=0.9)
    for mode in ("sanctuary", "none", "light"):
        claim = 0.85 if mode == "sanctuary" else None
        creature = _creature_wins(mode, "greedy", "random")
        yield Ratio(f"not-alone, {mode}: greedy Creature against random Hunted", creature, claim)
        hunted = 1 - _creature_wins(mode, "random", "greedy")
        yield Ratio(f"not-alone, {mode}: greedy Hunted against random Creature", hunted, claim)
        yield Ratio(f"not-alone, {mode}: Creature, both greedy", _creature_wins(mode, "greedy", "greedy"))


def play_out(game: Game[Any, Any], levels: Sequence[str], rng: Random, **options: Any) -> Position[Any]:
    """A match of bots, to the end of its game."""
    chance = RandomChance(rng)
    position = begin(game, msgspec.convert(options, game.options), len(levels), chance).position
    while not position.is_over:
        seat = position.decisions[0].seat
        action = choose(levels[seat], position, seat, rng)
        position = apply_action(position, seat, action, chance).position
    return position


def _winners(final: Position[Any]) -> list[int]:
    outcome = final.game.outcome(final.state)
    assert outcome is not None
    return [standing.seat for standing in outcome.ranking if standing.rank == 1]


def _share_of_win(game: Game[Any, Any], greedy: int, seats: int, rng: Random) -> float:
    levels = ["greedy" if seat == greedy else "random" for seat in range(seats)]
    winners = _winners(play_out(game, levels, rng))
    return (greedy in winners) / len(winners)


def _creature_wins(mode: str, creature: str, hunted: str) -> float:
    wins = 0
    for number in range(SIDES):
        seat = number % 4
        levels = [creature if other == seat else hunted for other in range(4)]
        final = play_out(GAMES["not-alone"], levels, Random(number), expansion=mode, creature_seat=seat)
        wins += seat in _winners(final)
    return wins / SIDES
