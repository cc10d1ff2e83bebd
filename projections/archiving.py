"""Archiving a match that is over: its record is written to the archive, read back and compared, and then leaves Redis.

A stub stays with the hash its chain ended in and what the read models need. Names of people are not in the record, and
stay where they are.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import cache

import msgspec

from strata.domain.kernel.codec import canonical, decode
from strata.domain.kernel.shape import shape_of
from strata.domain.match.match import Ledger, Match
from strata.domain.match.record import iso
from strata.projections.summary import Summary, summary_of
from strata.store.archive.archive import Archive, ArchiveDamaged, digest_of, unpack
from strata.store.journal import Journal, Stub
from strata.store.matches import Matches, read_ledger

Step = Callable[[str], None]
"""Told what was just done: ``written``, ``compared``, ``replaced``."""


def is_archivable(ledger: Ledger) -> bool:
    """Whether nothing can happen to a match any more."""
    return ledger.is_unsealed and ledger.status in ("scored", "cancelled")


def archive_match(
    matches: Matches, archive: Archive, match: str, now: datetime, step: Step = lambda done: None
) -> Stub | None:
    """The stub that is in the place of the match's stream from here on; None if the match is not over or cannot be
    read. Raises ``ArchiveDamaged`` where the archive returns something other than it was given, and
    ``ArchiveUnreachable``; then the stream stays."""
    journal = matches.journal
    ledger = read_ledger(journal, match)
    if not is_archivable(ledger) or journal.quarantined(match) is not None:
        return None
    export = matches.export(Match(ledger, None), None, is_whole=True)
    if export.unreadable:
        return None
    packed = archive.write(export)
    step("written")
    events = [data for _, data in journal.read_raw(match, 0)]
    if unpack(match, packed) != events:
        raise ArchiveDamaged(match, "the archive returned something other than it was given")
    step("compared")
    stub = Stub(
        match=match,
        version=ledger.version,
        hash=ledger.hash,
        digest=digest_of(events),
        seed=matches.seed(match).hex(),
        archived_at=iso(now),
        summary_format=summary_format(),
        summary=msgspec.Raw(canonical(summary_of(ledger, journal.imported(match)))),
    )
    if not journal.archive(stub):
        return None
    step("replaced")
    return stub


def summary_in(stub: Stub) -> Summary | None:
    """What the read models need; None where another release wrote it in a form of its own."""
    return decode(stub.summary, Summary) if stub.summary_format == summary_format() else None


def restore_match(journal: Journal, archive: Archive, stub: Stub) -> bool:
    """Put an archived match back into Redis; its file stays. False if somebody was faster."""
    return journal.restore(stub, archive.read(stub))


@cache
def summary_format() -> str:
    return shape_of(Summary)
