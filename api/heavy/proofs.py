"""The proofs of a match, computed from the record at a version as a viewer may read it."""

from __future__ import annotations

import msgspec

from strata.api.access.callers import Asker
from strata.api.access.origins import origins_for
from strata.domain.kernel import Viewer
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.audit import audit
from strata.domain.match.export import lines
from strata.domain.match.match import Match
from strata.store.matches import Matches


def export_file(matches: Matches, match_id: str, version: int, viewer: Viewer, is_whole: bool) -> bytes:
    return b"".join(lines(matches.export(_readable(matches, match_id, version), viewer, is_whole)))


def audit_report(
    matches: Matches,
    match_id: str,
    version: int,
    viewer: Viewer,
    is_whole: bool,
    head: str | None,
    asker: Asker,
    is_known_fork: bool,
) -> bytes:
    match = _readable(matches, match_id, version)
    origins = origins_for(matches, match.ledger.origin, asker, is_known_fork)
    report = audit(matches.export(match, viewer, is_whole), head, origins)
    return msgspec.json.encode(to_builtins(report))


def _readable(matches: Matches, match_id: str, version: int) -> Match:
    match = matches.load_readable(match_id)
    return match if match.ledger.version == version else matches.at(match_id, version)
