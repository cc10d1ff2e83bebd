"""How often greedy bots win against random ones, with rotated seats."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bench.matches import ratio
from domain.bots import choose
from domain.games.registry import GAMES
from domain.kernel import Game, Position, RandomChance, begin, carry_out

MATCHES = {"evo": (3, 60), "gods-love-dinosaurs": (2, 60), "jurassic-parts": (2, 60), "dominant-species": (3, 40)}
"""Seats and number of matches for each game."""


def measure() -> Iterator[str]:
    for slug, (seats, matches) in MATCHES.items():
        game = GAMES[slug]
        wins = 0.0
        for number in range(matches):
            greedy = number % seats
            final = play_out(game, ["greedy" if seat == greedy else "random" for seat in range(seats)], Random(number))
            outcome = game.outcome(final.state)
            assert outcome is not None
            winners = [standing.seat for standing in outcome.ranking if standing.rank == 1]
            wins += (greedy in winners) / len(winners)
        yield ratio(f"{slug}: one greedy against {seats - 1} random, {matches} matches", wins / matches, "at least 0.9")


def play_out(game: Game[Any, Any], levels: list[str], rng: Random) -> Position[Any]:
    """A match of bots, to the end of its game."""
    chance = RandomChance(rng)
    position = begin(game, game.options(), len(levels), chance).position
    while not position.is_over:
        seat = position.decisions[0].seat
        action = choose(levels[seat], position, seat, rng)
        position = carry_out(position, seat, action, chance).position
    return position
