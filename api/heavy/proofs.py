"""The proofs of a match, computed from the record at a version as a viewer may read it."""

from __future__ import annotations

import msgspec

from strata.domain.kernel import Viewer
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.audit import audit
from strata.domain.match.export import Export, lines
from strata.store.matches import Matches


def export_file(matches: Matches, match_id: str, version: int, viewer: Viewer, is_whole: bool) -> bytes:
    return b"".join(lines(_export(matches, match_id, version, viewer, is_whole)))


def audit_report(
    matches: Matches, match_id: str, version: int, viewer: Viewer, is_whole: bool, head: str | None
) -> bytes:
    report = audit(_export(matches, match_id, version, viewer, is_whole), head)
    return msgspec.json.encode(to_builtins(report))


def _export(matches: Matches, match_id: str, version: int, viewer: Viewer, is_whole: bool) -> Export:
    return matches.export(matches.at(match_id, version), viewer, is_whole)
