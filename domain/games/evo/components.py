"""What lies in the box, typed, read once from data.yaml and checked against what is known about the boards."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from strata.domain.kernel import Source
from strata.domain.toolkit.box import must, open_box
from strata.domain.toolkit.hexes import around, distances, in_order


class Zone(StrEnum):
    """How a hex stands to the climate."""

    DEADLY_HOT = "deadly_hot"
    WARM = "warm"
    TEMPERATE = "temperate"
    COLD = "cold"
    DEADLY_COLD = "deadly_cold"


DEADLY = frozenset({Zone.DEADLY_HOT, Zone.DEADLY_COLD})


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of data.yaml."""


class Constants(Record, frozen=True):
    players_min: int
    players_max: int
    starting_points: int
    dinos_per_player: int
    starting_hand: int
    events_allowed_from_turn: int
    climate_event_cards_per_turn: int
    die_sides: int


class Terrain(Record, frozen=True):
    id: str
    heat_rank: int


class Gene(Record, frozen=True):
    id: str
    count: int
    start: int
    permanent: bool


class ClimateTrack(Record, frozen=True):
    id: str
    start_index: int
    spaces: tuple[str, ...]


class TurnSpace(Record, frozen=True):
    index: int
    kind: Literal["start", "plain", "die", "impact"]
    players: int | None = None
    impact_on_at_most: int | None = None


class Bidding(Record, frozen=True):
    min_bid: int
    max_bid: int | None


class OneGeneFewer(Record, frozen=True):
    genes_fewer: int
    meteor_moves_from_turn: int


class BoardSide(Record, frozen=True):
    id: str
    hex_count: int
    star_count: int
    terrain_count: dict[str, int]
    stars: tuple[str, ...]
    hexes: dict[str, str]


class MapRecord(Record, frozen=True):
    id: Literal["three", "four_mm", "four_ls", "five"]
    players: int
    sides: tuple[str, str]
    hex_count: int
    star_count: int
    coastal_count: int
    pair_count: int
    terrain_count: dict[str, int]


class Effect(Record, frozen=True):
    """What an event card does; what it changes for a seat lasts until the end of the turn."""

    climate_steps: int | Literal["param"] | None = None
    steps_choices: tuple[int, ...] = ()
    attack_horns: int = 0
    defence_horns: int = 0
    movement_points: int = 0
    target_movement_points: int = 0
    relocate_own_dino_max_distance: int | None = None
    temporary_genes: int = 0
    gene_choices: tuple[str, ...] = ()
    births: int = 0
    target_births: int | None = None
    birth_distance: int | None = None
    target_fur: int = 0
    target_parasol: int = 0
    all_own_cold_survive: bool = False
    all_own_warm_survive: bool = False
    target_min_dinos: int = 0
    remove_dinos: int = 0
    skip_auction: bool = False
    discount: int = 0
    redraw_rows_min: int = 0
    redraw_rows_max: int = 0


class EventCard(Record, frozen=True):
    id: str
    name: str
    count: int
    window: Literal["climate", "movement", "births", "survival", "evolution"]
    effect: Effect
    params: tuple[Literal["target", "steps", "from", "gene", "hexes", "rows"], ...] = ()


class Box(Record, frozen=True):
    """All of data.yaml."""

    sources: tuple[Source, ...]
    constants: Constants
    seats: tuple[Literal["blue", "pink", "yellow", "green", "red"], ...]
    terrains: tuple[Terrain, ...]
    zones: dict[str, Zone]
    genes: tuple[Gene, ...]
    combat: dict[str, int | None]
    climate_die: dict[str, int]
    climate_tracks: tuple[ClimateTrack, ...]
    turn_track: tuple[TurnSpace, ...]
    bidding: Bidding
    one_gene_fewer: OneGeneFewer
    board_sides: tuple[BoardSide, ...]
    maps: tuple[MapRecord, ...]
    event_cards: tuple[EventCard, ...]


