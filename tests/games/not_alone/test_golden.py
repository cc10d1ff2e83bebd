"""The golden examples of golden.yaml, each played and compared with what it says must hold."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.rules.force import active
from strata.domain.games.not_alone.rules.tokens import available
from strata.domain.kernel import begin
from strata.domain.kernel.codec import to_builtins
from tests.games.chance import CountingChance
from tests.games.golden import checks, examples
from tests.games.not_alone.table import Played, playing, seat_name

EXAMPLES = examples(__file__)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["name"] for example in EXAMPLES])
def test_golden_example(example: dict[str, Any]) -> None:
    played = _given(example["given"])
    for step in example.get("when", []):
        played.play(step["seat"], step["play"], step.get("picks", ()))
    for what, expected in example["then"].items():
        CHECKS[what](played, expected)


def test_every_golden_example_is_there() -> None:
    assert {example["name"].split()[0] for example in EXAMPLES} == {f"G{number}" for number in range(1, 33)}


def _given(given: dict[str, Any]) -> Played:
    if "begin" not in given:
        return playing(**given)
    options = msgspec.convert(given["begin"]["options"], GAME.options)
    return Played(begin(GAME, options, given["begin"]["players"], CountingChance()).position.state)


def expect_asked(played: Played, expected: list[list[str]]) -> None:
    assert [list(asked) for asked in played.asked] == expected


def expect_options(played: Played, expected: list[dict[str, Any]]) -> None:
    assert played.options() == expected


def expect_includes(played: Played, expected: list[dict[str, Any]]) -> None:
    assert all(option in played.options() for option in expected)


def expect_excludes(played: Played, expected: list[dict[str, Any]]) -> None:
    assert not [option for option in expected if option in played.options()]


def expect_seat_excludes(played: Played, expected: dict[str, list[dict[str, Any]]]) -> None:
    for name, options in expected.items():
        assert not [option for option in options if option in played.options(name)]


def expect_counts(played: Played, expected: dict[str, int]) -> None:
    assert {name: len(played.options(name)) for name in expected} == expected


def expect_state(played: Played, expected: dict[str, Any]) -> None:
    assert {name: to_builtins(getattr(played.state, name)) for name in expected} == expected


def expect_sizes(played: Played, expected: dict[str, int]) -> None:
    assert {name: len(getattr(played.state, name)) for name in expected} == expected


def expect_hunted(played: Played, expected: dict[str, dict[str, Any]]) -> None:
    for name, fields in expected.items():
        assert {field: getattr(played.of(name), field) for field in fields} == fields, name


def expect_survival_sizes(played: Played, expected: dict[str, int]) -> None:
    assert {name: len(played.of(name).survival) for name in expected} == expected


def expect_at(played: Played, expected: dict[str, list[int]]) -> None:
    assert {name: [location.place for location in played.of(name).locations] for name in expected} == expected


def expect_revealed(played: Played, expected: list[str]) -> None:
    assert [card.evolution for card in played.state.revealed] == expected


def expect_active(played: Played, expected: list[str]) -> None:
    assert active(played.state) == expected


def expect_available(played: Played, expected: list[str]) -> None:
    assert available(played.state) == expected


def expect_ending(played: Played, expected: str) -> None:
    assert GAME.ending(played.state) == expected
    assert played.asked == []


def expect_ranking(played: Played, expected: list[list[Any]]) -> None:
    assert [[seat_name(standing.seat), standing.rank] for standing in GAME.ranking(played.state)] == expected


CHECKS = checks(globals())
