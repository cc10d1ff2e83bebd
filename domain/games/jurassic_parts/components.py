"""What lies in the box, typed, read once from data.yaml and checked; and the slab's geometry, worked out beforehand."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from strata.domain.kernel import Source
from strata.domain.toolkit.box import must, open_box
from strata.domain.toolkit.hexes import DIRECTIONS

SIDES = len(DIRECTIONS)
SERVICE_COUNT = 4
AIMED = ("ground_radar", "fault_map", "soft_brush", "rock_saw")
"""The cards that want targets."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of data.yaml."""


class Constants(Record, frozen=True):
    players_min: int
    players_max: int
    chisels_per_player: int
    amber_total: int
    sharpen_per_turn: int
    keep_sharp_limit: int
    share_cap: int
    sales_per_turn: int
    sale_price: int
    boulder_cost_per_side: int
    final_tiles: int
    vp_per_loose_tile: int
    vp_per_amber: int


class StartBonus(Record, frozen=True):
    sharp: int
    amber: int


class Species(Record, frozen=True):
    """``parts`` tiles make one skeleton, and there are ``copies`` of each."""

    id: Literal["brachiosaurus", "tyrannosaurus", "triceratops", "velociraptor", "pterodactyl"]
    parts: int
    copies: int
    vp: int
    amber: int


class Tile(Record, frozen=True):
    id: str
    kind: Literal["skeleton", "plant", "bone_pile"]
    species: str | None = None
    part: int | None = None
    back: str | None = None
    face_boulders: tuple[int, ...] = ()


class Back(Record, frozen=True):
    id: str
    sides: tuple[int, ...]
    count: int


class CellRecord(Record, frozen=True):
    q: int
    r: int
    up: bool


class Service(Record, frozen=True):
    """``amount`` is the number in its effect."""

    id: Literal["sturdy_tool", "master_digger", "quick_sharpen", "buy_fossil"]
    amount: int


class Targets(Record, frozen=True):
    min: int
    max: int


class Card(Record, frozen=True):
    """``amount`` is the number in its effect, unless it has targets."""

    id: Literal[
        "backpack",
        "grant_letter",
        "whetstone",
        "jackhammer",
        "ground_radar",
        "fault_map",
        "soft_brush",
        "amber_vein",
        "rock_saw",
        "museum_contact",
        "plaster_jacket",
        "tool_belt",
    ]
    timing: Literal["own_turn", "with_service", "share_pick"]
    amount: int = 0
    targets: Targets | None = None


class Checks(Record, frozen=True):
    tiles: int
    skeleton: int
    plant: int
    bone_pile: int
    backs: int
    cells: int
    edges: int
    cards: int


class Box(Record, frozen=True):
    """All of data.yaml."""

    sources: tuple[Source, ...]
    constants: Constants
    start_bonus: tuple[StartBonus, ...]
    service_prices: tuple[int, ...]
    plant_scores: tuple[int, ...]
    species: tuple[Species, ...]
    tiles: tuple[Tile, ...]
    backs: tuple[Back, ...]
    centre_tile: str
    cells: tuple[CellRecord, ...]
    services: tuple[Service, ...]
    equipment_cards: tuple[Card, ...]
    seat_colours: tuple[Literal["red", "blue", "green", "yellow", "purple", "orange"], ...]
    checks: Checks


class Edge(NamedTuple):
    """Two neighbouring cells, the lower one first; ``side`` and ``other_side`` are the bits by which they touch."""

    id: str
    a: int
    b: int
    side: int
    other_side: int


def spiral(cells: int) -> list[tuple[int, int]]:
    """The first cells of the spiral: each ring begins below the last corner of the one before."""
    there, ring = [(0, 0)], 0
    while len(there) < cells:
        ring += 1
        q, r = ring * DIRECTIONS[4][0], ring * DIRECTIONS[4][1]
        for dq, dr in DIRECTIONS:
            for _ in range(ring):
                q, r = q + dq, r + dr
                there.append((q, r))
    return there[:cells]


def _edges(cells: tuple[CellRecord, ...]) -> tuple[Edge, ...]:
    number = {(cell.q, cell.r): index for index, cell in enumerate(cells)}
    found = []
    for a, cell in enumerate(cells):
        for side, (dq, dr) in enumerate(DIRECTIONS):
            b = number.get((cell.q + dq, cell.r + dr), -1)
            if b > a:
                found.append(Edge(f"{a}-{b}", a, b, 1 << side, 1 << (side + 3) % SIDES))
    return tuple(sorted(found, key=lambda edge: (edge.a, edge.b)))


def turned(sides: tuple[int, ...], rotation: int) -> int:
    """Boulder sides after a rotation, as bits."""
    return sum(1 << (side + rotation) % SIDES for side in set(sides))