class Island:
    """A map put together from two sides, with everything about its geometry worked out beforehand."""

    def __init__(self, record: MapRecord, box: Box) -> None:
        by_id = {side.id: side for side in box.board_sides}
        must(set(record.sides) <= by_id.keys(), f"sides of {record.id}")
        sides = [by_id[id_] for id_ in record.sides]
        self.id = record.id
        self.players = record.players
        self.terrain: dict[str, str] = {hex_: terrain for side in sides for hex_, terrain in side.hexes.items()}
        self.stars: tuple[str, ...] = tuple(star for side in sides for star in side.stars)
        self.hexes: tuple[str, ...] = tuple(in_order(self.terrain))
        self.neighbours: dict[str, tuple[str, ...]] = {
            hex_: tuple(in_order(there for there in around(hex_) if there in self.terrain)) for hex_ in self.hexes
        }
        rank = {terrain.id: terrain.heat_rank for terrain in box.terrains}
        self.zones: dict[str, dict[str, Zone]] = {
            climate: {hex_: box.zones[str(rank[self.terrain[hex_]] - rank[climate])] for hex_ in self.hexes}
            for climate in rank
        }
        self.distance: dict[str, dict[str, int]] = {
            hex_: distances(hex_, self.neighbours.__getitem__, len(self.hexes)) for hex_ in self.hexes
        }
        self._reach: dict[tuple[str, int], tuple[str, ...]] = {}

    def reach(self, hex_: str, farthest: int) -> tuple[str, ...]:
        """The hexes at distance 1 to ``farthest``, in order. Dinos in between do not matter."""
        found = self._reach.get((hex_, farthest))
        if found is None:
            steps = self.distance[hex_]
            found = tuple(there for there in self.hexes if 1 <= steps[there] <= farthest)
            self._reach[hex_, farthest] = found
        return found


def _count(terrains: list[str]) -> dict[str, int]:
    return {terrain: terrains.count(terrain) for terrain in sorted(set(terrains))}


def _check_island(record: MapRecord, box: Box, island: Island) -> None:
    sides = [next(side for side in box.board_sides if side.id == id_) for id_ in record.sides]
    for side in sides:
        must(len(side.hexes) == side.hex_count, f"hexes of side {side.id}")
        must(len(side.stars) == side.star_count, f"stars of side {side.id}")
        must(_count(list(side.hexes.values())) == side.terrain_count, f"terrains of side {side.id}")
    coastal = {hex_ for hex_, there in island.neighbours.items() if len(there) < 6}
    must(len(island.hexes) == record.hex_count == sum(side.hex_count for side in sides), f"hexes of {record.id}")
    must(len(island.stars) == record.star_count == record.players, f"stars of {record.id}")
    must(coastal.issuperset(island.stars), f"stars on the coast of {record.id}")
    must(len(coastal) == record.coastal_count, f"coast of {record.id}")
    must(sum(map(len, island.neighbours.values())) == 2 * record.pair_count, f"adjacent pairs of {record.id}")
    must(_count(list(island.terrain.values())) == record.terrain_count, f"terrains of {record.id}")
    must(all(len(steps) == len(island.hexes) for steps in island.distance.values()), f"{record.id} in one piece")


def _check_tracks(box: Box) -> None:
    must([space.index for space in box.turn_track] == list(range(len(box.turn_track))), "turn track")
    must(box.turn_track[-1].kind == "impact", "end of the turn track")
    for seats in range(box.constants.players_min, box.constants.players_max + 1):
        must(sum(space.players == seats for space in box.turn_track) == 1, f"start space of {seats} seats")
    for space in box.turn_track:
        must((space.kind == "die") == (space.impact_on_at_most is not None), f"turn space {space.index}")
    for track in box.climate_tracks:
        must(track.start_index in range(len(track.spaces)), f"start of the climate track {track.id}")


_GENES = ("tail", "leg", "horn", "egg", "fur", "parasol", "mutant", "card")


