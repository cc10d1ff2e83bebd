"""What a bot is asked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from strata.domain.kernel import Action, Decision, FarsightedEvaluator, Game, Position, Seat, canonical
from strata.domain.kernel.codec import decode


class Question:
    """A decision, and worlds that its seat cannot tell from the true one: all that a bot may look into."""

    def __init__(self, position: Position[Any], decision: Decision) -> None:
        self.game: Game[Any, Any] = position.game
        self.decision = decision
        self._resample: Callable[[Random], Any] = lambda rng: position.game.resample(position.state, decision.seat, rng)

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    def world(self, rng: Random) -> Position[Any]:
        """One of these worlds. It is read from its canonical bytes, so that it does not show how the true state came
        to lie in memory, such as the order of a dict."""
        return Position(self.game, decode(canonical(self._resample(rng)), self.game.state))

    def candidates(self, world: Position[Any]) -> list[Action]:
        """The options worth a look in one of the worlds, the most promising first."""
        return list(self.game.evaluator.candidates(world.state, self.decision))

    def further_candidates(self, world: Position[Any]) -> list[Action]:
        """Those that only what follows them can tell from the candidates, the most promising first."""
        evaluator = self.game.evaluator
        if not isinstance(evaluator, FarsightedEvaluator):
            return []
        return list(evaluator.further_candidates(world.state, self.decision))
