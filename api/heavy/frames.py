"""Versions that follow one another, each with its board, its words and its standings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from strata.api.output.pieces import changed, pieces
from strata.domain.kernel import Viewer
from strata.domain.match.frames import frame_of
from strata.store.matches import Matches


def frames(
    matches: Matches,
    match_id: str,
    head_version: int,
    first: int,
    last: int,
    viewer: Viewer,
    language: str,
    names: Sequence[str],
    is_as_told: bool,
) -> bytes:
    """Each board but the first is told by what changed since the one before."""
    head = matches.at(match_id, head_version)
    events = matches.journal.read(match_id, first - 1, last - first + 1)
    shown = matches.show(head, events, viewer, is_as_told=is_as_told)
    rows: list[dict[str, Any]] = []
    known: list[str] | None = None
    for event, (before, after) in zip(shown, matches.walk(match_id, events), strict=True):
        row = {**frame_of(event, before, after, head.ledger, viewer, language, names), "board_change": None}
        if row["board"] is not None:
            board = pieces(row["board"])
            if known is not None:
                row["board"], row["board_change"] = None, changed(known, board)
            known = board
        rows.append(row)
    return msgspec.json.encode({"seat": viewer, "version": head_version, "data": rows})
