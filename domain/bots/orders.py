"""What lines of play remember of the positions they met: the moves there, the best first.

The lines of an option and of another one meet again, and so do those of later decisions.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from strata.domain.kernel import Action, Position


class Moves(NamedTuple):
    """The candidates of a decision, and the same with the best first."""

    candidates: list[Action]
    ranked: list[Action]


class Orders:
    """The moves of so many positions, those that were met last; where a candidate draws, for the same luck alone."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._moves: dict[str, tuple[int | None, Moves]] = {}

    def find(self, position: Position[Any], luck: int) -> Moves | None:
        found = self._moves.get(position.digest) if self._limit else None
        return found[1] if found is not None and found[0] in (None, luck) else None

    def keep(self, position: Position[Any], luck: int | None, moves: Moves) -> None:
        """Without luck where chance has no say."""
        if not self._limit:
            return
        if len(self._moves) >= self._limit:
            del self._moves[next(iter(self._moves))]
        self._moves[position.digest] = luck, moves
