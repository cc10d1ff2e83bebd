"""The colours of the table and its small signs: elements, animals, terrains.

No sign rests on colour alone: elements have a shape of their own, animals and terrains two letters.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache

from strata.domain.games.dominant_species.view import View
from strata.domain.toolkit.language import Argument, Language
from strata.domain.toolkit.svg import (
    Markup,
    Point,
    Value,
    circle,
    element,
    group,
    line,
    panel,
    path,
    polygon,
    shorten,
    star,
    text,
    wrapped,
)

INK, FADED, PAPER, CARD, RULE = "#23303a", "#5d6a74", "#efece4", "#fffdf8", "#d5cebf"
ALERT, GOLD, OFFER = "#b3261e", "#e0a100", "#c2189b"

TERRAIN_COLOURS: dict[str, tuple[str, str]] = {
    "sea": ("#6aa9dc", INK),
    "wetland": ("#8cc7b4", INK),
    "savannah": ("#e6c766", INK),
    "jungle": ("#7cb866", INK),
    "forest": ("#4d8a5f", "#ffffff"),
    "desert": ("#f3e2ae", INK),
    "mountain": ("#b3a79d", INK),
    "tundra": ("#f4f8fb", INK),
}
"""The colour of a terrain, and that of writing on it."""

ANIMAL_COLOURS: dict[str, tuple[str, str]] = {
    "mammal": ("#fbf8f0", INK),
    "reptile": ("#2a2a2c", "#ffffff"),
    "bird": ("#f5c400", INK),
    "amphibian": ("#1f66b8", "#ffffff"),
    "arachnid": ("#c1271d", "#ffffff"),
    "insect": ("#1f7a38", "#ffffff"),
}

ELEMENT_COLOURS: dict[str, str] = {
    "grass": "#a8d46f",
    "grub": "#d9b3d6",
    "meat": "#e08a7d",
    "seed": "#e2c48e",
    "sun": "#ffe066",
    "water": "#8fcbee",
}

_BLADES = "M0,.9L-.75,-.55M0,.9L0,-1M0,.9L.75,-.55"
_WORM = "M-1,.35q.5,-1.5 1,-.3t1,-.3"
_KERNEL = "M0,-1C1.1,-.2 .8,1 0,1C-.8,1 -1.1,-.2 0,-1Z"
_DROP = "M0,-1.1C.3,-.4 .85,0 .75,.45A.76,.76 0 1 1 -.75,.45C-.85,0 -.3,-.4 0,-1.1Z"
_PEN: dict[str, Value] = {"stroke_width": 0.32, "stroke_linecap": "round"}
_EM, _BOLD_EM = 0.6, 0.74
"""How wide a letter is, as a part of the size of the font, in the widest of the fonts named."""


@dataclass(frozen=True)
class Sheet:
    """What a picture is drawn from: the view, the names of the seats, a language, and the places on offer."""

    view: View
    names: Sequence[str]
    words: Language
    offered: Collection[str]

    def say(self, message: str, /, **arguments: Argument) -> str:
        return self.words.say(message, **arguments)

    def animal(self, animal: str) -> str:
        return self.say("animal", animal=animal)

    def terrain(self, terrain: str) -> str:
        return self.say("terrain", terrain=terrain)

    def element(self, kind: str) -> str:
        return self.say("element", element=kind)

    def name(self, seat: int, most: int) -> str:
        """A seat's name; the viewer's own is marked."""
        if seat != self.view.viewer:
            return shorten(self.names[seat], most)
        mark = f" ({self.say('board-you')})"
        return f"{shorten(self.names[seat], most - len(mark))}{mark}"


def letters(word: str) -> str:
    """Two letters that stand for an animal or a terrain."""
    return word[:2].capitalize()


def width_of(words: str, size: float, weight: str = "normal") -> float:
    """About how wide a line is, at most."""
    return len(words) * size * (_BOLD_EM if weight == "bold" else _EM)


@lru_cache(4096)
def fitted(
    x: float,
    y: float,
    words: str,
    size: float,
    width: float,
    anchor: str = "start",
    weight: str = "normal",
    **attributes: Value,
) -> Markup:
    """A line of text in smaller type where it would be wider than the room it has."""
    fits = min(1.0, width / max(1.0, width_of(words, size, weight)))
    return text(x, y, words, size * fits, anchor, weight, **attributes)


def lines(words: str, size: float, width: float, most: int | None = None) -> Sequence[str]:
    """Words in as many lines as they need, or at most so many."""
    return wrapped(words, max(1, int(width / (size * _EM))), most)


def disk(
    sheet: Sheet, kind: str, x: float, y: float, radius: float, printed: bool = False, target: str | None = None
) -> Markup:
    """An element; one that is printed on an animal board stands in a square, one on offer in a ring."""
    return _disk(sheet.element(kind), kind, x, y, radius, printed, target in sheet.offered, target)


@lru_cache(4096)
def _disk(
    named: str, kind: str, x: float, y: float, radius: float, printed: bool, is_offered: bool, target: str | None
) -> Markup:
    fill = ELEMENT_COLOURS[kind]
    if printed:
        frame = panel(
            x - radius, y - radius, 2 * radius, 2 * radius, 0.3 * radius, fill=fill, stroke=INK, stroke_width=1.2
        )
    else:
        frame = circle(x, y, radius, fill=fill, stroke=INK, stroke_width=1.2)
    ring = [circle(x, y, radius + 2, fill="none", stroke=OFFER, stroke_width=2.6)] if is_offered else []
    return group(
        element("title", named),
        frame,
        _glyph(kind, x, y, radius * 0.62),
        *ring,
        data_target=target,
    )


@lru_cache(4096)
def _glyph(kind: str, x: float, y: float, size: float) -> Markup:
    scaled = f"translate({x:.2f} {y:.2f}) scale({size:.2f})"
    match kind:
        case "grass":
            return path(_BLADES, transform=scaled, fill="none", stroke="#2c6b1d", **_PEN)
        case "grub":
            return path(_WORM, transform=scaled, fill="none", stroke="#7a2f73", **{**_PEN, "stroke_width": 0.5})
        case "meat":
            return group(
                path("M-.2,.2L1,-1", transform=scaled, fill="none", stroke="#ffffff", **_PEN),
                circle(x - 0.25 * size, y + 0.25 * size, 0.68 * size, fill="#8f1d12"),
            )
        case "seed":
            return path(_KERNEL, transform=scaled, fill="#7a4e12")
        case "sun":
            return polygon(star(x, y, 1.15 * size, 0.55 * size, 8), fill="#d98200")
        case "water":
            return path(_DROP, transform=scaled, fill="#0f5c96")
        case _:
            raise ValueError(f"no drawing of the element {kind}")


def token(sheet: Sheet, animal: str, x: float, y: float, radius: float, target: str | None = None) -> Markup:
    """A disc in the colour of an animal, with its letters; one on offer in a ring."""
    return _token(sheet.animal(animal), animal, x, y, radius, target in sheet.offered, target)


@lru_cache(4096)
def _token(named: str, animal: str, x: float, y: float, radius: float, is_offered: bool, target: str | None) -> Markup:
    fill, ink = ANIMAL_COLOURS[animal]
    ring = [circle(x, y, radius + 3, fill="none", stroke=OFFER, stroke_width=3)] if is_offered else []
    return group(
        element("title", named),
        circle(x, y, radius, fill=fill, stroke=INK, stroke_width=1.4),
        text(x, y + 0.34 * radius, letters(named), 0.95 * radius, "middle", "bold", fill=ink),
        *ring,
        data_target=target,
    )


@lru_cache(4096)
def crown(x: float, y: float, size: float) -> Markup:
    """The sign of dominance."""
    points = [(-1, 0.7), (-1, -0.5), (-0.45, 0.05), (0, -0.9), (0.45, 0.05), (1, -0.5), (1, 0.7)]
    return polygon([(x + dx * size, y + dy * size) for dx, dy in points], fill=GOLD, stroke=INK, stroke_width=0.9)


@lru_cache(4096)
def snowflake(x: float, y: float, size: float, stroke: str) -> Markup:
    """The sign of tundra and of the survival card."""
    arms: list[Point] = [(1.0, 0.0), (0.5, 0.87), (-0.5, 0.87)]
    return group(
        *(
            line(
                (x - dx * size, y - dy * size),
                (x + dx * size, y + dy * size),
                stroke=stroke,
                stroke_width=size * 0.26,
                stroke_linecap="round",
            )
            for dx, dy in arms
        )
    )


@lru_cache(4096)
def tick(x: float, y: float, radius: float) -> Markup:
    """The sign of a tile that was scored this round."""
    part = radius / 8
    return group(
        circle(x, y, radius, fill="#ffffff", stroke=INK, stroke_width=1),
        path(
            f"M{x - 4 * part:.2f},{y:.2f}l{3 * part:.2f},{4 * part:.2f}l{5.5 * part:.2f},{-7 * part:.2f}",
            fill="none",
            stroke=INK,
            stroke_width=2 * part,
        ),
    )
