"""Analyses of matches on Redis, beside their records: what was asked for, how far it is, and what was found.

Law: nothing here is part of a record. An analysis can be made again at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from strata.domain.analysis.moves import AnalysedMove
from strata.domain.kernel.codec import canonical, decode
from strata.store.keys import match_prefix

WAITING = "strata:analyses:waiting"
"""Matches whose analysis is not done, each with whom it is counted for."""
MOST_WAITING = 200
"""No more analyses wait at once, whoever asked for them."""
MOST_WAITING_OF_ONE = 3
"""No more wait at once for one application, or one address without a key."""

Status = Literal["none", "waiting", "running", "done", "failed"]
"""Before anybody has asked for one there is none."""


class TooManyAnalyses(Exception):
    """As many analyses wait as may."""


class Progress(msgspec.Struct, frozen=True):
    """How far an analysis is: ``done`` of so many moves. ``stamp`` names what it depends on beside the match."""

    status: Status
    stamp: str
    version: int
    """The version of the match that is analysed."""
    done: int
    of: int


class Analyses:
    def __init__(self, client: Any) -> None:
        self._redis = client

    def progress(self, match: str) -> Progress | None:
        kept = self._redis.get(f"{match_prefix(match)}analysis")
        return None if kept is None else decode(kept, Progress)

    def request(self, match: str, version: int, stamp: str, moves: int, owner: str) -> Progress:
        """Have a match analysed, unless it is already. Raises ``TooManyAnalyses``."""
        known = self.progress(match)
        if known is not None and known.stamp == stamp and known.version == version and known.status != "failed":
            return known
        waiting = self._redis.hgetall(WAITING)
        if len(waiting) >= MOST_WAITING or list(waiting.values()).count(owner.encode()) >= MOST_WAITING_OF_ONE:
            raise TooManyAnalyses
        asked = Progress("waiting", stamp, version, 0, moves)
        self._redis.delete(f"{match_prefix(match)}analysed")
        self._keep(match, asked)
        self._redis.hset(WAITING, match, owner)
        return asked

    def waiting(self) -> list[tuple[str, int]]:
        """The matches whose analysis is not done, and how many moves are."""
        found = []
        for name in sorted(self._redis.hkeys(WAITING)):
            progress = self.progress(match := name.decode())
            if progress is None:
                self._redis.hdel(WAITING, match)
            else:
                found.append((match, progress.done))
        return found

    def add(self, match: str, progress: Progress, moves: Sequence[AnalysedMove]) -> Progress:
        """Keep what was found of the next moves."""
        if moves:
            self._redis.rpush(f"{match_prefix(match)}analysed", *(_encode(move) for move in moves))
        done = progress.done + len(moves)
        after = msgspec.structs.replace(progress, done=done, status="done" if done == progress.of else "running")
        self._keep(match, after)
        if after.status == "done":
            self._redis.hdel(WAITING, match)
        return after

    def fail(self, match: str, progress: Progress) -> None:
        """The analysis cannot be made; whoever asks again has it tried again."""
        self._keep(match, msgspec.structs.replace(progress, status="failed"))
        self._redis.hdel(WAITING, match)

    def moves(self, match: str) -> list[AnalysedMove]:
        """What was found so far, move by move."""
        return [decode(move, AnalysedMove) for move in self._redis.lrange(f"{match_prefix(match)}analysed", 0, -1)]

    def _keep(self, match: str, progress: Progress) -> None:
        self._redis.set(f"{match_prefix(match)}analysis", canonical(progress))


_encode = msgspec.json.Encoder().encode
