"""The bidding board: the genes on offer, who bids how much for each, and what is left in the bag."""

from __future__ import annotations

from collections.abc import Iterator

from strata.domain.games.evo.board_drawing import Drawing
from strata.domain.games.evo.board_marks import ALERT, CARD, FADED, INK, OFFERED, RULE, token
from strata.domain.games.evo.components import BOX
from strata.domain.games.evo.targets import BID_SPACES, bid_space
from strata.domain.toolkit.svg import Markup, group, panel, text

ROW = 36
_SCALE, _SPACE = 165.0, 20.0


def genes_on_offer(drawing: Drawing, width: float, height: float) -> Markup:
    """The rows of the auction; before it, what each gene is good for."""
    view, say = drawing.view, drawing.say
    parts = [
        panel(0, 0, width, height, fill=CARD, stroke=RULE),
        text(14, 25, say("board-offer"), 15, weight="bold", fill=INK),
    ]
    if not view.rows:
        parts += [
            text(width - 14, 25, say("board-offer-later"), 12, "end", fill=FADED),
            *_primer(drawing, width, height),
        ]
    elif view.passes_left:
        parts.append(text(width - 14, 25, say("board-passes", count=view.passes_left), 12, "end", fill=FADED))
    parts += [_row(drawing, number, width) for number in range(1, len(view.rows) + 1)]
    step = (width - 20) / len(BOX.genes)
    parts.append(text(14, height - 38, say("board-bag", count=sum(view.bag.values())), 12, fill=FADED))
    for place, gene in enumerate(BOX.genes):
        x = 10 + step * (place + 0.5)
        parts += [
            text(x, height - 22, view.bag[gene.id], 12, "middle", "bold", fill=INK),
            text(x, height - 9, say(f"gene-{gene.id}"), 8.5, "middle", fill=INK),
        ]
    return group(*parts)


def _row(drawing: Drawing, number: int, width: float) -> Markup:
    """A gene and the scale of bids, with the holder's token on its bid or, where that is beyond the scale, after it."""
    view, y = drawing.view, number * ROW
    row, target = view.rows[number - 1], f"row:{number}"
    fill, edge = (OFFERED, ALERT) if target in drawing.offered or number == view.chosen_row else ("none", "none")
    parts = [
        panel(6, y, width - 12, ROW - 2, 7, fill=fill, stroke=edge, stroke_width=2),
        text(24, y + 23, number, 18, "middle", "bold", fill=FADED),
        text(42, y + 15, drawing.say(f"gene-{row.gene}"), 14, weight="bold", fill=INK),
        text(42, y + 28, drawing.say("board-gene-use", gene=row.gene), 10, fill=FADED),
        *(_bid_space(drawing, number, amount, y + 17) for amount in range(BID_SPACES)),
    ]
    if row.holder is not None:
        is_beyond = row.bid >= BID_SPACES
        parts.append(token(row.holder, _SCALE + _SPACE * (min(row.bid, BID_SPACES) + 0.5), y + 17, 9.5))
        if is_beyond:
            parts.append(text(_SCALE + _SPACE * (BID_SPACES + 1), y + 22, row.bid, 13, weight="bold", fill=INK))
    return group(*parts, data_target=target)


def _bid_space(drawing: Drawing, number: int, amount: int, y: float) -> Markup:
    target = bid_space(number, amount)
    x, is_offered = _SCALE + _SPACE * amount, target in drawing.offered
    fill, edge = ("#ffffff", ALERT) if is_offered else ("none", RULE)
    return group(
        panel(x + 1, y - 10, _SPACE - 2, 20, 4, fill=fill, stroke=edge, stroke_width=1.5 if is_offered else 1),
        text(x + _SPACE / 2, y + 4, amount, 11, "middle", fill=INK if is_offered else FADED),
        data_target=target,
    )


def _primer(drawing: Drawing, width: float, height: float) -> Iterator[Markup]:
    """What each gene is good for, in two columns."""
    half = len(BOX.genes) // 2
    step = min(ROW, (height - 94) / half)
    for place, gene in enumerate(BOX.genes):
        x, y = 14 + place // half * (width / 2 - 4), 48 + place % half * step
        yield text(x, y, drawing.say(f"gene-{gene.id}"), 12, weight="bold", fill=INK)
        yield text(x, y + 12, drawing.say("board-gene-use", gene=gene.id), 10.5, fill=FADED)
