"""What an audit returns: every check by name, with its status, the version it is about and its evidence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from strata.domain.match.match import UnfairBecause

Status = Literal["ok", "sealed", "unproven", "not_comparable", "differs", "failed"]
"""Verified; kept back until the seed is out; nothing at hand proves it; not decidable by this release; otherwise by the
rules of today; wrong."""

Verdict = Literal["holds", "not_proven", "broken"]
"""Everything is what the rules and the seed give; nothing is wrong, but not all was verified; something is wrong."""

_WEIGHT: dict[Status, int] = {"ok": 0, "sealed": 1, "unproven": 2, "not_comparable": 3, "differs": 4, "failed": 5}


class Check(msgspec.Struct, frozen=True):
    """One thing that was verified; ``version`` is the first that is not ok, ``checked`` how much was found right."""

    name: str
    status: Status
    version: int | None
    checked: int
    message: str


class Proof(msgspec.Struct, frozen=True):
    """A release that would prove what this one cannot: how its rules have changed since, and the command to use."""

    release: str
    changes: Sequence[str]
    command: str


class Report(msgspec.Struct, frozen=True):
    """A record and what was verified of it."""

    match: str
    game: str
    version: int
    hash: str
    redacted_for: str | None
    verdict: Verdict
    statement: str
    """The verdict in words: what is wrong, or not proven, and why."""
    first_bad_version: int | None
    unfair_because: UnfairBecause | None
    """Why the record itself says that the match is no contest, if it does."""
    checks: Sequence[Check]
    prove_with: Sequence[Proof]
    """The earlier releases that would prove what is not proven here."""

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


def state_verdict(checks: Sequence[Check], proofs: Sequence[Proof]) -> str:
    """The verdict in words."""
    match verdict_on(checks):
        case "holds":
            return "The record holds. Everything in it is what the rules and the seed give."
        case "broken":
            bad = first_bad_version(checks)
            return "The record is broken." if bad is None else f"The record is broken: the first bad version is {bad}."
        case _:
            verified = ", ".join(check.name for check in checks if check.status == "ok" and check.checked) or "nothing"
            not_verified = ", ".join(check.name for check in checks if check.status != "ok")
            reasons = "; ".join(_reasons(checks, proofs))
            return f"The record is not proven: {reasons}. Verified: {verified}. Not verified: {not_verified}."


def _reasons(checks: Sequence[Check], proofs: Sequence[Proof]) -> Iterator[str]:
    """Why a record is not proven in which nothing is wrong, in a few words each."""
    statuses = {check.status for check in checks}
    if "sealed" in statuses:
        yield "sealed until its end"
    if proofs:
        releases = ", ".join(proof.release for proof in proofs)
        yield f"recorded by release {releases}, which can prove it"
    elif statuses & {"differs", "not_comparable"}:
        yield next(check.message for check in checks if check.status in ("differs", "not_comparable"))
    yield from (check.message for check in checks if check.status == "unproven")


def first_bad_version(checks: Sequence[Check]) -> int | None:
    failed = (check.version for check in checks if check.status == "failed" and check.version is not None)
    return min(failed, default=None)


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
