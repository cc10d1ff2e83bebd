"""The table as a picture: whose choice it is on top, Earth, the action display, the animals, cards and supplies."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.dominant_species.board_display import action_display
from strata.domain.games.dominant_species.board_earth import earth
from strata.domain.games.dominant_species.board_marks import ANIMAL_COLOURS, INK, PAPER, Sheet, disk, fitted, token
from strata.domain.games.dominant_species.board_panels import animal_board, cards, empty_seat, supplies
from strata.domain.games.dominant_species.board_ranking import final_ranking
from strata.domain.games.dominant_species.components import FOOD_CHAIN
from strata.domain.games.dominant_species.headline import headline
from strata.domain.games.dominant_species.scoring import winning_animal
from strata.domain.games.dominant_species.tasks import LayingElement, Speciating
from strata.domain.games.dominant_species.view import View
from strata.domain.kernel import Targets
from strata.domain.toolkit.narration import FluentNarrator
from strata.domain.toolkit.svg import Markup, circle, group, panel, picture

_MARGIN, _GAP = 16, 10
_BANNER, _BODY, _FOOT = 52, 800, 222
_EARTH, _DISPLAY, _BOARDS = 768, 482, 350
_CHAIN = 20
_CARDS = 1070
_WIDTH = 2 * _MARGIN + _EARTH + _DISPLAY + _BOARDS + 2 * _GAP
_TALLEST_BOARD = 160


def board(view: View, names: Sequence[str], words: FluentNarrator, offered: Targets) -> str:
    called = words.names(names)
    sheet = Sheet(view, called, words, frozenset(offered))
    top = _MARGIN + _BANNER + _GAP
    foot = top + _BODY + _GAP
    display = _MARGIN + _EARTH + _GAP
    middle = action_display if view.ending is None else final_ranking
    return picture(
        _WIDTH,
        foot + _FOOT + _MARGIN,
        f"{sheet.say('board-title', round=view.round)}. {headline(view, called, words)}",
        group(_banner(sheet, _WIDTH - 2 * _MARGIN), at=(_MARGIN, _MARGIN)),
        group(earth(sheet, _EARTH, _BODY), at=(_MARGIN, top)),
        group(middle(sheet, _DISPLAY, _BODY), at=(display, top)),
        group(_boards(sheet), at=(display + _DISPLAY + _GAP, top)),
        group(cards(sheet, _CARDS, _FOOT), at=(_MARGIN, foot)),
        group(supplies(sheet, _WIDTH - 2 * _MARGIN - _CARDS - _GAP, _FOOT), at=(_MARGIN + _CARDS + _GAP, foot)),
        background=PAPER,
    )


def _boards(sheet: Sheet) -> Markup:
    """The animals in play down the food chain, and the seats that still choose one."""
    playing = [animal for animal in FOOD_CHAIN if animal in sheet.view.animals]
    waiting = sorted(set(sheet.view.picking))
    count = max(1, len(playing) + len(waiting))
    each = min(_TALLEST_BOARD, (_BODY - _CHAIN - _GAP * (count - 1)) / count)
    parts = [animal_board(sheet, animal, _BOARDS, each) for animal in playing]
    parts += [empty_seat(sheet, seat, _BOARDS, each) for seat in waiting]
    chain = "board-food-chain" if sheet.view.options.mode == "standard" else "board-food-chain-lowest"
    return group(
        fitted(4, 13, sheet.say(chain), 12, _BOARDS - 8, fill=INK),
        *(group(part, at=(0, _CHAIN + place * (each + _GAP))) for place, part in enumerate(parts)),
    )


def _moment(sheet: Sheet) -> str:
    view = sheet.view
    if view.ending is not None:
        return sheet.say("board-over")
    if not view.round:
        return sheet.say("phase", phase=view.phase)
    return sheet.say("board-moment", round=view.round, phase=view.phase)


def _badge(sheet: Sheet, animal: str) -> Markup:
    return group(circle(34, _BANNER / 2, 21.5, fill="#ffffff"), token(sheet, animal, 34, _BANNER / 2, 19))


def _banner(sheet: Sheet, width: float) -> Markup:
    """Whose decision it is, with the element it is about, or how the game ended."""
    view = sheet.view
    animal = view.animal if view.ending is None else winning_animal(view.animals, view.seats)
    fill, ink = (INK, "#ffffff") if animal is None else ANIMAL_COLOURS[animal]
    top = view.tasks[-1] if view.tasks else None
    held = (
        [circle(width - 470, _BANNER / 2, 21, fill="#ffffff"), disk(sheet, top.element, width - 470, _BANNER / 2, 18)]
        if isinstance(top, LayingElement | Speciating)
        else []
    )
    return group(
        panel(0, 0, width, _BANNER, 12, fill=fill, stroke=INK, stroke_width=1.5),
        *([] if animal is None else [_badge(sheet, animal)]),
        fitted(66, 34, headline(view, sheet.names, sheet.words), 22, width - 570, weight="bold", fill=ink),
        *held,
        fitted(width - 20, 34, _moment(sheet), 20, 400, "end", "bold", fill=ink),
    )