def _check_tables(box: Box) -> None:
    """What is looked up is there, whatever happens."""
    faces, ranks = range(1, box.constants.die_sides + 1), [terrain.heat_rank for terrain in box.terrains]
    terrains = [terrain.id for terrain in box.terrains]
    used = {terrain for track in box.climate_tracks for terrain in track.spaces}
    used |= {terrain for side in box.board_sides for terrain in side.hexes.values()}
    must(sorted(terrains) == ["desert", "hills", "mountain", "plain"], "the four terrains")
    must(used <= set(terrains), "terrains of hexes and climate tracks")
    must(sorted(gene.id for gene in box.genes) == sorted(_GENES), "the eight genes")
    must(sorted(track.id for track in box.climate_tracks) == ["eight", "six"], "climate tracks six and eight")
    must({str(here - there) for here in ranks for there in ranks} <= box.zones.keys(), "zones of all differences")
    must({str(face) for face in faces} == box.climate_die.keys(), "climate die")
    differences = sorted(map(int, box.combat))
    must(differences == list(range(differences[0], differences[-1] + 1)), "combat by every difference of horns")
    must(all(face is None or face in faces for face in box.combat.values()), "faces of the combat table")
    for seats in range(box.constants.players_min, box.constants.players_max + 1):
        must(any(record.players == seats for record in box.maps), f"a map for {seats} seats")
    must(3 <= box.constants.players_min <= box.constants.players_max <= len(box.seats) <= 5, "three to five seats")


def _check_cards(box: Box) -> None:
    """A card asks for what it needs, and does something."""
    must(len({card.id for card in box.event_cards}) == len(box.event_cards), "ids of event cards")
    dealt = box.constants.starting_hand * box.constants.players_max
    must(sum(card.count for card in box.event_cards) >= dealt, f"{dealt} event cards to deal")
    must(
        len({card.effect.relocate_own_dino_max_distance for card in box.event_cards} - {None}) < 2,
        "one length of jumps",
    )
    for card in box.event_cards:
        effect, asked = card.effect, set(card.params)
        must(effect != Effect(), f"{card.id} does something")
        needed = {
            "steps": effect.climate_steps == "param" and bool(effect.steps_choices),
            "from": effect.relocate_own_dino_max_distance is not None,
            "gene": effect.temporary_genes > 0 and bool(effect.gene_choices),
            "hexes": effect.remove_dinos > 0,
            "rows": effect.redraw_rows_max > 0,
            "target": effect.remove_dinos > 0
            or effect.target_births is not None
            or bool(effect.target_movement_points or effect.target_fur or effect.target_parasol),
        }
        must(asked == {name for name, is_needed in needed.items() if is_needed}, f"what {card.id} asks for")


def _check(box: Box) -> None:
    _check_tables(box)
    _check_tracks(box)
    _check_cards(box)
    for record in box.maps:
        _check_island(record, box, Island(record, box))


BOX, DATA = open_box("evo", Path(__file__).with_name("data.yaml"), Box, _check)
SOURCES = BOX.sources
CONSTANTS = BOX.constants
TERRAINS: dict[str, Terrain] = {terrain.id: terrain for terrain in BOX.terrains}
GENES: dict[str, Gene] = {gene.id: gene for gene in BOX.genes}
CARDS: dict[str, EventCard] = {card.id: card for card in BOX.event_cards}
INSTANCES: dict[str, EventCard] = {
    f"{card.id}#{copy}": card for card in BOX.event_cards for copy in range(1, card.count + 1)
}
"""The card that each copy is a copy of."""
ISLANDS: dict[str, Island] = {record.id: Island(record, BOX) for record in BOX.maps}
CLIMATE_TRACKS: dict[str, ClimateTrack] = {track.id: track for track in BOX.climate_tracks}


@cache
def winning_face(attack: int, defence: int) -> int | None:
    """The highest face of the die on which an attacker wins, or None where it may not attack."""
    faces = {int(difference): face for difference, face in BOX.combat.items()}
    return faces[max(min(faces), min(max(faces), attack - defence))]


def start_space(seats: int) -> int:
    """Where on the turn track the meteor begins."""
    return next(space.index for space in BOX.turn_track if space.players == seats)


def map_of(seats: int, map_4p: str) -> str:
    """The map for a number of seats; four seats have two to choose from."""
    fitting = [island.id for island in ISLANDS.values() if island.players == seats]
    return map_4p if map_4p in fitting else fitting[0]
