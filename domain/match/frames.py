"""A version of a match as one frame of its story: what happened in words, where on the board, how the seats stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from strata.domain.kernel import Viewer
from strata.domain.match.course import course_row
from strata.domain.match.decisions import draw_board
from strata.domain.match.match import Ledger, Match
from strata.domain.match.narration import narrate, scene_of
from strata.domain.match.turns import phase_title


def frame_of(
    event: Mapping[str, Any],
    before: Match | None,
    after: Match,
    head: Ledger,
    viewer: Viewer,
    language: str,
    names: Sequence[str],
) -> dict[str, Any]:
    """An event, as it was shown to a viewer, and the match it led to."""
    narrator, scene = after.game.narrators[language], scene_of(before, after, viewer, names)
    facts = event["data"].get("facts", ())
    targets = (target for fact in facts for target in after.game.fact_targets(fact, scene.after))
    position = after.position
    return {
        **course_row(event, after, head),
        "phase_title": phase_title(after, narrator),
        "at": event["at"],
        "lines": narrate(event, narrator, language, scene),
        "targets": list(dict.fromkeys(targets)),
        "pending": [{"seat": seat, "name": name} for seat, name in after.pending],
        **standing_of(after),
        "board": None if position is None else draw_board(after, position, viewer, narrator, names),
    }


def standing_of(match: Match) -> dict[str, Any]:
    """How the seats and the tracks stand: totals and ranks in the order of the seats."""
    if match.position is None:
        return {"totals": [], "ranks": [], "tracks": {}}
    game, state = match.game, match.position.state
    by_seat = sorted(game.ranking(state), key=lambda standing: standing.seat)
    return {
        "totals": [standing.total for standing in by_seat],
        "ranks": [standing.rank for standing in by_seat],
        "tracks": {track.name: track.value for track in game.tracks(state)},
    }
