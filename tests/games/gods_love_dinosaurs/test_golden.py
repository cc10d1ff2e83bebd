"""The golden examples of golden.yaml, each played and compared with what it says must hold."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.rules.tiles import anchors, directions
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.hexes import hex_id
from tests.games.gods_love_dinosaurs.table import Played, playing
from tests.games.golden import checks, examples

EXAMPLES = examples(__file__)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["name"] for example in EXAMPLES])
def test_golden_example(example: dict[str, Any]) -> None:
    played = playing(**example["given"], picks=example.get("picks", ()))
    for step in example.get("when", []):
        take(played, step)
    for what, expected in example["then"].items():
        CHECKS[what](played, expected)


def test_every_golden_example_is_there() -> None:
    assert {example["name"].split()[0] for example in EXAMPLES} == {f"G{number}" for number in range(1, 26)}


def take(played: Played, step: dict[str, Any]) -> None:
    seat = step["seat"]
    if "lay" in step:
        played.lay(seat, *step["lay"], step.get("picks", ()))
    elif "walk" in step:
        played.walk(seat, *step["walk"], step["eating"])
    else:
        played.play(seat, step["play"], step.get("picks", ()))


def expect_placements(played: Played, expected: list[int]) -> None:
    """How many cells the seat whose turn it is can choose, and how many placements they make."""
    ecosystem = played.state.seats[played.state.active]
    cells = anchors(ecosystem)
    assert [len(cells), sum(len(directions(ecosystem, cell)) for cell in cells)] == expected


def expect_births(played: Played, expected: list[str]) -> None:
    assert [f"{_cell(born['parent'])} {_cell(born['cell'])}" for born in played.those("breed")] == expected


def expect_hunts(played: Played, expected: dict[str, list[list[str]]]) -> None:
    found: dict[str, list[list[str]]] = {origin: [] for origin in expected}
    for hunt in played.those("hunt"):
        found[_cell(hunt["from"])].append([_cell(cell) for cell in hunt["path"]])
    assert found == expected


def expect_outcomes(played: Played, expected: dict[str, list[list[Any]]]) -> None:
    for origin, outcomes in expected.items():
        found = played.outcomes(origin)
        assert len(found) == len(outcomes)
        assert set(found) == {(to, frozenset(eaten)) for to, eaten in outcomes}


def expect_figures(played: Played, expected: dict[int, dict[str, str]]) -> None:
    """All figures of these seats."""
    assert {seat: played.state.seats[seat].figures for seat in expected} == expected


def expect_terrain(played: Played, expected: dict[int, dict[str, str]]) -> None:
    for seat, cells in expected.items():
        assert {cell: played.state.seats[seat].terrain.get(cell) for cell in cells} == cells


def expect_cells(played: Played, expected: dict[int, int]) -> None:
    assert {seat: len(played.state.seats[seat].terrain) for seat in expected} == expected


def expect_supply(played: Played, expected: dict[str, int]) -> None:
    assert {figure: played.state.supply[figure] for figure in expected} == expected


def expect_eggs(played: Played, expected: dict[int, int]) -> None:
    assert {seat: played.state.seats[seat].eggs for seat in expected} == expected


def expect_slots(played: Played, expected: dict[str, list[str | None]]) -> None:
    assert {column: played.state.slots[column] for column in expected} == expected


def expect_stacks(played: Played, expected: dict[str, int]) -> None:
    assert {stack: len(tiles) for stack, tiles in played.state.stacks.items()} == expected


def expect_state(played: Played, expected: dict[str, Any]) -> None:
    plain = to_builtins(played.state)
    assert {name: plain[name] for name in expected} == expected


def expect_told(played: Played, expected: dict[str, int]) -> None:
    """How many facts of each kind the latest step brought."""
    assert {kind: len(played.told(kind)) for kind in expected} == expected


def expect_ranking(played: Played, expected: list[int]) -> None:
    assert [standing.seat for standing in GAME.ranking(played.state)] == expected
    assert [standing.rank for standing in GAME.ranking(played.state)] == list(range(1, len(expected) + 1))


def expect_lines(played: Played, expected: dict[int, dict[str, int]]) -> None:
    lines = {
        standing.seat: {line.name: line.points for line in standing.lines} for standing in GAME.ranking(played.state)
    }
    assert {seat: lines[seat] for seat in expected} == expected


def expect_reason(played: Played, expected: str | None) -> None:
    outcome = GAME.outcome(played.state)
    assert (outcome and outcome.reason) == expected


def _cell(pair: list[int]) -> str:
    return hex_id(*pair)


CHECKS = checks(globals())
