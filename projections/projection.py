"""The base of all projections: data and offsets side by side, changed together.

What a projection holds is a *generation*: keys under ``{<name>}:<generation>:``, among them its offset in the feed of
each shard. ``{<name>}:generation`` names the one that is read and kept up to date; while ``{<name>}:building`` names
another, a rebuild is running and no offset is noted, so that the feeds keep what it may still need;
``{<name>}:unfinished`` names one whose rebuild was cut short; ``{<name>}:generations`` names all there are.
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

REBUILT = "rebuilt"
"""Beside the offsets of a generation being built: how far that is."""


class Superseded(Exception):
    """The generation to write to is not, or no longer, the one that may be written."""


@dataclass(frozen=True)
class Generation:
    """One generation of a projection, and the pointer that must name it while it is written."""

    projection: str
    id: str
    pointer: str = "generation"

    def key(self, name: str, *parts: str | None) -> str:
        """The Redis key of a part of its data."""
        which = f":{canonical(parts).decode()}" if parts else ""
        return f"{{{self.projection}}}:{self.id}:{name}{which}"


class Projection(ABC):
    """A read model on Redis. The client returns bytes (``decode_responses=False``)."""

    name: ClassVar[str]
    shape: ClassVar[int] = 2
    """Names how the data are laid out; a generation of another shape is not read, and is rebuilt."""

    def __init__(self, client: redis.Redis) -> None:
        self._redis: Any = client

    @abstractmethod
    def fold(self, write: Any, generation: Generation, summaries: Sequence[Summary]) -> None:
        """Queue the writes that put these matches, as they are now, in the place of what was known of them."""

    def heeds(self, entry: FeedEntry) -> bool:
        """Whether an append may change what is known of its match."""
        return not is_quiet(entry)

    def in_rebuild_order(self, summaries: Iterable[Summary]) -> Iterable[Summary] | None:
        """What a rebuild folds of all matches, in the order that suits best; None where any order does, and all are
        folded as they come."""
        return None

    def pointer(self, which: str) -> str:
        return f"{{{self.name}}}:{which}"

    def current(self) -> Generation | None:
        """The generation that is read; None where there is none of this shape yet."""
        id_ = self._redis.get(self.pointer("generation"))
        if id_ is None or not id_.startswith(b"%d-" % self.shape):
            return None
        return Generation(self.name, id_.decode())

    def offsets(self, generation: Generation) -> dict[int, str]:
        """How far a generation has read the feed of each shard."""
        known = self._redis.hgetall(generation.key("positions"))
        return dict.fromkeys(range(SHARDS), START) | {
            int(shard): at.decode() for shard, at in known.items() if shard.isdigit()
        }

    def follow(self, generation: Generation, entries: Sequence[FeedEntry], summarise: Summarise) -> dict[int, str]:
        """Fold what comes after the offsets of a generation; returns the offsets that moved.

        Entries that were folded before are passed over, so a batch may be given any number of times.
        """
        while True:
            try:
                with self._writing(generation) as write:
                    known = self.offsets(generation)
                    fresh = [entry for entry in entries if order(entry.offset) > order(known[entry.shard])]
                    reached = {entry.shard: entry.offset for entry in fresh}
                    changed = dict.fromkeys(entry.match for entry in fresh if self.heeds(entry))
                    summaries = [found for match in changed if (found := summarise(match)) is not None]
                    self._queue(write, generation, summaries, reached)
                return reached
            except redis.WatchError:
                continue

    def put(
        self, generation: Generation, summaries: Sequence[Summary], offsets: Mapping[int, str], rebuilt: str = ""
    ) -> None:
        """Fold matches and set offsets, whatever they were, and note how far a rebuild is that has come here."""
        with self._writing(generation) as write:
            self._queue(write, generation, summaries, offsets)
            if rebuilt:
                write.hset(generation.key("positions"), REBUILT, rebuilt)

    def note(self, journal: Journal, generation: Generation, offsets: Mapping[int, str]) -> bool:
        """Note in the journal how far this projection has read, unless a rebuild needs what comes after that."""
        pointers = self._redis.mget(self.pointer("generation"), self.pointer("building"))
        is_free = bool(pointers == [generation.id.encode(), None])
        for shard, offset in offsets.items() if is_free else ():
            journal.note_offset(shard, self.name, offset)
        return is_free

    @contextmanager
    def _writing(self, generation: Generation) -> Iterator[Any]:
        """A transaction that fails if the generation is replaced, or written by somebody else, meanwhile."""
        pointer = self.pointer(generation.pointer)
        with self._redis.pipeline(transaction=True) as write:
            write.watch(pointer, generation.key("positions"))
            if self._redis.get(pointer) != generation.id.encode():
                raise Superseded(f"{generation.id} of {self.name}")
            write.multi()
            yield write
            write.execute()

    def _queue(
        self, write: Any, generation: Generation, summaries: Sequence[Summary], offsets: Mapping[int, str]
    ) -> None:
        if summaries:
            self.fold(write, generation, summaries)
        if offsets:
            write.hset(generation.key("positions"), mapping=offsets)
