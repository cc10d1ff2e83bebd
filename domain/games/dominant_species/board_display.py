"""The action display: twelve sections in order of execution, with their spaces, pawns and elements."""

from __future__ import annotations

from strata.domain.games.dominant_species.board_marks import (
    ALERT,
    CARD,
    FADED,
    INK,
    RULE,
    TERRAIN_COLOURS,
    disk,
    letters,
    token,
)
from strata.domain.games.dominant_species.components import BOX, Section, space_id
from strata.domain.games.dominant_species.state import Phase
from strata.domain.games.dominant_species.view import View
from strata.domain.toolkit.svg import Markup, circle, group, panel, path, text

_NOTES: dict[str, str] = {
    "initiative": "go forward one place and put the pawn on another space",
    "adaptation": "take one of these elements onto your animal",
    "regression": "each animal loses one added element of each kind here; a pawn shields a kind",
    "abundance": "lay one of these elements on a free corner of Earth",
    "wasteland": "remove one here; then tundra loses all elements of these kinds",
    "depletion": "remove an element of a kind here from Earth",
    "glaciation": "freeze a tile next to tundra: bonus by tundra around; only space 1 acts",
    "speciation": "round an element of the kind: up to 4, 3, 2 or 1 species per tile",
    "wanderlust": "lay a tile, with an element: bonus by tiles around; neighbours move in",
    "migration": "move so many species one tile (birds two)",
    "competition": "eliminate a species on one tile each of two terrains and of tundra",
    "domination": "score a tile; its master plays a card",
}
_PRINTED: dict[str, str] = {"regression": "reptile", "speciation": "insect", "competition": "arachnid"}
_LEFT, _STEP, _RADIUS = 130.0, 36.0, 14.0
_MIDDLE = 19.0
_TOP = 34.0


def action_display(view: View, width: float, height: float) -> Markup:
    row = (height - _TOP - 6) / len(BOX.sections)
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 24, "Action display", 16, weight="bold", fill=INK),
        text(width - 14, 24, _moment(view), 13, "end", "bold", fill=ALERT),
        *(
            group(_section(view, section, number, width, row), at=(0, _TOP + row * (number - 1)))
            for number, section in enumerate(BOX.sections, start=1)
        ),
    )


def _moment(view: View) -> str:
    if view.ending is not None:
        return "over"
    match view.phase:
        case Phase.SETUP:
            return "setting up"
        case Phase.PLANNING:
            return "planning: pawns are placed"
        case Phase.EXTINCTION | Phase.SURVIVAL | Phase.RESEED:
            return f"reset: {view.phase}"
        case _:
            return f"execution: {view.phase}"


def _section(view: View, section: Section, number: int, width: float, height: float) -> Markup:
    is_here = view.phase == section.id and view.ending is None
    parts = [
        panel(
            5,
            1,
            width - 10,
            height - 3,
            7,
            fill="#fbeebb" if is_here else "#f7f4ec" if number % 2 else CARD,
            stroke=ALERT if is_here else None,
            stroke_width=2 if is_here else None,
        ),
        text(12, 24, f"{number} {section.id}", 13.5, weight="bold", fill=INK),
        text(12, height - 6.5, _NOTES[section.id], 10.5, fill=FADED),
    ]
    for space in range(1, section.spaces + 1):
        parts += _space(view, section, space, _LEFT + _STEP * (space - 0.5), _MIDDLE)
    after = _LEFT + _STEP * section.spaces + 4
    if section.id in _PRINTED and _PRINTED[section.id] in view.animals:
        parts.append(_icon(_PRINTED[section.id], after + 10, _MIDDLE))
    if section.id == Phase.INITIATIVE:
        parts += _track(view, after + 12)
    if section.slides_to:
        parts += _elements(view, section, width)
    return group(*parts)


def _space(view: View, section: Section, space: int, x: float, y: float) -> list[Markup]:
    animal = view.pawns.get(space_id(section.id, space))
    is_cursor = view.phase == section.id and view.space == space and view.ending is None
    parts = [circle(x, y, _RADIUS + 3.5, fill="none", stroke=ALERT, stroke_width=2.5)] if is_cursor else []
    caption = str(space)
    if section.id == Phase.MIGRATION:
        caption = f"{BOX.migration[space - 1]}"
    parts.append(circle(x, y, _RADIUS, fill="#ffffff", stroke=FADED, stroke_width=1.4))
    if section.id == Phase.COMPETITION:
        parts += _halves(space, x, y)
        caption = ""
    if section.id == Phase.SPECIATION:
        parts.append(disk(BOX.speciation[space - 1], x, y, 11))
        caption = ""
    if caption:
        parts.append(text(x, y + 5, caption, 14, "middle", fill=FADED))
    if animal is not None:
        parts.append(token(animal, x, y - 1, _RADIUS - 0.5))
        parts += _kept_in_sight(section, space, x, y)
    return parts


def _halves(space: int, x: float, y: float) -> list[Markup]:
    """The two terrains of a space of the competition."""
    one, other = BOX.competition[space - 1]
    radius = _RADIUS - 1
    return [
        path(
            f"M{x:.2f},{y - radius:.2f}a{radius},{radius} 0 0 0 0,{2 * radius}z",
            fill=TERRAIN_COLOURS[one][0],
        ),
        path(
            f"M{x:.2f},{y - radius:.2f}a{radius},{radius} 0 0 1 0,{2 * radius}z",
            fill=TERRAIN_COLOURS[other][0],
        ),
        text(x, y + 23, f"{letters(one)} {letters(other)}", 10, "middle", fill=INK),
    ]


def _kept_in_sight(section: Section, space: int, x: float, y: float) -> list[Markup]:
    """What the space is good for, beside the pawn that covers it."""
    if section.id == Phase.SPECIATION:
        return [disk(BOX.speciation[space - 1], x + 12, y + 11, 7)]
    if section.id == Phase.MIGRATION:
        return [
            circle(x + 12, y + 11, 7.5, fill="#ffffff", stroke=INK, stroke_width=1),
            text(x + 12, y + 15, BOX.migration[space - 1], 11, "middle", "bold", fill=INK),
        ]
    return []


def _icon(animal: str, x: float, y: float) -> Markup:
    """The animal printed in a section: it acts there without a pawn."""
    return group(
        panel(x - 12, y - 12, 26, 24, 6, fill="none", stroke=FADED, stroke_width=1.2, stroke_dasharray="3 2"),
        token(animal, x + 1, y, 9),
    )


def _track(view: View, left: float) -> list[Markup]:
    """The initiative track, from left to right."""
    parts = []
    for place, animal in enumerate(view.initiative):
        x = left + 22 + place * 38
        parts.append(panel(x - 16, 3, 32, 32, 6, fill="#ffffff", stroke=RULE))
        parts.append(token(animal, x, _MIDDLE, 13))
        if place:
            parts.append(path(f"M{x - 21.5:.2f},15l4,4l-4,4", fill="none", stroke=FADED, stroke_width=1.4))
    return parts


def _elements(view: View, section: Section, width: float) -> list[Markup]:
    """The elements in the slots or the box of a section."""
    lying = view.display.get(section.id, [])
    places = max(len(lying), section.slots, 4)
    step = 29.0
    left = width - 14 - places * step
    parts = [panel(left - 2, 3, places * step + 4, 32, 6, fill="#ffffff", stroke=RULE)]
    for place, kind in enumerate(lying):
        parts.append(disk(kind, left + step * (place + 0.5), _MIDDLE, 12))
    if not section.slots:
        parts.append(text(left - 8, 23, "box", 11, "end", fill=FADED))
    return parts
