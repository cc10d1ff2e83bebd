"""The golden examples of golden.yaml, each played and compared with what it says must hold."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.exam import conserved
from strata.domain.games.dominant_species.rules import earth
from strata.domain.games.dominant_species.state import State
from strata.domain.kernel import clone, fold
from strata.domain.kernel.codec import to_builtins
from tests.games.dominant_species.table import Played, table
from tests.games.golden import checks, examples

EXAMPLES = examples(__file__)


class Example(Played):
    """A played example that remembers the bag it began with, and can be looked at before the reset."""

    def __init__(self, given: dict[str, Any]) -> None:
        start = table(**given)
        super().__init__(start)
        self.first_bag = dict(start.bag)
        self.looked_at: State | None = None
        self.go_on()
        conserved(self.state)

    @property
    def shown(self) -> State:
        return self.state if self.looked_at is None else self.looked_at

    def take(self, step: dict[str, Any]) -> None:
        if "check" in step:
            self.check(step["check"])
            return
        fields = {**step["play"]}
        before = self.state
        self.play(step["animal"], fields.pop("kind"), **fields)
        conserved(self.state)
        if step.get("stop") == "before_reset":
            kinds = [to_builtins(fact) for fact in self.facts]
            reset = next(i for i, fact in enumerate(kinds) if fact.get("phase") == "extinction")
            self.looked_at = fold(clone(before), self.facts[:reset])

    def check(self, expected: dict[str, Any]) -> None:
        for what, value in expected.items():
            CHECKS[what](self, value)


@pytest.mark.parametrize("example", EXAMPLES, ids=[example["name"] for example in EXAMPLES])
def test_golden_example(example: dict[str, Any]) -> None:
    played = Example(example["given"])
    for step in example.get("when", []):
        played.take(step)
    played.check(example["then"])


def test_every_golden_example_is_there() -> None:
    assert {example["name"].split()[0] for example in EXAMPLES} == {f"G{number}" for number in range(1, 21)}


def expect_hexes(played: Example, expected: list[list[int]]) -> None:
    """The different hexes among the options, in order."""
    offered = [option.get("hex") or option.get("to") for option in played.options]
    assert [hex_ for i, hex_ in enumerate(offered) if hex_ and hex_ not in offered[:i]] == expected


def expect_matches(played: Example, expected: dict[str, dict[str, list[int]]]) -> None:
    for hex_, animals in expected.items():
        tile = played.shown.earth[hex_]
        matches = earth.matches(played.shown, hex_)
        assert {animal: [match, tile.species[animal]] for animal, match in matches.items()} == animals, hex_


def expect_dominant(played: Example, expected: dict[str, str | None]) -> None:
    assert {hex_: earth.dominant(played.shown, hex_) for hex_ in expected} == expected


def expect_endangered(played: Example, expected: dict[str, list[str]]) -> None:
    for hex_, animals in expected.items():
        matches = earth.matches(played.shown, hex_)
        assert [animal for animal, match in matches.items() if not match] == animals


def expect_elements(played: Example, expected: dict[str, dict[str, int]]) -> None:
    assert {hex_: earth.elements_of(played.shown, hex_) for hex_ in expected} == expected


def expect_cubes(played: Example, expected: dict[str, dict[str, int]]) -> None:
    assert {hex_: played.shown.earth[hex_].species for hex_ in expected} == expected


def expect_survival(played: Example, expected: str | None) -> None:
    assert earth.survival_holder(played.shown) == expected


def expect_each(played: Example, expected: dict[str, int]) -> None:
    for animal in played.shown.animals.values():
        assert {name: getattr(animal, name) for name in expected} == expected


def expect_scored(played: Example, expected: dict[str, dict[str, int]]) -> None:
    """All lines of the animals named."""
    assert {animal: played.shown.animals[animal].scored for animal in expected} == expected


def expect_state(played: Example, expected: dict[str, Any]) -> None:
    assert {path: _at(played.shown, path) for path in expected} == expected


def _at(found: Any, path: str) -> Any:
    for name in path.split("."):
        found = found.get(name) if isinstance(found, dict) else getattr(found, name)
    return found


def expect_sizes(played: Example, expected: dict[str, int]) -> None:
    state = played.shown
    sizes = {
        "bag": sum(state.bag.values()),
        "face_up": len(state.face_up),
        "deck": len(state.unseen_cards) + state.ice_age_below,
        **{section: len(elements) for section, elements in state.display.items()},
    }
    assert {name: sizes[name] for name in expected} == expected


def expect_gained_by_bag(played: Example, expected: dict[str, int]) -> None:
    gained = {element: played.shown.bag[element] - count for element, count in played.first_bag.items()}
    assert {element: count for element, count in gained.items() if count} == expected


def expect_bag_before_draws(played: Example, expected: dict[str, int]) -> None:
    """What the bag gained by the facts before the first draw from it."""
    gained = dict.fromkeys(played.first_bag, 0)
    for fact in map(to_builtins, played.facts):
        if fact["kind"] == "element_drawn":
            gained[fact["element"]] += 1
    for element, count in played.first_bag.items():
        gained[element] += played.shown.bag[element] - count
    assert {element: count for element, count in gained.items() if count} == expected


def expect_ranking(played: Example, expected: list[list[int]]) -> None:
    ranking = GAME.ranking(played.shown)
    assert [[standing.seat, standing.rank, standing.total] for standing in ranking] == expected


CHECKS = checks(globals())
