"""What an audit returns: every check by name, with its status, the version it is about and its evidence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

Status = Literal["ok", "sealed", "not_comparable", "differs", "failed"]
"""Verified; kept back until the seed is out; not decidable by this release; otherwise by the rules of today; wrong."""

Verdict = Literal["holds", "not_proven", "broken"]
"""Everything is what the rules and the seed give; nothing is wrong, but not all was verified; something is wrong."""

_WEIGHT: dict[Status, int] = {"ok": 0, "sealed": 1, "not_comparable": 2, "differs": 3, "failed": 4}


class Check(msgspec.Struct, frozen=True):
    """One thing that was verified; ``version`` is the first that is not ok, ``checked`` how much was found right."""

    name: str
    status: Status
    version: int | None
    checked: int
    message: str


class Report(msgspec.Struct, frozen=True):
    """A record and what was verified of it."""

    match: str
    game: str
    version: int
    hash: str
    redacted_for: str | None
    verdict: Verdict
    first_bad_version: int | None
    checks: Sequence[Check]

    @property
    def holds(self) -> bool:
        return self.verdict == "holds"

    @property
    def unproven(self) -> list[Check]:
        """What nothing is wrong with, and what could not be verified all the same."""
        return [check for check in self.checks if check.status not in ("ok", "failed")]

    def first_failure(self) -> Check | None:
        """The failed check that is about the earliest version."""
        failed = [check for check in self.checks if check.status == "failed"]
        return min(failed, key=lambda check: check.version or 0, default=None)


def verdict_on(checks: Sequence[Check]) -> Verdict:
    statuses = {check.status for check in checks}
    if "failed" in statuses:
        return "broken"
    return "holds" if statuses <= {"ok"} else "not_proven"


class Findings:
    """A check under way: counts what is right, and keeps the gravest finding, of equal ones that of the first version.

    Findings may come in any order of versions.
    """

    def __init__(self, name: str, what: str) -> None:
        self._name, self._what = name, what
        self._checked = 0
        self._finding: tuple[Status, int | None, str] = ("ok", None, "")

    def ok(self, number: int = 1) -> None:
        self._checked += number

    def note(self, status: Status, version: int | None, message: str) -> None:
        kept, at, _ = self._finding
        is_earlier = status == kept and version is not None and (at is None or version < at)
        if _WEIGHT[status] > _WEIGHT[kept] or is_earlier:
            self._finding = (status, version, message)

    @property
    def has_failed(self) -> bool:
        return self._finding[0] == "failed"

    def check(self) -> Check:
        status, version, message = self._finding
        verified = f"{self._checked} {self._what}" if self._checked else ""
        text = f"{message} ({verified})" if message and verified else message or verified or "nothing to check yet"
        return Check(self._name, status, version, self._checked, text)
