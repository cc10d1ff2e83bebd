"""``python -m bench.dictionary FILE``: makes a dictionary for ``store/packing.py`` from random matches of all games.

It is written once and kept for ever; this says how. Besides it prints what the dictionary does for matches that it was
not made of.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import zstandard

from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import CreateMatch, PlayForBot
from strata.domain.match.decide import bot_choice
from strata.domain.match.events import SeatPlan
from strata.domain.match.snapshots import to_snapshot
from strata.store.in_memory import MemoryJournal
from strata.store.matches import SNAPSHOT_SPAN, Matches

SIZE = 16384
"""Four times as much saves only another twentieth."""
MOST_MOVES = 400


def main() -> None:
    games = list(BUILT_IN.values())
    samples: list[Any] = [
        sample for game in games for seats in _ends(game.seats) for sample in _samples(game, seats, seed=1)
    ]
    dictionary = zstandard.train_dictionary(SIZE, samples)
    compressor = zstandard.ZstdCompressor(level=3, dict_data=dictionary)
    for game in games:
        others = list(_samples(game, game.seats[-1], seed=2))
        packed = sum(len(compressor.compress(sample)) for sample in others)
        print(f"{game.slug}: {packed / sum(map(len, others)):.0%} of the bytes")
    Path(sys.argv[1]).write_bytes(dictionary.as_bytes())


def _ends(seats: range) -> set[int]:
    return {seats[0], seats[-1]}


def _samples(game: Game[Any, Any], seats: int, seed: int) -> Iterator[bytes]:
    """The events of a match, and a few of its snapshots."""
    matches, rng = Matches(MemoryJournal()), Random(seed)
    plans = tuple(SeatPlan("bot", bot="random") for _ in range(seats))
    command = CreateMatch(match=f"m{seats}", game=game.slug, options=to_builtins(game.options()), seats=plans)
    match = matches.create(command, {}).match
    for number in range(MOST_MOVES):
        if not match.pending_bots:
            break
        seat = match.pending_bots[0]
        match = matches.change(match.ledger.id, PlayForBot(seat=seat, action=bot_choice(match, seat, rng))).match
        if number % (4 * SNAPSHOT_SPAN) == 0:
            yield to_snapshot(match)
    yield from (data for _, data in matches.journal.read_raw(match.ledger.id, 0))


if __name__ == "__main__":
    main()
