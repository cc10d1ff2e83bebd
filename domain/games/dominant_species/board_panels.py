"""What lies beside Earth and the display: animal boards, cards, tile stacks and the bag."""

from __future__ import annotations

from strata.domain.games.dominant_species.board_marks import (
    ALERT,
    ANIMAL_COLOURS,
    CARD,
    FADED,
    INK,
    OFFER,
    RULE,
    TERRAIN_COLOURS,
    Sheet,
    crown,
    disk,
    fitted,
    lines,
    snowflake,
    token,
    width_of,
)
from strata.domain.games.dominant_species.components import BAG, BOX, ELEMENTS, FOOD_CHAIN, TERRAINS, TUNDRA
from strata.domain.games.dominant_species.scoring import LINES, counted_animal
from strata.domain.games.dominant_species.targets import (
    animal_target,
    card_target,
    element_target,
    pawns_target,
    stack_target,
)
from strata.domain.games.dominant_species.view import AnimalView
from strata.domain.toolkit.svg import Markup, circle, element, group, panel, text

_FIXED = "\u00a0"
_TALL = 150
_SHORTEST_NAME = 12
_ICE = "#2f6285"


def animal_board(sheet: Sheet, animal: str, width: float, height: float) -> Markup:
    """An animal: who plays it, its points, elements, pawns and cubes, and what it dominates."""
    view = sheet.view
    about = view.animals[animal]
    is_up, is_offered = view.animal == animal, animal_target(animal) in sheet.offered
    frame = OFFER if is_offered else ALERT if is_up else RULE
    parts = [
        element("title", f"{sheet.say('who', animal=animal)}: {sheet.names[about.seat]}, {_points(sheet, about.vp)}"),
        panel(0, 0, width, height, fill=CARD, stroke=frame, stroke_width=3 if is_up or is_offered else 1),
        *_title(sheet, animal, width),
        *_elements_of(sheet, animal, 12, 51),
        *_signs(sheet, animal, width),
        *_counts(sheet, animal, width, height),
    ]
    return group(*parts, data_target=animal_target(animal))


def _title(sheet: Sheet, animal: str, width: float) -> list[Markup]:
    about = sheet.view.animals[animal]
    fill, ink = ANIMAL_COLOURS[animal]
    named = sheet.say("who", animal=animal)
    left = 20 + width_of(named, 15.5, "bold")
    points = f"{_mark(sheet, animal)}{_points(sheet, about.vp)}"
    right = width - 18 - width_of(points, 16, "bold")
    name = sheet.name(about.seat, max(_SHORTEST_NAME, int((right - left) / 8)))
    return [
        panel(3, 3, width - 6, 30, 8, fill=fill, stroke=INK, stroke_width=1),
        text(12, 24, named, 15.5, weight="bold", fill=ink),
        fitted(left, 24, name, 13.5, right - left, fill=ink),
        text(width - 12, 24, points, 16, "end", "bold", fill=ink),
    ]


def _mark(sheet: Sheet, animal: str) -> str:
    """A sign before the points that count for the seat, where it has several animals."""
    view = sheet.view
    seat = view.animals[animal].seat
    several = sum(other.seat == seat for other in view.animals.values()) > 1
    return "▼ " if several and counted_animal(view.animals, seat) == animal else ""


def _points(sheet: Sheet, points: int) -> str:
    return sheet.say("board-points", points=points)


def _elements_of(sheet: Sheet, animal: str, x: float, y: float) -> list[Markup]:
    """The six slots of an animal board: printed elements in squares, added ones round, free ones dashed."""
    about = sheet.view.animals[animal]
    parts: list[Markup] = []
    for place in range(BOX.element_slots):
        centre = x + 13 + 29 * place
        if place < len(about.printed):
            parts.append(disk(sheet, about.printed[place], centre, y, 11.5, printed=True))
        elif place - len(about.printed) < len(about.added):
            kind = about.added[place - len(about.printed)]
            parts.append(disk(sheet, kind, centre, y, 12, target=element_target(animal, kind)))
        else:
            parts.append(circle(centre, y, 11, fill="none", stroke=FADED, stroke_width=1.2, stroke_dasharray="3 3"))
    return parts


