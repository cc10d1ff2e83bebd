"""What every part of the picture is drawn from: the view, the names of the seats, a language, and what is offered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from strata.domain.games.evo.view import View
from strata.domain.toolkit.language import Argument
from strata.domain.toolkit.narration import FluentNarrator


@dataclass(frozen=True)
class Drawing:
    """``offered`` are the targets of the options that the viewer has."""

    view: View
    names: Sequence[str]
    words: FluentNarrator
    offered: frozenset[str]

    def say(self, message: str, /, **arguments: Argument) -> str:
        return self.words.say(message, **arguments)


def estimated_width(words: str, size: float) -> float:
    """How wide a line of text is, about, in a wide font."""
    return 0.58 * size * len(words)
