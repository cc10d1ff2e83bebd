"""``strata audit``: verifies the record of a match, from a file without any service, or from the store."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from strata.domain.match.audit import Check, Report
from strata.domain.match.audit import audit as verify
from strata.domain.match.export import Export, NotAnExport, read_export
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.inspected import inspect_match
from strata.runtime.inspect.terminal import paint, print_json
from strata.store.matches import Matches

NOT_PROVEN = 3
"""The exit code of a record in which nothing is wrong, and not all is proven; 0 if it holds, 1 if it is broken."""

_COLOURS = {"ok": "green", "sealed": "cyan", "not_comparable": "yellow", "differs": "yellow", "failed": "red"}


def audit(record: Callable[[], Matches], source: str, head: str | None, as_json: bool) -> None:
    """Opens the store only if the source is not a file."""
    report = verify(_read(record, source), head)
    if as_json:
        print_json(report)
    else:
        _print_report(report, head)
    match report.verdict:
        case "broken":
            where = "" if report.first_bad_version is None else f": the first bad version is {report.first_bad_version}"
            raise CommandError(f"The record is broken{where}.")
        case "not_proven":
            names = ", ".join(check.name for check in report.unproven)
            raise CommandError(f"The record is not proven: nothing is wrong, but not verified: {names}.", NOT_PROVEN)


def _read(record: Callable[[], Matches], source: str) -> Export:
    path = Path(source)
    if path.suffix == ".ndjson" or path.is_file():
        return read_file(path)
    with inspect_match(record(), source) as inspected:
        return inspected.matches.export(inspected.head, None, is_whole=True)


def read_file(path: Path) -> Export:
    try:
        return read_export(path.read_bytes())
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}.") from error
    except NotAnExport as error:
        raise CommandError(f"{path} is not a match: {error}.") from error


def _print_report(report: Report, head: str | None) -> None:
    extent = "whole" if report.redacted_for is None else f"as shown to {report.redacted_for}"
    print(f"{paint(f'{report.game} {report.match}', 'bold')}  {report.version} events, {extent}")
    print(paint(f"head {report.hash}", "dim"))
    for check in report.checks:
        print(_line(check))
    if not report.holds:
        return
    print("The record holds.")
    if head is None:
        print(paint("Only a hash that somebody kept (--head) proves that the whole record was not recomputed.", "dim"))


def _line(check: Check) -> str:
    at = "" if check.version is None or check.status == "ok" else f"version {check.version}: "
    return f"  {paint(f'{check.status:<14}', _COLOURS[check.status])}  {check.name:<9} {at}{check.message}"
