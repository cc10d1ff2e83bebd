"""The table as a picture: what happens now, the biome board and the supply, the ecosystems, and how it all works."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from strata.domain.games.gods_love_dinosaurs.board_canvas import Canvas, fitted
from strata.domain.games.gods_love_dinosaurs.board_display import (
    biome_board,
    biome_height,
    biome_width,
    happening,
    reminders,
    supplies,
)
from strata.domain.games.gods_love_dinosaurs.board_map import ecosystem, wanted_height
from strata.domain.games.gods_love_dinosaurs.board_marks import INK, PAPER, colours, token
from strata.domain.games.gods_love_dinosaurs.view import View
from strata.domain.kernel import Seat, Targets
from strata.domain.toolkit.headline import after_colon, whose_turn
from strata.domain.toolkit.narration import FluentNarrator
from strata.domain.toolkit.svg import Markup, group, panel, picture, shorten, text

_WIDTH, _MARGIN, _GAP, _TOP = 1500, 18, 12, 76
_INNER = _WIDTH - 2 * _MARGIN
_ROWS = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}
"""How many ecosystems of equal standing lie in each row."""
_HEIGHTS = {2: 640, 3: 560, 4: 520, 5: 500}
_OWN_HEIGHT, _OTHERS_HEIGHT, _HELP_HEIGHT = 700, 440, 132
_SUPPLY = 0.65
"""The share of the supply in the room that it has together with what happens now."""


class _Place(NamedTuple):
    """Where a part of the picture lies and how large it is."""

    x: float
    y: float
    width: float
    height: float

    @property
    def bottom(self) -> float:
        return self.y + self.height


def board(view: View, names: Sequence[str], words: FluentNarrator, offered: Targets) -> str:
    canvas = Canvas(view, words.names(names), words, frozenset(offered))
    shared, ecosystems = _layout(canvas)
    left, right = _side_by_side(shared)
    below = max(place.bottom for place in ecosystems.values()) + _GAP
    return picture(
        _WIDTH,
        below + (0 if view.ending else _HELP_HEIGHT + _GAP) - _GAP + _MARGIN,
        f"{words.say('title')}. {_headline(canvas)}",
        group(_banner(canvas), at=(_MARGIN, 14)),
        group(biome_board(canvas), at=(_MARGIN, _TOP)),
        group(supplies(canvas, left.width, left.height), at=(left.x, left.y)),
        group(happening(canvas, right.width, right.height), at=(right.x, right.y)),
        *(
            group(ecosystem(canvas, seat, place.width, place.height), at=(place.x, place.y))
            for seat, place in ecosystems.items()
        ),
        *([] if view.ending else [group(reminders(canvas, _INNER, _HELP_HEIGHT), at=(_MARGIN, below))]),
        background=PAPER,
    )


def _layout(canvas: Canvas) -> tuple[_Place, dict[Seat, _Place]]:
    """Where the supply and what happens now share a place, and where each ecosystem lies.

    At a table of three or more a viewer's own ecosystem lies beside the biome board, larger than the others, as long as
    the game goes on. One that sprawls gets the height it needs.
    """
    view = canvas.view
    width, height = biome_width(), biome_height(view)
    beside, rest = _MARGIN + width + _GAP, _INNER - width - _GAP
    seats = range(len(view.seats))
    if len(seats) == 2 or view.viewer is None or view.ending is not None:
        return _Place(beside, _TOP, rest, height), _in_rows(canvas, seats, _TOP + height + _GAP, _HEIGHTS[len(seats)])
    own = _Place(beside, _TOP, rest, max(_OWN_HEIGHT, wanted_height(canvas, view.viewer)))
    under = _TOP + height + _GAP
    others = [seat for seat in seats if seat != view.viewer]
    places = {view.viewer: own, **_in_rows(canvas, others, own.bottom + _GAP, _OTHERS_HEIGHT)}
    return _Place(_MARGIN, under, width, own.bottom - under), {seat: places[seat] for seat in seats}


def _in_rows(canvas: Canvas, seats: Sequence[Seat], top: float, height: float) -> dict[Seat, _Place]:
    """Ecosystems of equal standing, in rows from the left, at least so high."""
    places, following = {}, iter(seats)
    for many in _ROWS[len(seats)]:
        row = list(islice(following, many))
        width, high = (_INNER - _GAP * (many - 1)) / many, max(height, *(wanted_height(canvas, seat) for seat in row))
        for column, seat in enumerate(row):
            places[seat] = _Place(_MARGIN + column * (width + _GAP), top, width, high)
        top += high + _GAP
    return places


def _side_by_side(shared: _Place) -> tuple[_Place, _Place]:
    left = round((shared.width - _GAP) * _SUPPLY)
    right = shared.width - _GAP - left
    return shared._replace(width=left), shared._replace(x=shared.x + left + _GAP, width=right)


def _banner(canvas: Canvas) -> Markup:
    """Whose decision it is, or how the game ended."""
    view, words = canvas.view, canvas.words
    seat = view.ranking[0] if view.ending else view.asked
    fill, ink = (INK, "#ffffff") if seat is None else colours(seat)
    headline, title = _headline(canvas), words.say("board-over") if view.ending else words.say("title")
    room = _INNER - 120 - 0.68 * 19 * len(title)
    return group(
        panel(0, 0, _INNER, 50, 12, fill=fill, stroke=INK, stroke_width=1.5),
        *([] if seat is None else [token(seat, 34, 25, 15)]),
        text(64, 33, headline, fitted(headline, 21, room), weight="bold", fill=ink),
        text(_INNER - 20, 33, title, 19, "end", "bold", fill=ink),
    )


def _headline(canvas: Canvas) -> str:
    view, words = canvas.view, canvas.words
    if view.ending is not None:
        winner, score = view.ranking[0], view.seats[view.ranking[0]].score
        is_tied = sum(seat.score == score for seat in view.seats) > 1
        return words.say("board-winner", name=shorten(canvas.names[winner], 24), count=score, tied=is_tied)
    if view.asked is None:
        return words.say("board-nobody")
    return f"{whose_turn(view.asked, view.viewer, canvas.names, language=words.tag)}: {_task(view, words)}"


def _task(view: View, words: FluentNarrator) -> str:
    """What the seat that is asked must do."""
    kind, left = view.activated or "", len(view.unresolved or ())
    match view.decision:
        case "breed":
            return words.say("board-task-breed", figure=kind, count=left)
        case "hunt":
            return words.say("board-task-hunt", figure=kind, count=left)
        case "send_dino":
            return words.say("board-task-send_dino", count=left)
        case "walk_dino" if view.sent is not None:
            return words.say("board-task-walk_dino", origin=view.sent.origin, to=view.sent.to)
        case decision:
            return after_colon(words.say(f"decision-{decision}"))
