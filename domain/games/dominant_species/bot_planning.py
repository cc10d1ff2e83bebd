"""Where a pawn does most good: a quick estimate of every section for one animal, best space first.

A section is worth what its action would bring if it were carried out at once, less what pawns already there will take.
All values are in points.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

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
    best_of,
    elements_of,
    match,
    matches,
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

_SPACES_OF: dict[str, list[str]] = {
    section: [space_id(section, space) for space in range(1, SECTIONS[section].spaces + 1)] for section in SECTIONS
}


class Planner:
    """The estimates for one animal in one position. What several spaces ask of it is worked out once."""

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

    @cached_property
    def _matches(self) -> dict[str, int]:
        """How well the animal matches each tile, whether or not it is there."""
        return {hex_: match(self.state, self.animal, hex_) for hex_ in self.state.earth}

    @cached_property
    def _dominants(self) -> dict[str, str | None]:
        """Who dominates each tile."""
        return {hex_: best_of(matches(self.state, hex_)) for hex_ in self.state.earth}

    @cached_property
    def _paid(self) -> dict[str, dict[str, int]]:
        """What each tile would pay to whom."""
        return {hex_: dict(payments_for(tile, tile.species)) for hex_, tile in self.state.earth.items()}

    def _own_pawns(self, section: str) -> int:
        """How many pawns the animal already has in a section."""
        return sum([self.state.pawns.get(space) == self.animal for space in _SPACES_OF[section]])

    def _pawns_before(self, section: str, space: int) -> int:
        """How many pawns stand left of a space."""
        return sum([other in self.state.pawns for other in _SPACES_OF[section][: space - 1]])

    def _initiative(self, space: int) -> float:
        return (
            self.weights.plan_going_forward
            if self.state.initiative[0] != self.animal
            else self.weights.plan_already_first
        )

    def _adaptation(self, space: int) -> float:
        place = self._pawns_before(Phase.ADAPTATION, space)
        return self._elements_on_offer[place] if place < len(self._elements_on_offer) else 0.0

    @cached_property
    def _elements_on_offer(self) -> list[float]:
        """What the elements of the adaptation are worth, the best first; nothing where there is no room for one."""
        slots = self.state.display[Phase.ADAPTATION]
        taken = len(self.own) + self._own_pawns(Phase.ADAPTATION)
        if not has_room(self.state, self.animal) or taken >= BOX.element_slots:
            return []
        on_tiles = self._disks_on_tiles(slots)
        value = {
            element: self.weights.plan_element
            + self.weights.plan_element_on_tiles * count
            + (self.weights.plan_kind_lacking if element not in self.own else 0.0)
            - self.weights.plan_kind_twice * (slots.count(element) > 1)
            for element, count in on_tiles.items()
        }
        early = min(
            self.weights.plan_early_most, self.weights.plan_early_least + self.weights.plan_early_per_round * self.left
        )
        return sorted((value[element] * early for element in slots), reverse=True)

    def _disks_on_tiles(self, kinds: list[str]) -> dict[str, float]:
        """How many disks of each kind lie round the animal's cubes; more often counted where they would save some."""
        found = dict.fromkeys(kinds, 0.0)
        for hex_ in self.hexes:
            weight = 1 if self._matches[hex_] else self.weights.plan_saves_cubes
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
        lacking = sum(self._dominants[hex_] != self.animal for hex_ in self.hexes)
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
            if self._dominants[hex_] not in (None, self.animal)
        )
        return min(self.weights.plan_depletion_most, self.weights.plan_depleted_rival * rivals)

    def _glaciation(self, space: int) -> float:
        if space == 1:
            return self._best_ice
        return self._best_ice * (self.weights.plan_ice_later ** (space - 1)) * min(1.0, self.left / space)

    @cached_property
    def _best_ice(self) -> float:
        """What the best tile to glaciate brings."""
        if not self.state.tundra_supply:
            return 0.0
        gains = [0.0]
        for hex_ in tiles(self.state):
            around = tundra_around(self.state, hex_)
            if self.state.earth[hex_].tundra or not around:
                continue
            paid = self._paid[hex_]
            lost = paid.get(self.animal, 0)
            gains.append(
                bonus(around)
                + self.weights.plan_ice_on_rivals * (sum(paid.values()) - lost)
                - self.weights.plan_ice_on_own * lost
            )
        return max(gains)

    def _speciation(self, space: int) -> float:
        element = BOX.speciation[space - 1]
        corners = [corner for corner, lies_there in self.state.elements.items() if lies_there == element]
        if self._pool <= 0 or not corners:
            return 0.0
        gains = (sum(self._gains_of_cubes.get(hex_, 0.0) for hex_ in TOUCHES[corner]) for corner in corners)
        certain = self.weights.plan_element_at_risk if self._is_at_risk(element, corners) else 1.0
        return certain * max(gains) * (self.weights.plan_second_pawn ** self._own_pawns(Phase.SPECIATION))

    @cached_property
    def _pool(self) -> int:
        """The cubes that pawns which act before are expected to leave in the gene pool."""
        used = int(self.weights.plan_cubes_used * self._own_pawns(Phase.SPECIATION))
        return self.state.animals[self.animal].gene_pool - used

    def _is_at_risk(self, element: str, corners: list[str]) -> bool:
        """Whether the last element of a kind lies where an action before may take it away."""
        if len(corners) > 1:
            return False
        depleted = element in self.state.display[Phase.DEPLETION] and any(
            space.startswith(Phase.DEPLETION) for space in self.state.pawns
        )
        return depleted or element in self.state.display[Phase.WASTELAND]

    @cached_property
    def _gains_of_cubes(self) -> dict[str, float]:
        """What as many cubes as can be added bring on each tile; where there is no match they do not live."""
        gains = {}
        for hex_, tile in self.state.earth.items():
            if self._matches[hex_]:
                count = min(self._pool, TERRAINS[terrain(tile)].limit)
                more = {**tile.species, self.animal: tile.species.get(self.animal, 0) + count}
                gained = dict(payments_for(tile, more)).get(self.animal, 0) - self._paid[hex_].get(self.animal, 0)
                gains[hex_] = self.weights.plan_new_rank * gained + self.weights.plan_new_cube * count
        return gains

    def _wanderlust(self, space: int) -> float:
        face_up = sum(stack.face_up is not None for stack in self.state.stacks)
        place = self._pawns_before(Phase.WANDERLUST, space)
        if place >= min(face_up, len(self._tiles_around_free_hexes)):
            return 0.0
        return bonus(self._tiles_around_free_hexes[place]) + self.weights.plan_new_land

    @cached_property
    def _tiles_around_free_hexes(self) -> list[int]:
        """How many tiles lie around each hex without one, the most first."""
        free = [hex_ for hex_ in HEXES if hex_ not in self.state.earth]
        return sorted((len(tiles_next_to(self.state, hex_)) for hex_ in free), reverse=True)

    def _migration(self, space: int) -> float:
        if self._own_pawns(Phase.MIGRATION):
            return self.weights.plan_second_migration
        most, cubes = BOX.migration[space - 1], sum(self._cubes.values())
        endangered = sum(count for hex_, count in self._cubes.items() if not self._matches[hex_])
        return self.weights.plan_cube_saved * min(most, endangered) + self.weights.plan_cube_moved * min(most, cubes)

    @cached_property
    def _cubes(self) -> dict[str, int]:
        """The animal's cubes on each of its tiles."""
        return {hex_: self.state.earth[hex_].species[self.animal] for hex_ in self.hexes}

    def _competition(self, space: int) -> float:
        gain = sum(self._victims.get(fought_on, 0.0) for fought_on in (*BOX.competition[space - 1], TUNDRA))
        return gain * (self.weights.plan_second_pawn ** self._own_pawns(Phase.COMPETITION))

    @cached_property
    def _victims(self) -> dict[str, float]:
        """What a rival's cube is worth on each terrain where the animal meets one."""
        met = {terrain(tile) for tile in map(self.state.earth.__getitem__, self.hexes) if len(tile.species) > 1}
        return {
            fought_on: self.weights.plan_victim + self.weights.plan_victim_per_point * TERRAINS[fought_on].scoring[0]
            for fought_on in met
        }

    def _domination(self, space: int) -> float:
        place = self._own_pawns(Phase.DOMINATION)
        if place >= len(self._scorings):
            return 0.0
        return self.weights.plan_scored_now * self._scorings[place] - self.weights.plan_rival_first * (
            self._pawns_before(Phase.DOMINATION, space)
        )

    @cached_property
    def _scorings(self) -> list[float]:
        """What having each tile with cubes on it scored brings, the best first."""
        gains = []
        for hex_, tile in self.state.earth.items():
            if not tile.species:
                continue
            paid, owner = self._paid[hex_], self._dominants[hex_]
            own = paid.get(self.animal, 0)
            gain = own - self.weights.plan_paid_to_rivals * (sum(paid.values()) - own)
            if owner is not None and self.state.face_up:
                gain += (
                    self.weights.card_taken
                    if owner == self.animal
                    else -self.weights.plan_card_to_rival * self.weights.card_taken
                )
            gains.append(gain)
        return sorted(gains, reverse=True)
