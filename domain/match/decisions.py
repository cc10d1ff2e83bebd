"""What a seat is asked, as it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from strata.domain.kernel import Decision, Narrator, Position, Targets, View, Viewer, titled
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.match import Match


def show_decision(
    position: Position[Any], decision: Decision, narrator: Narrator, names: Sequence[str]
) -> dict[str, Any]:
    """A decision with every option in words, with its places on the board, and ready to be played."""
    game = position.game
    view = game.view(position.state, decision.seat)
    labels = narrator.labels(decision, view, names)
    return {
        "seat": decision.seat,
        "name": decision.name,
        "title": titled(narrator, "decision", decision.name),
        "about": decision.about,
        "options": [
            {"label": label, "targets": list(game.targets(action, view)), "action": plain}
            for label, action, plain in zip(labels, decision.options, to_builtins(decision.options), strict=True)
        ],
    }


def offered_targets(position: Position[Any], viewer: Viewer, view: View) -> Targets:
    """Where on the board a viewer can point to choose something, given its view."""
    decision = None if viewer is None else position.decision_of(viewer)
    if decision is None:
        return ()
    return tuple(dict.fromkeys(target for action in decision.options for target in position.game.targets(action, view)))


def draw_board(match: Match, position: Position[Any], viewer: Viewer, narrator: Narrator, names: Sequence[str]) -> str:
    """The table of a match as a viewer sees it, with the places marked that it can point at."""
    view = position.game.view(position.state, viewer)
    offered = offered_targets(position, viewer, view) if match.ledger.status == "playing" else ()
    return str(position.game.board(view, names, narrator, offered))
