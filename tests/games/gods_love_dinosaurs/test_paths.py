"""The search for ways, against one that tries every way there is."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from strata.domain.games.gods_love_dinosaurs.components import DINO_HOMES, PREY
from strata.domain.games.gods_love_dinosaurs.rules.dinos import goals, walks
from strata.domain.games.gods_love_dinosaurs.rules.predators import ways
from strata.domain.games.gods_love_dinosaurs.state import DINO, Ecosystem
from strata.domain.toolkit.hexes import around, distances

Steps = tuple[int, ...]
Found = dict[tuple[str, frozenset[str]], tuple[int, Steps, tuple[str, ...]]]


def random_ecosystem(rng: Random) -> Ecosystem:
    """Thirty cells in one piece with holes, half of them occupied."""
    terrain = {"0,0": "mountain"}
    while len(terrain) < 30:
        cell = rng.choice(around(rng.choice(sorted(terrain))))
        terrain.setdefault(cell, rng.choice(["lake", "plain", "forest", "universal", "mountain", "mountain"]))
    figures = {"0,0": DINO}
    for cell in sorted(terrain)[::2]:
        if cell not in figures:
            kinds = ["frog", "hare", "rat", "tiger", "eagle"] + [DINO] * (terrain[cell] in DINO_HOMES)
            figures[cell] = rng.choice(kinds)
    return Ecosystem(terrain, figures)


def all_ways(ecosystem: Ecosystem, origin: str, most: int, closed: set[str]) -> Iterator[tuple[Steps, tuple[str, ...]]]:
    ways_so_far: list[tuple[Steps, tuple[str, ...]]] = [((), (origin,))]
    for _ in range(most):
        ways_so_far = [
            ((*steps, direction), (*path, there))
            for steps, path in ways_so_far
            for direction, there in enumerate(around(path[-1]))
            if there in ecosystem.terrain and there not in closed
        ]
        yield from ways_so_far


def best_of(ecosystem: Ecosystem, ways_there_are: Iterator[tuple[Steps, tuple[str, ...]]], prey: set[str]) -> Found:
    """For each outcome the shortest way, among those the one whose directions come first."""
    found: Found = {}
    for steps, (_, *path) in ways_there_are:
        outcome = path[-1], frozenset(path) & prey
        candidate = len(steps), steps, tuple(path)
        found[outcome] = min(found.get(outcome, candidate), candidate)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_dinosaur_has_one_way_for_every_outcome(seed: int) -> None:
    ecosystem = random_ecosystem(Random(seed))
    food = {cell for cell, figure in ecosystem.figures.items() if figure != DINO}
    for origin in ecosystem.cells_with(DINO):
        closed = set(ecosystem.cells_with(DINO)) - {origin}
        found = best_of(ecosystem, all_ways(ecosystem, origin, 5, closed), food)
        legal = {
            outcome: best
            for outcome, best in found.items()
            if outcome[1] and ecosystem.terrain[outcome[0]] in DINO_HOMES
        }
        assert goals(ecosystem, origin) == {to for to, _ in legal}
        for goal in goals(ecosystem, origin):
            expected = sorted(best for (to, _), best in legal.items() if to == goal)
            assert list(walks(ecosystem, origin, goal)) == [path for _, _, path in expected]


@pytest.mark.parametrize("seed", range(12))
def test_a_tiger_has_one_way_for_every_outcome(seed: int) -> None:
    ecosystem = random_ecosystem(Random(seed))
    prey = {cell for cell, figure in ecosystem.figures.items() if figure in PREY}
    for origin in ecosystem.cells_with("tiger"):
        closed = set(ecosystem.figures) - prey
        found = best_of(ecosystem, all_ways(ecosystem, origin, 2, closed), prey)
        expected = sorted(best for (last, _), best in found.items() if last in prey)
        assert list(ways(ecosystem, "tiger", origin)) == [path for _, _, path in expected]


@pytest.mark.parametrize("seed", range(12))
def test_an_eagle_has_every_straight_way_that_ends_on_prey(seed: int) -> None:
    ecosystem = random_ecosystem(Random(seed))
    prey = {cell for cell, figure in ecosystem.figures.items() if figure in PREY}
    for origin in ecosystem.cells_with("eagle"):
        closed = set(ecosystem.figures) - prey
        straight = [
            (len(steps), steps, tuple(path))
            for steps, (_, *path) in all_ways(ecosystem, origin, 3, closed)
            if len(set(steps)) == 1 and path[-1] in prey
        ]
        assert list(ways(ecosystem, "eagle", origin)) == [path for _, _, path in sorted(straight)]


def test_a_crowd_of_meals_is_searched_quickly_enough_to_list() -> None:
    """An open field full of animals: the search keeps pairs of cell and meal, never every way there is."""
    field = distances("0,0", around, 4)
    ecosystem = Ecosystem(dict.fromkeys(field, "plain"), {})
    for cell, steps in field.items():
        if steps:
            ecosystem.figures[cell] = ("hare", "eagle")[steps % 2]
    ecosystem.terrain["0,0"] = ecosystem.terrain["2,0"] = "mountain"
    ecosystem.figures["0,0"] = DINO
    listed = list(walks(ecosystem, "0,0", "2,0"))
    assert 100 < len(listed) < 200
    assert len({(frozenset(path), path[-1]) for path in listed}) == len(listed)
