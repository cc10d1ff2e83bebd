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
        self._latest: tuple[bytes, Position[Any]] | None = None
        evaluator = position.game.evaluator
        self.farsight = evaluator if isinstance(evaluator, FarsightedEvaluator) else FarsightedEvaluator[Any]()
        """What the game's evaluator says about looking ahead."""

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    def world(self, rng: Random) -> Position[Any]:
        """One of these worlds; the same object as the last one if it is equal, as it always is where nothing is hidden.

        It is read from its canonical bytes, so that it does not show how the true state came to lie in memory, such as
        the order of a dict."""
        read = canonical(self._resample(rng))
        if self._latest is None or self._latest[0] != read:
            self._latest = read, Position(self.game, decode(read, self.game.state))
        return self._latest[1]

    def candidates(self, world: Position[Any]) -> list[Action]:
        """The options worth a look in one of the worlds, the most promising first."""
        return list(self.game.evaluator.candidates(world.state, self.decision))

    def plausible_world(self, rng: Random) -> Position[Any]:
        """One of a few worlds, as likely as what the others hide in it."""
        if type(self.farsight).plausibility is FarsightedEvaluator.plausibility:
            return self.world(rng)
        worlds = [self.world(rng) for _ in range(WORLDS_WEIGHED)]
        weights = [self.farsight.plausibility(world.state, self.seat) for world in worlds]
        return rng.choices(worlds, weights)[0] if any(weights) else worlds[0]
