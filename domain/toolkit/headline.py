"""The headline of a board: who must choose, as the viewer reads it."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.kernel import Seat, Viewer
from strata.domain.toolkit.language import SHARED
from strata.domain.toolkit.svg import shorten


def whose_turn(asked: Seat, viewer: Viewer, names: Sequence[str], length: int = 24, language: str = "en") -> str:
    """Who must choose, by name; it says so if it is the viewer's own turn."""
    name = shorten(names[asked], length)
    return SHARED[language].say("your-turn", name=name) if asked == viewer else name


def after_colon(task: str) -> str:
    """What must be chosen, as it goes on after a colon."""
    return task[:1].lower() + task[1:]
