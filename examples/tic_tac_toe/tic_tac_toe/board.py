"""The board as a picture: the grid, and below it who plays which sign."""

from collections.abc import Sequence

from strata.domain.kernel import Narrator, Targets
from strata.domain.toolkit.headline import whose_turn
from strata.domain.toolkit.svg import Markup, element, group, panel, picture, shorten, text
from tic_tac_toe.rules import ROWS
from tic_tac_toe.view import View

SIGNS, INKS = "XO", ("#b3402a", "#2a5db3")
SIDE, GAP = 100, 10


def board(view: View, names: Sequence[str], words: Narrator, offered: Targets) -> str:
    called = [shorten(name or f"Seat {seat}", 24) for seat, name in enumerate(names)]
    return picture(
        3 * SIDE + 4 * GAP,
        3 * SIDE + 10 * GAP,
        f"Tic-tac-toe. {_headline(view, called)}",
        *(
            group(_cell(view, cell, called), at=(GAP + x * (SIDE + GAP), GAP + y * (SIDE + GAP)))
            for y, row in enumerate(ROWS)
            for x, cell in enumerate(row)
        ),
        *(
            text(GAP, 3 * SIDE + (6 + 3 * seat) * GAP, f"{SIGNS[seat]}  {name}", 18, fill=INKS[seat])
            for seat, name in enumerate(called)
        ),
    )


def _cell(view: View, cell: str, names: Sequence[str]) -> Markup:
    owner = view.marks.get(cell)
    title = element("title", f"{cell}: {'free' if owner is None else names[owner]}")
    sign = () if owner is None else [text(SIDE / 2, SIDE * 0.74, SIGNS[owner], 68, "middle", "bold", fill=INKS[owner])]
    return group(title, panel(0, 0, SIDE, SIDE, fill="#f2eee5"), *sign, data_target=f"cell:{cell}")


def _headline(view: View, names: Sequence[str]) -> str:
    if view.winner is not None:
        return f"{names[view.winner]} has three in a line"
    return "A draw" if view.active is None else f"{whose_turn(view.active, view.viewer, names)}: mark a cell"
