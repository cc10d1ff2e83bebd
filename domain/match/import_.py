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
from strata.domain.match.audit import audit
from strata.domain.match.events import Event, SeedRevealed
from strata.domain.match.evolve import evolve
from strata.domain.match.export import Export, ShownEvent
from strata.domain.match.match import Match


class ImportRefused(Exception):
    """The file is refused: the check that it does not pass, and the first version it is about.

    ``is_unproven`` where nothing is wrong, but the check could not be made.
    """

    def __init__(self, check: str, version: int | None, reason: str, is_unproven: bool = False) -> None:
        super().__init__(reason)
        self.check, self.version, self.is_unproven = check, version, is_unproven


class Imported(NamedTuple):
    """The events to keep, byte for byte as they were recorded, the match they lead to, and its seed."""

    events: list[Event]
    match: Match
    seed: bytes
    is_proven: bool = True


def import_match(export: Export, may_be_unproven: bool = False) -> Imported:
    """The match that a file holds. Raises ``ImportRefused``."""
    if not export.is_whole:
        reason = f"a file redacted for {export.header.redacted_for} is not whole"
        raise ImportRefused("seals", None, reason)
    if export.header.game not in GAMES:
        raise ImportRefused("rules", 1, f"the game {export.header.game} is not known here")
    report = audit(export)
    failure = report.first_failure() or (None if may_be_unproven else next(iter(report.unproven), None))
    if failure is not None:
        raise ImportRefused(failure.name, failure.version, failure.message, is_unproven=failure.status != "failed")
    match = _evolved(events := [_event(shown) for shown in export.events])
    _require_known_bots(match)
    return Imported(events, match, _seed(export), report.holds)


def _event(shown: ShownEvent) -> Event:
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
    except Exception as error:
        # The audit reports it as not comparable; a match that cannot be read here cannot be kept here.
        raise ImportRefused("state", None, f"this release cannot read it: {error}") from error


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
