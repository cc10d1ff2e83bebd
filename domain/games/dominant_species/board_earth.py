"""Earth: the tiles with their terrain, cubes, matches and dominance, and the elements on their corners."""

from __future__ import annotations

from strata.domain.games.dominant_species.board_marks import (
    ALERT,
    ANIMAL_COLOURS,
    GOLD,
    INK,
    TERRAIN_COLOURS,
    crown,
    disk,
    letters,
    snowflake,
)
from strata.domain.games.dominant_species.components import CORNERS, FOOD_CHAIN, HEXES, TERRAINS, TOUCHES
from strata.domain.games.dominant_species.state import Phase
from strata.domain.games.dominant_species.tasks import Depleting, Enriching, Keeping, LayingElement, Speciating
from strata.domain.games.dominant_species.view import TileView, View
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.hexes import axial
from strata.domain.toolkit.svg import (
    Markup,
    Point,
    circle,
    element,
    group,
    hex_centre,
    hex_corners,
    panel,
    path,
    polygon,
    text,
)

SIZE = 66.0
OCEAN, SHOAL = "#24506f", "#2f6285"
_CHIP, _MATCH, _HIGH = 29.0, 15.0, 17.0


def earth(view: View, width: float, height: float) -> Markup:
    origin = (width / 2, height / 2)
    marked = _in_play(view)
    return group(
        panel(0, 0, width, height, 14, fill=OCEAN),
        group(
            *(_empty(hex_) for hex_ in HEXES if hex_ not in view.earth),
            *(_tile(view, hex_, hex_ in marked) for hex_ in HEXES if hex_ in view.earth),
            *(disk(kind, *corner_point(corner), 12.5) for corner, kind in sorted(view.elements.items())),
            *(_label(corner, corner in view.elements) for corner in corners_in_question(view)),
            at=origin,
        ),
    )


def corner_point(corner: str) -> Point:
    """Where a corner lies, from the middle of Earth."""
    q, r, side = corner.split(",")
    x, y = hex_centre(int(q), int(r), SIZE)
    return (x + SIZE, y) if side == "E" else (x - SIZE, y)


def corners_in_question(view: View) -> list[str]:
    """The corners among which somebody must choose now."""
    if not view.tasks:
        return []
    match view.tasks[-1]:
        case LayingElement():
            return [corner for corner in TOUCHES if corner not in view.elements and _is_on_earth(view, corner)]
        case Enriching(hex=hex_):
            return [corner for corner in CORNERS[hex_] if corner not in view.elements]
        case Keeping(hex=hex_):
            return [corner for corner in CORNERS[hex_] if corner in view.elements]
        case Speciating(element=kind):
            return [corner for corner in TOUCHES if view.elements.get(corner) == kind]
        case Depleting():
            box = view.display[Phase.DEPLETION]
            return [corner for corner in TOUCHES if view.elements.get(corner) in box]
        case _:
            return []


def _is_on_earth(view: View, corner: str) -> bool:
    return any(hex_ in view.earth for hex_ in TOUCHES[corner])


def _label(corner: str, is_taken: bool) -> Markup:
    """The name of a corner, in a pill; below the element where one lies there."""
    x, y = corner_point(corner)
    top = y + 9 if is_taken else y - 7
    return group(
        panel(x - 21, top, 42, 14, 7, fill=ALERT, stroke="#ffffff", stroke_width=1),
        text(x, top + 10.5, corner, 10, "middle", "bold", fill="#ffffff"),
        data_corner=corner,
    )


def _in_play(view: View) -> set[str]:
    """The tiles that the present step is about."""
    if not view.tasks:
        return set()
    task = to_builtins(view.tasks[-1])
    found = {task[name] for name in ("hex", "origin") if name in task}
    found.update(task.get("hexes", [])[: 1 if task["name"] == "populate" else None])
    if task["name"] == "drive":
        found.update(task["to"][:1])
    return found


def _empty(hex_: str) -> Markup:
    q, r = axial(hex_)
    x, y = hex_centre(q, r, SIZE)
    return group(
        element("title", f"{hex_}: no tile"),
        polygon(hex_corners(q, r, SIZE), fill=SHOAL, stroke="#4d80a3", stroke_width=1.2),
        text(x, y + 5, hex_, 14, "middle", fill="#b9d3e4"),
        data_hex=hex_,
    )


