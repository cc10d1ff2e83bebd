"""The action display: twelve sections in order of execution, with their spaces, pawns and elements."""

from __future__ import annotations

from functools import lru_cache

from strata.domain.games.dominant_species.board_marks import (
    ALERT,
    CARD,
    FADED,
    INK,
    OFFER,
    RULE,
    TERRAIN_COLOURS,
    Sheet,
    disk,
    fitted,
    letters,
    lines,
    token,
)
from strata.domain.games.dominant_species.components import BOX, Section, space_id
from strata.domain.games.dominant_species.state import Phase
from strata.domain.games.dominant_species.targets import element_target, space_target
from strata.domain.toolkit.language import Language
from strata.domain.toolkit.svg import Markup, circle, group, panel, path, text

_PRINTED_FIRST: dict[str, str] = {Phase.COMPETITION: "arachnid"}
_PRINTED_LAST: dict[str, str] = {Phase.REGRESSION: "reptile", Phase.SPECIATION: "insect"}
"""The animals that act in a section without a pawn, before or after its spaces."""
_RESET = (Phase.EXTINCTION, Phase.SURVIVAL, Phase.RESEED)
_LEFT, _STEP, _RADIUS, _ICON = 150.0, 36.0, 14.0, 34.0
_MIDDLE = 19.0
_TOP = 34.0
_NOTE = 10.5


def action_display(sheet: Sheet, width: float, height: float) -> Markup:
    row = (height - _TOP - 6) / len(BOX.sections)
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 24, sheet.say("board-display"), 16, weight="bold", fill=INK),
        fitted(width - 14, 24, _moment(sheet), 13, 270, "end", "bold", fill=ALERT),
        *(
            group(_section(sheet, section, number, width, row), at=(0, _TOP + row * (number - 1)))
            for number, section in enumerate(BOX.sections, start=1)
        ),
    )


def _moment(sheet: Sheet) -> str:
    phase = sheet.view.phase
    if phase in (Phase.SETUP, Phase.PLANNING):
        return sheet.say("phase", phase=phase)
    return sheet.say("board-reset" if phase in _RESET else "board-execution", phase=phase)


def _section(sheet: Sheet, section: Section, number: int, width: float, height: float) -> Markup:
    parts = [*_printed(sheet.words, section.id, number, width, height, sheet.view.phase == section.id)]
    first, last = _PRINTED_FIRST.get(section.id), _PRINTED_LAST.get(section.id)
    left = _LEFT + (_ICON if first else 0)
    if first in sheet.view.animals:
        parts.append(_icon(sheet, str(first), _LEFT + 11, _MIDDLE))
    parts += [_space(sheet, section, space, left + _STEP * (space - 0.5)) for space in range(1, section.spaces + 1)]
    after = left + _STEP * section.spaces + 4
    if last in sheet.view.animals:
        parts.append(_icon(sheet, str(last), after + 10, _MIDDLE))
    if section.id == Phase.INITIATIVE:
        parts += _track(sheet, after + 12)
    if section.slides_to:
        parts += _elements(sheet, section, width)
    return group(*parts)


@lru_cache(256)
def _printed(
    words: Language, section: str, number: int, width: float, height: float, is_here: bool
) -> tuple[Markup, ...]:
    """The strip of a section, with its name and what it is for; lit while it is carried out."""
    note = lines(words.say(f"section-{section}-text"), _NOTE, width - 24)
    return (
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
        fitted(12, 24, f"{number} {words.say(f'section-{section}')}", 13.5, _LEFT - 18, weight="bold", fill=INK),
        *(text(12, height - 7 - 12 * (len(note) - 1 - row), said, _NOTE, fill=FADED) for row, said in enumerate(note)),
    )


def _space(sheet: Sheet, section: Section, space: int, x: float) -> Markup:
    view, y = sheet.view, _MIDDLE
    animal, target = view.pawns.get(space_id(section.id, space)), space_target(section.id, space)
    is_short = section.id == Phase.WANDERLUST and space > sum(stack.face_up is not None for stack in view.stacks)
    is_present = view.phase == section.id and view.space == space
    shown: list[Markup] = []
    if section.id == Phase.COMPETITION:
        shown += _halves(sheet, space, x, y)
    elif section.id == Phase.SPECIATION:
        shown.append(disk(sheet, BOX.speciation[space - 1], x, y, 11))
    else:
        caption = BOX.migration[space - 1] if section.id == Phase.MIGRATION else space
        shown.append(text(x, y + 5, caption, 14, "middle", fill=FADED))
    pawn: list[Markup] = []
    if animal is not None:
        pawn = [token(sheet, animal, x, y - 1, _RADIUS - 0.5), *_kept_in_sight(sheet, section, space, x, y)]
    return _ringed(target, x, is_short, tuple(shown), is_present, target in sheet.offered, tuple(pawn))


