"""The table as a picture: what happens now on top, the island on the left, the tracks and the species beside it.

It knows no rule about what can be done: what is offered it is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.evo.board_cards import hand, height_of_hand, played
from strata.domain.games.evo.board_drawing import Drawing
from strata.domain.games.evo.board_map import island_in_the_sea
from strata.domain.games.evo.board_marks import INK, PAPER, colours, dino
from strata.domain.games.evo.board_offer import ROW, genes_on_offer
from strata.domain.games.evo.board_result import ranks, result
from strata.domain.games.evo.board_species import species
from strata.domain.games.evo.board_tracks import climate, combat, initiative, phases, turns
from strata.domain.games.evo.view import View
from strata.domain.kernel import Targets
from strata.domain.toolkit.headline import whose_turn
from strata.domain.toolkit.language import Phrase, phrase
from strata.domain.toolkit.narration import FluentNarrator
from strata.domain.toolkit.svg import Markup, group, panel, picture, shorten, text

_MARGIN, _GAP, _TOP = 18, 10, 118
_TRACK, _CLIMATE, _FOOT = 106, 228, 64
_MIDDLE, _RIGHT = 356, 408

_MAP_WIDTHS = {3: 560, 4: 640, 5: 700}
_BODY_HEIGHTS = {3: 664, 4: 726, 5: 812}


def board(view: View, names: Sequence[str], words: FluentNarrator, offered: Targets) -> str:
    drawing = Drawing(view, words.names(names), words, frozenset(offered))
    seats = range(len(view.seats))
    offer = 94 + ROW * max(3, len(seats) - view.options.one_gene_fewer)
    above = _CLIMATE + offer + 2 * _GAP
    height = max(_BODY_HEIGHTS[len(seats)], above + height_of_hand(drawing))
    map_width = _MAP_WIDTHS[len(seats)]
    middle = _MARGIN + map_width + _GAP
    right = middle + _MIDDLE + _GAP
    width = right + _RIGHT + _MARGIN
    foot = _TOP + height + _GAP
    each = (height - _GAP * (len(seats) - 1)) / len(seats)
    return picture(
        width,
        foot + _FOOT + _MARGIN,
        _title(drawing),
        group(_banner(drawing, width - 2 * _MARGIN), at=(_MARGIN, 14)),
        *(
            []
            if view.ending
            else [
                group(phases(drawing, right - _MARGIN - _GAP), at=(_MARGIN, 76)),
                group(initiative(drawing), at=(right, 76)),
            ]
        ),
        group(island_in_the_sea(drawing, map_width, height - _TRACK - _GAP), at=(_MARGIN, _TOP)),
        group(turns(drawing, map_width, _TRACK), at=(_MARGIN, _TOP + height - _TRACK)),
        *_middle(drawing, offer, height - above, (middle, _TOP)),
        *(group(species(drawing, seat, _RIGHT, each), at=(right, _TOP + seat * (each + _GAP))) for seat in seats),
        *([] if view.ending else [group(combat(drawing, map_width, _FOOT), at=(_MARGIN, foot))]),
        group(played(drawing, width - middle - _MARGIN, _FOOT), at=(middle, foot)),
        background=PAPER,
    )


def _middle(drawing: Drawing, offer: float, cards: float, at: tuple[float, float]) -> list[Markup]:
    """Climate, auction and hand; when the game is over, its result."""
    x, y = at
    if drawing.view.ending is not None:
        return [group(result(drawing, _MIDDLE, _CLIMATE + offer + cards + 2 * _GAP), at=at)]
    return [
        group(climate(drawing, _MIDDLE, _CLIMATE), at=at),
        group(genes_on_offer(drawing, _MIDDLE, offer), at=(x, y + _CLIMATE + _GAP)),
        group(hand(drawing, _MIDDLE, cards), at=(x, y + _CLIMATE + offer + 2 * _GAP)),
    ]


def _title(drawing: Drawing) -> str:
    return drawing.say("board-title", turn=drawing.view.turn, headline=_headline(drawing))


def _banner(drawing: Drawing, width: float) -> Markup:
    """Whose decision it is and what is left of it, or how the game ended."""
    view = drawing.view
    seat = view.asked if view.asked is not None else _winners(drawing)[0] if view.ending else None
    fill, ink = (INK, "#ffffff") if seat is None else colours(seat)
    turn = drawing.say("board-over") if view.ending else drawing.say("board-turn", turn=view.turn)
    return group(
        panel(0, 0, width, 50, 12, fill=fill, stroke=INK, stroke_width=1.5),
        *([] if seat is None else [dino(seat, 38, 28, 21)]),
        text(78, 33, _headline(drawing), 20, weight="bold", fill=ink),
        text(width - 20, 33, turn, 20, "end", "bold", fill=ink),
    )


def _headline(drawing: Drawing) -> str:
    view = drawing.view
    if view.ending is not None:
        winners = [shorten(drawing.names[seat], 20) for seat in _winners(drawing)]
        points = max(seat.points for seat in view.seats)
        return drawing.say("board-won", winners=winners, count=len(winners), points=points)
    if view.asked is None or view.decision is None:
        return drawing.say("board-nobody")
    who = whose_turn(view.asked, view.viewer, drawing.names, language=drawing.words.tag)
    return drawing.say("board-asked", who=who, task=_task(view, view.decision))


def _task(view: View, decision: str) -> Phrase:
    """What the seat that is asked must do."""
    match decision:
        case "move_dino":
            return phrase("board-task-move", count=view.moves_left or 0)
        case "place_birth":
            return phrase("board-task-birth", count=view.births_left or 0)
        case "choose_losses":
            return phrase("board-task-losses")
        case "jump_dino":
            return phrase("board-task-jump", hex=view.jumping or "")
        case "play_event":
            return phrase("board-task-event")
        case "choose_row":
            return phrase("board-task-row")
        case "place_bid" if view.chosen_row is not None:
            return phrase("board-task-bid", gene=view.rows[view.chosen_row - 1].gene, row=view.chosen_row)
        case _:
            raise ValueError(f"no words for the decision {decision}")


def _winners(drawing: Drawing) -> list[int]:
    return [seat for rank, seat in ranks(drawing.view) if rank == 1]
