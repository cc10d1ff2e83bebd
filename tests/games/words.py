"""What a game says in a language, to people of whom one has no name and one a name that could be a template."""

from __future__ import annotations

from typing import Any

from strata.domain.kernel import Action, Decision, Fact, Game, Scene, Seat, State, View, Viewer, readable

NAMES = ["Ann", "Bob {seat}", "", "Dee", "Eve", "Fay", "Gus"]


class Words:
    def __init__(self, game: Game[Any, Any], language: str = "en") -> None:
        self._game, self._narrator = game, game.narrators[language]

    def told(self, fact: Fact, viewer: Viewer = 0, before: State | None = None, after: State | None = None) -> str:
        """The line of a fact; states before and after it are given where it is told from what the viewer sees."""

        def view(state: State | None) -> View:
            assert state is not None, "this fact is told from what its reader sees"
            return self._game.view(state, viewer)

        scene = Scene(NAMES, lambda: view(before), lambda: view(after))
        return self._narrator.fact(readable(fact, viewer, None), scene)

    def label(self, action: Action, state: State | None = None, seat: Seat = 0) -> str:
        """The label of an option, in a state where it needs one."""
        view = None if state is None else self._game.view(state, seat)
        [label] = self._narrator.labels(Decision(seat, "", [action]), view, NAMES)
        return label
