"""Earth: the tiles with their terrain, cubes, matches and dominance, and the elements on their corners."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from strata.domain.games.dominant_species.board_marks import (
    ALERT,
    ANIMAL_COLOURS,
    GOLD,
    INK,
    OFFER,
    TERRAIN_COLOURS,
    Sheet,
    crown,
    disk,
    fitted,
    letters,
    snowflake,
    tick,
    width_of,
)
from strata.domain.games.dominant_species.components import BOX, FOOD_CHAIN, HEXES, TERRAINS, TOUCHES, TUNDRA
from strata.domain.games.dominant_species.targets import corner_target, cubes_target, hex_target
from strata.domain.games.dominant_species.tasks import Migrating
from strata.domain.games.dominant_species.view import TileView
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.hexes import axial
from strata.domain.toolkit.language import Language, phrase
from strata.domain.toolkit.svg import Markup, Point, element, group, hex_centre, hex_corners, panel, polygon, text

SIZE = 66.0
OCEAN, SHOAL, FOAM = "#24506f", "#2f6285", "#dce9f2"
_CHIP, _MATCH, _HIGH = 29.0, 14.0, 17.0
_CHIP_TYPE = {3: 11.5, 4: 9.0, 5: 7.5}
"""The size of the type on a chip by how many characters it has."""
_LEGEND = 11.5


def earth(sheet: Sheet, width: float, height: float) -> Markup:
    view = sheet.view
    marked = _in_play(sheet)
    unmoved = next((task.unmoved for task in view.tasks if isinstance(task, Migrating)), {})
    return group(
        panel(0, 0, width, height, 14, fill=OCEAN),
        group(
            *(_empty(sheet, hex_) for hex_ in HEXES if hex_ not in view.earth),
            *(_tile(sheet, hex_, hex_ in marked, unmoved.get(hex_)) for hex_ in HEXES if hex_ in view.earth),
            *(_corner(sheet, corner) for corner in TOUCHES if corner in view.elements or _is_offered(sheet, corner)),
            at=(width / 2, height / 2),
        ),
        group(_legend(sheet.words, view.ending is not None), at=(14, height - 74)),
        group(_bonus(sheet.words), at=(width - 14, height - 74)),
    )


def _corner_point(corner: str) -> Point:
    """Where a corner lies, from the middle of Earth."""
    q, r, side = corner.split(",")
    x, y = hex_centre(int(q), int(r), SIZE)
    return (x + SIZE, y) if side == "E" else (x - SIZE, y)


def _is_offered(sheet: Sheet, corner: str) -> bool:
    return corner_target(corner) in sheet.offered


def _corner(sheet: Sheet, corner: str) -> Markup:
    """The element on a corner; one on offer is named in a pill, below the element where there is one."""
    x, y = _corner_point(corner)
    parts: list[Markup] = []
    kind = sheet.view.elements.get(corner)
    if kind is not None:
        parts.append(disk(sheet, kind, x, y, 12.5))
    if _is_offered(sheet, corner):
        top = y - 6.5 if kind is None else y + 8
        parts += [
            panel(x - 19, top, 38, 13, 6.5, fill=OFFER, stroke="#ffffff", stroke_width=1),
            text(x, top + 9.5, corner, 8.4, "middle", "bold", fill="#ffffff"),
        ]
    return group(*parts, data_target=corner_target(corner))


def _in_play(sheet: Sheet) -> set[str]:
    """The tiles that the present step is about."""
    if not sheet.view.tasks:
        return set()
    task = to_builtins(sheet.view.tasks[-1])
    return {task[name] for name in ("hex", "origin") if name in task}


def _empty(sheet: Sheet, hex_: str) -> Markup:
    return _shoal(hex_, sheet.say("board-no-tile", hex=hex_), hex_target(hex_) in sheet.offered)


@lru_cache(1024)
def _shoal(hex_: str, title: str, is_offered: bool) -> Markup:
    """A hex without a tile."""
    q, r = axial(hex_)
    x, y = hex_centre(q, r, SIZE)
    return group(
        element("title", title),
        polygon(hex_corners(q, r, SIZE), fill=SHOAL, stroke="#4d80a3", stroke_width=1.2),
        *_rings(hex_, is_offered, is_in_play=False),
        text(x, y + 5, hex_, 14, "middle", fill="#ffffff" if is_offered else "#b9d3e4"),
        data_target=hex_target(hex_),
    )


@lru_cache(1024)
def _rings(hex_: str, is_offered: bool, is_in_play: bool) -> tuple[Markup, ...]:
    """One round a hex that is on offer, one round the tile that the present step is about."""
    q, r = axial(hex_)
    (x, y), corners = hex_centre(q, r, SIZE), hex_corners(q, r, SIZE)
    rings = [(0.955, OFFER, 4.0)] if is_offered else []
    if is_in_play:
        rings.append((0.89 if is_offered else 0.96, INK, 3.0))
    return tuple(
        polygon(
            [(x + part * (cx - x), y + part * (cy - y)) for cx, cy in corners],
            fill="none",
            stroke=stroke,
            stroke_width=wide,
        )
        for part, stroke, wide in rings
    )


def _tile(sheet: Sheet, hex_: str, is_in_play: bool, unmoved: int | None) -> Markup:
    tile = sheet.view.earth[hex_]
    q, r = axial(hex_)
    (x, y), corners = hex_centre(q, r, SIZE), hex_corners(q, r, SIZE)
    fill, ink = TERRAIN_COLOURS[tile.terrain]
    parts = [polygon(corners, fill=fill, stroke="#ffffff", stroke_width=2)]
    if tile.terrain == TUNDRA:
        inner = [(x + 0.9 * (cx - x), y + 0.9 * (cy - y)) for cx, cy in corners]
        parts = [
            polygon(corners, fill=TERRAIN_COLOURS[tile.base][0], stroke="#ffffff", stroke_width=2),
            polygon(inner, fill=fill, stroke="#a9c3d4", stroke_width=1),
            snowflake(x, y + 8, 26, "#d8e6ef"),
        ]
    terrain = TERRAINS[tile.terrain]
    values = "·".join(str(points) for points in terrain.scoring)
    place = hex_ if unmoved is None else f"{hex_} →{unmoved}"
    parts += [
        *_rings(hex_, hex_target(hex_) in sheet.offered, is_in_play),
        fitted(x, y - 33, sheet.terrain(tile.terrain), 12, 66, "middle", "bold", fill=ink),
        text(x, y - 21.5, f"{values} +{terrain.limit}", 11, "middle", fill=ink),
        text(x, y + 48, place, 11, "middle", "normal" if unmoved is None else "bold", fill=ink),
        *_chips(sheet, hex_, x, y),
    ]
    if tile.dominant is not None:
        parts.append(crown(x - 42, y - 25, 6))
    if hex_ in sheet.view.dominated and sheet.view.ending is None:
        parts.append(tick(x + 42, y - 25, 6.5))
    return group(element("title", _caption(sheet, hex_, tile)), *parts, data_target=hex_target(hex_))


def _chips(sheet: Sheet, hex_: str, x: float, y: float) -> list[Markup]:
    """A chip for every animal: how many cubes, and how well it matches; without a match it is endangered."""
    tile = sheet.view.earth[hex_]
    there = [animal for animal in FOOD_CHAIN if animal in tile.species]
    columns = 1 if len(there) <= 1 else 2
    width = _CHIP + _MATCH
    top = y - (17 if len(there) > 2 * columns else 14)
    parts: list[Markup] = []
    for place, animal in enumerate(there):
        row, column = divmod(place, columns)
        alone = column == 0 and place == len(there) - 1 and columns == 2
        left = x - width / 2 if columns == 1 or alone else x + (-width - 2 if column == 0 else 2)
        asleep = "z" if tile.hibernating.get(animal, 0) else ""
        said = f"{letters(sheet.animal(animal))}{tile.species[animal]}{asleep}"
        target = cubes_target(hex_, animal)
        look = (animal, said, tile.matches[animal], tile.dominant == animal)
        parts.append(_chip(target, target in sheet.offered, *look, left, top + row * (_HIGH + 3)))
    return parts


@lru_cache(4096)
def _chip(
    target: str, is_offered: bool, animal: str, said: str, match: int, is_dominant: bool, left: float, top: float
) -> Markup:
    fill, ink = ANIMAL_COLOURS[animal]
    width = _CHIP + _MATCH
    frame, edge = (OFFER, 2.6) if is_offered else (GOLD if is_dominant else None, 1.6)
    paper = "#ffe08a" if is_dominant else "#ffffff"
    return group(
        *([panel(left - edge, top - edge, width + 2 * edge, _HIGH + 2 * edge, 5, fill=frame)] if frame else []),
        panel(left, top, width, _HIGH, 4, fill=paper, stroke=INK, stroke_width=1),
        panel(left, top, _CHIP, _HIGH, 4, fill=fill, stroke=INK, stroke_width=1),
        text(left + _CHIP / 2, top + 13, said, _CHIP_TYPE[len(said)], "middle", "bold", fill=ink),
        text(
            left + _CHIP + _MATCH / 2,
            top + 13,
            match or "!",
            11.5 if match < 10 else 9.5,
            "middle",
            "bold",
            fill=INK if match else ALERT,
        ),
        data_target=target,
    )


def _caption(sheet: Sheet, hex_: str, tile: TileView) -> str:
    said = [phrase("board-tundra" if tile.tundra else "terrain", terrain=tile.base)]
    for animal in FOOD_CHAIN:
        if animal in tile.species:
            count, match = tile.species[animal], tile.matches[animal]
            said.append(phrase("board-on-tile", animal=animal, count=count, match=match))
    if tile.dominant:
        said.append(phrase("board-dominated-by", animal=tile.dominant))
    if hex_ in sheet.view.dominated and sheet.view.ending is None:
        said.append(phrase("board-scored"))
    return sheet.say("board-caption", hex=hex_, list=", ".join(map(sheet.words.phrase, said)))


@lru_cache(16)
def _legend(words: Language, is_over: bool) -> Markup:
    """What the signs on Earth mean."""
    rows = ["board-legend-tile", "board-legend-chip", *([] if is_over else ["board-legend-signs"])]
    parts = [
        fitted(0, 12 + 15 * row, words.say(message), _LEGEND, 340 if row == 2 else 222, fill=FOAM)
        for row, message in enumerate(rows)
    ]
    left = 7.0
    for draw, message in _SIGNS[: 1 if is_over else None]:
        said = words.say(message)
        parts += [draw(left, 53.5), text(left + 11, 58, said, _LEGEND, fill=FOAM)]
        left += 30 + width_of(said, _LEGEND)
    return group(*parts)


def _small_crown(x: float, y: float) -> Markup:
    return crown(x, y, 6)


def _small_tick(x: float, y: float) -> Markup:
    return tick(x, y, 6.5)


def _small_ring(x: float, y: float) -> Markup:
    corners = [(x + cx, y + cy) for cx, cy in hex_corners(0, 0, 7)]
    return polygon(corners, fill=SHOAL, stroke=OFFER, stroke_width=2.6)


_SIGNS: tuple[tuple[Callable[[float, float], Markup], str], ...] = (
    (_small_crown, "board-legend-dominates"),
    (_small_tick, "board-scored"),
    (_small_ring, "board-legend-offered"),
)
"""Signs with what they mean; only the first of them is on the board of a game that is over."""


@lru_cache(16)
def _bonus(words: Language) -> Markup:
    """What so many tiles are worth as a bonus, right-aligned."""
    last = len(BOX.bonus) - 1
    cells = [(f"{number}+" if number == last else f"{number}", BOX.bonus[number]) for number in range(1, last + 1)]
    return group(
        fitted(0, 12, words.say("board-bonus"), _LEGEND, 190, "end", "bold", fill=FOAM),
        *(
            text(-122 + 61 * (place % 3), 29 + 15 * (place // 3), f"{number} → {points}", 12, "end", fill=FOAM)
            for place, (number, points) in enumerate(cells)
        ),
    )
