"""Paths over an ecosystem. Of the paths with the same last cell and the same meal only the shortest is found.

Among the shortest it is the one whose directions come first. The search goes step by step over pairs of cell and meal:
what can follow depends on these alone, so the first path to reach a pair stands for all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Set

from strata.domain.toolkit.hexes import all_around, around

Path = tuple[str, ...]


def roam(origin: str, far: Mapping[str, int], food: Mapping[str, int], most: int) -> Iterator[tuple[Path, int]]:
    """The ways of one to ``most`` steps with the bits of what is eaten on them, shortest first, then by direction.

    ``far`` names the cells that may be entered, each with the steps it takes from there to where a way may end;
    ``food`` gives each meal its bit, and meals that share a bit are the same to the search.
    """
    seen = {(origin, 0)}
    ways: list[tuple[str, int, Path]] = [(origin, 0, ())]
    for left in range(most - 1, -1, -1):
        longer: list[tuple[str, int, Path]] = []
        for here, eaten, path in ways:
            for there in around(here):
                if far.get(there, most) <= left:
                    meal = eaten | food[there] if there in food else eaten
                    if (there, meal) not in seen:
                        seen.add((there, meal))
                        way = (*path, there)
                        longer.append((there, meal, way))
                        yield way, meal
        ways = longer


def steps_to(goals: Iterable[str], open_cells: Collection[str], most: int) -> dict[str, int]:
    """The cells at most so many steps from a goal, each with its steps to the nearest."""
    far = dict.fromkeys(goals, 0)
    edge = set(far)
    for steps in range(1, most + 1):
        edge = all_around(edge).intersection(open_cells) - far.keys()
        far.update(dict.fromkeys(edge, steps))
    return far


def a_bit_each(cells: Iterable[str]) -> dict[str, int]:
    return {cell: 1 << place for place, cell in enumerate(cells)}


def reached_fed(origin: str, open_cells: Set[str], food: Set[str], most: int) -> set[str]:
    """The cells where some way of at most so many steps can end with something eaten on it."""
    hungry, fed = {origin}, set[str]()
    hungry_edge, fed_edge = hungry, fed
    for _ in range(most):
        beside = all_around(hungry_edge) & open_cells
        fed_edge = (all_around(fed_edge) & open_cells | beside & food) - fed
        hungry_edge = beside - food - hungry
        fed, hungry = fed | fed_edge, hungry | hungry_edge
    return fed


def flights(origin: str, open_cells: Collection[str], most: int) -> Iterator[Path]:
    """The straight ways of one to ``most`` steps, shortest first, then by direction."""
    lines: dict[int, Path] = dict.fromkeys(range(6), ())
    for _ in range(most):
        for direction, line in list(lines.items()):
            there = around(line[-1] if line else origin)[direction]
            if there in open_cells:
                lines[direction] = (*line, there)
                yield lines[direction]
            else:
                del lines[direction]
