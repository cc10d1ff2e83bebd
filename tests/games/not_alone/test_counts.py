"""Path counts: a rule that offers a choice too many or too few changes these numbers, wherever it hides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from domain.kernel import Position, carry_out
from tests.games.not_alone.table import CountingChance, playing

POSITIONS: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("counts.yaml").read_text())


def paths(position: Position[Any], depth: int) -> int:
    """How many sequences of ``depth`` choices there are; a game that ends sooner ends its sequence."""
    if depth == 0 or position.is_over:
        return 1
    return sum(
        len(decision.options)
        if depth == 1
        else sum(
            paths(carry_out(position, decision.seat, option, CountingChance()).position, depth - 1)
            for option in decision.options
        )
        for decision in position.decisions
    )


@pytest.mark.parametrize("counted", POSITIONS, ids=[counted["name"] for counted in POSITIONS])
def test_path_counts(counted: dict[str, Any]) -> None:
    position = playing(**counted["given"]).position
    assert [paths(position, depth) for depth in range(1, len(counted["paths"]) + 1)] == counted["paths"]
