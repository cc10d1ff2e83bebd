"""Whole games on record. Run as ``python -m tests.games.not_alone.record`` to play and write them anew.

A record is lines of JSON: what was played, then every move with its draws and facts, then the outcome.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from domain.bots import choose
from domain.games.not_alone import GAME
from domain.games.not_alone.options import Options
from domain.kernel import Move, RandomChance, begin, canonical, digest, play

FOLDER = Path(__file__).with_name("recorded")

GAMES: dict[str, dict[str, Any]] = {
    "sanctuary": {
        "seats": 4,
        "options": {"creature_seat": 1},
        "bots": ["greedy", "greedy", "greedy", "greedy"],
    },
    "base": {
        "seats": 2,
        "options": {"expansion": "none", "creature_seat": 0, "board_side": "B", "expert_variant": True},
        "bots": ["greedy", "greedy"],
    },
    "light": {
        "seats": 7,
        "options": {"expansion": "light"},
        "bots": ["greedy", "greedy", "random", "greedy", "greedy", "random", "greedy"],
    },
}


def record(seats: int, options: dict[str, Any], bots: list[str], seed: int) -> Iterator[bytes]:
    rng = Random(seed)
    chance = RandomChance(rng)
    move: Move[Any] = begin(GAME, msgspec.convert(options, Options), seats, chance)
    yield canonical({"seats": seats, "options": options})
    yield _line(None, None, move)
    while not move.position.is_over:
        seat = move.position.decisions[0].seat
        action = choose(bots[seat], move.position, seat, rng)
        move = play(move.position, seat, action, chance)
        yield _line(seat, action, move)
    yield canonical({"outcome": GAME.outcome(move.position.state), "state": digest(move.position.state)})


def _line(seat: int | None, action: object, move: Move[Any]) -> bytes:
    return canonical({"seat": seat, "action": action, "draws": move.draws, "facts": move.facts})


def read(name: str) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    """What was played, its moves, and how it ended."""
    first, *moves, last = [json.loads(line) for line in (FOLDER / f"{name}.ndjson").read_text().splitlines()]
    return first, moves, last


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for number, (name, game) in enumerate(GAMES.items()):
        lines = record(**game, seed=2001 + number)
        (FOLDER / f"{name}.ndjson").write_bytes(b"\n".join(lines) + b"\n")
