"""What all parts of the picture are drawn from: the view, the names, the language, and what its viewer may point at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from strata.domain.games.gods_love_dinosaurs.view import View
from strata.domain.toolkit.narration import FluentNarrator

_CHARACTER = 0.68
"""How wide a character is on average, as a share of the size of the type, in bold Cyrillic."""


class Canvas(NamedTuple):
    view: View
    names: Sequence[str]
    words: FluentNarrator
    offered: frozenset[str]


def fitted(words: str, size: float, room: float) -> float:
    """The size of type at which a line fits a width: ``size``, or smaller."""
    return min(size, room / (_CHARACTER * max(1, len(words))))
