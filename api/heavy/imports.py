"""Importing a match from a file: read, verified and kept in one go."""

from __future__ import annotations

from typing import NamedTuple

from strata.api.http.problems import Problem
from strata.domain.match import import_ as importing
from strata.domain.match.export import read_export
from strata.domain.match.match import Match
from strata.store.matches import Matches


class Importer(NamedTuple):
    """On whose word a file is imported, and whether what is not proven is taken on it too."""

    application: str | None
    is_admin: bool
    may_be_unproven: bool


def import_file(matches: Matches, data: bytes, importer: Importer) -> tuple[str, bool]:
    """The match that a file holds, and whether it was not here before. Raises ``NotAnExport`` or ``ImportRefused``."""
    imported = importing.import_match(read_export(data), importer.may_be_unproven)
    _require_right(imported.match, importer)
    return imported.match.ledger.id, matches.import_(imported)


def _require_right(match: Match, importer: Importer) -> None:
    """Only an administrator imports other applications' matches and, among those who have a key, running ones."""
    if importer.is_admin:
        return
    if match.ledger.application != importer.application:
        raise Problem(403, "forbidden", "The match belongs to another application; import it with its key.")
    if importer.application is not None and not match.ledger.is_unsealed:
        raise Problem(403, "forbidden", "A match that is not over is imported by an administrator.")
