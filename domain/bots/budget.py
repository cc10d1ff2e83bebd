"""How much a bot may think about a decision."""

from __future__ import annotations

from collections.abc import Callable


def never() -> bool:
    return False


class Budget:
    """So many iterations, or as many as fit until time is up. Only with iterations alone does a choice repeat."""

    def __init__(self, iterations: int | None = None, is_time_up: Callable[[], bool] = never) -> None:
        self._left, self.is_time_up = iterations, is_time_up

    def spend(self) -> bool:
        """Take one iteration; False where none is left."""
        if self.is_time_up():
            return False
        if self._left is not None:
            if self._left == 0:
                return False
            self._left -= 1
        return True
