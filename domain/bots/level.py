"""What every level of play offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from strata.domain.bots.budget import Budget
from strata.domain.bots.question import Question
from strata.domain.kernel import Action


@dataclass(frozen=True)
class Level:
    """A way to play. ``choose`` returns one of the question's options, and stops thinking when the budget is spent."""

    choose: Callable[[Question, Random, Budget], Action]
    iterations: int | None = None
    """The budget with which choices repeat, and the ladder is measured; None where it does not depend on one."""
    seconds: float = 0.0
    """How long each decision takes in a worker, whatever it is about; 0 for a level that responds at once."""

    def budget(self) -> Budget:
        return Budget(self.iterations)
