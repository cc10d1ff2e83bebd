"""What a game says in English, to people of whom one has no name and one a name that could be a template."""

from __future__ import annotations

from typing import Any

from strata.domain.kernel import Action, Fact, Game, Viewer, readable

NAMES = ["Ann", "Bob {seat}", "", "Dee", "Eve", "Fay", "Gus"]


class Words:
    def __init__(self, game: Game[Any, Any]) -> None:
        self._narrator = game.narrators["en"]

    def told(self, fact: Fact, viewer: Viewer = 0) -> str:
        return self._narrator.fact(readable(fact, viewer, None), NAMES)

    def label(self, action: Action) -> str:
        return self._narrator.action(action, NAMES)
