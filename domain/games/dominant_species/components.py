"""What lies in the box, typed, read once from data.yaml and checked; and the geometry of the board, worked out once."""

from __future__ import annotations

from pathlib import Path

import msgspec

from strata.domain.kernel import Source
from strata.domain.toolkit.box import must, open_box
from strata.domain.toolkit.hexes import around, axial, hex_id, in_order

TUNDRA = "tundra"
BAG = "bag"


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record of data.yaml."""


class Players(Record, frozen=True):
    min: int
    max: int


class Element(Record, frozen=True):
    id: str
    count: int


class Terrain(Record, frozen=True):
    id: str
    scoring: tuple[int, ...]
    limit: int
    tiles: int


class Animal(Record, frozen=True):
    id: str
    printed: tuple[str, ...]
    start: dict[str, int]


class Pieces(Record, frozen=True):
    pawns: int
    cubes: int


class Section(Record, frozen=True):
    """A section of the action display; ``executes`` is given where not all of its spaces act."""

    id: str
    spaces: int
    slots: int = 0
    slides_to: str | None = None
    executes: int | None = None


class FirstTile(Record, frozen=True):
    hex: str
    terrain: str
    tundra: bool = False


class FirstElement(Record, frozen=True):
    corner: str
    element: str


class CornerCount(Record, frozen=True):
    """How many corners there are, and how many of them touch three hexes of the board, two, or one."""

    all: int
    of_three: int
    of_two: int
    of_one: int


class BoardRecord(Record, frozen=True):
    hexes: tuple[tuple[str, ...], ...]
    pairs: int
    corners: CornerCount
    tiles: tuple[FirstTile, ...]
    elements: tuple[FirstElement, ...]


class Card(Record, frozen=True):
    id: str
    full_game_only: bool = False


class Box(Record, frozen=True):
    """All of data.yaml."""

    sources: tuple[Source, ...]
    players: Players
    elements: tuple[Element, ...]
    terrains: tuple[Terrain, ...]
    tundra_tiles: int
    bonus: tuple[int, ...]
    element_slots: int
    animals: tuple[Animal, ...]
    pawns_in_box: int
    cubes_in_box: int
    pieces: dict[str, Pieces]
    sections: tuple[Section, ...]
    speciation: tuple[str, ...]
    migration: tuple[int, ...]
    competition: tuple[tuple[str, str], ...]
    board: BoardRecord
    stacks: int
    tiles_per_stack: int
    cards_face_up: int
    last_card: str
    cards: tuple[Card, ...]


def _touched(corner: str) -> tuple[str, str, str]:
    """The three hexes of the endless grid that meet in a corner."""
    q, r, side = int(corner.split(",")[0]), int(corner.split(",")[1]), corner[-1]
    if side == "E":
        return hex_id(q, r), hex_id(q + 1, r - 1), hex_id(q + 1, r)
    return hex_id(q, r), hex_id(q - 1, r), hex_id(q - 1, r + 1)


def _corners(hex_: str) -> tuple[str, ...]:
    """The corners of a hex, clockwise from the right one."""
    q, r = axial(hex_)
    return (
        f"{q},{r},E",
        f"{q + 1},{r},W",
        f"{q - 1},{r + 1},E",
        f"{q},{r},W",
        f"{q - 1},{r},E",
        f"{q + 1},{r - 1},W",
    )


def corner_key(corner: str) -> tuple[int, int, str]:
    """The key by which lists of corners are sorted."""
    q, r, side = corner.split(",")
    return int(q), int(r), side


_OWN = Path(__file__).with_name("data.yaml")


def check(box: Box) -> None:
    """Raise ``BrokenData`` where the data cannot be that of the game."""
    must(_named(box) == _named(msgspec.yaml.decode(_OWN.read_bytes(), type=Box)), "names that rules and words know")
    _check_geometry(box.board)
    _check_earth(box)
    _check_display(box)
    _check_animals(box)
    must(list(box.bonus) == sorted(box.bonus) and box.bonus[0] == 0, "bonus")
    must(len({card.id for card in box.cards}) == len(box.cards), "cards")
    must(any(card.id == box.last_card and not card.full_game_only for card in box.cards), "the last card")


def _named(box: Box) -> list[set[str]]:
    """What has a name in the rules and in the words."""
    parts = (box.elements, box.terrains, box.animals, box.sections, box.cards)
    return [{part.id for part in several} for several in parts]


def _check_geometry(board: BoardRecord) -> None:
    hexes = [hex_ for column in board.hexes for hex_ in column]
    must(hexes == in_order(hexes) and len(set(hexes)) == len(hexes), "order of the hexes")
    must(sum(there in set(hexes) for hex_ in hexes for there in around(hex_)) == 2 * board.pairs, "adjacent pairs")
    corners = {corner for hex_ in hexes for corner in _corners(hex_)}
    touching = [sum(hex_ in set(hexes) for hex_ in _touched(corner)) for corner in corners]
    counted = CornerCount(len(corners), touching.count(3), touching.count(2), touching.count(1))
    must(counted == board.corners, "corners")


def _check_earth(box: Box) -> None:
    """The tiles, and what lies on the board at the start."""
    hexes = {hex_ for column in box.board.hexes for hex_ in column}
    corners = {corner for hex_ in hexes for corner in _corners(hex_)}
    large = {terrain.id: terrain.tiles for terrain in box.terrains}
    elements = {element.id for element in box.elements}
    must(sum(large.values()) == len(box.board.tiles) + box.stacks * box.tiles_per_stack, "large tiles")
    must(large[TUNDRA] == 0, "no large tundra tiles")
    must(all(large[tile.terrain] and tile.hex in hexes for tile in box.board.tiles), "first tiles")
    must(all(first.corner in corners and first.element in elements for first in box.board.elements), "first elements")


def _check_display(box: Box) -> None:
    sections = {section.id: section for section in box.sections}
    places = {BAG, *sections}
    large = {terrain.id for terrain in box.terrains if terrain.tiles}
    must(all(section.slides_to is None or section.slides_to in places for section in box.sections), "slides")
    must(sections["speciation"].spaces == len(box.speciation), "spaces of speciation")
    must(sorted(box.speciation) == sorted(element.id for element in box.elements), "elements of speciation")
    must(sections["migration"].spaces == len(box.migration), "spaces of migration")
    must(sections["competition"].spaces == len(box.competition), "spaces of competition")
    must(all(large.issuperset(pair) for pair in box.competition), "terrains of competition")


def _check_animals(box: Box) -> None:
    elements, terrains = {element.id for element in box.elements}, {terrain.id for terrain in box.terrains}
    for animal in box.animals:
        must(len(animal.printed) < box.element_slots and elements.issuperset(animal.printed), f"board of {animal.id}")
        must(terrains.issuperset(animal.start), f"start of {animal.id}")
    wanted = [str(seats) for seats in range(box.players.min, box.players.max + 1)]
    must(sorted(box.pieces) == wanted, "pieces by seats")
    must(all(pieces.cubes <= box.cubes_in_box for pieces in box.pieces.values()), "cubes in the box")


BOX, DATA = open_box("dominant-species", _OWN, Box, check)

SOURCES: tuple[Source, ...] = BOX.sources
ELEMENTS: tuple[str, ...] = tuple(element.id for element in BOX.elements)
TERRAINS: dict[str, Terrain] = {terrain.id: terrain for terrain in BOX.terrains}
FOOD_CHAIN: tuple[str, ...] = tuple(animal.id for animal in BOX.animals)
RANK: dict[str, int] = {animal: rank for rank, animal in enumerate(FOOD_CHAIN)}
"""Where an animal stands in the food chain; 0 is the top."""
PRINTED: dict[str, tuple[str, ...]] = {animal.id: animal.printed for animal in BOX.animals}
ANIMALS: dict[str, Animal] = {animal.id: animal for animal in BOX.animals}
SECTIONS: dict[str, Section] = {section.id: section for section in BOX.sections}
SPACES: tuple[tuple[str, int], ...] = tuple(
    (section.id, space) for section in BOX.sections for space in range(1, section.spaces + 1)
)
"""Every space of the action display, in order."""
CARDS: dict[str, Card] = {card.id: card for card in BOX.cards}

HEXES: tuple[str, ...] = tuple(hex_ for column in BOX.board.hexes for hex_ in column)
NEIGHBOURS: dict[str, tuple[str, ...]] = {
    hex_: tuple(in_order(there for there in around(hex_) if there in set(HEXES))) for hex_ in HEXES
}
CORNERS: dict[str, tuple[str, ...]] = {hex_: tuple(sorted(_corners(hex_), key=corner_key)) for hex_ in HEXES}
TOUCHES: dict[str, tuple[str, ...]] = {
    corner: tuple(in_order(hex_ for hex_ in _touched(corner) if hex_ in set(HEXES)))
    for corner in sorted({corner for hex_ in HEXES for corner in CORNERS[hex_]}, key=corner_key)
}
"""The hexes of the board that meet in each corner; corners in their order."""


def bonus(quantity: int) -> int:
    return BOX.bonus[min(quantity, len(BOX.bonus) - 1)]


def space_id(section: str, space: int) -> str:
    return f"{section} {space}"