@lru_cache(4096)
def _ringed(
    target: str,
    x: float,
    is_short: bool,
    shown: tuple[Markup, ...],
    is_present: bool,
    is_offered: bool,
    pawn: tuple[Markup, ...],
) -> Markup:
    """A space with what is printed on it, a ring where it is carried out or on offer, and a pawn."""
    y, dashes = _MIDDLE, "3 3" if is_short else None
    rings = [(3.5, ALERT, 2.5)] if is_present else []
    rings += [(1.5, OFFER, 2.6)] if is_offered else []
    return group(
        circle(x, y, _RADIUS, fill="#ffffff", stroke=FADED, stroke_width=1.4, stroke_dasharray=dashes),
        *shown,
        *(circle(x, y, _RADIUS + more, fill="none", stroke=ink, stroke_width=wide) for more, ink, wide in rings),
        *pawn,
        data_target=target,
    )


def _halves(sheet: Sheet, space: int, x: float, y: float) -> list[Markup]:
    """The two terrains of a space of the competition."""
    one, other = BOX.competition[space - 1]
    radius = _RADIUS - 1
    named = " ".join(letters(sheet.terrain(terrain)) for terrain in (one, other))
    return [
        path(f"M{x:.2f},{y - radius:.2f}a{radius},{radius} 0 0 0 0,{2 * radius}z", fill=TERRAIN_COLOURS[one][0]),
        path(f"M{x:.2f},{y - radius:.2f}a{radius},{radius} 0 0 1 0,{2 * radius}z", fill=TERRAIN_COLOURS[other][0]),
        text(x, y + 24, named, 9.5, "middle", fill=INK),
    ]


def _kept_in_sight(sheet: Sheet, section: Section, space: int, x: float, y: float) -> list[Markup]:
    """What the space is good for, beside the pawn that covers it."""
    if section.id == Phase.SPECIATION:
        return [disk(sheet, BOX.speciation[space - 1], x + 12, y + 11, 7)]
    if section.id == Phase.MIGRATION:
        return [
            circle(x + 12, y + 11, 7.5, fill="#ffffff", stroke=INK, stroke_width=1),
            text(x + 12, y + 15, BOX.migration[space - 1], 11, "middle", "bold", fill=INK),
        ]
    return []


def _icon(sheet: Sheet, animal: str, x: float, y: float) -> Markup:
    """The animal printed in a section: it acts there without a pawn."""
    return group(
        panel(x - 12, y - 12, 26, 24, 6, fill="none", stroke=FADED, stroke_width=1.2, stroke_dasharray="3 2"),
        token(sheet, animal, x + 1, y, 9),
    )


def _track(sheet: Sheet, left: float) -> list[Markup]:
    """The initiative track, from left to right."""
    parts = []
    for place, animal in enumerate(sheet.view.initiative):
        x = left + 22 + place * 38
        parts.append(panel(x - 16, 3, 32, 32, 6, fill="#ffffff", stroke=RULE))
        parts.append(token(sheet, animal, x, _MIDDLE, 13))
        if place:
            parts.append(path(f"M{x - 21.5:.2f},15l4,4l-4,4", fill="none", stroke=FADED, stroke_width=1.4))
    return parts


def _elements(sheet: Sheet, section: Section, width: float) -> list[Markup]:
    """The elements in the slots or the box of a section."""
    lying = sheet.view.display.get(section.id, [])
    places = max(len(lying), section.slots, 4)
    step = 29.0
    left = width - 14 - places * step
    parts = [panel(left - 2, 3, places * step + 4, 32, 6, fill="#ffffff", stroke=RULE)]
    for place, kind in enumerate(lying):
        target = element_target(section.id, kind)
        parts.append(disk(sheet, kind, left + step * (place + 0.5), _MIDDLE, 12, target=target))
    return parts
