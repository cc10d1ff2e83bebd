"""``strata audit``: what a record proves, of a file without any service, or of a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from strata.domain.match.audit import Check, Report
from strata.domain.match.audit import audit as verify
from strata.domain.match.export import Export, NotAnExport, read_export
from strata.runtime.inspect.subject import about
from strata.runtime.inspect.terminal import paint, print_json
from strata.runtime.mistakes import OperatorMistake
from strata.store.matches import Matches

NOT_PROVEN = 3
"""The exit code of a record in which nothing is wrong, and not all is proven; 0 if it holds, 1 if it is broken."""

_COLOURS = {"ok": "green", "sealed": "cyan", "not_comparable": "yellow", "differs": "yellow", "failed": "red"}


def audit(record: Callable[[], Matches], source: str, head: str | None, as_json: bool) -> None:
    """Asks for the record only if the source is no file."""
    report = verify(_read(record, source), head)
    if as_json:
        print_json(report)
    else:
        _tell(report, head)
    match report.verdict:
        case "broken":
            where = "" if report.first_bad_version is None else f": the first bad version is {report.first_bad_version}"
            raise OperatorMistake(f"The record is broken{where}.")
        case "not_proven":
            names = ", ".join(check.name for check in report.unproven)
            raise OperatorMistake(f"The record is not proven: nothing is wrong, but not verified: {names}.", NOT_PROVEN)


def _read(record: Callable[[], Matches], source: str) -> Export:
    path = Path(source)
    if path.suffix == ".ndjson" or path.is_file():
        return read_file(path)
    with about(record(), source) as subject:
        return subject.matches.export(subject.head, None, is_whole=True)


def read_file(path: Path) -> Export:
    try:
        return read_export(path.read_bytes())
    except OSError as error:
        raise OperatorMistake(f"{path} cannot be read: {error.strerror}.") from error
    except NotAnExport as error:
        raise OperatorMistake(f"{path} is not a match: {error}.") from error


def _tell(report: Report, head: str | None) -> None:
    eyes = "whole" if report.redacted_for is None else f"as shown to {report.redacted_for}"
    print(f"{paint(f'{report.game} {report.match}', 'bold')}  {report.version} events, {eyes}")
    print(paint(f"head {report.hash}", "dim"))
    for check in report.checks:
        print(_line(check))
    if not report.holds:
        return
    print("The record holds.")
    if head is None:
        print(paint("Only a hash that somebody kept (--head) tells it from one that was recomputed as a whole.", "dim"))


def _line(check: Check) -> str:
    at = "" if check.version is None or check.status == "ok" else f"version {check.version}: "
    return f"  {paint(f'{check.status:<14}', _COLOURS[check.status])}  {check.name:<9} {at}{check.message}"
