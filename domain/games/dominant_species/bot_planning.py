"""Where a pawn does most good: a quick estimate of every section for one animal, best space first.

A section is worth what its action would bring if it were carried out at once, less what pawns already there will take.
All values are in points.
"""

from __future__ import annotations

from collections.abc import Callable

from strata.domain.games.dominant_species.bot_values import CARD_TAKEN, payments, rounds_left
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

GOING_FORWARD, ALREADY_FIRST = 0.8, 0.1
"""Initiative: a pawn there, for an animal that can go forward and for the first on the track."""

ELEMENT, ELEMENT_ON_TILES, SAVES_CUBES = 1.5, 0.5, 3
"""Adaptation: an element, each disk of its kind where the animal lives, and how often one counts that saves cubes."""
KIND_LACKING, KIND_TWICE = 0.8, 0.4
"""What is added for a kind the animal lacks, and taken off one that another pawn will leave."""
EARLY_LEAST, EARLY_PER_ROUND, EARLY_MOST = 0.4, 0.25, 1.2
"""An element counts for more the more rounds are to come."""

ELEMENT_KEPT = 3.5
"""Regression: an element that would be lost without a pawn."""

LAYING, LAYING_OWN, LACKING_LEAST, PER_TILE_LACKING = 0.8, 0.9, 0.3, 0.3
"""Abundance: any element, each of the kind the animal has, by how many of its tiles it does not dominate."""

WASTELAND_DISK, WASTELAND_MOST = 0.5, 4.0
"""Wasteland: each disk that matters to the animal on or beside tundra, and the most this is worth."""

DEPLETED_RIVAL, DEPLETION_MOST = 0.9, 2.5
"""Depletion: each tile where a rival's dominance rests on a kind in the box, and the most this is worth."""

ICE_ON_RIVALS, ICE_ON_OWN = 0.4, 0.8
"""Glaciation: how much of what the tile pays to rivals is gained, and of what it pays to the animal is lost."""
ICE_LATER = 0.75
"""What each space before costs, which acts only in a later round."""

NEW_RANK, NEW_CUBE, DOOMED_CUBE = 0.9, 0.25, 0.1
"""Speciation: each point a tile then pays more, each cube, and each cube where there is no match."""

NEW_LAND = 1.0
"""Wanderlust: what moving in adds to the bonus."""

CUBE_SAVED, CUBE_MOVED, SECOND_MIGRATION = 0.7, 0.35, 0.3
"""Migration: each endangered cube that can move, any that can, and a second pawn there."""

VICTIM, VICTIM_PER_POINT = 0.8, 0.1
"""Competition: a rival's cube, and what the first place on its tile adds."""

PAID_TO_RIVALS, CARD_TO_RIVAL, SCORED_NOW, RIVAL_FIRST = 0.35, 0.6, 1.15, 0.2
"""Domination: what points of rivals count against the animal's, how much of a card, what certainty adds, and what each
pawn that acts before costs."""

SECOND_PAWN = 0.8
"""What is left of the value for each pawn the animal already has in the section."""


