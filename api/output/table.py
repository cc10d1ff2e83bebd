"""What a viewer has before it at the table: what it sees, what it is asked, and the board, all of one version."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any

from strata.api.input.look import Look, look_after
from strata.api.services import services
from strata.domain.kernel import Viewer
from strata.domain.match.decisions import draw_board, show_decision
from strata.domain.match.match import Match
from strata.domain.match.undo import undo_status


def view(look: Look) -> dict[str, Any]:
    """The state as the viewer may know it."""
    return {**_head(look), **view_of(look)}


def actions(look: Look) -> dict[str, Any]:
    """What the viewer is asked."""
    return {**_head(look), "decisions": decisions_of(look)}


def _head(look: Look) -> dict[str, Any]:
    return {"game": look.match.game.slug, "version": look.match.ledger.version}


def decisions_of(look: Look) -> list[dict[str, Any]]:
    """What the viewer is asked, with every option; nothing while it is not."""
    is_on = look.match.ledger.status == "playing"
    decision = look.position.decision_of(look.viewer) if is_on and look.viewer is not None else None
    return [] if decision is None else [show_decision(look.position, decision, look.narrator, look.names)]


def view_of(look: Look) -> dict[str, Any]:
    return {"seat": look.viewer, "view": look.match.game.view(look.position.state, look.viewer)}


def board_of(look: Look) -> str:
    """The board as SVG; what was drawn lately is not drawn again."""
    position = look.position

    def draw() -> bytes:
        return draw_board(look.match, position, look.viewer, look.narrator, look.names).encode()

    return services().pictures.get(picture_key(look), draw).decode()


def picture_key(look: Look) -> tuple[Hashable, ...]:
    """All that a board depends on."""
    return look.match.ledger.id, look.match.ledger.version, look.viewer, look.language, *look.names


def parts_of(look: Look, asked: Collection[str]) -> dict[str, Any]:
    """The parts that are asked for by name."""
    parts: dict[str, Any] = {}
    if "view" in asked:
        parts |= view_of(look)
    if "actions" in asked:
        parts["decisions"] = decisions_of(look)
    if "board" in asked:
        parts["board"] = board_of(look)
    if "undo" in asked:
        parts["undo"] = undo_status(look.match, look.viewer)._asdict()
    return parts


def parts_after(match: Match, viewer: Viewer, asked: Collection[str]) -> tuple[dict[str, Any], dict[str, str]]:
    """The parts that a command is to return beside its own response, and their headers."""
    if not asked:
        return {}, {}
    look = look_after(match, viewer)
    return parts_of(look, asked), {"Content-Language": look.language}
