"""Where a pawn does most good: a quick estimate of every section for one animal, best space first.

A section is worth what its action would bring if it were carried out at once, less what pawns already there will take.
"""

from __future__ import annotations

from strata.domain.games.dominant_species.bot_worth import CARD, payments, rounds_left
from strata.domain.games.dominant_species.components import (
    BOX,
    HEXES,
    SECTIONS,
    TERRAINS,
    TOUCHES,
    TUNDRA,
    bonus,
    space_id,
)
from strata.domain.games.dominant_species.rules.adaptation import has_room
from strata.domain.games.dominant_species.rules.earth import (
    dominant,
    elements_of,
    match,
    occupied,
    owned,
    terrain,
    tiles,
    tiles_next_to,
)
from strata.domain.games.dominant_species.rules.glaciation import tundra_around
from strata.domain.games.dominant_species.rules.regression import shields
from strata.domain.games.dominant_species.state import Phase, State


class Planner:
    """The estimates for one animal in one position."""

    def __init__(self, state: State, animal: str) -> None:
        self.state, self.animal = state, animal
        self.left = rounds_left(state)
        self.own = owned(state, animal)
        self.hexes = occupied(state, animal)

    def worth(self, section: str, space: int) -> float:
        """What a pawn on a space is likely to bring."""
        match section:
            case Phase.INITIATIVE:
                return 0.8 if self.state.initiative[0] != self.animal else 0.1
            case Phase.ADAPTATION:
                return self._adaptation(space)
            case Phase.REGRESSION:
                return self._regression()
            case Phase.ABUNDANCE:
                return self._abundance(space)
            case Phase.WASTELAND:
                return self._wasteland()
            case Phase.DEPLETION:
                return self._depletion()
            case Phase.GLACIATION:
                return self._glaciation(space)
            case Phase.SPECIATION:
                return self._speciation(space)
            case Phase.WANDERLUST:
                return self._wanderlust(space)
            case Phase.MIGRATION:
                return self._migration(space)
            case Phase.COMPETITION:
                return self._competition(space)
            case _:
                return self._domination(space)

    def _mine(self, section: str) -> int:
        """How many pawns the animal already has in a section."""
        spaces = range(1, SECTIONS[section].spaces + 1)
        return sum(self.state.pawns.get(space_id(section, space)) == self.animal for space in spaces)

    def _before(self, section: str, space: int) -> int:
        """How many pawns stand left of a space."""
        return sum(space_id(section, other) in self.state.pawns for other in range(1, space))

    def _adaptation(self, space: int) -> float:
        slots = self.state.display[Phase.ADAPTATION]
        if not has_room(self.state, self.animal) or len(self.own) + self._mine(Phase.ADAPTATION) >= BOX.element_slots:
            return 0.0
        on_tiles = dict.fromkeys(slots, 0.0)
        for hex_ in self.hexes:
            is_endangered = not match(self.state, self.animal, hex_)
            for element, count in elements_of(self.state, hex_).items():
                if element in on_tiles:
                    on_tiles[element] += 3 * count if is_endangered else count
        value = {
            element: 1.5 + 0.5 * count + (0.8 if element not in self.own else 0.0) - 0.4 * (slots.count(element) > 1)
            for element, count in on_tiles.items()
        }
        ordered = sorted((value[element] for element in slots), reverse=True)
        place = self._before(Phase.ADAPTATION, space)
        return (ordered[place] if place < len(ordered) else 0.0) * min(1.2, 0.4 + 0.25 * self.left)

    def _regression(self) -> float:
        added, box = self.state.animals[self.animal].added, self.state.display[Phase.REGRESSION]
        unshielded = len(set(added) & set(box)) - shields(self.state, self.animal)
        return 3.5 * min(1.0, self.left) if unshielded > 0 else 0.0

    def _abundance(self, space: int) -> float:
        slots = self.state.display[Phase.ABUNDANCE]
        if self._before(Phase.ABUNDANCE, space) >= len(slots) or not self.hexes:
            return 0.0
        most = max(self.own.count(element) for element in slots)
        lacking = sum(dominant(self.state, hex_) != self.animal for hex_ in self.hexes)
        return 0.8 + 0.9 * most * min(1.0, 0.3 + 0.3 * lacking)

    def _wasteland(self) -> float:
        box = set(self.state.display[Phase.WASTELAND]) & set(self.own)
        at_stake = 0.0
        for hex_ in self.hexes:
            if self.state.earth[hex_].tundra or any(
                self.state.earth[there].tundra for there in tiles_next_to(self.state, hex_)
            ):
                at_stake += sum(elements_of(self.state, hex_).get(element, 0) for element in box)
        return min(4.0, 0.5 * at_stake)

    def _depletion(self) -> float:
        box = set(self.state.display[Phase.DEPLETION])
        rivals = sum(
            bool(box & set(elements_of(self.state, hex_)))
            for hex_ in self.hexes
            if dominant(self.state, hex_) not in (None, self.animal)
        )
        return min(2.5, 0.9 * rivals)

    def _glaciation(self, space: int) -> float:
        gains = [0.0]
        for hex_ in tiles(self.state):
            tile = self.state.earth[hex_]
            around = tundra_around(self.state, hex_)
            if tile.tundra or not around:
                continue
            paid = payments(tile, tile.species)
            lost = paid.get(self.animal, 0)
            gains.append(bonus(around) + 0.4 * (sum(paid.values()) - lost) - 0.8 * lost)
        if not self.state.tundra_supply:
            return 0.0
        return max(gains) if space == 1 else max(gains) * (0.75 ** (space - 1)) * min(1.0, self.left / space)

    def _speciation(self, space: int) -> float:
        pool = self.state.animals[self.animal].gene_pool
        element, best = BOX.speciation[space - 1], 0.0
        if not pool:
            return 0.0
        for corner, lying in self.state.elements.items():
            if lying == element:
                gain = sum(
                    self._gain_of_cubes(hex_, min(pool, TERRAINS[terrain(self.state.earth[hex_])].limit))
                    for hex_ in TOUCHES[corner]
                    if hex_ in self.state.earth
                )
                best = max(best, gain)
        return best * (0.8 ** self._mine(Phase.SPECIATION))

    def _gain_of_cubes(self, hex_: str, count: int) -> float:
        tile = self.state.earth[hex_]
        if not match(self.state, self.animal, hex_):
            return 0.1 * count
        before = payments(tile, tile.species).get(self.animal, 0)
        more = {**tile.species, self.animal: tile.species.get(self.animal, 0) + count}
        return 0.9 * (payments(tile, more).get(self.animal, 0) - before) + 0.25 * count

    def _wanderlust(self, space: int) -> float:
        face_up = sum(stack.face_up is not None for stack in self.state.stacks)
        place = self._before(Phase.WANDERLUST, space)
        if place >= face_up:
            return 0.0
        around = sorted(
            (len(tiles_next_to(self.state, hex_)) for hex_ in HEXES if hex_ not in self.state.earth), reverse=True
        )
        return bonus(around[place]) + 1.0 if place < len(around) else 0.0

    def _migration(self, space: int) -> float:
        value = BOX.migration[space - 1]
        astray = sum(
            self.state.earth[hex_].species[self.animal]
            for hex_ in self.hexes
            if not match(self.state, self.animal, hex_)
        )
        cubes = sum(self.state.earth[hex_].species[self.animal] for hex_ in self.hexes)
        if self._mine(Phase.MIGRATION):
            return 0.3
        return 0.7 * min(value, astray) + 0.35 * min(value, cubes)

    def _competition(self, space: int) -> float:
        gain = 0.0
        for wanted in (*BOX.competition[space - 1], TUNDRA):
            best = 0.0
            for hex_ in self.hexes:
                tile = self.state.earth[hex_]
                if terrain(tile) == wanted and len(tile.species) > 1:
                    best = max(best, 0.8 + 0.1 * TERRAINS[wanted].scoring[0])
            gain += best
        return gain * (0.8 ** self._mine(Phase.COMPETITION))

    def _domination(self, space: int) -> float:
        gains = []
        for hex_ in tiles(self.state):
            tile = self.state.earth[hex_]
            if not tile.species:
                continue
            paid, owner = payments(tile, tile.species), dominant(self.state, hex_)
            own = paid.get(self.animal, 0)
            gain = own - 0.35 * (sum(paid.values()) - own)
            if owner is not None and self.state.face_up:
                gain += CARD if owner == self.animal else -0.6 * CARD
            gains.append(gain)
        gains.sort(reverse=True)
        place = self._mine(Phase.DOMINATION)
        return 1.15 * gains[place] - 0.2 * self._before(Phase.DOMINATION, space) if place < len(gains) else 0.0