class Planner:
    """The estimates for one animal in one position."""

    def __init__(self, state: State, animal: str) -> None:
        self.state, self.animal = state, animal
        self.left = rounds_left(state)
        self.own = owned(state, animal)
        self.hexes = occupied(state, animal)
        self._sections: dict[str, Callable[[int], float]] = {
            Phase.INITIATIVE: self._initiative,
            Phase.ADAPTATION: self._adaptation,
            Phase.REGRESSION: self._regression,
            Phase.ABUNDANCE: self._abundance,
            Phase.WASTELAND: self._wasteland,
            Phase.DEPLETION: self._depletion,
            Phase.GLACIATION: self._glaciation,
            Phase.SPECIATION: self._speciation,
            Phase.WANDERLUST: self._wanderlust,
            Phase.MIGRATION: self._migration,
            Phase.COMPETITION: self._competition,
            Phase.DOMINATION: self._domination,
        }

    def space_value(self, section: str, space: int) -> float:
        """What a pawn on a space is likely to bring."""
        return self._sections[section](space)

    def _own_pawns(self, section: str) -> int:
        """How many pawns the animal already has in a section."""
        spaces = range(1, SECTIONS[section].spaces + 1)
        return sum(self.state.pawns.get(space_id(section, space)) == self.animal for space in spaces)

    def _pawns_before(self, section: str, space: int) -> int:
        """How many pawns stand left of a space."""
        return sum(space_id(section, other) in self.state.pawns for other in range(1, space))

    def _initiative(self, space: int) -> float:
        return GOING_FORWARD if self.state.initiative[0] != self.animal else ALREADY_FIRST

    def _adaptation(self, space: int) -> float:
        slots = self.state.display[Phase.ADAPTATION]
        taken = len(self.own) + self._own_pawns(Phase.ADAPTATION)
        if not has_room(self.state, self.animal) or taken >= BOX.element_slots:
            return 0.0
        on_tiles = self._disks_on_tiles(slots)
        value = {
            element: ELEMENT
            + ELEMENT_ON_TILES * count
            + (KIND_LACKING if element not in self.own else 0.0)
            - KIND_TWICE * (slots.count(element) > 1)
            for element, count in on_tiles.items()
        }
        ordered = sorted((value[element] for element in slots), reverse=True)
        place = self._pawns_before(Phase.ADAPTATION, space)
        early = min(EARLY_MOST, EARLY_LEAST + EARLY_PER_ROUND * self.left)
        return (ordered[place] if place < len(ordered) else 0.0) * early

    def _disks_on_tiles(self, kinds: list[str]) -> dict[str, float]:
        """How many disks of each kind lie round the animal's cubes; more often counted where they would save some."""
        found = dict.fromkeys(kinds, 0.0)
        for hex_ in self.hexes:
            weight = 1 if match(self.state, self.animal, hex_) else SAVES_CUBES
            for element, count in elements_of(self.state, hex_).items():
                if element in found:
                    found[element] += weight * count
        return found

    def _regression(self, space: int) -> float:
        added, box = self.state.animals[self.animal].added, self.state.display[Phase.REGRESSION]
        unshielded = len(set(added) & set(box)) - shields(self.state, self.animal)
        return ELEMENT_KEPT * min(1.0, self.left) if unshielded > 0 else 0.0

    def _abundance(self, space: int) -> float:
        slots = self.state.display[Phase.ABUNDANCE]
        if self._pawns_before(Phase.ABUNDANCE, space) >= len(slots) or not self.hexes:
            return 0.0
        most = max(self.own.count(element) for element in slots)
        lacking = sum(dominant(self.state, hex_) != self.animal for hex_ in self.hexes)
        return LAYING + LAYING_OWN * most * min(1.0, LACKING_LEAST + PER_TILE_LACKING * lacking)

    def _wasteland(self, space: int) -> float:
        box = set(self.state.display[Phase.WASTELAND]) & set(self.own)
        at_stake = 0.0
        for hex_ in self.hexes:
            if self.state.earth[hex_].tundra or any(
                self.state.earth[there].tundra for there in tiles_next_to(self.state, hex_)
            ):
                at_stake += sum(elements_of(self.state, hex_).get(element, 0) for element in box)
        return min(WASTELAND_MOST, WASTELAND_DISK * at_stake)

    def _depletion(self, space: int) -> float:
        box = set(self.state.display[Phase.DEPLETION])
        rivals = sum(
            bool(box & set(elements_of(self.state, hex_)))
            for hex_ in self.hexes
            if dominant(self.state, hex_) not in (None, self.animal)
        )
        return min(DEPLETION_MOST, DEPLETED_RIVAL * rivals)

    def _glaciation(self, space: int) -> float:
        if not self.state.tundra_supply:
            return 0.0
        gains = [0.0]
        for hex_ in tiles(self.state):
            tile = self.state.earth[hex_]
            around = tundra_around(self.state, hex_)
            if tile.tundra or not around:
                continue
            paid = payments(tile, tile.species)
            lost = paid.get(self.animal, 0)
            gains.append(bonus(around) + ICE_ON_RIVALS * (sum(paid.values()) - lost) - ICE_ON_OWN * lost)
        if space == 1:
            return max(gains)
        return max(gains) * (ICE_LATER ** (space - 1)) * min(1.0, self.left / space)

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
        return best * (SECOND_PAWN ** self._own_pawns(Phase.SPECIATION))

    def _gain_of_cubes(self, hex_: str, count: int) -> float:
        tile = self.state.earth[hex_]
        if not match(self.state, self.animal, hex_):
            return DOOMED_CUBE * count
        before = payments(tile, tile.species).get(self.animal, 0)
        more = {**tile.species, self.animal: tile.species.get(self.animal, 0) + count}
        return NEW_RANK * (payments(tile, more).get(self.animal, 0) - before) + NEW_CUBE * count

    def _wanderlust(self, space: int) -> float:
        face_up = sum(stack.face_up is not None for stack in self.state.stacks)
        place = self._pawns_before(Phase.WANDERLUST, space)
        if place >= face_up:
            return 0.0
        around = sorted(
            (len(tiles_next_to(self.state, hex_)) for hex_ in HEXES if hex_ not in self.state.earth), reverse=True
        )
        return bonus(around[place]) + NEW_LAND if place < len(around) else 0.0

    def _migration(self, space: int) -> float:
        if self._own_pawns(Phase.MIGRATION):
            return SECOND_MIGRATION
        most = BOX.migration[space - 1]
        endangered = sum(
            self.state.earth[hex_].species[self.animal]
            for hex_ in self.hexes
            if not match(self.state, self.animal, hex_)
        )
        cubes = sum(self.state.earth[hex_].species[self.animal] for hex_ in self.hexes)
        return CUBE_SAVED * min(most, endangered) + CUBE_MOVED * min(most, cubes)

    def _competition(self, space: int) -> float:
        gain = 0.0
        for wanted in (*BOX.competition[space - 1], TUNDRA):
            best = 0.0
            for hex_ in self.hexes:
                tile = self.state.earth[hex_]
                if terrain(tile) == wanted and len(tile.species) > 1:
                    best = max(best, VICTIM + VICTIM_PER_POINT * TERRAINS[wanted].scoring[0])
            gain += best
        return gain * (SECOND_PAWN ** self._own_pawns(Phase.COMPETITION))

    def _domination(self, space: int) -> float:
        gains = []
        for hex_ in tiles(self.state):
            tile = self.state.earth[hex_]
            if not tile.species:
                continue
            paid, owner = payments(tile, tile.species), dominant(self.state, hex_)
            own = paid.get(self.animal, 0)
            gain = own - PAID_TO_RIVALS * (sum(paid.values()) - own)
            if owner is not None and self.state.face_up:
                gain += CARD_TAKEN if owner == self.animal else -CARD_TO_RIVAL * CARD_TAKEN
            gains.append(gain)
        gains.sort(reverse=True)
        place = self._own_pawns(Phase.DOMINATION)
        if place >= len(gains):
            return 0.0
        return SCORED_NOW * gains[place] - RIVAL_FIRST * self._pawns_before(Phase.DOMINATION, space)
