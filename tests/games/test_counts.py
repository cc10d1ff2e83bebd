"""Path counts: a rule that offers a choice too many or too few changes these numbers, wherever it hides."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Position, apply_action
from tests.games.chance import CountingChance

FOLDERS = [slug.replace("-", "_") for slug in BUILT_IN]
POSITIONS = [
    pytest.param(folder, counted, id=f"{folder}: {counted['name']}")
    for folder in FOLDERS
    for counted in msgspec.yaml.decode((Path(__file__).parent / folder / "counts.yaml").read_bytes())
]


def paths(position: Position[Any], depth: int) -> int:
    """How many sequences of ``depth`` choices there are; a game that ends sooner ends its sequence."""
    if depth == 0 or position.is_over:
        return 1
    return sum(
        len(decision.options)
        if depth == 1
        else sum(
            paths(apply_action(position, decision.seat, option, CountingChance()).position, depth - 1)
            for option in decision.options
        )
        for decision in position.decisions
    )


@pytest.mark.parametrize(("folder", "counted"), POSITIONS)
def test_path_counts(folder: str, counted: dict[str, Any]) -> None:
    table = importlib.import_module(f"tests.games.{folder}.table")
    position = table.playing(**counted["given"]).position
    assert [paths(position, depth) for depth in range(1, len(counted["paths"]) + 1)] == counted["paths"]


def test_every_game_has_counts_from_two_positions() -> None:
    assert all(sum(param.values[0] == folder for param in POSITIONS) >= 2 for folder in FOLDERS)
