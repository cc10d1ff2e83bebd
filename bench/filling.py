"""Many archived matches, made quickly: a few that were played and archived, and copies of them under ids of their own.

A copy has players and a chain of its own, and lies in Redis and in the archive as the archiver would have left it. Its
dice and seals are those of the match that was played, so an audit of it fails; nothing that is measured looks at them.
"""

from __future__ import annotations

import multiprocessing
import os
import re
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import zstandard

from bench.matches import begin, random_move
from strata.domain.kernel import canonical
from strata.domain.match.commands import Score
from strata.domain.match.events import Event, SeatPlan
from strata.domain.match.record import NO_HASH, show_data
from strata.projections.archiving import archive_match, summary_in
from strata.projections.summary import summary_of
from strata.runtime.archive.opening import require_archive
from strata.runtime.progress import Progress
from strata.runtime.settings import Settings
from strata.store.archive.archive import Archive, file_name
from strata.store.archive.files import ArchiveFiles
from strata.store.archive.manifest import rows_of, write_manifest
from strata.store.in_memory import MemoryJournal
from strata.store.journal import SHARDS, Journal, Stub, shard_of
from strata.store.keys import match_prefix, shard_prefix
from strata.store.matches import Matches, read_ledger

MODELS = 8
"""How many different matches there are."""
MODEL = "f" * 20
"""The id of a match that was played."""
MODEL_PLAYERS = ("d" * 20, "e" * 20)
GAME = "gods-love-dinosaurs"
PLAYERS = 10_000
"""Who played them, two at a time."""
LEVEL = 1
"""How hard zstd tries: files are a little larger than the archiver's, and read alike."""
PROCESSES = 2
AT_ONCE = 200


def fill(data: Path, number: int) -> None:
    """Have so many archived matches in the data folder, whose Redis runs; those that are there already stay."""
    ranges = [range(first, min(first + AT_ONCE, number)) for first in range(0, number, AT_ONCE)]
    context = multiprocessing.get_context("spawn")
    with context.Pool(PROCESSES, _begin, [data]) as pool, Progress("archived", len(ranges)) as progress:
        for _ in pool.imap_unordered(_archive, ranges):
            progress.step()
    os.sync()
    journal, archive = require_archive(Settings(data=data))
    for shard in range(SHARDS):
        rows = rows_of(journal, shard)
        write_manifest(archive, shard, rows)
        if rows:
            _require_real(journal, rows[0].match)


def _require_real(journal: Journal, match: str) -> None:
    """Its file holds what the stub says, and comes to the same match."""
    stub = journal.stub(match)
    assert stub is not None
    ledger = read_ledger(journal, match)
    assert (ledger.version, ledger.hash) == (stub.version, stub.hash)
    assert summary_in(stub) == summary_of(ledger, None)


_filling: Filling


class Filling:
    """In one process."""

    def __init__(self, data: Path) -> None:
        settings = Settings(data=data)
        assert settings.archive_address is not None, "there is one beside the embedded Redis"
        self._journal, _ = require_archive(settings)
        self._folder = Path(settings.archive_address)
        self._redis: Any = self._journal._redis
        self._models = [Model(number) for number in range(MODELS)]
        self._compress = zstandard.ZstdCompressor(level=LEVEL, write_checksum=True).compress
        for shard in range(SHARDS):
            (self._folder / "matches" / f"{shard:02d}").mkdir(parents=True, exist_ok=True)

    def archive(self, numbers: Sequence[int]) -> None:
        """The files first, as the archiver does, and then the stubs of all of them."""
        with self._redis.pipeline(transaction=False) as write:
            for number in numbers:
                id_ = f"{number:020x}"
                shared = shard_prefix(shard_of(id_))
                if self._redis.hexists(f"{shared}archived", id_):
                    continue
                record, stub = self._models[number % MODELS].copied(id_, number)
                (self._folder / file_name(id_)).write_bytes(self._compress(record))
                head = {"version": stub.version, "hash": stub.hash, "pending": b""}
                write.hset(f"{match_prefix(id_)}head", mapping=head)
                write.hset(f"{shared}archived", id_, canonical(stub))
            write.execute()


class Model:
    """A match of random moves that was played to its score, and archived."""

    def __init__(self, number: int) -> None:
        with TemporaryDirectory() as folder:
            archive = Archive(ArchiveFiles(folder))
            journal = MemoryJournal(archive)
            matches = Matches(journal)
            _play(matches, Random(number))
            events = journal.read(MODEL, 0)
            recorded = [data for _, data in journal.read_raw(MODEL, 0)]
            stub = archive_match(matches, archive, MODEL, datetime.now(UTC))
            packed = archive.files.get(file_name(MODEL))
        assert stub is not None
        assert packed is not None
        names = {name.encode() for name in (MODEL, *MODEL_PLAYERS, *(event.hash for event in events))}
        self._stub = stub
        self._chain = [(event.hash, Form(_public(event), names)) for event in events]
        self._record = Form(zstandard.ZstdDecompressor().decompress(packed), names)
        self._recorded = Form(b"\n".join(recorded), names)
        self._summary = Form(bytes(stub.summary), names)
        assert self._copied(MODEL, *MODEL_PLAYERS)[1] == stub, "a copy under the same names is the match itself"

    def copied(self, id_: str, number: int) -> tuple[bytes, Stub]:
        """Its record and its stub under another id, for two players."""
        first, second = number % PLAYERS, (number // PLAYERS + number + 1) % PLAYERS
        return self._copied(id_, f"{first:020x}", f"{second:020x}")

    def _copied(self, id_: str, *players: str) -> tuple[bytes, Stub]:
        named = zip((MODEL, *MODEL_PLAYERS), (id_, *players), strict=True)
        names = {old.encode(): new.encode() for old, new in named}
        previous = NO_HASH
        for hash_, public in self._chain:
            previous = sha256(bytes.fromhex(previous) + public.filled(names)).hexdigest()
            names[hash_.encode()] = previous.encode()
        stub = msgspec.structs.replace(
            self._stub,
            match=id_,
            hash=previous,
            digest=sha256(self._recorded.filled(names)).hexdigest(),
            summary=msgspec.Raw(self._summary.filled(names)),
        )
        return self._record.filled(names), stub


class Form:
    """Bytes with names in them that are another's in each copy."""

    def __init__(self, data: bytes, names: Collection[bytes]) -> None:
        self._parts = re.split(rb"([0-9a-f]{64}|[def]{20})", data)
        self._blanks = [index for index, part in enumerate(self._parts) if part in names]

    def filled(self, names: Mapping[bytes, bytes]) -> bytes:
        parts = self._parts.copy()
        for index in self._blanks:
            parts[index] = names[parts[index]]
        return b"".join(parts)


def _play(matches: Matches, rng: Random) -> None:
    seats = tuple(SeatPlan("human", player) for player in MODEL_PLAYERS)
    match = matches.create(msgspec.structs.replace(begin(MODEL, GAME, len(seats)), seats=seats), {}).match
    while match.ledger.status == "playing":
        match = random_move(matches, match, rng)
    matches.change(MODEL, Score())


def _public(event: Event) -> bytes:
    data, _ = show_data(event, None, is_unsealed=False)
    about = {"version": event.version, "type": event.type, "at": event.at, "actor": event.actor}
    return canonical({**about, "data": data, "sealed": event.sealed})


def _begin(data: Path) -> None:
    global _filling
    _filling = Filling(data)


def _archive(numbers: Sequence[int]) -> None:
    _filling.archive(numbers)
