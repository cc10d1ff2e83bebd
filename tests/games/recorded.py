"""Whole games on record. ``python -m tests.games.recorded GAME`` plays those of a game and writes them again.

What a game has on record stands in its ``recorded/games.yaml``; one with a ``rules_version`` was played by rules that
have changed since, and stays as it is. A record is lines of JSON: what was played, then every move with its draws and
facts, then the outcome.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from strata.domain.bots import choose
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game, Move, RandomChance, begin, canonical, digest, play


def folder(game: Game[Any, Any]) -> Path:
    return Path(__file__).parent / game.slug.replace("-", "_") / "recorded"


def on_record(game: Game[Any, Any]) -> dict[str, Any]:
    """The games on record by their names: seats, options, bots and seed."""
    games: dict[str, Any] = msgspec.yaml.decode((folder(game) / "games.yaml").read_bytes())
    return games


def is_of_today(described: dict[str, Any]) -> bool:
    """Whether a game on record was played by the rules of today."""
    return "rules_version" not in described


def read(game: Game[Any, Any], name: str) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]]:
    """What was played, its moves, and how it ended."""
    first, *moves, last = [json.loads(line) for line in (folder(game) / f"{name}.ndjson").read_text().splitlines()]
    return first, moves, last


def record(game: Game[Any, Any], options: dict[str, Any], bots: list[str], seed: int) -> Iterator[bytes]:
    rng = Random(seed)
    chance = RandomChance(rng)
    move: Move[Any] = begin(game, msgspec.convert(options, game.options), len(bots), chance)
    yield canonical({"seats": len(bots), "options": options})
    yield _line(None, None, move)
    while not move.position.is_over:
        seat = move.position.decisions[0].seat
        action = choose(bots[seat], move.position, seat, rng)
        move = play(move.position, seat, action, chance)
        yield _line(seat, action, move)
    yield canonical({"outcome": game.outcome(move.position.state), "state": digest(move.position.state)})


def _line(seat: int | None, action: object, move: Move[Any]) -> bytes:
    return canonical({"seat": seat, "action": action, "draws": move.draws, "facts": move.facts})


if __name__ == "__main__":
    chosen = BUILT_IN[sys.argv[1]]
    for name, described in on_record(chosen).items():
        if not is_of_today(described):
            continue
        (folder(chosen) / f"{name}.ndjson").write_bytes(b"\n".join(record(chosen, **described)) + b"\n")
