"""The table as a picture: what happens now on top, then the biome board and the supply, below them every ecosystem."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from strata.domain.games.gods_love_dinosaurs.board_display import (
    biome_board,
    biome_height,
    biome_width,
    events,
    supplies,
)
from strata.domain.games.gods_love_dinosaurs.board_map import ecosystem
from strata.domain.games.gods_love_dinosaurs.board_marks import INK, PAPER, colours, token
from strata.domain.games.gods_love_dinosaurs.view import View
from strata.domain.kernel import Narrator, Targets
from strata.domain.toolkit.headline import whose_turn
from strata.domain.toolkit.svg import Markup, group, panel, picture, shorten, text

_WIDTH, _MARGIN, _GAP, _TOP = 1500, 18, 12, 76
_ROWS = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}
"""How many ecosystems lie in each row."""
_HEIGHTS = {2: 640, 3: 560, 4: 520, 5: 500}


def board(view: View, names: Sequence[str], words: Narrator, offered: Targets) -> str:
    seats = range(len(view.seats))
    called = [names[seat] if seat < len(names) and names[seat] else f"Seat {seat}" for seat in seats]
    inner, shared = _WIDTH - 2 * _MARGIN, biome_height(view)
    beside = _MARGIN + biome_width(view) + _GAP
    rest = inner - biome_width(view) - 2 * _GAP
    side = rest * 0.38
    below = _TOP + shared + _GAP
    height = below + len(_ROWS[len(seats)]) * (_HEIGHTS[len(seats)] + _GAP) - _GAP + _MARGIN
    return picture(
        _WIDTH,
        height,
        f"Gods Love Dinosaurs. {_headline(view, called)}",
        group(_banner(view, called, inner), at=(_MARGIN, 14)),
        group(biome_board(view), at=(_MARGIN, _TOP)),
        group(supplies(view, rest - side, shared), at=(beside, _TOP)),
        group(events(view, called, side, shared), at=(beside + rest - side + _GAP, _TOP)),
        *(_ecosystems(view, called, inner, below)),
        background=PAPER,
    )


def _ecosystems(view: View, names: Sequence[str], inner: float, below: float) -> Iterator[Markup]:
    seat, height = 0, _HEIGHTS[len(view.seats)]
    for row, many in enumerate(_ROWS[len(view.seats)]):
        width = (inner - _GAP * (many - 1)) / many
        for place in range(many):
            at = (_MARGIN + place * (width + _GAP), below + row * (height + _GAP))
            yield group(ecosystem(view, names, seat, width, height), at=at)
            seat += 1


def _banner(view: View, names: Sequence[str], width: float) -> Markup:
    """Whose decision it is, or how the game ended."""
    seat = view.ranking[0] if view.ending else view.asked
    fill, ink = (INK, "#ffffff") if seat is None else colours(seat)
    return group(
        panel(0, 0, width, 50, 12, fill=fill, stroke=INK, stroke_width=1.5),
        *([] if seat is None else [token(seat, 34, 25, 15)]),
        text(64, 33, _headline(view, names), 21, weight="bold", fill=ink),
        text(width - 20, 33, "Game over" if view.ending else "Gods Love Dinosaurs", 19, "end", "bold", fill=ink),
    )


def _headline(view: View, names: Sequence[str]) -> str:
    if view.ending is not None:
        winner = view.ranking[0]
        tied = sum(seat.score == view.seats[winner].score for seat in view.seats) > 1
        how = " on the tie-break" if tied else ""
        return f"{shorten(names[winner], 24)} wins with {view.seats[winner].score} points{how}"
    if view.asked is None or view.decision is None:
        return "Nobody has to choose"
    who = whose_turn(view.asked, view.viewer, names)
    return f"{who}: {_task(view, view.decision)}"


def _task(view: View, decision: str) -> str:
    """What the seat that is asked must do."""
    yet_to_act = len(view.unresolved or ())
    match decision:
        case "take_tile":
            return "take a tile from the biome board"
        case "place_tile":
            return "choose the cell for side a of the tile"
        case "orient_tile":
            return "choose the direction of side b of the tile"
        case "breed":
            return f"breed {view.activated}s ({yet_to_act} yet to act)"
        case "hunt":
            return f"hunt with {view.activated}s ({yet_to_act} yet to act)"
        case "hatch":
            return "hatch a dinosaur for an egg, or keep it"
        case "send_dino":
            return f"send a dinosaur to a mountain ({yet_to_act} yet to act)"
        case "walk_dino" if view.sent is not None:
            return f"choose the way of the dinosaur on {view.sent.origin} to {view.sent.to}"
        case _:
            return decision.replace("_", " ")
