"""What a seat is asked, as it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from strata.domain.kernel import Decision, Game
from strata.domain.kernel.codec import to_builtins


def show_decision(game: Game[Any, Any], decision: Decision, names: Sequence[str]) -> dict[str, Any]:
    """A decision with every option in words and ready to be played; the seats go by these names."""
    narrator = game.narrators["en"]
    return {
        "seat": decision.seat,
        "name": decision.name,
        "about": decision.about,
        "options": [
            {"label": narrator.action(action, names), "action": to_builtins(action)} for action in decision.options
        ],
    }
