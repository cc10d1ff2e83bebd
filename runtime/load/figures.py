"""What a load measured: how long requests took, by kind, and what was refused."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, get_args

from strata_client import StrataProblem, StrataUnreachable

Kind = Literal["create", "options", "move", "lobby"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_KEPT = 100_000
"""Of so many requests of a kind, the latest, it is known how long each took."""
UNREACHED = "not reached"


class Figures:
    def __init__(self) -> None:
        self.done: Counter[Kind] = Counter()
        self.ended = 0
        """Matches that came to their end."""
        self.refused: Counter[str] = Counter()
        """By kind of request and status."""
        self._seconds: dict[Kind, deque[float]] = {kind: deque(maxlen=MOST_KEPT) for kind in KINDS}

    @contextmanager
    def timing(self, kind: Kind) -> Iterator[None]:
        """Time a request; what it raises is counted, and raised on."""
        began = time.monotonic()
        try:
            yield
        except StrataProblem as problem:
            self.refused[f"{kind} {problem.status} {problem.code}"] += 1
            raise
        except StrataUnreachable:
            self.refused[f"{kind} {UNREACHED}"] += 1
            raise
        self.done[kind] += 1
        self._seconds[kind].append(time.monotonic() - began)

    def percentiles(self, kind: Kind, shares: Sequence[float]) -> list[float]:
        """Within how many seconds so large a share of the requests had their response; empty where there were none."""
        ordered = sorted(self._seconds[kind])
        return [ordered[min(int(share * len(ordered)), len(ordered) - 1)] for share in shares] if ordered else []
