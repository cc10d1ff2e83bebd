"""Records of matches in an archive: written once, read whenever the journal comes upon a stub."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Protocol, TypeVar

import zstandard

from strata.domain.kernel.codec import canonical
from strata.domain.match.export import Export, NotAnExport, lines, read_export
from strata.store.archive.files import ArchiveFiles
from strata.store.journal import Stub, shard_of

LEVEL = 9
"""How hard zstd tries: above this a match takes much longer and gets hardly smaller."""
LARGEST = 256 * 2**20
"""No record unpacks to more bytes."""
MOST_KEPT = 32 * 2**20
"""How many bytes of records a process keeps unpacked."""

R = TypeVar("R")
FOLDER = "matches"
SUFFIX = ".ndjson.zst"


class ArchiveDamaged(Exception):
    """The archive does not hold what was put there."""

    def __init__(self, match: str, reason: str) -> None:
        super().__init__(f"the archived record of match {match} cannot be used: {reason}")
        self.match = match


def file_name(match: str) -> str:
    """Where a match lies; spread over folders, for a folder of a million files is slow everywhere."""
    return f"{FOLDER}/{shard_of(match):02d}/{match}{SUFFIX}"


def match_in(name: str) -> str:
    """The match that lies in a file of this name."""
    return name.rpartition("/")[2].removesuffix(SUFFIX)


class WaitFor(Protocol):
    """How a process waits for the store: one that serves others must not stand still."""

    def __call__(self, work: Callable[[], R]) -> R: ...


def wait_here(work: Callable[[], R]) -> R:
    return work()


class Archive:
    """Safe to share between threads; keeps the records read last."""

    def __init__(self, files: ArchiveFiles, wait_for: WaitFor = wait_here) -> None:
        self.files = files
        self._wait_for = wait_for
        self._records = _Records(MOST_KEPT)
        self.written = 0
        """How many bytes of records were written here."""

    def write(self, export: Export) -> bytes:
        """Put the whole record of a match there; returns what is then read back."""
        name = file_name(export.header.match)
        packed = zstandard.ZstdCompressor(level=LEVEL, write_checksum=True).compress(b"".join(lines(export)))
        self.files.put(name, packed)
        self.written += len(packed)
        return self.files.get(name) or b""

    def read(self, stub: Stub) -> Sequence[bytes]:
        """The events of an archived match as they were in its stream. Raises ``ArchiveUnreachable`` and
        ``ArchiveDamaged``."""
        kept = self._records.get(stub.match)
        if kept is None:
            kept = unpack(stub.match, self.fetch(file_name(stub.match)), stub.digest)
            self._records.put(stub.match, kept)
        return kept

    def fetch(self, name: str) -> bytes | None:
        """What lies in a file. Raises ``ArchiveUnreachable``."""
        return self._wait_for(lambda: self.files.get(name))

    def delete(self, match: str) -> None:
        self._records.forget(match)
        self._wait_for(lambda: self.files.delete(file_name(match)))

    def matches(self) -> Iterator[str]:
        """Those of which there are files."""
        return (match_in(name) for name in self.files.names(FOLDER) if name.endswith(SUFFIX))


def unpack(match: str, packed: bytes | None, digest: str | None = None) -> Sequence[bytes]:
    """The events in a file, as they were in the match's stream. Raises ``ArchiveDamaged``."""
    if packed is None:
        raise ArchiveDamaged(match, "it is not there")
    from strata.domain.match.import_ import (  # with the whole audit, which few commands need
        ImportRefused,
        recorded_event,
    )

    try:
        content = zstandard.ZstdDecompressor().decompress(packed, max_output_size=LARGEST)
        export = read_export(content)
        events = [canonical(recorded_event(shown)) for shown in export.events]
    except (zstandard.ZstdError, NotAnExport, ImportRefused) as error:
        raise ArchiveDamaged(match, str(error)) from error
    if export.header.match != match or (digest is not None and digest_of(events) != digest):
        raise ArchiveDamaged(match, "it is not what was archived")
    return events


def digest_of(events: Sequence[bytes]) -> str:
    """Names the bytes of a stream."""
    return sha256(b"\n".join(events)).hexdigest()


class _Records:
    """Events of matches that were read lately, up to a number of bytes."""

    def __init__(self, most: int) -> None:
        self._most, self._size = most, 0
        self._kept: OrderedDict[str, Sequence[bytes]] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, match: str) -> Sequence[bytes] | None:
        with self._lock:
            if match in self._kept:
                self._kept.move_to_end(match)
            return self._kept.get(match)

    def put(self, match: str, events: Sequence[bytes]) -> None:
        with self._lock:
            self._drop(match)
            self._kept[match] = events
            self._size += _size(events)
            while self._size > self._most and len(self._kept) > 1:
                self._drop(next(iter(self._kept)))

    def forget(self, match: str) -> None:
        with self._lock:
            self._drop(match)

    def _drop(self, match: str) -> None:
        self._size -= _size(self._kept.pop(match, ()))


def _size(events: Sequence[bytes]) -> int:
    return sum(len(event) for event in events)
