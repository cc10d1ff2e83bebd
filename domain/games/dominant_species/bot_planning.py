"""Where a pawn does most good: a quick estimate of every section for one animal, best space first.

A section is worth what its action would bring if it were carried out at once, less what pawns already there will take.
All values are in points.
"""

from __future__ import annotations

from collections.abc import Callable

from strata.domain.games.dominant_species.bot_values import rounds_left
from strata.domain.games.dominant_species.bot_weights import SpeciesWeights
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
    corners_with,
    dominant,
    elements_of,
    match,
    occupied,
    owned,
    payments_for,
    terrain,
    tiles,
    tiles_next_to,
)
from strata.domain.games.dominant_species.rules.glaciation import tundra_around
from strata.domain.games.dominant_species.rules.regression import shields
from strata.domain.games.dominant_species.state import Phase, State


class Planner:
    """The estimates for one animal in one position."""

    def __init__(self, state: State, animal: str, weights: SpeciesWeights) -> None:
        self.state, self.animal, self.weights = state, animal, weights
        self.left = rounds_left(state, weights)
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
        return (
            self.weights.plan_going_forward
            if self.state.initiative[0] != self.animal
            else self.weights.plan_already_first
        )

    def _adaptation(self, space: int) -> float:
        slots = self.state.display[Phase.ADAPTATION]
        taken = len(self.own) + self._own_pawns(Phase.ADAPTATION)
        if not has_room(self.state, self.animal) or taken >= BOX.element_slots:
            return 0.0
        on_tiles = self._disks_on_tiles(slots)
        value = {
            element: self.weights.plan_element
            + self.weights.plan_element_on_tiles * count
            + (self.weights.plan_kind_lacking if element not in self.own else 0.0)
            - self.weights.plan_kind_twice * (slots.count(element) > 1)
            for element, count in on_tiles.items()
        }
        ordered = sorted((value[element] for element in slots), reverse=True)
        place = self._pawns_before(Phase.ADAPTATION, space)
        early = min(
            self.weights.plan_early_most, self.weights.plan_early_least + self.weights.plan_early_per_round * self.left
        )
        return (ordered[place] if place < len(ordered) else 0.0) * early

    def _disks_on_tiles(self, kinds: list[str]) -> dict[str, float]:
        """How many disks of each kind lie round the animal's cubes; more often counted where they would save some."""
        found = dict.fromkeys(kinds, 0.0)
        for hex_ in self.hexes:
            weight = 1 if match(self.state, self.animal, hex_) else self.weights.plan_saves_cubes
            for element, count in elements_of(self.state, hex_).items():
                if element in found:
                    found[element] += weight * count
        return found

    def _regression(self, space: int) -> float:
        added, box = self.state.animals[self.animal].added, self.state.display[Phase.REGRESSION]
        unshielded = len(set(added) & set(box)) - shields(self.state, self.animal)
        return self.weights.plan_element_kept * min(1.0, self.left) if unshielded > 0 else 0.0

    def _abundance(self, space: int) -> float:
        slots = self.state.display[Phase.ABUNDANCE]
        if self._pawns_before(Phase.ABUNDANCE, space) >= len(slots) or not self.hexes:
            return 0.0
        most = max(self.own.count(element) for element in slots)
        lacking = sum(dominant(self.state, hex_) != self.animal for hex_ in self.hexes)
        return self.weights.plan_laying + self.weights.plan_laying_own * most * min(
            1.0, self.weights.plan_lacking_least + self.weights.plan_per_tile_lacking * lacking
        )

    def _wasteland(self, space: int) -> float:
        box = set(self.state.display[Phase.WASTELAND]) & set(self.own)
        at_stake = 0.0
        for hex_ in self.hexes:
            if self.state.earth[hex_].tundra or any(
                self.state.earth[there].tundra for there in tiles_next_to(self.state, hex_)
            ):
                at_stake += sum(elements_of(self.state, hex_).get(element, 0) for element in box)
        return min(self.weights.plan_wasteland_most, self.weights.plan_wasteland_disk * at_stake)

    def _depletion(self, space: int) -> float:
        box = set(self.state.display[Phase.DEPLETION])
        rivals = sum(
            bool(box & set(elements_of(self.state, hex_)))
            for hex_ in self.hexes
            if dominant(self.state, hex_) not in (None, self.animal)
        )
        return min(self.weights.plan_depletion_most, self.weights.plan_depleted_rival * rivals)

    def _glaciation(self, space: int) -> float:
        if not self.state.tundra_supply:
            return 0.0
        gains = [0.0]
        for hex_ in tiles(self.state):
            tile = self.state.earth[hex_]
            around = tundra_around(self.state, hex_)
            if tile.tundra or not around:
                continue
            paid = dict(payments_for(tile, tile.species))
            lost = paid.get(self.animal, 0)
            gains.append(
                bonus(around)
                + self.weights.plan_ice_on_rivals * (sum(paid.values()) - lost)
                - self.weights.plan_ice_on_own * lost
            )
        if space == 1:
            return max(gains)
        return max(gains) * (self.weights.plan_ice_later ** (space - 1)) * min(1.0, self.left / space)

    def _speciation(self, space: int) -> float:
        already = self._own_pawns(Phase.SPECIATION)
        pool = self.state.animals[self.animal].gene_pool - int(self.weights.plan_cubes_used * already)
        element = BOX.speciation[space - 1]
        corners = list(corners_with(self.state, [element]))
        if pool <= 0 or not corners:
            return 0.0
        gains = (
            sum(
                self._gain_of_cubes(hex_, min(pool, TERRAINS[terrain(self.state.earth[hex_])].limit))
                for hex_ in TOUCHES[corner]
                if hex_ in self.state.earth
            )
            for corner in corners
        )
        certain = self.weights.plan_element_at_risk if self._is_at_risk(element, corners) else 1.0
        return certain * max(gains) * (self.weights.plan_second_pawn**already)

    def _is_at_risk(self, element: str, corners: list[str]) -> bool:
        """Whether the last element of a kind lies where an action before may take it away."""
        if len(corners) > 1:
            return False
        depleted = element in self.state.display[Phase.DEPLETION] and any(
            space.startswith(Phase.DEPLETION) for space in self.state.pawns
        )
        return depleted or element in self.state.display[Phase.WASTELAND]

    def _gain_of_cubes(self, hex_: str, count: int) -> float:
        """What so many cubes add to a tile; where there is no match they do not live."""
        tile = self.state.earth[hex_]
        if not match(self.state, self.animal, hex_):
            return 0.0
        before = dict(payments_for(tile, tile.species)).get(self.animal, 0)
        more = {**tile.species, self.animal: tile.species.get(self.animal, 0) + count}
        gained = dict(payments_for(tile, more)).get(self.animal, 0) - before
        return self.weights.plan_new_rank * gained + self.weights.plan_new_cube * count

    def _wanderlust(self, space: int) -> float:
        face_up = sum(stack.face_up is not None for stack in self.state.stacks)
        place = self._pawns_before(Phase.WANDERLUST, space)
        if place >= face_up:
            return 0.0
        around = sorted(
            (len(tiles_next_to(self.state, hex_)) for hex_ in HEXES if hex_ not in self.state.earth), reverse=True
        )
        return bonus(around[place]) + self.weights.plan_new_land if place < len(around) else 0.0

    def _migration(self, space: int) -> float:
        if self._own_pawns(Phase.MIGRATION):
            return self.weights.plan_second_migration
        most = BOX.migration[space - 1]
        endangered = sum(
            self.state.earth[hex_].species[self.animal]
            for hex_ in self.hexes
            if not match(self.state, self.animal, hex_)
        )
        cubes = sum(self.state.earth[hex_].species[self.animal] for hex_ in self.hexes)
        return self.weights.plan_cube_saved * min(most, endangered) + self.weights.plan_cube_moved * min(most, cubes)

    def _competition(self, space: int) -> float:
        gain = 0.0
        for wanted in (*BOX.competition[space - 1], TUNDRA):
            best = 0.0
            for hex_ in self.hexes:
                tile = self.state.earth[hex_]
                if terrain(tile) == wanted and len(tile.species) > 1:
                    best = max(
                        best,
                        self.weights.plan_victim + self.weights.plan_victim_per_point * TERRAINS[wanted].scoring[0],
                    )
            gain += best
        return gain * (self.weights.plan_second_pawn ** self._own_pawns(Phase.COMPETITION))

    def _domination(self, space: int) -> float:
        gains = []
        for hex_ in tiles(self.state):
            tile = self.state.earth[hex_]
            if not tile.species:
                continue
            paid, owner = dict(payments_for(tile, tile.species)), dominant(self.state, hex_)
            own = paid.get(self.animal, 0)
            gain = own - self.weights.plan_paid_to_rivals * (sum(paid.values()) - own)
            if owner is not None and self.state.face_up:
                gain += (
                    self.weights.card_taken
                    if owner == self.animal
                    else -self.weights.plan_card_to_rival * self.weights.card_taken
                )
            gains.append(gain)
        gains.sort(reverse=True)
        place = self._own_pawns(Phase.DOMINATION)
        if place >= len(gains):
            return 0.0
        return self.weights.plan_scored_now * gains[place] - self.weights.plan_rival_first * self._pawns_before(
            Phase.DOMINATION, space
        )
