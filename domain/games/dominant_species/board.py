"""The table as a picture: whose choice it is on top, Earth, the action display, the animals, cards and supplies."""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.dominant_species.board_display import action_display
from strata.domain.games.dominant_species.board_earth import earth
from strata.domain.games.dominant_species.board_marks import ANIMAL_COLOURS, INK, PAPER, token
from strata.domain.games.dominant_species.board_panels import animal_board, cards, empty_seat, legend, supplies
from strata.domain.games.dominant_species.components import CARDS, FOOD_CHAIN
from strata.domain.games.dominant_species.narration import PLURALS, TASKS
from strata.domain.games.dominant_species.scoring import winning_animal
from strata.domain.games.dominant_species.tasks import Resolving
from strata.domain.games.dominant_species.view import View
from strata.domain.kernel import Narrator, Targets
from strata.domain.toolkit.headline import whose_turn
from strata.domain.toolkit.svg import Markup, group, panel, picture, shorten, text

_MARGIN, _GAP = 16, 10
_BANNER, _BODY, _FOOT = 52, 764, 214
_EARTH, _DISPLAY, _BOARDS = 768, 462, 350
_CARDS = 1066
_WIDTH = 2 * _MARGIN + _EARTH + _DISPLAY + _BOARDS + 2 * _GAP
_TALLEST_BOARD = 160


def board(view: View, names: Sequence[str], words: Narrator, offered: Targets) -> str:
    called = [names[seat] if seat < len(names) and names[seat] else f"Seat {seat}" for seat in range(view.seats)]
    top = _MARGIN + _BANNER + _GAP
    foot = top + _BODY + _GAP
    display = _MARGIN + _EARTH + _GAP
    return picture(
        _WIDTH,
        foot + _FOOT + _MARGIN,
        f"Dominant Species, round {view.round}. {_headline(view, called)}",
        group(_banner(view, called, _WIDTH - 2 * _MARGIN), at=(_MARGIN, _MARGIN)),
        group(earth(view, _EARTH, _BODY), at=(_MARGIN, top)),
        group(legend(), at=(_MARGIN + 14, top + _BODY - 54)),
        group(action_display(view, _DISPLAY, _BODY), at=(display, top)),
        group(_boards(view, called), at=(display + _DISPLAY + _GAP, top)),
        group(cards(view, _CARDS, _FOOT), at=(_MARGIN, foot)),
        group(supplies(view, _WIDTH - 2 * _MARGIN - _CARDS - _GAP, _FOOT), at=(_MARGIN + _CARDS + _GAP, foot)),
        background=PAPER,
    )


def _boards(view: View, names: Sequence[str]) -> Markup:
    """The animals in play down the food chain, and the seats that still choose one."""
    playing = [animal for animal in FOOD_CHAIN if animal in view.animals]
    waiting = sorted(set(view.picking))
    count = max(1, len(playing) + len(waiting))
    each = min(_TALLEST_BOARD, (_BODY - _GAP * (count - 1)) / count)
    parts = [animal_board(view, names, animal, _BOARDS, each) for animal in playing]
    parts += [empty_seat(view, names, seat, _BOARDS, each) for seat in waiting]
    return group(*(group(part, at=(0, place * (each + _GAP))) for place, part in enumerate(parts)))


def _banner(view: View, names: Sequence[str], width: float) -> Markup:
    """Whose decision it is, or how the game ended."""
    animal = view.animal if view.ending is None else winning_animal(view.animals, view.seats)
    fill, ink = (INK, "#ffffff") if animal is None else ANIMAL_COLOURS[animal]
    moment = "Game over" if view.ending else f"Round {view.round} · {view.phase}"
    return group(
        panel(0, 0, width, _BANNER, 12, fill=fill, stroke=INK, stroke_width=1.5),
        *([] if animal is None else [token(animal, 34, _BANNER / 2, 19)]),
        text(66, 34, _headline(view, names), 22, weight="bold", fill=ink),
        text(width - 20, 34, moment, 20, "end", "bold", fill=ink),
    )


def _headline(view: View, names: Sequence[str]) -> str:
    if view.ending is not None:
        animal = winning_animal(view.animals, view.seats)
        assert animal is not None
        about = view.animals[animal]
        return f"{shorten(names[about.seat], 20)} wins: {PLURALS[animal]} with {about.vp} points"
    if view.asked is None or view.decision is None:
        return "Nobody has to choose"
    who = whose_turn(view.asked, view.viewer, names, 22)
    if view.animal is None:
        return f"{who}: choose an animal"
    card = next((f"{CARDS[task.card].name}: " for task in view.tasks if isinstance(task, Resolving)), "")
    return f"{who} ({PLURALS[view.animal]}): {card}{TASKS[view.decision]}"
