"""What a bot is asked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from strata.domain.kernel import Action, Decision, FarsightedEvaluator, Game, Position, Seat, canonical
from strata.domain.kernel.codec import decode

WORLDS_WEIGHED = 4
"""Of how many worlds a plausible one is chosen."""


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
        return [] if self._farsighted is None else list(self._farsighted.further_candidates(world.state, self.decision))

    @property
    def turns_ahead(self) -> int:
        """How many turns beyond this one tell options apart."""
        return 0 if self._farsighted is None else self._farsighted.turns_ahead

    @property
    def lines(self) -> int:
        """How many lines of play an iteration of a search follows."""
        return 1 if self._farsighted is None else self._farsighted.lines

    def plausible_world(self, rng: Random) -> Position[Any]:
        """One of a few worlds, as likely as what the others hide in it."""
        if self._farsighted is None or type(self._farsighted).plausibility is FarsightedEvaluator.plausibility:
            return self.world(rng)
        worlds = [self.world(rng) for _ in range(WORLDS_WEIGHED)]
        weights = [self._farsighted.plausibility(world.state, self.seat) for world in worlds]
        return rng.choices(worlds, weights)[0] if any(weights) else worlds[0]

    @property
    def _farsighted(self) -> FarsightedEvaluator[Any] | None:
        evaluator = self.game.evaluator
        return evaluator if isinstance(evaluator, FarsightedEvaluator) else None
