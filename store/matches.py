"""The one path by which a match changes: load → decide → append → retry."""

from __future__ import annotations

import secrets
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Generic, TypeVar

from strata.domain.kernel import IllegalMove
from strata.domain.match.adopt import Adopted
from strata.domain.match.commands import Change, Moment, Refused
from strata.domain.match.events import Event, MatchRestored, MatchRewound
from strata.domain.match.match import SNAPSHOT_FORMAT, Match, Past, fold_match, from_snapshot, to_snapshot
from strata.domain.match.record import NO_HASH
from strata.domain.match.times import iso, milliseconds
from strata.store.journal import Append, Appended, Conflict, Journal, Repeated, Snapshot, Stamp

SNAPSHOT_SPAN = 16
PATIENCE = 5 * 1000
"""How long a duty may take, in milliseconds, before its job counts as lost."""
PATIENCE_TO_FILL = 7 * 24 * 3600 * 1000
"""How long an open match waits for its seats, in milliseconds."""
PATIENCE_OF_BOTS = 60 * 1000
"""How long bots wait for the answers to a request for undo, in milliseconds."""
PATIENCE_FOR_PEOPLE = 24 * 3600 * 1000
"""How long bots wait, where they stand in for everybody, for somebody to return."""

K = TypeVar("K")
V = TypeVar("V")

Decide = Callable[[Match, Moment], Change]
"""A command, but for the match and the moment it is given."""


class NoSuchMatch(Exception):
    """There is no match of this id."""


class NoSuchVersion(Exception):
    """The match has not come that far."""


class StaleVersion(Exception):
    """The match moved on from the version the caller built on."""

    def __init__(self, version: int, missed: list[Event]) -> None:
        super().__init__(f"the match is at version {version}")
        self.version = version
        self.missed = missed


class KeyReused(Exception):
    """The idempotency key was used for another request."""


