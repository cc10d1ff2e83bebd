"""The chain: no event is missing, moved or altered, and it ends where its header says.

This needs no rules and no secret: every viewer can verify it on what it was shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.match.audit.report import Check, Tally
from strata.domain.match.events import BEGINNINGS
from strata.domain.match.export import Export, Header, Shown
from strata.domain.match.record import NO_HASH, is_chained


def check_versions(export: Export) -> tuple[Check, Sequence[Shown]]:
    """Versions run from 1 without a gap; answers also the events before the first that is out of place."""
    tally = Tally("versions", "events in their places, the creation of the match first")
    header, events = export
    for version, shown in enumerate(events, 1):
        trouble = _misplaced(version, shown, header)
        if trouble is not None:
            tally.note("failed", version, trouble)
            return tally.check(), events[: version - 1]
        tally.right()
    if len(events) != header.version:
        missing = min(len(events), header.version) + 1
        tally.note("failed", missing, f"the header says {header.version} events, there are {len(events)}")
    elif events[-1].hash != header.hash:
        tally.note("failed", header.version, "the last event has another hash than the header says")
    return tally.check(), events


def check_chain(export: Export) -> Check:
    """Every hash follows from the one before and from what is shown; what is shown of a seal is what was sealed."""
    tally = Tally("chain", "hashes recomputed, each on the one before")
    previous = NO_HASH
    for version, shown in enumerate(export.events, 1):
        if not is_chained(previous, shown.as_shown()):
            tally.note("failed", version, "the hash does not follow from the event and the hash before it")
        else:
            tally.right()
        previous = shown.hash
    return tally.check()


def check_receipt(export: Export, receipt: str) -> Check:
    """A hash that somebody kept is that of an event of this record."""
    tally = Tally("receipt", "receipt found")
    version = next((shown.version for shown in export.events if shown.hash == receipt), None)
    if version is None:
        tally.note("failed", None, "no event has the hash of the receipt: this is not the record it was given for")
        return tally.check()
    return Check("receipt", "ok", version, 1, f"the receipt is the hash of version {version}")


def _misplaced(version: int, shown: Shown, header: Header) -> str | None:
    if shown.version != version:
        return f"version {shown.version} stands where {version} should"
    if (version == 1) != (shown.type in BEGINNINGS):
        return f"{shown.type} at version {version}"
    if version == 1 and (shown.data.get("match"), shown.data.get("game")) != (header.match, header.game):
        return "the header names another match or game than the record"
    return None
