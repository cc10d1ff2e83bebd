"""The port: what a journal of matches can do, whatever it is kept on."""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

import msgspec

from strata.domain.match.events import Event, UnreadableEvent

SHARDS = 16

ImportMark = Literal["proven", "unproven"]


DELETED = "match_deleted"
"""What the feed calls the end of a match's record. It is no event, for there is no stream left that it could be in."""


class NoSuchMatch(Exception):
    """There is no match of this id."""


class MatchDeleted(NoSuchMatch):
    """There was one, and a tombstone is left of it."""


class Tombstone(msgspec.Struct, frozen=True):
    """What is left of a match that was deleted: where its chain ended, and what the read models need."""

    match: str
    version: int
    hash: str
    deleted_at: str
    summary: msgspec.Raw


class Stub(msgspec.Struct, frozen=True):
    """What is left in the journal of a match that lies in the archive, and is over: nothing follows it."""

    match: str
    version: int
    hash: str
    digest: str
    """Names the bytes of its events."""
    seed: str
    archived_at: str
    summary_format: str
    summary: msgspec.Raw
    """What the read models need, so that a rebuild need not unpack it."""


class IdempotencyRecord(msgspec.Struct, frozen=True):
    """What a request with an Idempotency-Key did: what was asked, and the first and last version it made."""

    request: str
    first: int
    version: int


@dataclass(frozen=True)
class Snapshot:
    """A match as bytes, at a version, in a format that has a name."""

    version: int
    format: str
    data: bytes


@dataclass(frozen=True)
class Append:
    """One or more events to put after version ``expected`` of a match, and what goes with them."""

    match: str
    expected: int
    previous: str
    """The hash of the head they were decided on."""
    events: Sequence[Event]
    job: str = ""
    """The job that the readers of the feed are to have done at once, if any."""
    lane: str = ""
    """How soon that should be, in a word of whoever does it."""
    due: int | None = None
    """When to look at the match again if nothing happens to it, in milliseconds of Unix time."""
    idempotency: tuple[str, IdempotencyRecord] | None = None
    """The record of the request to keep, under its scoped key."""
    snapshot: Snapshot | None = None
    seed: bytes | None = None
    """Given with the first event of a match."""
    names: Mapping[int, str] | None = None
    """Display names of seats: beside the record, not in it."""
    imported: ImportMark | None = None
    """With the first event of a match that comes from a file: whether it was proven. Beside the record, which stays."""
    application: str = ""
    """The application the match belongs to, for readers of the feed."""
    pending: bytes | None = None
    """Who is asked then, for readers that do not have the game; beside the record, from which it follows."""


@dataclass(frozen=True)
class Appended:
    """The events are in the record."""


@dataclass(frozen=True)
class Conflict:
    """The head is not the expected one; ``missed`` came in between."""

    missed: list[Event]


@dataclass(frozen=True)
class Repeated:
    """The request was carried out before."""

    record: IdempotencyRecord


@dataclass(frozen=True)
class Quarantined:
    """An event of the match cannot be read, so nothing is appended to it."""

    version: int


@dataclass(frozen=True)
class FeedEntry:
    """One append, as the feed of its shard names it."""

    shard: int
    offset: str
    match: str
    version: int
    types: tuple[str, ...]
    actor: str
    job: str
    application: str = ""
    lane: str = ""


Offsets = Mapping[int, str]
"""How far the feed of each shard was read."""

START = "0-0"


class ReadArchived(Protocol):
    """Where the journal finds the events of a match of which it has a stub."""

    def read(self, stub: Stub) -> Sequence[bytes]: ...

    def delete(self, match: str) -> None: ...


class NoArchive(Exception):
    """A match is archived, and the process was not told where the archive is."""


class Nowhere:
    """No archive."""

    def read(self, stub: Stub) -> Sequence[bytes]:
        raise NoArchive(stub.match)

    def delete(self, match: str) -> None:
        raise NoArchive(match)


NOWHERE = Nowhere()


