"""What each option of a decision would have led to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from strata.api.output.pieces import changed, pieces
from strata.domain.kernel import Seat
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.alternatives import answers, decision_at, is_choice, led_to
from strata.domain.match.decisions import draw_board, show_decision
from strata.domain.match.frames import standing_of
from strata.domain.match.match import Match
from strata.domain.match.narration import narrate, scene_of
from strata.store.matches import Matches


def alternatives(
    matches: Matches,
    match_id: str,
    version: int,
    seat: Seat | None,
    language: str,
    names: Sequence[str],
    after: int,
    limit: int,
    are_drawn: bool,
) -> bytes:
    """Options from a place of the list on. Boards are told by what changed since that of the decision."""
    match, events = matches.at(match_id, version), matches.journal.read(match_id, 0)
    decision, narrator = decision_at(match, seat), match.game.narrators[language]
    asked, position = decision.seat, match.position
    assert position is not None
    shown = show_decision(position, decision, narrator, names)
    chosen = list(answers(match, events, asked))
    board = draw_board(match, position, asked, narrator, names) if are_drawn else None
    known = [] if board is None else pieces(board)
    rows: list[dict[str, Any]] = []
    for option, action in list(zip(shown.pop("options"), decision.options, strict=True))[after : after + limit]:
        move = led_to(match, matches.seed(match_id), asked, action)
        there = Match(match.ledger, move.position)
        facts = to_builtins(move.facts)
        told = narrate(
            {"type": "move_played", "data": {"facts": facts}}, narrator, language, scene_of(match, there, asked, names)
        )
        row = {
            **option,
            "led_to": [at for at, played in chosen if is_choice(played, action)],
            "facts": facts,
            "lines": told,
            "ending": match.game.ending(move.position.state),
            **standing_of(there),
        }
        if are_drawn:
            row["board_change"] = changed(known, pieces(draw_board(there, move.position, asked, narrator, names)))
        rows.append(row)
    has_more = after + limit < len(decision.options)
    return msgspec.json.encode(
        {
            "game": match.ledger.game,
            "version": version,
            "decision": {**shown, "options": len(decision.options)},
            **({} if board is None else {"board": board}),
            "data": rows,
            "has_more": has_more,
            "next_cursor": str(after + limit) if has_more else None,
        }
    )
