"""The headline of a board: who must choose, as the viewer reads it."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.kernel import Seat, Viewer
from strata.domain.toolkit.svg import shorten


def whose_turn(asked: Seat, viewer: Viewer, names: Sequence[str], length: int = 24) -> str:
    """Who must choose, by name; it says so if it is the viewer's own turn."""
    name = shorten(names[asked], length)
    return f"Your turn, {name}" if asked == viewer else name