def _signs(sheet: Sheet, animal: str, width: float) -> list[Markup]:
    """Its endangered cubes, the survival card, and how many tiles it dominates."""
    view, tiles = sheet.view, sheet.view.earth.values()
    parts = [
        crown(width - 54, 51, 9),
        text(width - 11, 57, f"×{len(view.animals[animal].dominates)}", 15, "end", "bold", fill=INK),
    ]
    endangered = sum(tile.species[animal] for tile in tiles if animal in tile.species and not tile.matches[animal])
    if endangered and view.ending is None:
        said = sheet.say("board-endangered", count=endangered)
        parts.append(group(element("title", said), text(194, 57, f"!{endangered}", 15, weight="bold", fill=ALERT)))
    if view.survival_holder == animal:
        tundra = sum(tile.tundra and animal in tile.species for tile in tiles)
        parts.append(
            group(
                element("title", sheet.say("board-survival")),
                circle(width - 104, 51, 13, fill="#e3eef5", stroke=_ICE, stroke_width=1.4),
                snowflake(width - 104, 51, 8, _ICE),
                text(width - 88, 57, tundra, 15, weight="bold", fill=_ICE),
            )
        )
    return parts


def _counts(sheet: Sheet, animal: str, width: float, height: float) -> list[Markup]:
    """Pawns, cubes and where its points came from."""
    view, about = sheet.view, sheet.view.animals[animal]
    step = min(17.0, (height - 84) / 3)
    placed = sum(owner == animal for owner in view.pawns.values())
    pawns = sheet.say("board-pawns", free=about.available, placed=placed, supply=about.supply)
    on_earth = sum(tile.species.get(animal, 0) for tile in view.earth.values())
    species = sheet.say("board-species", earth=on_earth, pool=about.gene_pool, lost=about.eliminated)
    fill, weight = (OFFER, "bold") if pawns_target(animal) in sheet.offered else (INK, "normal")
    parts = [
        group(fitted(12, 78, pawns, 12, width - 24, weight=weight, fill=fill), data_target=pawns_target(animal)),
        fitted(12, 78 + step, species, 12, width - 24, fill=INK),
    ]
    if view.ending is not None:
        return parts
    most = 3 if height >= _TALL else 2
    size = 10.5
    rows = lines(_scored(sheet, about), size, width - 24)
    while len(rows) > most:
        size -= 0.5
        rows = lines(_scored(sheet, about), size, width - 24)
    parts += [text(12, 78 + step * row, words, size, fill=FADED) for row, words in enumerate(rows, 2)]
    return parts


def _scored(sheet: Sheet, about: AnimalView) -> str:
    """Where its points came from; a line breaks only between two of them."""
    said = [f"{sheet.say(f'line-{line}')} {about.scored[line]}" for line in LINES if line in about.scored]
    return f"{_FIXED}· ".join(line.replace(" ", _FIXED) for line in said)


def cards(sheet: Sheet, width: float, height: float) -> Markup:
    """The face-up cards with what they do, how many are to come, and those played."""
    view = sheet.view
    step = (width - 20) / BOX.cards_face_up
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 24, sheet.say("board-cards"), 16, weight="bold", fill=INK),
        text(width - 14, 24, _deck(sheet), 13, "end", "bold" if view.ice_age_played else "normal", fill=INK),
    ]
    for place, card in enumerate(view.face_up):
        parts.append(_card(sheet, card, 10 + step * place, 36, step - 8, 124))
    played = ", ".join(sheet.say("card", card=card) for card in view.played)
    said = sheet.say("board-played", cards=played) if played else sheet.say("board-none-played")
    for row, words in enumerate(lines(said, 11.5, width - 28, 3)):
        parts.append(text(14, 178 + 14 * row, words, 11.5, fill=FADED))
    return group(*parts)


def _deck(sheet: Sheet) -> str:
    if sheet.view.ending is not None:
        return ""
    if sheet.view.ice_age_played:
        return sheet.say("board-last-round")
    if BOX.last_card in sheet.view.face_up:
        return sheet.say("board-ice-age-open")
    return sheet.say("board-to-come", count=sheet.view.deck)


