"""Many archived matches, made quickly: whole matches that were played, and copies of them under ids of their own.

A copy has a chain of its own, and goes through the same script and the same archive code as any match. Its dice and
seals are those of the match that was played, so an audit of it fails; nothing that is measured looks at them.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from bench.matches import random_match
from strata.domain.kernel import canonical
from strata.domain.match.commands import Score
from strata.domain.match.events import Event
from strata.domain.match.record import NO_HASH, show_data
from strata.projections.archiving import archive_match
from strata.runtime.archive.opening import require_archive
from strata.runtime.progress import Progress
from strata.runtime.settings import Settings
from strata.store.in_memory import MemoryJournal
from strata.store.journal import SHARDS, Append, Appended
from strata.store.keys import shard_prefix
from strata.store.matches import Matches

MODELS = 8
"""How many different matches there are."""
MODEL = "f" * 20
"""The id of a match that was played."""
GAME, SEATS = "gods-love-dinosaurs", 2
PROCESSES = 2
AT_ONCE = 50


def fill(data: Path, number: int) -> None:
    """Have so many archived matches in the data folder, whose Redis runs; those that are there already stay."""
    ranges = [range(first, min(first + AT_ONCE, number)) for first in range(0, number, AT_ONCE)]
    context = multiprocessing.get_context("fork")
    with context.Pool(PROCESSES, _begin, [data]) as pool, Progress("archived", len(ranges)) as progress:
        for _ in pool.imap_unordered(_archive, ranges):
            progress.step()
    journal, _ = require_archive(Settings(data=data))
    for shard in range(SHARDS):
        # They would have been dropped within the hour.
        journal._redis.delete(f"{shard_prefix(shard)}feed")


_filling: Filling


class Filling:
    """In one process."""

    def __init__(self, data: Path) -> None:
        self._journal, self._archive = require_archive(Settings(data=data))
        self._matches = Matches(self._journal)
        self._models = [Model(number) for number in range(MODELS)]

    def archive(self, number: int) -> None:
        id_ = f"{number:020x}"
        if self._journal.stub(id_) is None:
            appended = self._journal.append(self._models[number % MODELS].copied(id_))
            assert isinstance(appended, Appended) or self._journal.head(id_), appended
            assert archive_match(self._matches, self._archive, id_, datetime.now(UTC)) is not None


class Model:
    """A match of random moves that was played to its score."""

    def __init__(self, number: int) -> None:
        journal = MemoryJournal()
        matches = Matches(journal)
        random_match(matches, MODEL, GAME, SEATS, number)
        matches.change(MODEL, Score())
        self._seed, self._events = journal.seed(MODEL), journal.read(MODEL, 0)
        self._public = [_public(event) for event in self._events]

    def copied(self, id_: str) -> Append:
        """The whole of it under another id, as one append."""
        events, previous = [], NO_HASH
        for event, public in zip(self._events, self._public, strict=True):
            renamed = _renamed(bytes(event.data), id_)
            previous = sha256(bytes.fromhex(previous) + _renamed(public, id_)).hexdigest()
            events.append(msgspec.structs.replace(event, data=msgspec.Raw(renamed), hash=previous))
        return Append(id_, 0, NO_HASH, events, seed=self._seed)


def _public(event: Event) -> bytes:
    data, _ = show_data(event, None, is_unsealed=False)
    about = {"version": event.version, "type": event.type, "at": event.at, "actor": event.actor}
    return canonical({**about, "data": data, "sealed": event.sealed})


def _renamed(data: bytes, id_: str) -> bytes:
    return data.replace(f'"{MODEL}"'.encode(), f'"{id_}"'.encode())


def _begin(data: Path) -> None:
    global _filling
    _filling = Filling(data)


def _archive(numbers: Sequence[int]) -> None:
    for number in numbers:
        _filling.archive(number)
