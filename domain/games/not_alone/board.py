"""The table as a picture: what happens now on top, the planet, the tracks and the viewer's cards on the left, the
Creature and the Hunted on the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from strata.domain.games.not_alone.board_hand import hand
from strata.domain.games.not_alone.board_marks import (
    DUSK,
    GOLD,
    HAZE,
    INK,
    NIGHT,
    STARLIGHT,
    TOKENS,
    Block,
    breadth,
    disc,
    eye,
    shrunk,
)
from strata.domain.games.not_alone.board_planet import planet
from strata.domain.games.not_alone.board_seats import creature, hunted
from strata.domain.games.not_alone.board_sheet import EVOLUTION, Sheet
from strata.domain.games.not_alone.board_table import decks, legend, played, standings, survivors, table
from strata.domain.games.not_alone.board_tracks import tracks
from strata.domain.games.not_alone.board_words import headline
from strata.domain.games.not_alone.targets import side as side_target
from strata.domain.games.not_alone.view import View
from strata.domain.kernel import Targets
from strata.domain.toolkit.narration import FluentNarrator
from strata.domain.toolkit.svg import Markup, Point, group, panel, picture, text

_MARGIN, _GAP, _TOP = 16, 10, 122
_LEFT, _RIGHT = 1080, 500
_FEW = 4
_WIDTH = _MARGIN + _LEFT + _GAP + _RIGHT + _MARGIN
_TAB = 134


def board(view: View, names: Sequence[str], words: FluentNarrator, offered: Targets) -> str:
    seats = max(view.players, 1)
    called = words.names([*names, *[""] * seats][:seats])
    sheet = Sheet(words, frozenset(offered), view, called)
    left, right = _columns(sheet)
    told = headline(sheet)
    return picture(
        _WIDTH,
        _TOP + max(_high(left), _high(right)) + _MARGIN - _GAP,
        f"{sheet.say('board-title', turn=view.turn)}. {told}",
        group(_banner(sheet, told, _WIDTH - 2 * _MARGIN), at=(_MARGIN, 14)),
        group(_phases(sheet, _WIDTH - 2 * _MARGIN), at=(_MARGIN, 78)),
        _stacked(left, _MARGIN),
        _stacked(right, _MARGIN + _LEFT + _GAP),
        background=NIGHT,
    )


def _columns(sheet: Sheet) -> tuple[list[Block], list[Block]]:
    """Both columns; what lies between the seats goes where so many seats leave room for it."""
    view = sheet.view
    left = [planet(sheet, _LEFT), tracks(sheet, _LEFT)]
    right = [creature(sheet, _RIGHT), *(hunted(sheet, about, _RIGHT) for about in view.hunted)]
    if sheet.is_over:
        right.insert(0, standings(sheet, _RIGHT))
    if view.players <= _FEW:
        right.append(played(sheet, _RIGHT))
        if view.has_sanctuary:
            right.append(survivors(sheet, _RIGHT))
    else:
        left.append(table(sheet, _LEFT))
    left.append(hand(sheet, _LEFT))
    for drawn in (decks, legend):
        shorter, width = (right, _RIGHT) if _high(right) < _high(left) else (left, _LEFT)
        shorter.append(drawn(sheet, width))
    return left, right


def _high(blocks: Sequence[Block]) -> float:
    return sum(block.height + _GAP for block in blocks)


def _stacked(blocks: Sequence[Block], x: float) -> Markup:
    return group(*(group(block.drawn, at=(x, _TOP + _high(blocks[:place]))) for place, block in enumerate(blocks)))


def _banner(sheet: Sheet, told: str, width: float) -> Markup:
    """Whose decision it is and what it is, or who has won."""
    view = sheet.view
    seats = [asked.seat for asked in view.asked if asked.seat in sheet.asked]
    hunts = seats == [view.creature] or view.ending == "assimilation"
    fill, ink = (TOKENS["creature"][0], "#ffffff") if hunts else ("#d8e6f7", INK)
    signs = [eye(38, 27, 22)] if hunts else [disc(seat, 28 + 24 * place, 27, 14) for place, seat in enumerate(seats)]
    start = 76 if hunts else 24 + 24 * len(seats) + (6 if seats else 0)
    turn = sheet.say("board-over") if view.ending else sheet.say("board-turn", turn=view.turn)
    room = width - start - 40 - breadth(turn, 21, is_bold=True)
    return group(
        panel(0, 0, width, 54, 12, fill=fill, stroke=GOLD if view.viewer in seats else INK, stroke_width=3),
        *signs,
        text(start, 34, told, shrunk(told, room, 21), weight="bold", fill=ink),
        text(width - 20, 35, turn, 21, "end", "bold", fill=ink),
    )


def _phases(sheet: Sheet, width: float) -> Markup:
    """The phases of a turn, the one of this moment lit; at the right what is going on in it, and the table's rules."""
    view = sheet.view
    here = None if sheet.is_over else sheet.chapter
    chapters = EVOLUTION + 1 if view.has_sanctuary else EVOLUTION
    step = "" if here is None else sheet.say("board-phase", phase=view.phase.value)
    side = sheet.say("board-no_side") if view.side is None else sheet.say("board-side", side=view.side)
    sides = [] if here is None else [name for name in ("A", "B") if side_target(name) in sheet.offered]
    mode = [sheet.say("board-game", expansion=view.options.expansion), *([] if sides else [side])]
    mode += [sheet.say("board-expert")] if view.options.expert_variant else []
    rules, end = " · ".join(mode), width - len(sides) * _TAB
    room = end - chapters * _TAB - 24 - breadth(rules, 13)
    return group(
        *_tabs(sheet.words, chapters, here),
        text(chapters * _TAB + 8, 20, step, shrunk(step, room, 14, is_bold=False), fill=STARLIGHT),
        text(end - 6 * len(sides), 20, rules, 13, "end", fill=HAZE),
        *(_side(sheet, name, at=(end + place * _TAB + 6, 0)) for place, name in enumerate(sides)),
    )


@lru_cache(64)
def _tabs(words: FluentNarrator, chapters: int, here: int | None) -> tuple[Markup, ...]:
    parts: list[Markup] = []
    for place in range(chapters):
        name = words.say("board-chapter", chapter=place)
        is_lit = place == here
        parts += [
            panel(place * _TAB, 0, _TAB - 6, 30, 15, fill=GOLD if is_lit else DUSK, stroke="#3b5278"),
            text(
                place * _TAB + _TAB / 2 - 3,
                20,
                name,
                shrunk(name, _TAB - 16, 13),
                "middle",
                "bold",
                fill=INK if is_lit else HAZE,
            ),
        ]
    return tuple(parts)


def _side(sheet: Sheet, name: str, at: Point) -> Markup:
    """A side of the board, to be chosen."""
    width = _TAB - 6
    words = text(width / 2, 20, sheet.say("board-side", side=name), 13, "middle", "bold", fill=INK)
    return sheet.pointed(side_target(name), width, 30, panel(0, 0, width, 30, 9, fill=STARLIGHT), words, at=at)
