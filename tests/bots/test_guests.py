"""Levels of other packages: found by their entry points, played like any other, or skipped with the reason."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

from strata.domain.bots import Level, levels
from strata.domain.bots.levels import find_levels
from strata.domain.bots.question import Question
from strata.domain.games.evo import GAME as EVO
from strata.domain.kernel import RandomChance, begin

EXAMPLE = Path(__file__).parents[2] / "examples/bot_level/cautious.py"


def _found(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> tuple[dict[str, Level], dict[str, str]]:
    entry = EntryPoint(name, value, levels.GROUP)
    monkeypatch.setattr(levels, "entry_points", lambda group: [entry] if group == levels.GROUP else [])
    return find_levels()


def test_the_example_is_a_level_that_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLE.parent)
    found, skipped = _found(monkeypatch, "cautious", "cautious:LEVEL")
    assert skipped == {}
    assert list(found) == ["random", "greedy", "search", "strong", "cautious"]
    position = begin(EVO, EVO.options(), 3, RandomChance(Random(1))).position
    decision = position.decisions[0]
    level = found["cautious"]
    chosen = {level.choose(Question(position, decision), Random(4), level.budget()) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(decision.options)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("greedy", "strata.domain.bots.greedy:greedy", "the name greedy is taken"),
        ("Loud!", "strata.domain.bots.greedy:greedy", "a level is named by"),
        ("bare", "strata.domain.bots.greedy:greedy", "it is not a strata.domain.bots.Level"),
        ("gone", "no_such_package:LEVEL", "ModuleNotFoundError"),
        ("slow", "tests.bots.test_guests:SLOW", "a decision takes 0 to 30 seconds"),
    ],
)
def test_what_cannot_be_used_is_skipped(monkeypatch: pytest.MonkeyPatch, name: str, value: str, reason: str) -> None:
    found, skipped = _found(monkeypatch, name, value)
    assert list(found) == ["random", "greedy", "search", "strong"]
    assert reason in skipped[name]


SLOW = Level(lambda question, rng, budget: question.decision.options[0], seconds=31)