class Journal(Protocol):
    """Append-only streams of events, one for each match, and a feed of all appends for each shard."""

    def append(self, append: Append) -> Appended | Conflict | Repeated | Quarantined:
        """Raises ``MatchDeleted``, as all that reads the events of a match does."""

    def delete(self, tombstone: Tombstone, application: str) -> bool:
        """Put a tombstone in the place of a match; False if it has moved on from the tombstone's version."""

    def tombstone(self, match: str) -> Tombstone | None: ...

    def deleted(self, shard: int) -> list[str]:
        """The matches of a shard of which tombstones are left."""

    def archive(self, stub: Stub) -> bool:
        """Put a stub in the place of a match's stream; False if the match is not where the stub says."""

    def restore(self, stub: Stub, events: Sequence[bytes]) -> bool:
        """Put the stream of an archived match back; False if it is not archived."""

    def stub(self, match: str) -> Stub | None:
        """What is left here of a match that is archived."""

    def stubs(self, shard: int, matches: Sequence[str]) -> list[Stub | None]:
        """The same of several matches of a shard, in one call."""

    def archived(self, shard: int) -> list[str]:
        """The matches of a shard that are archived."""

    def head(self, match: str) -> int:
        """The version of a match; 0 if there is none."""

    def heads(self, matches: Sequence[str]) -> list[tuple[int, str]]:
        """The versions of several matches, and the hashes there; of one that was deleted, where it ended."""

    def pending(self, match: str) -> tuple[int, bytes | None]:
        """The version of a match, and who is asked there; None where the append did not say."""

    def read(self, match: str, after: int, limit: int | None = None) -> list[Event]:
        """The events after a version, oldest first. Raises ``UnreadableEvent``."""

    def read_raw(self, match: str, after: int, limit: int | None = None) -> list[tuple[int, bytes]]:
        """Versions and their bytes as they are, whether or not they can be read."""

    def quarantine(self, match: str, version: int) -> None:
        """Let nothing be appended to a match, since an event of it cannot be read."""

    def quarantined(self, match: str) -> int | None:
        """The version for which a match is in quarantine, if it is."""

    def release(self, match: str) -> None:
        """End a quarantine."""

    def snapshot(self, match: str, upto: int | None, passed_over: Collection[str] = ()) -> Snapshot | None:
        """The latest snapshot at or before a version (None: the head) that is in none of these formats."""

    def keep_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """It is kept where there is room for it."""

    def idempotency_record(self, match: str, key: str) -> IdempotencyRecord | None: ...

    def seed(self, match: str) -> bytes | None: ...

    def imported(self, match: str) -> ImportMark | None:
        """Whether a match came from a file, and was proven then."""

    def names(self, match: str) -> dict[int, str]: ...

    def names_of(self, matches: Sequence[str]) -> list[dict[int, str]]:
        """The names of the seats of several matches, in one call."""

    def name_seat(self, match: str, seat: int, name: str | None) -> None:
        """Set or erase the display name of a seat."""

    def feed(self, offsets: Offsets, block: int | None = None, limit: int = 500) -> list[FeedEntry]:
        """Entries after the offsets of some shards; waits up to ``block`` milliseconds if there are none.

        In a cluster, shards whose server is away are passed over here and in ``due``, while there are others.
        """

    def feed_start(self, shard: int) -> str:
        """The offset after which nothing was dropped from the feed of a shard."""

    def feed_end(self, shard: int) -> str:
        """The offset after everything in the feed of a shard."""

    def announce_reader(self, reader: str) -> None:
        """Count a reader of the feeds among those that trimming waits for. It is counted from then on."""

    def offset(self, shard: int, reader: str) -> str:
        """How far a reader has read the feed of a shard, by what it noted last."""

    def note_offset(self, shard: int, reader: str, offset: str) -> None: ...

    def trim_feed(self, shard: int, before: int) -> None:
        """Drop what is older than a time (milliseconds) and what every announced reader has passed."""

    def matches(self, shard: int) -> list[str]:
        """Every match of a shard that is neither archived nor deleted."""

    def due(self, until: int, after: int = 0) -> list[str]:
        """The matches that are due by one time, and were not yet at another (milliseconds)."""


def read_archived(stub: Stub, archive: ReadArchived, after: int, limit: int | None) -> list[tuple[int, bytes]]:
    """Versions and bytes of an archived match, after a version."""
    if after >= stub.version:
        return []
    upto = None if limit is None else after + limit
    return list(enumerate(archive.read(stub)[after:upto], after + 1))


def read_events(after: int, entries: Sequence[tuple[int, bytes]]) -> list[Event]:
    """The events that entries of a stream hold, from a version on. Raises ``UnreadableEvent``."""
    try:
        events = [_decode(data) for _, data in entries]
    except (ValueError, RecursionError):
        return _read_one_by_one(after, entries)
    for expected, event in enumerate(events, after + 1):
        if event.version != expected:
            return _read_one_by_one(after, entries)
    return events


def _read_one_by_one(after: int, entries: Sequence[tuple[int, bytes]]) -> list[Event]:
    """Comes to the first that cannot be read."""
    events = []
    for expected, (version, data) in enumerate(entries, after + 1):
        if version != expected:
            raise UnreadableEvent(expected, "it is not there")
        events.append(read_event(version, data))
    return events


def read_event(version: int, data: bytes) -> Event:
    """The event that is on record at a version. Raises ``UnreadableEvent``."""
    try:
        event = _decode(data)
    except (ValueError, RecursionError) as error:
        raise UnreadableEvent(version, str(error)) from error
    if event.version != version:
        raise UnreadableEvent(version, f"it is that of version {event.version}")
    return event


_decode = msgspec.json.Decoder(Event).decode


def shard_of(match: str) -> int:
    return zlib.crc32(match.encode()) % SHARDS


def order(offset: str) -> tuple[int, int]:
    """What an offset is sorted by: the time of the append in milliseconds, and its number within that."""
    time, number = offset.split("-")
    return int(time), int(number)
