"""The end of the game: the seats by rank, with the animal that counts for each and where its points came from."""

from __future__ import annotations

from strata.domain.games.dominant_species.board_marks import CARD, FADED, GOLD, INK, RULE, Sheet, fitted, lines, token
from strata.domain.games.dominant_species.components import FOOD_CHAIN
from strata.domain.games.dominant_species.scoring import LINES, counted_animal, in_order
from strata.domain.toolkit.svg import Markup, circle, group, panel, shorten, text

_TOP, _GAP = 96.0, 8.0


def final_ranking(sheet: Sheet, width: float, height: float) -> Markup:
    view = sheet.view
    seats = in_order(view.animals, view.seats)
    each = min(150.0, (height - _TOP - _GAP * len(seats)) / len(seats))
    several = len(view.animals) > view.seats
    return group(
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 30, sheet.say("board-ranking"), 20, weight="bold", fill=INK),
        fitted(14, 54, sheet.say(f"reason-{view.ending}"), 14, width - 28, fill=FADED),
        fitted(14, 76, sheet.say("board-lowest-counts" if several else "board-ties"), 12.5, width - 28, fill=FADED),
        *(
            group(_seat(sheet, seat, place, width - 20, each), at=(10, _TOP + (each + _GAP) * (place - 1)))
            for place, seat in enumerate(seats, start=1)
        ),
    )


def _seat(sheet: Sheet, seat: int, place: int, width: float, height: float) -> Markup:
    view = sheet.view
    counted = counted_animal(view.animals, seat)
    assert counted is not None
    about = view.animals[counted]
    own = [animal for animal in FOOD_CHAIN if animal in view.animals and view.animals[animal].seat == seat]
    parts = [
        panel(0, 0, width, height, 8, fill="#fbeebb" if place == 1 else "#f7f4ec", stroke=GOLD if place == 1 else RULE),
        text(14, 30, place, 22, weight="bold", fill=INK),
        token(sheet, counted, 52, 22, 15),
        fitted(76, 20, shorten(sheet.names[seat], 30), 15, width - 170, weight="bold", fill=INK),
        fitted(76, 37, sheet.animal(counted), 12.5, width - 170, fill=FADED),
        text(width - 12, 30, sheet.say("board-points", points=about.vp), 20, "end", "bold", fill=INK),
    ]
    y = 58.0
    if len(own) > 1:
        for number, animal in enumerate(own):
            x = 26 + number * (width - 20) / 3
            if animal == counted:
                parts.append(circle(x, y, 12.5, fill="none", stroke=INK, stroke_width=2.4))
            parts += [token(sheet, animal, x, y, 10), text(x + 18, y + 5, view.animals[animal].vp, 14, fill=INK)]
        y += 24
    said = "\u00a0· ".join(
        f"{sheet.say(f'line-{line}')} {about.scored[line]}".replace(" ", "\u00a0")
        for line in LINES
        if line in about.scored
    )
    for row, words in enumerate(lines(said, 11.5, width - 24, int((height - y + 8) / 14))):
        parts.append(text(14, y + 14 * row, words, 11.5, fill=INK))
    return group(*parts)
