"""The chain: no event is missing, moved or altered, and it ends where its header says.

This needs no rules and no secret: every viewer can verify it on what it was shown.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.match.audit.report import Check, Findings
from strata.domain.match.events import BEGINNINGS
from strata.domain.match.export import Export, Header, ShownEvent
from strata.domain.match.record import NO_HASH, is_chained


def check_versions(export: Export) -> tuple[Check, Sequence[ShownEvent]]:
    """Versions run from 1 without a gap; returns also the events before the first that is out of place."""
    findings = Findings("versions", "events in their places, the creation of the match first")
    header, events = export.header, export.events
    for version, shown in enumerate(events, 1):
        trouble = _unreadable(version, export) or _misplaced(version, shown, header)
        if trouble is not None:
            findings.note("failed", version, trouble)
            return findings.check(), events[: version - 1]
        findings.ok()
    if (trouble := _unreadable(len(events) + 1, export)) is not None:
        findings.note("failed", len(events) + 1, trouble)
    elif len(events) != header.version:
        missing = min(len(events), header.version) + 1
        findings.note("failed", missing, f"the header says {header.version} events, there are {len(events)}")
    elif not events:
        findings.note("failed", 1, "there is no event")
    elif events[-1].hash != header.hash:
        findings.note("failed", header.version, "the last event has another hash than the header says")
    return findings.check(), events


def check_chain(export: Export) -> Check:
    """Every hash follows from the one before and from what is shown; what is shown of a seal is what was sealed."""
    findings = Findings("chain", "hashes recomputed, each on the one before")
    previous = NO_HASH
    for version, shown in enumerate(export.events, 1):
        if not is_chained(previous, shown.as_shown()):
            findings.note("failed", version, "the hash does not follow from the event and the hash before it")
        else:
            findings.ok()
        previous = shown.hash
    return findings.check()


def check_receipt(export: Export, receipt: str) -> Check:
    """A hash that somebody kept is that of an event of this record."""
    findings = Findings("receipt", "receipt found")
    version = next((shown.version for shown in export.events if shown.hash == receipt), None)
    if version is None:
        findings.note("failed", None, "no event has the hash of the receipt: this is not the record it was given for")
        return findings.check()
    return Check("receipt", "ok", version, 1, f"the receipt is the hash of version {version}")


def _unreadable(version: int, export: Export) -> str | None:
    reasons = [line.unreadable for line in export.unreadable if line.version == version]
    return f"the event cannot be read: {reasons[0]}" if reasons else None


def _misplaced(version: int, shown: ShownEvent, header: Header) -> str | None:
    if shown.version != version:
        return f"version {shown.version} stands where {version} should"
    if (version == 1) != (shown.type in BEGINNINGS):
        return f"{shown.type} at version {version}"
    if version == 1 and (shown.data.get("match"), shown.data.get("game")) != (header.match, header.game):
        return "the header names another match or game than the record"
    return None
