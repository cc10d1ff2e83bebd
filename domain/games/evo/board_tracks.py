"""The tracks of the information board: the climate's circuit, the way of the meteor, phases and initiative."""

from __future__ import annotations

from itertools import groupby
from math import cos, pi, sin

from strata.domain.games.evo.board_marks import (
    ALERT,
    CARD,
    FADED,
    INK,
    RULE,
    TERRAINS,
    ZONE_WORDS,
    meteor,
    terrain_sign,
    token,
    zone_sign,
)
from strata.domain.games.evo.components import BOX, CLIMATE_TRACKS, start_space
from strata.domain.games.evo.state import Phase
from strata.domain.games.evo.view import View
from strata.domain.toolkit.svg import Markup, circle, group, line, panel, path, polygon, star, text

_CHAPTERS: dict[str, tuple[Phase, ...]] = {
    "Initiative": (Phase.INITIATIVE,),
    "Climate": (Phase.CLIMATE_WINDOW, Phase.CLIMATE),
    "Movement": (Phase.MOVEMENT_WINDOW, Phase.MOVEMENT),
    "Births": (Phase.ADULTS, Phase.BIRTHS_WINDOW, Phase.BIRTHS),
    "Survival": (Phase.SURVIVAL_WINDOW, Phase.SURVIVAL, Phase.SCORING),
    "Evolution": (Phase.METEOR, Phase.GENES, Phase.EVOLUTION_WINDOW, Phase.AUCTION, Phase.PAYMENT),
}
_WINDOWS = (
    Phase.CLIMATE_WINDOW,
    Phase.MOVEMENT_WINDOW,
    Phase.BIRTHS_WINDOW,
    Phase.SURVIVAL_WINDOW,
    Phase.EVOLUTION_WINDOW,
)


def phases(view: View, width: float) -> Markup:
    """The six phases of a turn, the present one filled; an open event window is named with it."""
    step = width / len(_CHAPTERS)
    parts = []
    for number, (title, among) in enumerate(_CHAPTERS.items()):
        is_here = view.phase in among and view.ending is None
        words = f"{title}: cards" if is_here and view.phase in _WINDOWS else title
        fill, ink = (INK, "#ffffff") if is_here else (CARD, FADED)
        parts += [
            panel(number * step, 0, step - 6, 30, 15, fill=fill, stroke=INK if is_here else RULE),
            text(
                number * step + (step - 6) / 2,
                20,
                f"{number + 1} {words}",
                13,
                "middle",
                "bold" if is_here else "normal",
                fill=ink,
            ),
        ]
    return group(*parts)


def initiative(view: View) -> Markup:
    """The order of play: seats with nothing more to do in the phase are pale, the one that must choose is ringed."""
    parts = [text(0, 20, "Order", 13, fill=FADED)]
    for place, seat in enumerate(view.order):
        x = 66 + place * 48
        is_done = seat not in view.queue and seat != view.asked
        if place:
            parts.append(path(f"M{x - 26},11l5,4l-5,4", fill="none", stroke=FADED, stroke_width=1.6))
        if seat == view.asked:
            parts.append(circle(x, 15, 17, fill="none", stroke=ALERT, stroke_width=3))
        parts.append(token(seat, x, 15, 13, opacity=0.45 if is_done else None))
    return group(*parts)


