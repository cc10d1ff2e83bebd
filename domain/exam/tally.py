"""What the exam counts: how often each law was examined, what came up on the way, and which law is broken."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Broken(AssertionError):
    """A game breaks a law: which one, and how that was seen."""

    def __init__(self, law: str, how: str) -> None:
        super().__init__(f"{law}: {how}")
        self.law, self.how = law, how
        self.tally = Tally()
        self.replay: dict[str, Any] | None = None


class Tally:
    """Counts of one or several papers."""

    def __init__(self) -> None:
        self.examined = Counter[str]()
        self.met = Counter[str]()

    def examine(self, law: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a law returns. Raises ``Broken`` whatever it fails with, for rules may raise anything."""
        self.examined[law.__name__] += 1
        try:
            return law(*args, **kwargs)
        except Exception as error:
            raise broken(law.__name__, error) from error

    def add(self, other: Tally) -> None:
        self.examined += other.examined
        self.met += other.met


def broken(law: str, error: Exception) -> Broken:
    """An error, as the breach of a law."""
    if isinstance(error, Broken):
        return error
    how = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
    return Broken(law, how or "an assertion failed")