def check(box: Box) -> None:
    """Raise ``BrokenData`` where the data contradicts itself."""
    checks = box.checks
    must(len({tile.id for tile in box.tiles}) == len(box.tiles) == checks.tiles, "number of tiles")
    for kind in ("skeleton", "plant", "bone_pile"):
        must(sum(tile.kind == kind for tile in box.tiles) == getattr(checks, kind), f"number of {kind} tiles")
    parts: dict[str, int] = {species.id: species.parts for species in box.species}
    for tile in box.tiles:
        if tile.kind == "skeleton":
            must((tile.part or 0) in range(1, parts.get(tile.species or "", 0) + 1), f"the part of {tile.id}")
        must(all(side in range(SIDES) for side in tile.face_boulders), f"boulder sides of {tile.id}")
    for species in box.species:
        for part in range(1, species.parts + 1):
            copies = sum((tile.species, tile.part) == (species.id, part) for tile in box.tiles)
            must(copies == species.copies, f"copies of part {part} of {species.id}")
    must(sum(back.count for back in box.backs) == checks.backs == checks.cells == checks.tiles, "number of backs")
    must(all(side in range(SIDES) for back in box.backs for side in back.sides), "boulder sides of the backs")
    must([(cell.q, cell.r) for cell in box.cells] == spiral(checks.cells), "the spiral of cells")
    must(len(_edges(box.cells)) == checks.edges, "number of edges")
    must(box.cells[0].up and box.centre_tile in {tile.id for tile in box.tiles}, "the tile in the middle")
    must(len({card.id for card in box.equipment_cards}) == len(box.equipment_cards) == checks.cards, "the cards")
    must(len({service.id for service in box.services}) == len(box.services) == SERVICE_COUNT, "the services")
    must(len({*box.seat_colours}) == len(box.seat_colours), "colours of the seats")
    must(all(card.targets is not None for card in box.equipment_cards if card.id in AIMED), "targets of the cards")
    must(len(box.plant_scores) == checks.plant, "scores of plants")
    must(len(box.start_bonus) == box.constants.players_max == len(box.seat_colours), "start bonuses and colours")
    paired = [tile.back for tile in box.tiles if tile.back is not None]
    must(len(paired) in (0, len(box.tiles)), "backs for some tiles only")
    if paired:
        must(all(paired.count(back.id) == back.count for back in box.backs), "backs of the tiles")


BOX, DATA = open_box("jurassic-parts", Path(__file__).with_name("data.yaml"), Box, check)

SOURCES = BOX.sources
CONSTANTS = BOX.constants
TILES: dict[str, Tile] = {tile.id: tile for tile in BOX.tiles}
SPECIES: dict[str, Species] = {species.id: species for species in BOX.species}
WHOLE: frozenset[str] = frozenset(tile.id for tile in BOX.tiles if tile.species and SPECIES[tile.species].parts == 1)
"""The tiles that are a skeleton by themselves."""
BUILT: tuple[Species, ...] = tuple(species for species in BOX.species if species.parts > 1)
"""The species that are put together from several tiles."""
PARTS: dict[str, dict[str, int]] = {
    species.id: {tile.id: tile.part for tile in BOX.tiles if tile.species == species.id and tile.part is not None}
    for species in BOX.species
}
"""The tiles of each species, with the part that each shows."""
PLANTS: frozenset[str] = frozenset(tile.id for tile in BOX.tiles if tile.kind == "plant")
BONE_PILES: frozenset[str] = frozenset(tile.id for tile in BOX.tiles if tile.kind == "bone_pile")
PAIRED: dict[str, str] = {tile.id: tile.back for tile in BOX.tiles if tile.back is not None}
"""The back of each tile, where faces and backs belong together."""
SERVICES: dict[str, Service] = {service.id: service for service in BOX.services}
CARDS: dict[str, Card] = {card.id: card for card in BOX.equipment_cards}

CELLS = range(len(BOX.cells))
EDGES: tuple[Edge, ...] = _edges(BOX.cells)
EDGE: dict[str, Edge] = {edge.id: edge for edge in EDGES}
JOINTS: tuple[tuple[tuple[int, str], ...], ...] = tuple(
    tuple((edge.b if edge.a == cell else edge.a, edge.id) for edge in EDGES if cell in (edge.a, edge.b))
    for cell in CELLS
)
"""For each cell its neighbours, each with the edge between them."""
BESIDE: tuple[tuple[int | None, ...], ...] = tuple(
    tuple(
        next((there for there, other in enumerate(BOX.cells) if (other.q, other.r) == (cell.q + dq, cell.r + dr)), None)
        for dq, dr in DIRECTIONS
    )
    for cell in BOX.cells
)
"""For each cell the one on each of its sides, or None beyond the slab."""
EDGE_ORDER: dict[str, int] = {edge.id: place for place, edge in enumerate(EDGES)}
BACK_SIDES: dict[str, tuple[int, ...]] = {
    back.id: tuple(turned(back.sides, rotation) for rotation in range(SIDES)) for back in BOX.backs
}
"""Boulder sides of a back by rotation, as bits; likewise of the faces."""
FACE_SIDES: dict[str, tuple[int, ...]] = {
    tile.id: tuple(turned(tile.face_boulders, rotation) for rotation in range(SIDES)) for tile in BOX.tiles
}


def plant_score(plants: int) -> int:
    return BOX.plant_scores[plants - 1] if plants else 0


def service_price(requests: int) -> int:
    """The price of the next service after so many requests in the turn."""
    return BOX.service_prices[min(requests, len(BOX.service_prices) - 1)]
