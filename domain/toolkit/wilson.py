"""The Wilson score interval: between what bounds a chance lies, given how often it came true."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.96
"""For 95 in 100."""


class Interval(NamedTuple):
    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """The interval that covers the true chance in 95 of 100 samples; of no trials, everything. A tie is half a win."""
    if trials == 0:
        return Interval(0.0, 1.0)
    share, weight = successes / trials, Z * Z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))