def _card(sheet: Sheet, card: str, x: float, y: float, width: float, height: float) -> Markup:
    is_last, target = card == BOX.last_card, card_target(card)
    fill, is_offered = "#dceaf3" if is_last else "#f8f1df", target in sheet.offered
    frame = OFFER if is_offered else ALERT if is_last else INK
    size, text_of_card = 12.0, sheet.say(f"card-{card}-text")
    said = lines(text_of_card, size, width - 12)
    if len(said) > 5:
        size = 11.0
        said = lines(text_of_card, size, width - 10)
    return group(
        panel(x, y, width, height, 8, fill=fill, stroke=frame, stroke_width=3 if is_offered else 2 if is_last else 1.2),
        fitted(x + width / 2, y + 22, sheet.say("card", card=card), 15, width - 12, "middle", "bold", fill=INK),
        *(
            text(x + width / 2, y + 41 + (size + 2) * row, words, size, "middle", fill=INK)
            for row, words in enumerate(said)
        ),
        data_target=target,
    )


def supplies(sheet: Sheet, width: float, height: float) -> Markup:
    """The tile stacks, the tundra left, the tiles not yet seen and the bag of elements."""
    view = sheet.view
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 24, sheet.say("board-tiles"), 16, weight="bold", fill=INK),
    ]
    for number, stack in enumerate(view.stacks, start=1):
        parts.append(_stack(sheet, number, stack.face_up, stack.face_down, 14 + (number - 1) * 116))
    left = 14 + len(view.stacks) * 116
    parts += [
        panel(left, 36, 108, 56, 8, fill=TERRAIN_COLOURS[TUNDRA][0], stroke="#a9c3d4"),
        snowflake(left + 20, 64, 11, "#7fa3bb"),
        text(left + 38, 60, sheet.terrain(TUNDRA), 13, weight="bold", fill=INK),
        text(left + 38, 78, sheet.say("board-left", count=view.tundra_supply), 13, fill=INK),
    ]
    unseen = ", ".join(
        sheet.say("board-terrain-count", terrain=terrain, count=view.unseen_tiles[terrain]).replace(" ", _FIXED)
        for terrain in TERRAINS
        if view.unseen_tiles.get(terrain)
    )
    said = sheet.say("board-face-down", tiles=unseen) if unseen else sheet.say("board-none-face-down")
    for row, line in enumerate(lines(said, 11.5, width - 28, 2)):
        parts.append(text(14, 112 + 15 * row, line, 11.5, fill=FADED))
    bag = sheet.say("board-bag", count=sum(view.bag.values()))
    parts.append(fitted(14, 160, bag, 14, 96, weight="bold", fill=INK))
    for place, kind in enumerate(ELEMENTS):
        x = 126 + place * 62
        parts += [
            disk(sheet, kind, x, 155, 12, target=element_target(BAG, kind)),
            text(x + 17, 160, view.bag.get(kind, 0), 15, weight="bold", fill=INK),
            fitted(x - 12, 184, sheet.element(kind), 11.5, 54, fill=FADED),
        ]
    return group(*parts)


def _stack(sheet: Sheet, number: int, face_up: str | None, face_down: int, x: float) -> Markup:
    fill, ink = TERRAIN_COLOURS[face_up] if face_up else ("#e9e5da", FADED)
    values = "·".join(str(points) for points in TERRAINS[face_up].scoring) if face_up else ""
    named = sheet.terrain(face_up) if face_up else sheet.say("board-empty")
    target = stack_target(number)
    is_offered = target in sheet.offered
    return group(
        panel(x, 36, 108, 56, 8, fill=fill, stroke=OFFER if is_offered else INK, stroke_width=3 if is_offered else 1.2),
        fitted(x + 8, 54, f"{number}  {named}", 13.5, 94, weight="bold", fill=ink),
        text(x + 8, 70, values, 11.5, fill=ink),
        fitted(x + 8, 85, sheet.say("board-below", count=face_down), 11.5, 94, fill=ink),
        data_target=target,
    )


def empty_seat(sheet: Sheet, seat: int, width: float, height: float) -> Markup:
    """A seat that has yet to choose an animal."""
    is_up = sheet.view.asked == seat
    free = [animal for animal in FOOD_CHAIN if animal not in sheet.view.animals] if is_up else []
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=ALERT if is_up else RULE, stroke_width=3 if is_up else 1),
        text(12, 26, sheet.name(seat, 26), 16, weight="bold", fill=INK),
        text(12, 50, sheet.say("board-chooses" if is_up else "board-yet-to-choose"), 13, fill=FADED),
        *(
            token(sheet, animal, 30 + 46 * place, 82, 16, target=animal_target(animal))
            for place, animal in enumerate(free)
        ),
    )
