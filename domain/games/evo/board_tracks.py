"""The tracks of the information board: the climate's circuit, the way of the meteor, phases, initiative, and combat."""

from __future__ import annotations

from itertools import groupby
from math import cos, pi, sin

from strata.domain.games.evo.board_drawing import Drawing
from strata.domain.games.evo.board_marks import (
    ALERT,
    CARD,
    FADED,
    INK,
    OFFERED,
    RULE,
    TERRAINS,
    meteor,
    terrain_sign,
    token,
    zone_sign,
)
from strata.domain.games.evo.components import BOX, CLIMATE_TRACKS, start_space
from strata.domain.games.evo.phrases import signed
from strata.domain.games.evo.state import Phase
from strata.domain.toolkit.svg import Markup, circle, element, group, line, panel, path, polygon, star, text

_CHAPTERS: dict[str, tuple[Phase, ...]] = {
    "initiative": (Phase.INITIATIVE,),
    "climate": (Phase.CLIMATE_WINDOW, Phase.CLIMATE),
    "movement": (Phase.MOVEMENT_WINDOW, Phase.MOVEMENT),
    "births": (Phase.ADULTS, Phase.BIRTHS_WINDOW, Phase.BIRTHS),
    "survival": (Phase.SURVIVAL_WINDOW, Phase.SURVIVAL, Phase.SCORING),
    "evolution": (Phase.METEOR, Phase.GENES, Phase.EVOLUTION_WINDOW, Phase.AUCTION, Phase.PAYMENT),
}
_WAYS = {-1: "back", 0: "stay", 1: "on"}
_WINDOWS = (
    Phase.CLIMATE_WINDOW,
    Phase.MOVEMENT_WINDOW,
    Phase.BIRTHS_WINDOW,
    Phase.SURVIVAL_WINDOW,
    Phase.EVOLUTION_WINDOW,
)


def phases(drawing: Drawing, width: float) -> Markup:
    """The six phases of a turn, the present one filled; an open event window is named with it."""
    view, step = drawing.view, width / len(_CHAPTERS)
    parts = []
    for number, (chapter, among) in enumerate(_CHAPTERS.items()):
        is_here = view.phase in among
        words = drawing.say("board-chapter", chapter=chapter)
        if is_here and view.phase in _WINDOWS:
            words = drawing.say("board-chapter-cards", chapter=chapter)
        fill, ink, weight = (INK, "#ffffff", "bold") if is_here else (CARD, FADED, "normal")
        middle = number * step + (step - 6) / 2
        parts += [
            panel(number * step, 0, step - 6, 30, 15, fill=fill, stroke=INK if is_here else RULE),
            text(middle, 20, f"{number + 1} {words}", 12, "middle", weight, fill=ink),
        ]
    return group(*parts)


def initiative(drawing: Drawing) -> Markup:
    """The order of play: seats with nothing more to do in the phase are pale, the one that must choose is ringed."""
    view = drawing.view
    parts = [text(0, 20, drawing.say("board-order"), 13, fill=FADED)]
    for place, seat in enumerate(view.order):
        x = 126 + place * 48
        is_done = seat not in view.queue and seat != view.asked
        if place:
            parts.append(path(f"M{x - 26},11l5,4l-5,4", fill="none", stroke=FADED, stroke_width=1.6))
        if seat == view.asked:
            parts.append(circle(x, 15, 17, fill="none", stroke=ALERT, stroke_width=3))
        parts.append(token(seat, x, 15, 13, opacity=0.45 if is_done else None))
    return group(*parts)


def climate(drawing: Drawing, width: float, height: float) -> Markup:
    """The circuit with its marker and the way it turns, and what the climate makes of each terrain."""
    view, say = drawing.view, drawing.say
    spaces = CLIMATE_TRACKS[view.options.climate_track].spaces
    x, y, radius = 90.0, 116.0, 60.0
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 25, say("board-climate"), 15, weight="bold", fill=INK),
        _turning_arrow(x, y, radius - 30),
    ]
    for index, terrain in enumerate(spaces):
        angle = 2 * pi * index / len(spaces)
        parts.append(_climate_space(drawing, index, terrain, x + radius * sin(angle), y - radius * cos(angle)))
    ranks = {terrain.id: terrain.heat_rank for terrain in BOX.terrains}
    for row, terrain in enumerate(sorted(ranks, key=lambda terrain: ranks[terrain])):
        middle = 44 + row * 42
        parts += [
            panel(174, middle - 15, 32, 30, 6, fill=TERRAINS[terrain], stroke=INK),
            terrain_sign(terrain, 190, middle, 9),
            text(213, middle - 3, say(f"terrain-{terrain}"), 13, weight="bold", fill=INK),
        ]
        if view.ending is None:
            zone = BOX.zones[str(ranks[terrain] - ranks[view.climate_terrain])]
            parts += [
                zone_sign(zone, 220, middle + 9, 7),
                text(231, middle + 13, say(f"zone-{zone}"), 11.5, fill=INK),
            ]
    if view.ending is None:
        note = say("board-climate-by-card") if view.climate_cards_played else _climate_die(drawing)
        parts.append(text(14, height - 14, note, 12, fill=FADED))
    return group(*parts)


