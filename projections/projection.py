"""The base of all projections: data and positions side by side, changed together.

What a projection holds is a *generation*: keys under ``{<name>}:<generation>:``, among them its position in the feed
of each shard. ``{<name>}:generation`` names the one that is read and kept up to date; while ``{<name>}:building``
names another, a rebuild is on its way and no position is noted, so that the feeds keep what it may still need;
``{<name>}:generations`` names all there are.
All keys share one hash tag, so the same code runs on one Redis and on Redis Cluster.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, ClassVar

import redis

from strata.domain.kernel.codec import canonical
from strata.projections.summary import Summarise, Summary, is_quiet
from strata.store.journal import SHARDS, START, FeedEntry, Journal, order


class Superseded(Exception):
    """The generation to write to is not, or no longer, the one that may be written."""


@dataclass(frozen=True)
class Keys:
    """The keys of one generation, and the pointer that must name it while it is written."""

    projection: str
    generation: str
    pointer: str = "generation"

    def __call__(self, name: str, *parts: str | None) -> str:
        which = f":{canonical(parts).decode()}" if parts else ""
        return f"{{{self.projection}}}:{self.generation}:{name}{which}"


class Projection(ABC):
    """A read model on Redis. The client returns bytes (``decode_responses=False``)."""

    name: ClassVar[str]
    shape: ClassVar[int] = 1
    """Names how the data are laid out; a generation of another shape is not read, and is rebuilt."""

    def __init__(self, client: redis.Redis) -> None:
        self._redis: Any = client

    @abstractmethod
    def fold(self, write: Any, keys: Keys, summaries: Sequence[Summary]) -> None:
        """Queue the writes that put these matches, as they are now, in the place of what was known of them."""

    def in_building_order(self, summaries: Iterable[Summary]) -> Iterable[Summary]:
        """What a rebuild folds of all matches, in the order that suits best."""
        return summaries

    def pointer(self, which: str) -> str:
        return f"{{{self.name}}}:{which}"

    def current(self) -> Keys | None:
        """The generation that is read; None where there is none of this shape yet."""
        generation = self._redis.get(self.pointer("generation"))
        if generation is None or not generation.startswith(b"%d-" % self.shape):
            return None
        return Keys(self.name, generation.decode())

    def positions(self, keys: Keys) -> dict[int, str]:
        """Where a generation stands in the feed of each shard."""
        known = self._redis.hgetall(keys("positions"))
        return dict.fromkeys(range(SHARDS), START) | {int(shard): at.decode() for shard, at in known.items()}

    def follow(self, keys: Keys, entries: Sequence[FeedEntry], summarise: Summarise) -> dict[int, str]:
        """Fold what comes after the positions of a generation; returns the positions that moved.

        Entries that were folded before are passed over, so a batch may be given any number of times.
        """
        while True:
            try:
                with self._writing(keys) as write:
                    known = self.positions(keys)
                    fresh = [entry for entry in entries if order(entry.position) > order(known[entry.shard])]
                    reached = {entry.shard: entry.position for entry in fresh}
                    changed = dict.fromkeys(entry.match for entry in fresh if not is_quiet(entry))
                    self._queue(write, keys, [summarise(match) for match in changed], reached)
                return reached
            except redis.WatchError:
                continue

    def put(self, keys: Keys, summaries: Sequence[Summary], positions: Mapping[int, str]) -> None:
        """Fold matches and set positions, whatever they were."""
        with self._writing(keys) as write:
            self._queue(write, keys, summaries, positions)

    def note(self, journal: Journal, keys: Keys, positions: Mapping[int, str]) -> bool:
        """Tell the journal how far this projection has come, unless a rebuild needs what comes after that."""
        pointers = self._redis.mget(self.pointer("generation"), self.pointer("building"))
        is_free = bool(pointers == [keys.generation.encode(), None])
        for shard, position in positions.items() if is_free else ():
            journal.note_position(shard, self.name, position)
        return is_free

    @contextmanager
    def _writing(self, keys: Keys) -> Iterator[Any]:
        """A transaction that fails if the generation changes hands or is written by somebody else meanwhile."""
        pointer = self.pointer(keys.pointer)
        with self._redis.pipeline(transaction=True) as write:
            write.watch(pointer, keys("positions"))
            if self._redis.get(pointer) != keys.generation.encode():
                raise Superseded(f"{keys.generation} of {self.name}")
            write.multi()
            yield write
            write.execute()

    def _queue(self, write: Any, keys: Keys, summaries: Sequence[Summary], positions: Mapping[int, str]) -> None:
        if summaries:
            self.fold(write, keys, summaries)
        if positions:
            write.hset(keys("positions"), mapping=positions)
