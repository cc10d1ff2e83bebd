"""The golden examples of golden.yaml, each played and compared with what it says must hold."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.evo import GAME
from strata.domain.games.evo.components import ISLANDS
from strata.domain.games.evo.rules import climate
from strata.domain.kernel import readable
from strata.domain.kernel.codec import to_builtins
from tests.games.evo.table import LETTERS, Played, playing, seat_number
from tests.games.golden import checks, examples

EXAMPLES = examples(__file__)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["name"] for example in EXAMPLES])
def test_golden_example(example: dict[str, Any]) -> None:
    played = playing(**example["given"], dice=example.get("dice", ()), picks=example.get("picks", ()))
    for step in example.get("when", []):
        take(played, step)
    for what, expected in example["then"].items():
        CHECKS[what](played, expected)


def test_every_golden_example_is_there() -> None:
    assert {example["name"].split()[0] for example in EXAMPLES} == {f"G{number}" for number in range(1, 28)}


def take(played: Played, step: dict[str, Any]) -> None:
    never = step.get("never")
    if "bid" in step:
        assert never not in [option["kind"] for option in played.options]
        played.bid(*step["bid"])
    elif "first_options_until_turn" in step:
        while played.state.turn < step["first_options_until_turn"]:
            assert played.asked is not None
            assert played.asked[1] != never
            played.play(played.asked[0], played.options[0])
    else:
        played.play(step["seat"], step["play"], step.get("dice", ()), step.get("picks", ()))


def expect_asked(played: Played, expected: list[str] | None) -> None:
    if expected is not None and expected[0] == "first":
        expected = [LETTERS[played.state.order[0]], expected[1]]
    assert played.asked == (tuple(expected) if expected else None)


def expect_hexes(played: Played, expected: list[str]) -> None:
    assert [option["hex"] for option in played.options] == expected


def expect_amounts(played: Played, expected: list[int]) -> None:
    assert [option["amount"] for option in played.options] == expected


def expect_zones(played: Played, expected: dict[str, str]) -> None:
    terrain = ISLANDS[played.state.map].terrain
    assert all(zone == expected[terrain[hex_]] for hex_, zone in climate.zones(played.state).items())


def expect_climate(played: Played, expected: str) -> None:
    assert climate.terrain(played.state) == expected


def expect_order(played: Played, expected: str) -> None:
    assert "".join(LETTERS[seat] for seat in played.state.order) == expected


def expect_dinos(played: Played, expected: dict[str, int]) -> None:
    assert {letter: len(played.dinos(letter)) for letter in expected} == expected


def expect_at(played: Played, expected: dict[str, str | None]) -> None:
    found = {hex_: played.state.board.get(hex_) for hex_ in expected}
    assert found == {hex_: None if letter is None else seat_number(letter) for hex_, letter in expected.items()}


def expect_state(played: Played, expected: dict[str, Any]) -> None:
    assert {path: _at(played, path) for path in expected} == expected


def _at(played: Played, path: str) -> Any:
    found: Any = to_builtins(played.state)
    for name in path.split("."):
        found = found[seat_number(name)] if isinstance(found, list) else found[name]
    return found


def expect_ranking(played: Played, expected: list[list[Any]]) -> None:
    assert [[LETTERS[standing.seat], standing.rank] for standing in GAME.ranking(played.state)] == expected


def expect_views(played: Played, expected: dict[str, dict[str, Any]]) -> None:
    for viewer, fields in expected.items():
        view = to_builtins(GAME.view(played.state, _viewer(viewer)))
        view["hand_sizes"] = [seat["hand_size"] for seat in view["seats"]]
        assert {name: view[name] for name in fields} == fields
        assert "deck" not in view


def expect_secrets(played: Played, expected: dict[str, dict[str, list[str]]]) -> None:
    """Which fields of the facts of a kind a viewer may read."""
    for fact in played.facts:
        for viewer, fields in expected.get(to_builtins(fact)["kind"], {}).items():
            assert sorted(readable(fact, _viewer(viewer), None)) == fields
    assert {to_builtins(fact)["kind"] for fact in played.facts}.issuperset(expected)


def _viewer(name: str) -> int | None:
    return None if name == "spectator" else seat_number(name)


CHECKS = checks(globals())
