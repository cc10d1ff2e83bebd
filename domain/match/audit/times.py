"""Times: an event comes after the one before. Nothing proves a time, but two of them can contradict each other."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.match.audit.report import Check, Findings
from strata.domain.match.export import ShownEvent
from strata.domain.match.record import milliseconds

SKEW = 60 * 1000
"""By how many milliseconds the clocks of a service's machines may differ."""


def check_times(events: Sequence[ShownEvent]) -> Check:
    """No event is earlier, beyond the skew, than one that came before it."""
    findings = Findings("times", f"times that follow one another, within {SKEW // 1000} s")
    latest, version = 0, 0
    for shown in events:
        at = milliseconds(shown.at)
        if at < latest - SKEW:
            back = (latest - at) // 1000
            findings.note("unproven", shown.version, f"{shown.at} is {back} s before the time of version {version}")
        else:
            findings.ok()
        if at > latest:
            latest, version = at, shown.version
    return findings.check()