@dataclass(frozen=True)
class Request:
    """A request that may be repeated: its key, scoped to who asks, and a digest of what is asked."""

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
        self.journal = journal
        self._now = now
        self._heads: _Recent[str, Match] = _Recent(2000)
        self._seeds: _Recent[str, bytes] = _Recent(10000)
        self._past: _Recent[tuple[str, int], Match] = _Recent(500)

    def now(self) -> int:
        """The time by which matches are played, in milliseconds of Unix time."""
        return _milliseconds(self._now())

    def load(self, id_: str) -> Match:
        """The match as it is now."""
        known = self._heads.get(id_)
        if known is None:
            match = self._fold(id_, None)
            if match is None:
                raise NoSuchMatch(id_)
        else:
            missed = self.journal.read(id_, known.ledger.version)
            match = fold_match(known, missed, self.past(id_)) if missed else known
        return self._keep(match)

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
            past = self._fold(id_, version)
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

    def create(
        self,
        id_: str,
        actor: str,
        decide: Callable[[Moment], Change],
        names: Mapping[int, str],
        request: Request | None = None,
    ) -> Changed:
        """Open the stream of a new match, unless this request did so before."""
        if (answered := self._answered_before(id_, request)) is not None:
            return answered
        now = self._now()
        seed = secrets.token_bytes(32)
        change = decide(Moment(iso(now), actor, seed))
        result = self._append(change, None, now, request, seed=seed, names=names)
        if isinstance(result, Appended):
            self._seeds.put(id_, seed)
            return Changed(self._keep(change.match), change.events)
        if isinstance(result, Repeated):
            assert request is not None, "only a request with a key is repeated"
            return self._answered(id_, request, result.stamp)
        if result.missed and result.missed[0].hash == change.events[0].hash:
            return Changed(self._keep(change.match), change.events)
        raise KeyReused(id_)

    def adopt(self, adopted: Adopted) -> bool:
        """Keep a match from a file, its whole stream or nothing; False if it is there already, as it is.

        Refused where the match is there with another record.
        """
        change = Change(adopted.events, adopted.match)
        result = self._append(change, None, self._now(), None, seed=adopted.seed, is_imported=True)
        if isinstance(result, Conflict) and result.missed[-1].hash != adopted.match.ledger.hash:
            raise Refused("match_exists", f"match {adopted.match.ledger.id} is here already, with another record")
        return isinstance(result, Appended)

    def change(
        self, id_: str, actor: str, decide: Decide, if_match: int | None = None, request: Request | None = None
    ) -> Changed:
        """Change a match; decides again when somebody was faster, unless the caller insists on a version.

        The order of checks: was this request answered before, is the version right, is it legal.
        """
        if (answered := self._answered_before(id_, request)) is not None:
            return answered
        try:
            return self._change(id_, actor, decide, if_match, request)
        except (IllegalMove, Refused, StaleVersion):
            # The same request may have been granted since, to another thread or process.
            if (answered := self._answered_before(id_, request)) is not None:
                return answered
            raise

    def _change(self, id_: str, actor: str, decide: Decide, if_match: int | None, request: Request | None) -> Changed:
        match, is_fresh = self.recent(id_), False
        while True:
            if if_match is not None and if_match != match.ledger.version:
                if is_fresh or if_match < match.ledger.version:
                    raise StaleVersion(match.ledger.version, self.journal.read(id_, if_match))
                match, is_fresh = self.load(id_), True
                continue
            now = self._now()
            try:
                change = decide(match, Moment(iso(now), actor, self.seed(id_)))
            except (IllegalMove, Refused):
                if is_fresh:
                    raise
                match, is_fresh = self.load(id_), True
                continue
            result = self._append(change, match, now, request)
            if isinstance(result, Appended):
                return Changed(self._keep(change.match), change.events)
            if isinstance(result, Repeated):
                assert request is not None, "only a request with a key is repeated"
                return self._answered(id_, request, result.stamp)
            if result.missed and result.missed[0].hash == change.events[0].hash:
                # The driver repeats a command whose reply was lost: this very append had won.
                return Changed(self._keep(change.match), change.events)
            match, is_fresh = self._keep(fold_match(match, result.missed, self.past(id_))), True

    def _answered_before(self, id_: str, request: Request | None) -> Changed | None:
        stamp = None if request is None else self.journal.stamp(id_, request.key)
        return None if request is None or stamp is None else self._answered(id_, request, stamp)

    def _answered(self, id_: str, request: Request, stamp: Stamp) -> Changed:
        if stamp.request != request.digest:
            raise KeyReused(request.key)
        events = self.journal.read(id_, stamp.first - 1, stamp.version - stamp.first + 1)
        return Changed(self.at(id_, stamp.version), events)

    def _append(
        self,
        change: Change,
        before: Match | None,
        now: datetime,
        request: Request | None,
        seed: bytes | None = None,
        names: Mapping[int, str] | None = None,
        is_imported: bool = False,
    ) -> Appended | Conflict | Repeated:
        after = change.match.ledger
        expected = 0 if before is None else before.ledger.version
        duty = change.match.duty
        is_courteous = duty == "play_bot" and (after.request is not None or after.is_deserted)
        is_span_full = after.version // SNAPSHOT_SPAN > expected // SNAPSHOT_SPAN
        goes_back = any(event.type in (MatchRewound.type, MatchRestored.type) for event in change.events)
        return self.journal.append(
            Append(
                match=after.id,
                expected=expected,
                previous=NO_HASH if before is None else before.ledger.hash,
                events=change.events,
                duty="" if duty is None or is_courteous else duty,
                due=_due(change.match, now),
                stamp=None if request is None else (request.key, Stamp(request.digest, expected + 1, after.version)),
                snapshot=_snapshot(change.match) if is_span_full or goes_back else None,
                seed=seed,
                names=names,
                is_imported=is_imported,
                application=after.application or "",
            )
        )

    def _fold(self, id_: str, upto: int | None) -> Match | None:
        """The match at a version, or as far as it has come, from the nearest snapshot."""
        kept = self.journal.snapshot(id_, SNAPSHOT_FORMAT, upto)
        start = None if kept is None else from_snapshot(kept.data)
        behind = 0 if kept is None else kept.version
        events = self.journal.read(id_, behind, None if upto is None else upto - behind)
        if start is None and not events:
            return None
        match = fold_match(start, events, self.past(id_))
        if len(events) > 2 * SNAPSHOT_SPAN:
            self.journal.keep_snapshot(id_, _snapshot(match))
        return match

    def _keep(self, match: Match) -> Match:
        known = self._heads.get(match.ledger.id)
        if known is None or known.ledger.version < match.ledger.version:
            self._heads.put(match.ledger.id, match)
        return match


class _Recent(Generic[K, V]):
    """What was used lately, up to a number."""

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


def _snapshot(match: Match) -> Snapshot:
    return Snapshot(match.ledger.version, SNAPSHOT_FORMAT, to_snapshot(match))


def _due(match: Match, now: datetime) -> int | None:
    """When the service is late with what a match waits for, in milliseconds; bots wait for people who may come."""
    request = match.ledger.request
    match match.duty:
        case None:
            return None
        case "fill":
            return _milliseconds(now) + PATIENCE_TO_FILL
        case "clock":
            return max(_milliseconds(now), min(match.deadlines.values()))
        case "play_bot" if request is not None:
            return min([milliseconds(request.at) + PATIENCE_OF_BOTS, *match.deadlines.values()])
        case "play_bot" if match.ledger.is_deserted:
            return _milliseconds(now) + PATIENCE_FOR_PEOPLE
        case _:
            return _milliseconds(now) + PATIENCE


def _milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
