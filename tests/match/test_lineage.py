"""The tree of versions agrees with the effective histories of ledgers, and is gone along with few states in hand."""

from __future__ import annotations

from collections.abc import Iterator
from math import log2
from random import Random

import pytest

from strata.domain.match.evolve import turns_of
from strata.domain.match.lineage import Lineage
from tests.match.recorded_match import begun, step_at_random


@pytest.mark.parametrize("seed", range(8))
def test_what_led_to_a_version_is_its_effective_history(seed: int) -> None:
    match, rng = begun(options={"rounds": 40}, kinds=3, undo="free"), Random(seed)
    for _ in range(60):
        step_at_random(match, rng)
    lineage = Lineage(match.version, turns_of(match.events))
    for later in range(1, match.version + 1):
        ledger = match.past(later).ledger
        effective = {version for version in range(1, later + 1) if ledger.is_effective(version)}
        assert effective == {version for version in range(1, later + 1) if lineage.leads_to(version, later)}
        assert lineage.history(later) == effective


def _to_the_same(turns: int) -> dict[int, int]:
    """Move and rewind, again and again."""
    return {3 + 2 * number: 1 for number in range(turns)}


def _one_step_back_after_another(turns: int) -> dict[int, int]:
    """All moves first, then each is taken back."""
    return {turns + number: turns - number for number in range(1, turns)}


def _staircase(turns: int) -> dict[int, int]:
    """Two moves on and one back."""
    return {4 * number: 4 * number - 2 for number in range(1, turns)}


def _at_random(turns: int) -> dict[int, int]:
    rng, found = Random(turns), dict[int, int]()
    lineage = Lineage(1, {})
    for version in range(2, 3 * turns):
        if rng.random() < 0.4:
            found[version] = rng.choice(sorted(lineage.history(version - 1)))
        lineage = Lineage(version, found)
    return found


@pytest.mark.parametrize("shape", [_to_the_same, _one_step_back_after_another, _staircase, _at_random])
@pytest.mark.parametrize("turns", [10, 150])
def test_a_walk_meets_every_version_once_and_keeps_few_states(shape: object, turns: int) -> None:
    back = shape(turns)  # type: ignore[operator]
    length = max(back) + 2
    lineage = Lineage(length, back)
    most, met = 0, list[int]()
    for version, kept in _kept(lineage):
        met.append(version)
        most = max(most, kept)
    assert sorted(met) == list(range(1, length + 1))
    assert most <= log2(length) + 2


def _kept(lineage: Lineage) -> Iterator[tuple[int, int]]:
    """Each version that is met, and how many states are in hand then."""
    reached = {0}
    for version, parent, has_more in lineage.walk():
        assert parent in reached, "what a version continues from was met before, and is still in hand"
        if not has_more:
            reached.remove(parent)
        if lineage.is_continued(version):
            reached.add(version)
        yield version, len(reached) + 1
