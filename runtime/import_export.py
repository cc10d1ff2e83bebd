"""``strata export`` and ``strata import``: matches between the record and files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from strata.api.access.tokens import Tokens
from strata.domain.match.export import NotAnExport, lines, read_header
from strata.domain.match.import_ import Imported, ImportRefused, import_match, read_claims
from strata.domain.match.match import Match
from strata.domain.match.refusals import Refused
from strata.domain.transparency.proof import LogProof
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.audit import at_the_shell, read_file
from strata.runtime.inspect.inspected import inspect_match
from strata.runtime.inspect.terminal import paint
from strata.store.journal import SHARDS
from strata.store.matches import Matches
from strata.store.transparency.log import HeadLog
from strata.store.transparency.proofs import proof_of_end


def export(record: Matches, log: HeadLog, matches: Sequence[str], all_: bool, folder: Path, proof: bool) -> None:
    """Whole files, as for an administrator: one of a match that is not over holds its seed, and one of a match that is
    carries the proof that the log has it."""
    if bool(matches) == all_:
        raise CommandError("Name the matches to export, or --all of them.")
    journal = record.journal
    everything = (id_ for shard in range(SHARDS) for id_ in (*journal.matches(shard), *journal.archived(shard)))
    wanted = list(everything) if all_ else matches
    folder.mkdir(parents=True, exist_ok=True)
    for number, name in enumerate(wanted, 1):
        with inspect_match(record, name) as inspected:
            match = inspected.readable
            path = folder / f"{inspected.id}.ndjson"
            logged = _proof(record, log, match) if proof else None
            _write(path, b"".join(lines(record.export(match, None, is_whole=True)._replace(proof=logged))))
        seed = "" if match.ledger.is_unsealed else paint("  holds the seed: keep it to yourself", "yellow")
        print(f"{_count(number, len(wanted))} {path}  {_describe(match)}{seed}", flush=True)


def _proof(record: Matches, log: HeadLog, match: Match) -> LogProof | None:
    ledger = match.ledger
    return proof_of_end(log, record.journal, ledger.id, ledger.version) if ledger.is_unsealed else None


def import_(record: Matches, tokens: Tokens, files: Sequence[Path], unproven: bool = False) -> None:
    """Each file by itself: verified, then kept whole or refused. A fork comes after its origin."""
    refused = 0
    for number, path in enumerate(_origins_first(files), 1):
        count = _count(number, len(files))
        try:
            imported = import_match(read_file(path), unproven, at_the_shell(record))
            is_kept = record.import_(imported)
        except (ImportRefused, CommandError, Refused) as error:
            refused += 1
            print(f"{count} {paint('refused', 'red')}  {_reason(path, error)}", flush=True)
            continue
        outcome = "imported" if is_kept else "is here already"
        print(f"{count} {imported.match.ledger.id} {outcome}  {_describe(imported.match)}", flush=True)
        _print_tokens(imported, tokens)
    if refused:
        raise CommandError(f"{refused} of {len(files)} files refused.")


def _origins_first(files: Sequence[Path]) -> list[Path]:
    """The files in an order in which no fork comes before its origin."""
    claims = {path: _claims(path) for path in files}
    by_match = {match: path for path, (match, _) in claims.items()}
    ordered: dict[Path, None] = {}

    def add(path: Path, waiting: tuple[Path, ...]) -> None:
        origin = by_match.get(claims[path][1] or "")
        if origin is not None and origin not in ordered and origin not in waiting:
            add(origin, (*waiting, path))
        ordered[path] = None

    for path in files:
        add(path, ())
    return list(ordered)


def _claims(path: Path) -> tuple[str | None, str | None]:
    """The match that a file says it holds, and its origin; a file that cannot be read says nothing."""
    try:
        data = path.read_bytes()
        origin = read_claims(data).origin
        return read_header(data).match, None if origin is None else origin.match
    except (OSError, NotAnExport):
        return None, None


def _write(path: Path, data: bytes) -> None:
    """The whole file or none; readable by its owner alone."""
    part = path.with_suffix(".part")
    part.touch(mode=0o600)
    part.write_bytes(data)
    part.replace(path)


def _print_tokens(imported: Imported, tokens: Tokens) -> None:
    """A match that is not over continues here: its people need tokens of this service."""
    match = imported.match
    for seat, holder in enumerate(match.ledger.seats):
        if holder.kind == "human" and not match.ledger.is_unsealed:
            print(f"    seat {seat}  {tokens.of(match, seat)}")


def _reason(path: Path, error: Exception) -> str:
    if not isinstance(error, ImportRefused):
        return str(error) if isinstance(error, CommandError) else f"{path}: {error}."
    where = "" if error.version is None else f" at version {error.version}"
    if error.is_unproven:
        return f"{path} is not proven ({error.check}{where}): {error}. --unproven takes it all the same."
    return f"{path} failed verification ({error.check}{where}): {error}."


def _describe(match: Match) -> str:
    return f"{match.ledger.game}, {match.ledger.status}, {match.ledger.version} events"


def _count(number: int, total: int) -> str:
    return f"[{number:>{len(str(total))}}/{total}]"
