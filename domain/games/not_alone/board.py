"""The table as a picture: what happens now on top, the planet, the tracks and the viewer's cards on the left, the
Creature and the Hunted on the right.
"""

from __future__ import annotations

from collections.abc import Sequence

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
    disc,
    eye,
)
from strata.domain.games.not_alone.board_planet import planet
from strata.domain.games.not_alone.board_seats import creature, hunted
from strata.domain.games.not_alone.board_table import decks, legend, played, survivors, table
from strata.domain.games.not_alone.board_tracks import tracks
from strata.domain.games.not_alone.board_words import PHASES, chapter, headline
from strata.domain.games.not_alone.view import View
from strata.domain.kernel import Narrator, Targets
from strata.domain.toolkit.svg import Markup, group, panel, picture, text

_MARGIN, _GAP, _TOP = 16, 10, 122
_LEFT, _RIGHT = 1080, 500
_FEW = 4
_WIDTH = _MARGIN + _LEFT + _GAP + _RIGHT + _MARGIN


def board(view: View, names: Sequence[str], words: Narrator, offered: Targets) -> str:
    seats = range(max(view.players, 1))
    called = [names[seat] if seat < len(names) and names[seat] else f"Seat {seat}" for seat in seats]
    left, right = _columns(view, called)
    title = "set-up" if view.turn == 0 else f"turn {view.turn}"
    return picture(
        _WIDTH,
        _TOP + max(_high(left), _high(right)) + _MARGIN - _GAP,
        f"Not Alone, {title}. {headline(view, called)}",
        group(_banner(view, called, _WIDTH - 2 * _MARGIN), at=(_MARGIN, 14)),
        group(_phases(view, _WIDTH - 2 * _MARGIN), at=(_MARGIN, 78)),
        _stacked(left, _MARGIN),
        _stacked(right, _MARGIN + _LEFT + _GAP),
        background=NIGHT,
    )


def _columns(view: View, names: Sequence[str]) -> tuple[list[Block], list[Block]]:
    """Both columns; what lies between the seats goes where so many seats leave room for it."""
    left = [planet(view, names, _LEFT), tracks(view, _LEFT)]
    right = [creature(view, names, _RIGHT), *(hunted(view, names, about, _RIGHT) for about in view.hunted)]
    if view.players <= _FEW:
        right.append(played(view, names, _RIGHT))
        if view.has_sanctuary:
            right.append(survivors(view, _RIGHT))
    else:
        left.append(table(view, names, _LEFT))
    left.append(hand(view, _LEFT))
    if _decks_fit_right(view):
        right.append(decks(view, _RIGHT))
    else:
        left.append(decks(view, _LEFT))
    if view.players < _FEW:
        right.append(legend(_RIGHT))
    return left, right


def _decks_fit_right(view: View) -> bool:
    """Whether the right column is the shorter one; the Creature's hand makes the left one longer."""
    if view.players == _FEW and view.has_sanctuary:
        return view.viewer == view.creature
    return view.players <= _FEW + 1


def _high(blocks: Sequence[Block]) -> float:
    return sum(block.height + _GAP for block in blocks)


def _stacked(blocks: Sequence[Block], x: float) -> Markup:
    return group(*(group(block.drawn, at=(x, _TOP + _high(blocks[:place]))) for place, block in enumerate(blocks)))


def _banner(view: View, names: Sequence[str], width: float) -> Markup:
    """Whose decision it is and what it is, or who has won."""
    seats = [asked.seat for asked in view.asked]
    hunts = seats == [view.creature] or view.ending == "assimilation"
    fill, ink = (TOKENS["creature"][0], "#ffffff") if hunts else ("#d8e6f7", INK)
    signs = [eye(38, 27, 22)] if hunts else [disc(seat, 28 + 24 * place, 27, 14) for place, seat in enumerate(seats)]
    start = 76 if hunts else 24 + 24 * len(seats) + (6 if seats else 0)
    words = headline(view, names)
    size = min(21.0, (width - start - 150) / (len(words) * 0.57))
    turn = "Game over" if view.ending else f"Turn {view.turn}" if view.turn else "Set-up"
    return group(
        panel(0, 0, width, 54, 12, fill=fill, stroke=GOLD if view.viewer in seats else INK, stroke_width=3),
        *signs,
        text(start, 34, words, size, weight="bold", fill=ink),
        text(width - 20, 35, turn, 21, "end", "bold", fill=ink),
    )


def _phases(view: View, width: float) -> Markup:
    """The phases of a turn, the one of this moment lit; at the right what is going on in it, and the table's rules."""
    here, step = chapter(view)
    names = PHASES if view.has_sanctuary else PHASES[:-1]
    parts = [
        group(
            panel(place * 134, 0, 128, 30, 15, fill=GOLD if place == here else DUSK, stroke="#3b5278"),
            text(place * 134 + 64, 20, name, 13, "middle", "bold", fill=INK if place == here else HAZE),
        )
        for place, name in enumerate(names)
    ]
    mode = {"sanctuary": "with Sanctuary", "light": "light game", "none": "base game"}[view.options.expansion]
    side = "side not chosen" if view.side is None else f"board side {view.side}"
    expert = " · expert" if view.options.expert_variant else ""
    return group(
        *parts,
        text(len(names) * 134 + 8, 20, step if view.ending is None else "", 14, fill=STARLIGHT),
        text(width, 20, f"{mode} · {side}{expert}", 13, "end", fill=HAZE),
    )
