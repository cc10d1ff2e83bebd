"""Stretches of an effective history, linked so that histories share what they have in common.

A ledger has them as a flat tuple. While a stream is evolved that goes back again and again, copies of that tuple would
take room in proportion to its square.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

Stretch = tuple[int, int]
"""Versions that follow one another: the first and the last."""


class Stretches(NamedTuple):
    """The latest stretch, and those before it."""

    latest: Stretch
    before: Stretches | None


def linked(stretches: Iterable[Stretch]) -> Stretches | None:
    found = None
    for stretch in stretches:
        found = Stretches(stretch, found)
    return found


def flat(stretches: Stretches | None) -> tuple[Stretch, ...]:
    """The oldest first."""
    found = []
    while stretches is not None:
        latest, stretches = stretches
        found.append(latest)
    return tuple(reversed(found))
