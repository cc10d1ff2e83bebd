"""The one path by which a match changes: load → decide → append → retry."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from strata.domain.games.registry import GAMES
from strata.domain.kernel import IllegalMove, Seat, Viewer
from strata.domain.kernel.codec import canonical, decode
from strata.domain.match.commands import Command, CreateMatch, ForkMatch
from strata.domain.match.context import Context
from strata.domain.match.decide import Change, carry_out
from strata.domain.match.events import REWINDS, Event, UnreadableEvent
from strata.domain.match.evolve import evolve, evolve_in_place, evolve_ledger
from strata.domain.match.export import Export, UnreadableBytes, export
from strata.domain.match.match import GameNotInstalled, Ledger, Match, Past
from strata.domain.match.record import NO_HASH, iso, show_event
from strata.domain.match.refusals import NotAllowed, Refused
from strata.domain.match.snapshots import from_snapshot, ledger_from_snapshot
from strata.store.damage import quarantine
from strata.store.journal import (
    Append,
    Appended,
    Conflict,
    IdempotencyRecord,
    ImportMark,
    Journal,
    MatchDeleted,
    Quarantined,
    Repeated,
    read_event,
)
from strata.store.journal import NoSuchMatch as NoSuchMatch
from strata.store.snapshots import since_snapshot, take_snapshot

if TYPE_CHECKING:
    from strata.domain.match.import_ import Imported

K = TypeVar("K")
V = TypeVar("V")

SNAPSHOT_SPAN = 16
"""A snapshot is kept each time so many events have come."""


class NoSuchVersion(Exception):
    """The match has not come that far."""


class StaleVersion(Exception):
    """The match moved on from the version the caller built on."""

    def __init__(self, version: int, missed: list[Event]) -> None:
        super().__init__(f"the match is at version {version}")
        self.version = version
        self.missed = missed


class KeyReused(Exception):
    """The Idempotency-Key was used for another request."""


@dataclass(frozen=True)
class RepeatableRequest:
    """A request that may be sent again: its key, scoped to its caller, and a digest of what it asks."""

    key: str
    digest: str


@dataclass(frozen=True)
class Changed:
    """A match after a change: at the version that this request made, also when it was made before."""

    match: Match
    events: list[Event]


class Matches:
    """Matches as they are in a journal. Safe to share between threads; keeps what it has seen."""

    def __init__(self, journal: Journal, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.journal, self.clock = journal, now
        self._heads: _Recent[str, Match] = _Recent(2000)
        self._seeds: _Recent[str, bytes] = _Recent(10000)
        self._games: _Recent[str, str] = _Recent(10000)
        self._past: _Recent[tuple[str, int], Match] = _Recent(500)
        self._imported: _Recent[str, tuple[ImportMark | None]] = _Recent(10000)

    def now(self) -> int:
        """The time by which matches are played, in milliseconds of Unix time."""
        return round(self.clock().timestamp() * 1000)

    def load(self, id_: str) -> Match:
        """The match as it is at present. Raises ``UnreadableEvent`` and ``GameNotInstalled``."""
        known = self._heads.get(id_)
        if known is None:
            match = self._read(id_, None)
            if match is None:
                raise NoSuchMatch(id_)
        else:
            with self._reading(id_):
                missed = self.journal.read(id_, known.ledger.version)
                match = evolve(known, missed, self.past(id_)) if missed else known
        return self._keep(match)

    def load_readable(self, id_: str, upto: int | None = None) -> Match:
        """The match as far as it can be read, and without its position where its game is not installed."""
        try:
            return self.load(id_) if upto is None else self.at(id_, upto)
        except UnreadableEvent as error:
            if error.version == 1:
                raise
            return self.load_readable(id_, error.version - 1)
        except GameNotInstalled:
            return Match(read_ledger(self.journal, id_, upto), None)

    def load_to_look_at(self, id_: str, version: int | None) -> Match:
        """The match as it is at present; for a look at one of its versions, as far as it can be read."""
        return self.load(id_) if version is None else self.load_readable(id_)

    def recent(self, id_: str) -> Match:
        """The match as this process saw it last; perhaps somebody changed it since."""
        return self._heads.get(id_) or self.load(id_)

    def at(self, id_: str, version: int) -> Match:
        """The match as it was after a number of events."""
        if version < 1:
            raise NoSuchVersion("versions count from 1")
        head = self._heads.get(id_)
        if head is not None and head.ledger.version == version:
            return head
        past = self._past.get((id_, version))
        if past is None:
            past = self._read(id_, version)
            if past is None:
                raise NoSuchMatch(id_)
            if past.ledger.version != version:
                raise NoSuchVersion(f"the match has {past.ledger.version} versions")
            self._past.put((id_, version), past)
        return past

    def past(self, id_: str) -> Past:
        """A match by its versions."""
        return partial(self.at, id_)

    def seed(self, id_: str) -> bytes:
        seed = self._seeds.get(id_)
        if seed is None:
            seed = self.journal.seed(id_)
            if seed is None:
                raise NoSuchMatch(id_)
            self._seeds.put(id_, seed)
        return seed

    def game(self, id_: str) -> str:
        """The slug of the game that a match is of, which need not be installed."""
        game = self._games.get(id_)
        if game is None:
            game = read_ledger(self.journal, id_, 1).game
            self._games.put(id_, game)
        return game

    def imported(self, id_: str) -> ImportMark | None:
        """Whether a match came from a file, and was proven then: marked with its first event, for ever."""
        known = self._imported.get(id_)
        if known is None:
            known = (self.journal.imported(id_),)
            self._imported.put(id_, known)
        return known[0]

    def show(
        self, match: Match, events: Iterable[Event], viewer: Viewer, is_as_told: bool = False
    ) -> list[dict[str, Any]]:
        """Events of a match as a viewer may read them: as told when they happened or, once the seed is out, whole."""
        id_, seed = match.ledger.id, self.seed(match.ledger.id)
        is_unsealed = match.ledger.is_unsealed and not is_as_told
        return [show_event(id_, event, viewer, seed, is_unsealed) for event in events]

    def walk(self, id_: str, events: Sequence[Event]) -> Iterator[tuple[Match | None, Match]]:
        """The match before and after each of some consecutive events."""
        before = self.at(id_, events[0].version - 1) if events and events[0].version > 1 else None
        for event in events:
            after = evolve(before, [event], self.past(id_))
            yield before, after
            before = after

    def export(self, match: Match, viewer: Viewer, is_whole: bool) -> Export:
        """The record of a match up to the version given, as a viewer may read it; or whole, for an administrator.

        Of a match that can be read no further than that, all that is on record.
        """
        ledger = match.ledger
        events: list[Event | UnreadableBytes] = []
        for version, data in self.journal.read_raw(ledger.id, 0):
            try:
                events.append(read_event(version, data))
            except UnreadableEvent as error:
                quarantine(self.journal, ledger.id, error)
                events.append(UnreadableBytes(version, data, error.reason))
        upto = ledger.version if self.journal.quarantined(ledger.id) is None else None
        return export(match, events[:upto], self.seed(ledger.id), viewer, is_whole)

    def create(
        self, command: CreateMatch | ForkMatch, names: Mapping[int, str], request: RepeatableRequest | None = None
    ) -> Changed:
        """Open the stream of a match, unless this request did so before."""
        id_ = command.match
        if (made := self._made_before(id_, request)) is not None:
            return made
        seed = secrets.token_bytes(32)
        change = carry_out(None, command, self._context(id_, seed))
        result = self._append(change, None, request, seed=seed, names=names)
        if isinstance(result, Appended):
            self._seeds.put(id_, seed)
        made = self._result(change, result, request)
        if made is None:
            raise KeyReused(id_)
        return made

    def import_(self, imported: Imported) -> bool:
        """Keep a match from a file, its whole stream or nothing; False if it is there already, as it is.

        Refused where the match is there with another record.
        """
        duty = imported.match.duty
        change = Change(imported.events, imported.match, duty, is_announced=duty is not None and not duty.waits)
        mark: ImportMark = "proven" if imported.is_proven else "unproven"
        try:
            with self._reading(change.match.ledger.id):
                result = self._append(change, None, None, seed=imported.seed, imported=mark)
        except MatchDeleted as error:
            raise Refused("match_deleted", f"match {error} was deleted here, and does not come back") from error
        if isinstance(result, Conflict) and result.missed[-1].hash != imported.match.ledger.hash:
            raise Refused("match_exists", f"match {imported.match.ledger.id} is here already, with another record")
        return isinstance(result, Appended)

    def change(
        self, id_: str, command: Command, if_match: int | None = None, request: RepeatableRequest | None = None
    ) -> Changed:
        """Carry out a command; decides again when somebody was faster, unless the caller insists on a version.

        The order of checks: was this request carried out before, is the version right, is it allowed and legal. What
        was carried out before is found by the append, or when the request is refused, so most need not ask for it.
        """
        try:
            return self._change(id_, command, if_match, request)
        except (IllegalMove, Refused, NotAllowed, StaleVersion, UnreadableEvent, GameNotInstalled):
            if (made := self._made_before(id_, request)) is not None:
                return made
            raise

    def _change(self, id_: str, command: Command, if_match: int | None, request: RepeatableRequest | None) -> Changed:
        match, is_fresh = self.recent(id_), False
        while True:
            if if_match is not None and if_match != match.ledger.version:
                if is_fresh or if_match < match.ledger.version:
                    raise StaleVersion(match.ledger.version, self.journal.read(id_, if_match))
                match, is_fresh = self.load(id_), True
                continue
            try:
                change = carry_out(match, command, self._context(id_, self.seed(id_), match))
            except (IllegalMove, Refused, NotAllowed):
                if is_fresh:
                    raise
                match, is_fresh = self.load(id_), True
                continue
            with self._reading(id_):
                result = self._append(change, match, request)
                made = self._result(change, result, request)
                if made is not None:
                    return made
                assert isinstance(result, Conflict)
                match, is_fresh = self._keep(evolve(match, result.missed, self.past(id_))), True

    def _result(
        self, change: Change, result: Appended | Conflict | Repeated, request: RepeatableRequest | None
    ) -> Changed | None:
        """What became of an append; None where somebody else was faster."""
        if isinstance(result, Repeated):
            assert request is not None, "only a request with a key is repeated"
            return self._made(change.match.ledger.id, request, result.record)
        # The driver repeats a command whose reply was lost: a conflict with this very append means that it had won.
        is_ours = isinstance(result, Appended) or (
            bool(result.missed) and result.missed[0].hash == change.events[0].hash
        )
        return Changed(self._keep(change.match), change.events) if is_ours else None

    def _context(self, id_: str, seed: bytes, match: Match | None = None) -> Context:
        """No event is before the one before it, though a process may count the time a little behind another.

        Nor is the time the same then for two who make the same move at once: they make two different events.
        """
        past, now = self.past(id_), self.clock()
        if match is not None and now < (latest := datetime.fromisoformat(match.ledger.at)):
            now = latest + timedelta(microseconds=1 + secrets.randbits(10))
        return Context(iso(now), seed, past, _generator)

    def _made_before(self, id_: str, request: RepeatableRequest | None) -> Changed | None:
        record = None if request is None else self.journal.idempotency_record(id_, request.key)
        return None if request is None or record is None else self._made(id_, request, record)

    def _made(self, id_: str, request: RepeatableRequest, record: IdempotencyRecord) -> Changed:
        if record.request != request.digest:
            raise KeyReused(request.key)
        events = self.journal.read(id_, record.first - 1, record.version - record.first + 1)
        return Changed(self.at(id_, record.version), events)

    def _append(
        self,
        change: Change,
        before: Match | None,
        request: RepeatableRequest | None,
        seed: bytes | None = None,
        names: Mapping[int, str] | None = None,
        imported: ImportMark | None = None,
    ) -> Appended | Conflict | Repeated:
        after, duty = change.match.ledger, change.duty
        expected = 0 if before is None else before.ledger.version
        is_span_full = after.version // SNAPSHOT_SPAN > expected // SNAPSHOT_SPAN
        goes_back = any(event.type in REWINDS for event in change.events)
        record = None if request is None else IdempotencyRecord(request.digest, expected + 1, after.version)
        append = Append(
            match=after.id,
            expected=expected,
            previous=NO_HASH if before is None else before.ledger.hash,
            events=change.events,
            job=duty.job if duty is not None and change.is_announced else "",
            lane="" if duty is None else duty.lane,
            due=None if duty is None else duty.due,
            idempotency=None if request is None or record is None else (request.key, record),
            snapshot=take_snapshot(change.match) if is_span_full or goes_back else None,
            seed=seed,
            names=names,
            imported=imported,
            application=after.application or "",
            pending=canonical(change.match.pending),
        )
        result = self.journal.append(append)
        while isinstance(result, Quarantined):
            self._release(after.id)
            result = self.journal.append(append)
        return result

    def _release(self, id_: str) -> None:
        """End the quarantine of a match that can be read again. Raises ``UnreadableEvent`` if it cannot."""
        evolve(None, self.journal.read(id_, 0))
        self.journal.release(id_)

    @contextmanager
    def _reading(self, id_: str) -> Iterator[None]:
        """A match of which an event cannot be read is quarantined."""
        try:
            yield
        except UnreadableEvent as error:
            quarantine(self.journal, id_, error)
            raise

    def _read(self, id_: str, upto: int | None) -> Match | None:
        """The match at a version, or as far as it has come, from the nearest snapshot."""
        try:
            start, events = since_snapshot(self.journal, id_, upto, from_snapshot)
            if start is None and not events:
                return None
            match = evolve(None, events) if start is None else evolve_in_place(start, events, self.past(id_))
        except UnreadableEvent as error:
            quarantine(self.journal, id_, error)
            raise
        if len(events) > 2 * SNAPSHOT_SPAN:
            self.journal.keep_snapshot(id_, take_snapshot(match))
        return match

    def _keep(self, match: Match) -> Match:
        known = self._heads.get(match.ledger.id)
        if known is None or known.ledger.version < match.ledger.version:
            self._heads.put(match.ledger.id, match)
        return match


def _generator() -> Random:
    return Random(secrets.randbits(128))


class _Recent(Generic[K, V]):
    """What was used lately, up to a number of things."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._items: OrderedDict[K, V] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: K) -> V | None:
        with self._lock:
            if key in self._items:
                self._items.move_to_end(key)
            return self._items.get(key)

    def put(self, key: K, value: V) -> None:
        with self._lock:
            self._items[key] = value
            self._items.move_to_end(key)
            if len(self._items) > self._size:
                self._items.popitem(last=False)


class Outline(NamedTuple):
    """A match without its game: its ledger, and who is asked there."""

    ledger: Ledger
    pending: list[tuple[Seat, str]]


def read_outline(journal: Journal, id_: str) -> Outline:
    """A match as it is at present. Its game need not be installed, unless an earlier release appended last."""
    version, pending = journal.pending(id_)
    ledger = read_ledger(journal, id_, version)
    if pending is not None:
        return Outline(ledger, decode(pending, list[tuple[Seat, str]]))
    is_asking = ledger.status == "playing" and ledger.game in GAMES
    return Outline(ledger, Matches(journal).at(id_, version).pending if is_asking else [])


def read_ledger(journal: Journal, id_: str, version: int | None = None) -> Ledger:
    """A match without its game, which need not be installed: at a version, or as it is at present."""
    start, events = since_snapshot(journal, id_, version, lambda data, _: ledger_from_snapshot(data))
    if start is None and not events:
        raise NoSuchMatch(id_)
    return evolve_ledger(start, events, partial(read_ledger, journal, id_))