def _tile(view: View, hex_: str, is_in_play: bool) -> Markup:
    tile = view.earth[hex_]
    q, r = axial(hex_)
    (x, y), corners = hex_centre(q, r, SIZE), hex_corners(q, r, SIZE)
    fill, ink = TERRAIN_COLOURS[tile.terrain]
    parts = [polygon(corners, fill=fill, stroke="#ffffff", stroke_width=2)]
    if tile.terrain == "tundra":
        inner = [(x + 0.9 * (cx - x), y + 0.9 * (cy - y)) for cx, cy in corners]
        base = TERRAIN_COLOURS[tile.base][0]
        parts = [
            polygon(corners, fill=base, stroke="#ffffff", stroke_width=2),
            polygon(inner, fill=fill, stroke="#a9c3d4", stroke_width=1),
            snowflake(x, y + 8, 26, "#d8e6ef"),
        ]
    if is_in_play:
        ring = [(x + 0.95 * (cx - x), y + 0.95 * (cy - y)) for cx, cy in corners]
        parts.append(polygon(ring, fill="none", stroke=ALERT, stroke_width=4))
    values = "·".join(str(points) for points in TERRAINS[tile.terrain].scoring)
    parts += [
        text(x, y - 33, tile.terrain, 12, "middle", "bold", fill=ink),
        text(x, y - 21.5, values, 11, "middle", fill=ink),
        text(x, y + 51, hex_, 11, "middle", fill=ink),
        *_chips(tile, x, y),
    ]
    if hex_ in view.dominated:
        parts += [
            circle(x + 30, y - 28, 8, fill="#ffffff", stroke=INK, stroke_width=1),
            path(f"M{x + 26:.2f},{y - 28:.2f}l3,4l6,-7", fill="none", stroke=INK, stroke_width=2),
        ]
    return group(element("title", _caption(view, hex_, tile)), *parts, data_hex=hex_)


def _chips(tile: TileView, x: float, y: float) -> list[Markup]:
    """A chip for every animal: how many cubes, and how well it matches; without a match it is endangered."""
    there = [animal for animal in FOOD_CHAIN if animal in tile.species]
    columns = 1 if len(there) <= 1 else 2
    width = _CHIP + _MATCH
    parts: list[Markup] = []
    for place, animal in enumerate(there):
        row, column = divmod(place, columns)
        alone = column == 0 and place == len(there) - 1 and columns == 2
        left = x - width / 2 if columns == 1 or alone else x + (-width - 1 if column == 0 else 1)
        top = y - 15 + row * (_HIGH + 2)
        parts += _chip(tile, animal, left, top)
    return parts


def _chip(tile: TileView, animal: str, left: float, top: float) -> list[Markup]:
    fill, ink = ANIMAL_COLOURS[animal]
    match, is_dominant = tile.matches[animal], tile.dominant == animal
    asleep = tile.hibernating.get(animal, 0)
    width = _CHIP + _MATCH
    parts = [
        panel(left, top, width, _HIGH, 4, fill="#ffffff", stroke=INK, stroke_width=1),
        panel(left, top, _CHIP, _HIGH, 4, fill=fill, stroke=INK, stroke_width=1),
        text(
            left + _CHIP / 2,
            top + 13,
            f"{letters(animal)}{tile.species[animal]}{'z' if asleep else ''}",
            12 if tile.species[animal] < 10 and not asleep else 10,
            "middle",
            "bold",
            fill=ink,
        ),
        text(
            left + _CHIP + _MATCH / 2,
            top + 13,
            match if match else "!",
            11.5,
            "middle",
            "bold",
            fill=INK if match else ALERT,
        ),
    ]
    if is_dominant:
        parts.insert(0, panel(left - 2.5, top - 2.5, width + 5, _HIGH + 5, 6, fill=GOLD))
        parts.append(crown(left + width - 3, top - 1, 4.8))
    return parts


def _caption(view: View, hex_: str, tile: TileView) -> str:
    said = [tile.terrain if tile.terrain == tile.base else f"tundra on {tile.base}"]
    for animal in FOOD_CHAIN:
        if animal in tile.species:
            match = tile.matches[animal]
            said.append(f"{animal} {tile.species[animal]} ({f'match {match}' if match else 'endangered'})")
    if tile.dominant:
        said.append(f"dominated by {tile.dominant}")
    if hex_ in view.dominated:
        said.append("scored this round")
    return f"{hex_}: {', '.join(said)}"