def climate(view: View, width: float, height: float) -> Markup:
    """The circuit with its marker and the way it turns, and what the climate makes of each terrain."""
    spaces = CLIMATE_TRACKS[view.options.climate_track].spaces
    x, y, radius = 94.0, 116.0, 60.0
    parts = [panel(0, 0, width, height, fill=CARD, stroke=RULE), text(14, 25, "Climate", 15, weight="bold", fill=INK)]
    parts.append(_turning_arrow(x, y, radius - 30))
    for index, terrain in enumerate(spaces):
        angle = 2 * pi * index / len(spaces)
        there = (x + radius * sin(angle), y - radius * cos(angle))
        is_here = index == view.climate
        if is_here:
            parts.append(circle(*there, 24.5, fill=ALERT))
        parts += [
            circle(*there, 20, fill=TERRAINS[terrain], stroke="#ffffff" if is_here else INK, stroke_width=1.5),
            terrain_sign(terrain, there[0], there[1], 9),
        ]
    ranks = {terrain.id: terrain.heat_rank for terrain in BOX.terrains}
    for row, terrain in enumerate(sorted(ranks, key=lambda terrain: ranks[terrain])):
        middle = 44 + row * 42
        zone = BOX.zones[str(ranks[terrain] - ranks[view.climate_terrain])]
        parts += [
            panel(184, middle - 15, 32, 30, 6, fill=TERRAINS[terrain], stroke=INK),
            terrain_sign(terrain, 200, middle, 9),
            text(224, middle - 3, terrain, 13, weight="bold", fill=INK),
            zone_sign(zone, 231, middle + 9, 7),
            text(242, middle + 13, ZONE_WORDS[zone], 11.5, fill=INK),
        ]
    note = "A card has set the climate this turn" if view.climate_cards_played else f"Die: {_climate_die()}"
    parts.append(text(14, height - 14, note, 12, fill=FADED))
    return group(*parts)


def _turning_arrow(x: float, y: float, radius: float) -> Markup:
    """Three quarters of a circle, clockwise."""
    end = (x - radius, y)
    arc = f"M{x:.2f},{y - radius:.2f}A{radius:.2f},{radius:.2f} 0 1 1 {end[0]:.2f},{end[1]:.2f}"
    head = [(end[0] - 7, end[1] + 4), (end[0] + 7, end[1] + 4), (end[0], end[1] - 9)]
    return group(path(arc, fill="none", stroke=FADED, stroke_width=3.5), polygon(head, fill=FADED))


def _climate_die() -> str:
    """What the faces of the die do to the marker."""
    words = {-1: "back", 0: "stays", 1: "on"}
    said = []
    for steps, group_ in groupby(sorted(BOX.climate_die.items()), key=lambda face: face[1]):
        faces = [face for face, _ in group_]
        span = faces[0] if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"
        said.append(f"{span} {words.get(steps, f'{steps:+}')}")
    return ", ".join(said)


def turns(view: View, width: float, height: float) -> Markup:
    """The spaces from this table's start to the impact, with the meteor and the rolls that end the game."""
    start = start_space(len(view.seats))
    spaces = BOX.turn_track[start:]
    step = (width - 40) / len(spaces)
    y = height / 2 + 6
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 22, "Meteor", 15, weight="bold", fill=INK),
        text(width - 14, 22, "≤ n: a roll of n or less ends the game", 12, "end", fill=FADED),
        line((20 + step / 2, y), (width - 20 - step / 2, y), stroke=RULE, stroke_width=6),
    ]
    for place, space in enumerate(spaces):
        x = 20 + step * (place + 0.5)
        caption = "start" if not place else str(place)
        if space.kind == "impact":
            parts.append(polygon(star(x, y, min(24, 0.56 * step), min(15, 0.36 * step), 10), fill=ALERT))
            caption = "impact"
        elif space.kind == "die":
            parts += [
                panel(x - 16, y - 15, 32, 30, 7, fill="#ffffff", stroke=ALERT, stroke_width=2.5),
                text(x, y + 5, f"≤{space.impact_on_at_most}", 14, "middle", "bold", fill=ALERT),
            ]
        else:
            parts.append(circle(x, y, 12, fill="#ffffff", stroke=FADED, stroke_width=1.5))
        is_here = space.index == view.meteor
        parts.append(text(x, height - 9, caption, 11, "middle", "bold" if is_here else "normal", fill=INK))
        if is_here:
            parts.append(meteor(x, y, 11))
    return group(*parts)
