"""A property that is computed once.

``functools.cached_property`` takes a lock before Python 3.12, which costs more than much of what is computed. Here two
threads may compute the same value; as it follows from what never changes, either will do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - reads as a decorator, like ``property``
    def __init__(self, compute: Callable[[Any], T]) -> None:
        self._compute, self._name = compute, compute.__name__
        self.__doc__ = compute.__doc__

    def __get__(self, instance: Any, owner: type) -> T:
        value = instance.__dict__[self._name] = self._compute(instance)
        return value
