"""The island as a bot looks at it: a set of hexes is a whole number, a bit for each hex, so that counting is quick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from strata.domain.games.evo.components import ISLANDS, Zone
from strata.domain.games.evo.state import State

Hexes = int
"""A set of hexes: a bit for each of them, in the order of the island."""


class Zones(NamedTuple):
    """The hexes of a map in a climate; those in none of the zones are deadly."""

    temperate: Hexes
    cold: Hexes
    warm: Hexes


class Land:
    """A map: what lies around every hex, and in which zones, climate by climate."""

    def __init__(self, map_id: str) -> None:
        self._island = ISLANDS[map_id]
        self.bit: dict[str, Hexes] = {hex_: 1 << number for number, hex_ in enumerate(self._island.hexes)}
        self.zones: dict[str, Zones] = {
            terrain: Zones(
                *(
                    self.hexes(hex_ for hex_ in by_hex if by_hex[hex_] is zone)
                    for zone in (Zone.TEMPERATE, Zone.COLD, Zone.WARM)
                )
            )
            for terrain, by_hex in self._island.zones.items()
        }
        self.steps: dict[str, list[int]] = {terrain: self._steps_to_temperate(terrain) for terrain in self.zones}
        """How far every hex is from the nearest temperate one, by climate."""
        self._reach: dict[int, list[Hexes]] = {}
        self.around = self.reach(1)
        """The neighbours of every hex."""

    def hexes(self, ids: Iterable[str]) -> Hexes:
        return sum(self.bit[hex_] for hex_ in ids)

    def reach(self, distance: int) -> list[Hexes]:
        """What lies within a distance of every hex."""
        found = self._reach.get(distance)
        if found is None:
            found = [self.hexes(self._island.reach(hex_, distance)) for hex_ in self._island.hexes]
            self._reach[distance] = found
        return found

    def _steps_to_temperate(self, terrain: str) -> list[int]:
        zones, distance = self._island.zones[terrain], self._island.distance
        goals = [hex_ for hex_ in self._island.hexes if zones[hex_] is Zone.TEMPERATE]
        return [min(distance[hex_][goal] for goal in goals) for hex_ in self._island.hexes]


@cache
def land(map_id: str) -> Land:
    return Land(map_id)


def places(state: State) -> list[Hexes]:
    """Where the dinos of every seat stand."""
    bit, found = land(state.map).bit, [0] * len(state.seats)
    for hex_, owner in state.board.items():
        found[owner] |= bit[hex_]
    return found


def numbers(hexes: Hexes) -> Iterator[int]:
    """The hexes of a set, each by its number on the island."""
    while hexes:
        lowest = hexes & -hexes
        yield lowest.bit_length() - 1
        hexes ^= lowest


def reached(hexes: Hexes, reach: list[Hexes]) -> Hexes:
    """All that can be reached from any of these hexes."""
    found = 0
    while hexes:
        lowest = hexes & -hexes
        found |= reach[lowest.bit_length() - 1]
        hexes ^= lowest
    return found
