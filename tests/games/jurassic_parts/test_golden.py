"""The golden examples of golden.yaml, each played and compared with what it says must hold."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.components import EDGE, JOINTS
from strata.domain.games.jurassic_parts.exam import conserved
from strata.domain.games.jurassic_parts.rules.slab import boulders_on, chisels_of
from strata.domain.games.jurassic_parts.view import View
from strata.domain.kernel import begin
from strata.domain.kernel.codec import to_builtins
from tests.games.chance import CountingChance
from tests.games.golden import checks, examples
from tests.games.jurassic_parts.table import Played, playing

EXAMPLES = examples(__file__)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["name"] for example in EXAMPLES])
def test_golden_example(example: dict[str, Any]) -> None:
    played = set_up(example) if "setup" in example else playing(**example["given"])
    for step in example.get("when", []):
        take(played, step)
    conserved(played.state)
    for what, expected in example["then"].items():
        CHECKS[what](played, expected)


def test_every_golden_example_is_there() -> None:
    assert {example["name"].split()[0] for example in EXAMPLES} == {f"G{number}" for number in range(1, 24)}


def set_up(example: dict[str, Any]) -> Played:
    options = msgspec.convert(example["setup"]["options"], GAME.options)
    chance = CountingChance(example.get("picks", ()))
    return Played(begin(GAME, options, example["setup"]["seats"], chance).position.state)


def take(played: Played, step: dict[str, Any]) -> None:
    if "place" in step:
        seat, *edges = step["place"]
        played.place(seat, *edges)
    elif "first_options" in step:
        for _ in range(step["first_options"]):
            assert played.asked is not None
            played.play(played.asked[0], **played.options[0])
    else:
        played.play(step["seat"], picks=step.get("picks", ()), **step["play"])


def expect_kinds(played: Played, expected: list[str]) -> None:
    """The kinds of options, in the order in which they are listed."""
    assert list(dict.fromkeys(option["kind"] for option in played.options)) == expected


def expect_neighbours(played: Played, expected: dict[int, dict[int, int]]) -> None:
    for cell, sides in expected.items():
        found = {}
        for there, edge in JOINTS[cell]:
            bit = EDGE[edge].side if cell < there else EDGE[edge].other_side
            found[bit.bit_length() - 1] = there
        assert found == sides


def expect_boulders(played: Played, expected: dict[int, list[int]]) -> None:
    cells = {cell.cell: cell.boulders for cell in seen(played, None).slab}
    assert {cell: cells[cell] for cell in expected} == expected


def expect_prices(played: Played, expected: dict[str, int]) -> None:
    assert {edge: 1 + boulders_on(played.state, EDGE[edge]) for edge in expected} == expected


def expect_face_up(played: Played, expected: list[int]) -> None:
    assert [number for number, cell in enumerate(played.state.slab) if cell and cell.is_up] == expected


def expect_in_bag(played: Played, expected: int) -> None:
    assert len(played.state.bag) == expected


def expect_tiles_left(played: Played, expected: int) -> None:
    assert played.state.tiles_left == expected


def expect_on_slab(played: Played, expected: dict[int, int]) -> None:
    assert {seat: chisels_of(played.state, seat) for seat in expected} == expected


def expect_set_aside(played: Played, expected: int) -> None:
    """How many chisels of the active seat wait for the end of its turn."""
    assert seen(played, None).set_aside == expected


def expect_in_stock(played: Played, expected: list[str]) -> None:
    """Tiles that are the leader's, perhaps among others."""
    assert not [tile for tile in expected if tile not in played.state.stock]


def expect_state(played: Played, expected: dict[str, Any]) -> None:
    assert {path: _at(played, path) for path in expected} == expected


def _at(played: Played, path: str) -> Any:
    found: Any = to_builtins(played.state)
    for name in path.split("."):
        found = found[int(name)] if isinstance(found, list) else found[name]
    return found


def expect_score(played: Played, expected: dict[int, list[int]]) -> None:
    """Points for skeletons, plants, loose tiles and amber."""
    lines = {standing.seat: [line.points for line in standing.lines] for standing in GAME.ranking(played.state)}
    assert {seat: lines[seat] for seat in expected} == expected


def expect_ranking(played: Played, expected: list[list[int]]) -> None:
    assert [[standing.seat, standing.rank, standing.total] for standing in GAME.ranking(played.state)] == expected


def expect_unseen(played: Played, expected: dict[Any, int]) -> None:
    assert {viewer: len(seen(played, viewer).unseen) for viewer in expected} == expected


def expect_knows(played: Played, expected: dict[Any, list[int]]) -> None:
    """The face-down cells whose tile a viewer knows."""
    for viewer, cells in expected.items():
        assert [cell.cell for cell in seen(played, viewer).slab if cell.tile and not cell.is_up] == cells


def expect_peeked(played: Played, expected: dict[Any, list[int]]) -> None:
    """The cells that a viewer knows to have been looked at."""
    for viewer, cells in expected.items():
        assert [cell.cell for cell in seen(played, viewer).slab if cell.peeked_by is not None] == cells


def seen(played: Played, viewer: Any) -> View:
    view = GAME.view(played.state, viewer if isinstance(viewer, int) else None)
    assert isinstance(view, View)
    return view


CHECKS = checks(globals())
