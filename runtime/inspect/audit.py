"""``strata audit``: verifies the record of a match, from a file without any service, or from the store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from strata.domain.match.audit import Check, LogEvidence, NoOrigin, Origins, Report, no_origins
from strata.domain.match.audit import audit as verify
from strata.domain.match.events import Origin
from strata.domain.match.export import Export, NotAnExport, read_export
from strata.domain.transparency.notes import NotAKey, read_verifier
from strata.domain.transparency.proof import LogProof
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.inspected import inspect_match
from strata.runtime.inspect.terminal import paint, print_json
from strata.store.matches import Matches
from strata.store.origins import origins_here

NOT_PROVEN = 3
"""The exit code of a record in which nothing is wrong, and not all is proven; 0 if it holds, 1 if it is broken."""

_COLOURS = {
    "ok": "green",
    "sealed": "cyan",
    "unproven": "yellow",
    "not_comparable": "yellow",
    "differs": "yellow",
    "failed": "red",
}


def audit(
    record: Callable[[], Matches],
    source: str,
    head: str | None,
    origins: Sequence[Path],
    checkpoint: Path | None,
    proof: Path | None,
    keys: Sequence[str],
    as_json: bool,
) -> None:
    """Opens the store only if the source is not a file."""
    evidence = _evidence(checkpoint, proof, keys)
    report = _verify(record, source, head, [read_file(path) for path in origins], evidence)
    if as_json:
        print_json(report)
    else:
        _print_report(report, head, checkpoint)
    if report.verdict != "holds":
        raise CommandError(report.statement, NOT_PROVEN if report.verdict == "not_proven" else None)


def _evidence(checkpoint: Path | None, proof: Path | None, keys: Sequence[str]) -> LogEvidence | None:
    if checkpoint is None and proof is None and not keys:
        return None
    try:
        verifiers = [read_verifier(line) for text in keys for line in text.split()]
        kept = None if checkpoint is None else _read_text(checkpoint)
        given = None if proof is None else msgspec.json.decode(_read_text(proof), type=LogProof)
    except NotAKey as error:
        raise CommandError(f"--key is not a public key of a log: {error}.", 2) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CommandError(f"{proof or checkpoint} cannot be used: {error}.", 2) from error
    return LogEvidence(kept, given, verifiers)


def _read_text(path: Path) -> str:
    try:
        return path.read_text()
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}.", 2) from error


def _verify(
    record: Callable[[], Matches],
    source: str,
    head: str | None,
    given: Sequence[Export],
    evidence: LogEvidence | None,
) -> Report:
    path = Path(source)
    if path.suffix == ".ndjson" or path.is_file():
        return verify(read_file(path), head, _among(given), evidence)
    with inspect_match(record(), source) as inspected:
        exported = inspected.matches.export(inspected.readable, None, is_whole=True)
        return verify(exported, head, _among(given, at_the_shell(inspected.matches)), evidence)


def _among(given: Sequence[Export], otherwise: Origins = no_origins) -> Origins:
    """The origins that were given as files, and those found elsewhere."""
    by_match = {export.header.match: export for export in given}

    def find(origin: Origin) -> Export | NoOrigin:
        return by_match[origin.match] if origin.match in by_match else otherwise(origin)

    return find


def at_the_shell(matches: Matches) -> Origins:
    """The origins that are in the record: at the shell, whole."""
    return lambda origin: origins_here(matches, origin, lambda _: None)(origin)


def read_file(path: Path) -> Export:
    try:
        return read_export(path.read_bytes())
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}.") from error
    except NotAnExport as error:
        raise CommandError(f"{path} is not a match: {error}.") from error


def _print_report(report: Report, head: str | None, checkpoint: Path | None) -> None:
    extent = "whole" if report.redacted_for is None else f"as shown to {report.redacted_for}"
    print(f"{paint(f'{report.game} {report.match}', 'bold')}  {report.version} events, {extent}")
    print(paint(f"head {report.hash}", "dim"))
    for check in report.checks:
        print(_line(check))
    for proof in report.prove_with:
        changes = "; ".join(proof.changes) or "states had another form"
        print(f"Release {proof.release} can prove it ({changes}):\n  {proof.command}")
    if not report.holds:
        return
    print(report.statement)
    if head is None and checkpoint is None:
        print(
            paint(
                "Only what somebody kept proves that the whole record was not recomputed: a hash (--head), or a "
                "checkpoint of the log (--checkpoint).",
                "dim",
            )
        )


def _line(check: Check) -> str:
    at = "" if check.version is None or check.status == "ok" else f"version {check.version}: "
    return f"  {paint(f'{check.status:<14}', _COLOURS[check.status])}  {check.name:<9} {at}{check.message}"
