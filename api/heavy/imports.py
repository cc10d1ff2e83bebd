"""Importing a match from a file: read, verified and kept in one go."""

from __future__ import annotations

from strata.api.access.callers import Asker
from strata.api.access.origins import origins_for
from strata.domain.match.events import Origin
from strata.domain.match.export import read_export
from strata.domain.match.import_ import import_match
from strata.store.matches import Matches


def import_file(
    matches: Matches, data: bytes, may_be_unproven: bool, origin: Origin | None, asker: Asker
) -> tuple[str, bool]:
    """The match that a file holds, and whether it was not here before. Raises ``NotAnExport`` or ``ImportRefused``.

    ``origin`` is what the file says it was forked from.
    """
    origins = origins_for(matches, origin, asker)
    imported = import_match(read_export(data), may_be_unproven, origins)
    return imported.match.ledger.id, matches.import_(imported)
