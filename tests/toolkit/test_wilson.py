"""The Wilson interval, against values worked out elsewhere."""

from __future__ import annotations

import pytest

from strata.domain.toolkit.wilson import wilson


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (75, 100, 0.6570, 0.8245), (1, 2, 0.0945, 0.9055)],
)
def test_the_interval(won: float, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=0.0005)
