"""Importing a match from a file: verified first, then kept as it is, with its id, its events and its seed.

Only a whole file can be imported, and only one that holds. One in which nothing is wrong, but not all is proven, is
taken on an administrator's word alone, and stays marked as unproven.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import UNSET

from strata.domain.bots import LEVELS
from strata.domain.games.registry import GAMES
from strata.domain.kernel import canonical
from strata.domain.match.audit import Origins, audit, no_origins
from strata.domain.match.events import Event, Origin, SeedRevealed, UnreadableEvent
from strata.domain.match.evolve import evolve
from strata.domain.match.export import Export, NotAnExport, ShownEvent, read_shown, split_proof
from strata.domain.match.match import Match


class ImportRefused(Exception):
    """The file is refused: the check that it does not pass, and the first version it is about.

    ``is_unproven`` where nothing is wrong, but the check could not be made.
    """

    def __init__(self, check: str, version: int | None, reason: str, is_unproven: bool = False) -> None:
        super().__init__(reason)
        self.check, self.version, self.is_unproven = check, version, is_unproven


class Claims(NamedTuple):
    """Whose match a file says it holds, whether that is over, and what it was forked from."""

    application: str | None
    is_over: bool
    origin: Origin | None


class Imported(NamedTuple):
    """The events to keep, byte for byte as they were recorded, the match they lead to, and its seed."""

    events: list[Event]
    match: Match
    seed: bytes
    is_proven: bool = True


def read_claims(data: bytes) -> Claims:
    """What a file says of itself in its first event and its last, read without the rest. Raises ``NotAnExport``.

    A file that is then imported is bound to them: they are verified with all else.
    """
    data, _ = split_proof(data)
    _, _, after_header = data.partition(b"\n")
    first, _, _ = after_header.partition(b"\n")
    last = data.rpartition(b"\n")[2]
    made = read_shown(first, 2)
    try:
        beginning = msgspec.convert(made.data, _Beginning)
    except msgspec.ValidationError as error:
        raise NotAnExport(2, str(error)) from error
    return Claims(beginning.application, read_shown(last, 2).type == SeedRevealed.type, beginning.origin)


class _Beginning(msgspec.Struct):
    application: str | None = None
    origin: Origin | None = None


def import_match(export: Export, may_be_unproven: bool = False, origins: Origins = no_origins) -> Imported:
    """The match that a file holds; that of a fork is proven against its origin. Raises ``ImportRefused``."""
    if not export.is_whole:
        reason = f"a file redacted for {export.header.redacted_for} is not whole"
        raise ImportRefused("seals", None, reason)
    if export.header.game not in GAMES:
        raise ImportRefused("rules", 1, f"the game {export.header.game} is not known here")
    report = audit(export, origins=origins)
    failure = report.first_failure() or (None if may_be_unproven else next(iter(report.unproven), None))
    if failure is not None:
        raise ImportRefused(failure.name, failure.version, failure.message, is_unproven=failure.status != "failed")
    match = _evolved(events := [recorded_event(shown) for shown in export.events])
    _require_known_bots(match)
    return Imported(events, match, _seed(export), report.holds)


def recorded_event(shown: ShownEvent) -> Event:
    """An event of a whole file as it is on record. Raises ``ImportRefused``."""
    if shown.readers is UNSET or shown.readers.keys() != shown.sealed.keys():
        raise ImportRefused("seals", shown.version, "it does not say who may read what is sealed")
    return Event(
        version=shown.version,
        type=shown.type,
        at=shown.at,
        actor=shown.actor,
        data=msgspec.Raw(canonical(shown.data)),
        sealed=shown.sealed,
        readers=shown.readers,
        hash=shown.hash,
    )


def _evolved(events: list[Event]) -> Match:
    try:
        return evolve(None, events)
    except UnreadableEvent as error:
        # The audit reports it as not comparable; a match that cannot be read here cannot be kept here.
        raise ImportRefused("state", error.version, f"this release cannot read it: {error.reason}") from error


def _seed(export: Export) -> bytes:
    last = export.events[-1]
    written = last.data["seed"] if last.type == SeedRevealed.type else export.header.seed
    assert isinstance(written, str), "a record in which nothing is sealed has its seed"
    return bytes.fromhex(written)


def _require_known_bots(match: Match) -> None:
    ledger = match.ledger
    levels = {holder.level for holder in ledger.seats} | {None if ledger.clock is None else ledger.clock.bot}
    unknown = {level for level in levels if level is not None} - set(LEVELS)
    if unknown and ledger.status in ("open", "playing"):
        raise ImportRefused("course", None, f"bots of level {', '.join(sorted(unknown))} are not known here")