def _climate_space(drawing: Drawing, index: int, terrain: str, x: float, y: float) -> Markup:
    is_here, target = index == drawing.view.climate, f"space:climate/{index}"
    ring = [circle(x, y, 24.5, fill=ALERT)] if is_here else []
    if target in drawing.offered:
        ring.insert(0, circle(x, y, 28, fill=OFFERED, stroke=ALERT, stroke_width=2))
    return group(
        element("title", f"{index}: {drawing.say(f'terrain-{terrain}')}"),
        *ring,
        circle(x, y, 20, fill=TERRAINS[terrain], stroke="#ffffff" if is_here else INK, stroke_width=1.5),
        terrain_sign(terrain, x, y, 9),
        data_target=target,
    )


def _turning_arrow(x: float, y: float, radius: float) -> Markup:
    """Three quarters of a circle, clockwise."""
    end = (x - radius, y)
    arc = f"M{x:.2f},{y - radius:.2f}A{radius:.2f},{radius:.2f} 0 1 1 {end[0]:.2f},{end[1]:.2f}"
    head = [(end[0] - 7, end[1] + 4), (end[0] + 7, end[1] + 4), (end[0], end[1] - 9)]
    return group(path(arc, fill="none", stroke=FADED, stroke_width=3.5), polygon(head, fill=FADED))


def _climate_die(drawing: Drawing) -> str:
    """What the faces of the die do to the marker."""
    said = []
    for steps, group_ in groupby(sorted(BOX.climate_die.items()), key=lambda face: face[1]):
        faces = [face for face, _ in group_]
        span = faces[0] if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"
        said.append(drawing.say("board-climate-face", faces=span, way=_WAYS.get(steps, "far"), steps=signed(steps)))
    return drawing.say("board-climate-die", faces=", ".join(said))


def turns(drawing: Drawing, width: float, height: float) -> Markup:
    """The spaces from this table's start to the impact, with the meteor and the rolls that end the game."""
    view, say = drawing.view, drawing.say
    spaces = BOX.turn_track[start_space(len(view.seats)) :]
    step = (width - 40) / len(spaces)
    y = height - 36
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 20, say("board-meteor"), 15, weight="bold", fill=INK),
        line((20 + step / 2, y), (width - 20 - step / 2, y), stroke=RULE, stroke_width=6),
    ]
    if view.ending is None:
        parts.append(text(width - 14, 20, say("board-meteor-die"), 12, "end", fill=FADED))
    for place, space in enumerate(spaces):
        x = 20 + step * (place + 0.5)
        caption = str(place)
        if space.kind == "impact":
            parts.append(polygon(star(x, y, min(18, 0.5 * step), min(12, 0.33 * step), 10), fill=ALERT))
            caption = say("board-meteor-impact")
        elif space.kind == "die":
            parts += [
                panel(x - 16, y - 13, 32, 26, 7, fill="#ffffff", stroke=ALERT, stroke_width=2.5),
                text(x, y + 5, f"≤{space.impact_on_at_most}", 14, "middle", "bold", fill=ALERT),
            ]
        else:
            parts.append(circle(x, y, 12, fill="#ffffff", stroke=FADED, stroke_width=1.5))
        is_here = space.index == view.meteor
        parts.append(text(x, height - 8, caption, 11, "middle", "bold" if is_here else "normal", fill=INK))
        if is_here:
            parts.append(meteor(x, y - 23, 10))
    return group(*parts)


def combat(drawing: Drawing, width: float, height: float) -> Markup:
    """The table of combat: by how many horns the attacker has more, the faces on which it wins."""
    say = drawing.say
    table = sorted((int(difference), face) for difference, face in BOX.combat.items())
    left = 216.0
    step = (width - left - 10) / len(table)
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 28, say("board-combat-difference"), 12, fill=INK),
        text(14, 50, say("board-combat-wins"), 11.5, weight="bold", fill=INK),
    ]
    for place, (difference, face) in enumerate(table):
        x = left + step * (place + 0.5)
        bound = {0: f"≤ {signed(difference)}", len(table) - 1: f"≥ {signed(difference)}"}
        wins = "–" if face is None else "1" if face == 1 else f"1–{face}"
        parts += [
            panel(x - step / 2 + 2, 10, step - 4, height - 20, 6, fill="#f0eadc"),
            text(x, 28, bound.get(place, signed(difference)), 12, "middle", fill=INK),
            text(x, 50, wins, 14, "middle", "bold", fill=ALERT if face is None else INK),
        ]
    return group(*parts)
