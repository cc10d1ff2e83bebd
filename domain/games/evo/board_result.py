"""How the game ended: the seats by rank, with what their points are made of."""

from __future__ import annotations

from strata.domain.games.evo.board_drawing import Drawing
from strata.domain.games.evo.board_marks import CARD, FADED, INK, RULE, token
from strata.domain.games.evo.components import CONSTANTS
from strata.domain.games.evo.scoring import ranking_key
from strata.domain.games.evo.view import View
from strata.domain.toolkit.svg import Markup, group, panel, shorten, text

_ROW = 78


def result(drawing: Drawing, width: float, height: float) -> Markup:
    view, say = drawing.view, drawing.say
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 25, say("board-result"), 15, weight="bold", fill=INK),
    ]
    for place, (rank, seat) in enumerate(ranks(view)):
        about, y = view.seats[seat], 40 + _ROW * place
        made_of = say(
            "board-result-lines", start=about.points - about.gained + about.paid, dinos=about.gained, genes=about.paid
        )
        on_board = CONSTANTS.dinos_per_player - about.supply
        parts += [
            text(24, y + 28, rank, 24, "middle", "bold", fill=INK),
            token(seat, 56, y + 20, 14),
            text(80, y + 26, shorten(drawing.names[seat], 18), 16, weight="bold", fill=INK),
            text(width - 14, y + 28, about.points, 24, "end", "bold", fill=INK),
            text(42, y + 48, made_of, 11.5, fill=FADED),
            text(42, y + 63, say("board-result-dinos", dinos=on_board), 11.5, fill=FADED),
        ]
    return group(*parts)


def ranks(view: View) -> list[tuple[int, int]]:
    """Rank and seat, the best first; equals share a rank."""
    keys = [ranking_key(seat.points, seat.supply) for seat in view.seats]
    ordered = sorted(range(len(keys)), key=lambda seat: (*(-part for part in keys[seat]), seat))
    return [(1 + sum(other > keys[seat] for other in keys), seat) for seat in ordered]
