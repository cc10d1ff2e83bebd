"""What lies beside Earth and the display: animal boards, cards, tile stacks and the bag."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from strata.domain.games.dominant_species.board_marks import (
    ALERT,
    ANIMAL_COLOURS,
    CARD,
    FADED,
    INK,
    RULE,
    TERRAIN_COLOURS,
    crown,
    disk,
    snowflake,
    token,
)
from strata.domain.games.dominant_species.components import BOX, CARDS, ELEMENTS, FOOD_CHAIN, TERRAINS
from strata.domain.games.dominant_species.scoring import LINES
from strata.domain.games.dominant_species.view import AnimalView, View
from strata.domain.toolkit.svg import Markup, circle, element, group, panel, shorten, text

_FIXED = "\u00a0"
_TALL = 150


def animal_board(view: View, names: Sequence[str], animal: str, width: float, height: float) -> Markup:
    """An animal: who plays it, its points, elements, pawns and cubes, and what it dominates."""
    about = view.animals[animal]
    fill, ink = ANIMAL_COLOURS[animal]
    is_up = view.animal == animal
    on_earth = sum(tile.species.get(animal, 0) for tile in view.earth.values())
    endangered = sum(
        tile.species[animal] for tile in view.earth.values() if animal in tile.species and not tile.matches[animal]
    )
    on_display = sum(owner == animal for owner in view.pawns.values())
    parts = [
        element("title", f"{animal}, played by {names[about.seat]}: {about.vp} points"),
        panel(0, 0, width, height, fill=CARD, stroke=ALERT if is_up else RULE, stroke_width=3 if is_up else 1),
        panel(3, 3, width - 6, 30, 8, fill=fill, stroke=INK, stroke_width=1),
        text(12, 24, animal.capitalize(), 17, weight="bold", fill=ink),
        text(122, 24, _called(view, names, about.seat, 17), 14, fill=ink),
        text(width - 12, 25, f"{about.vp} VP", 18, "end", "bold", fill=ink),
        *_elements_of(about, 12, 52),
        *_signs(view, animal, about, width),
    ]
    facts = [
        f"pawns {about.available} free · {on_display} placed · {about.supply} in supply",
        f"species {on_earth} on Earth · {about.gene_pool} gene pool · {about.eliminated} lost",
    ]
    step = min(18, (height - 81) / 3)
    for row, words in enumerate(facts):
        parts.append(text(12, 77 + step * row, words, 12.5, fill=INK))
    if endangered:
        parts.append(text(12, 77 + step * 2, f"{endangered} endangered", 12, weight="bold", fill=ALERT))
    indent = " " * 18 if endangered else ""
    most = 3 if height >= _TALL else 2
    for row, words in enumerate(wrap(_scored(about), 58, initial_indent=indent, max_lines=most, placeholder=" …"), 2):
        parts.append(text(112 if words.startswith(" ") else 12, 77 + step * row, words.strip(), 11, fill=FADED))
    return group(*parts)


def _called(view: View, names: Sequence[str], seat: int, most: int) -> str:
    return f"{shorten(names[seat], most - 6)} (you)" if seat == view.viewer else shorten(names[seat], most)


def _elements_of(about: AnimalView, x: float, y: float) -> list[Markup]:
    """The six slots of an animal board: printed elements in squares, added ones round, free ones dashed."""
    parts: list[Markup] = []
    for place in range(BOX.element_slots):
        centre = x + 13 + 29 * place
        if place < len(about.printed):
            parts.append(disk(about.printed[place], centre, y, 11.5, printed=True))
        elif place - len(about.printed) < len(about.added):
            parts.append(disk(about.added[place - len(about.printed)], centre, y, 12))
        else:
            parts.append(circle(centre, y, 11, fill="none", stroke=FADED, stroke_width=1.2, stroke_dasharray="3 3"))
    return parts


def _signs(view: View, animal: str, about: AnimalView, width: float) -> list[Markup]:
    """How many tiles it dominates, and the survival card."""
    parts = [
        crown(width - 62, 52, 10),
        text(width - 46, 58, f"× {len(about.dominates)}", 15, weight="bold", fill=INK),
    ]
    if view.survival_holder == animal:
        tundra = sum(tile.terrain == "tundra" and animal in tile.species for tile in view.earth.values())
        parts += [
            circle(width - 116, 52, 13, fill="#e3eef5", stroke="#2f6285", stroke_width=1.4),
            snowflake(width - 116, 52, 8, "#2f6285"),
            text(width - 99, 58, f"{tundra}", 15, weight="bold", fill="#2f6285"),
        ]
    return parts


def _scored(about: AnimalView) -> str:
    """Where its points came from; a line breaks only between two of them."""
    lines = [f"{line.replace('_', _FIXED)}{_FIXED}{about.scored[line]}" for line in LINES if line in about.scored]
    return f"{_FIXED}· ".join(lines)


def cards(view: View, width: float, height: float) -> Markup:
    """The face-up cards with what they do, how many are to come, and those played."""
    step = (width - 20) / BOX.cards_face_up
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 24, "Dominance cards", 16, weight="bold", fill=INK),
        text(width - 14, 24, _deck(view), 13, "end", "bold" if view.ice_age_played else "normal", fill=INK),
    ]
    for place, card in enumerate(view.face_up):
        parts.append(_card(card, 10 + step * place, 36, step - 8, 116))
    played = ", ".join(CARDS[card].name for card in view.played) or "none yet"
    for row, words in enumerate(wrap(f"Played: {played}", 150)[:3]):
        parts.append(text(14, 172 + 15 * row, words, 12, fill=FADED))
    return group(*parts)


def _deck(view: View) -> str:
    if view.ice_age_played:
        return "The ice age has come: last round"
    if BOX.last_card in view.face_up:
        return "the ice age can be played"
    return f"{view.deck} to come, the last is {CARDS[BOX.last_card].name}"


def _card(card: str, x: float, y: float, width: float, height: float) -> Markup:
    is_last = card == BOX.last_card
    fill = "#dceaf3" if is_last else "#f8f1df"
    return group(
        panel(x, y, width, height, 8, fill=fill, stroke=ALERT if is_last else INK, stroke_width=2 if is_last else 1.2),
        text(x + width / 2, y + 22, CARDS[card].name, 15, "middle", "bold", fill=INK),
        *(
            text(x + width / 2, y + 42 + 15 * row, words, 12.5, "middle", fill=INK)
            for row, words in enumerate(wrap(CARDS[card].text, int(width / 7.2)))
        ),
    )


def supplies(view: View, width: float, height: float) -> Markup:
    """The tile stacks, the tundra left, the tiles not yet seen and the bag of elements."""
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 24, "Tiles", 16, weight="bold", fill=INK),
    ]
    for number, stack in enumerate(view.stacks, start=1):
        parts += _stack(number, stack.face_up, stack.face_down, 14 + (number - 1) * 116)
    left = 14 + len(view.stacks) * 116
    parts += [
        panel(left, 36, 108, 56, 8, fill=TERRAIN_COLOURS["tundra"][0], stroke="#a9c3d4"),
        snowflake(left + 20, 64, 11, "#7fa3bb"),
        text(left + 38, 60, "tundra", 13, weight="bold", fill=INK),
        text(left + 38, 78, f"{view.tundra_supply} left", 13, fill=INK),
    ]
    unseen = [f"{name} {count}" for name, count in _in_order(view) if count]
    for row, words in enumerate(wrap(f"Face down: {', '.join(unseen) or 'none'}", 78)[:2]):
        parts.append(text(14, 112 + 15 * row, words, 12, fill=FADED))
    parts.append(text(14, 160, f"Bag ({sum(view.bag.values())})", 14, weight="bold", fill=INK))
    for place, kind in enumerate(ELEMENTS):
        x = 110 + place * 62
        parts += [
            disk(kind, x, 155, 12),
            text(x + 17, 160, view.bag.get(kind, 0), 15, weight="bold", fill=INK),
            text(x - 12, 184, kind, 11.5, fill=FADED),
        ]
    return group(*parts)


def _in_order(view: View) -> list[tuple[str, int]]:
    return [(terrain, view.unseen_tiles[terrain]) for terrain in TERRAINS if terrain in view.unseen_tiles]


def _stack(number: int, face_up: str | None, face_down: int, x: float) -> list[Markup]:
    fill, ink = TERRAIN_COLOURS[face_up] if face_up else ("#e9e5da", FADED)
    values = "·".join(str(points) for points in TERRAINS[face_up].scoring) if face_up else ""
    return [
        panel(x, 36, 108, 56, 8, fill=fill, stroke=INK, stroke_width=1.2),
        text(x + 8, 54, f"{number}  {face_up or 'none'}", 13.5, weight="bold", fill=ink),
        text(x + 8, 70, values, 11.5, fill=ink),
        text(x + 8, 85, f"{face_down} below", 11.5, fill=ink),
    ]


def empty_seat(view: View, names: Sequence[str], seat: int, width: float, height: float) -> Markup:
    """A seat that has yet to choose an animal."""
    is_up = view.asked == seat
    free = [animal for animal in FOOD_CHAIN if animal not in view.animals]
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=ALERT if is_up else RULE, stroke_width=3 if is_up else 1),
        text(12, 26, _called(view, names, seat, 26), 16, weight="bold", fill=INK),
        text(12, 50, "chooses one of" if is_up else "has yet to choose", 13, fill=FADED),
        *(token(animal, 30 + 42 * place, 80, 16) for place, animal in enumerate(free) if is_up),
    )


def legend() -> Markup:
    """What the signs on Earth mean."""
    return group(
        text(0, 12, "chip: animal, species | match", 11.5, fill="#dce9f2"),
        text(0, 27, "! endangered   z hibernating", 11.5, fill="#dce9f2"),
        crown(7, 38, 6),
        text(20, 42, "dominates   ✓ scored", 11.5, fill="#dce9f2"),
    )
