"""The power is cut while moves are written: what was acknowledged is there. ``make faults`` cuts it a hundred times."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from strata.runtime import embedded
from tests.faults.power_cuts import cut_power


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    cuts = cut_power(tmp_path, 3, random.Random(3))
    assert cuts.made == 3
    assert cuts.receipts > 0
    assert (cuts.lost, cuts.torn) == (0, 0)


def test_a_redis_that_does_not_wait_for_the_disk_would_be_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(embedded._CONFIG, "appendfsync", "no")
    cuts = cut_power(tmp_path, 1, random.Random(3))
    assert cuts.lost > 0
