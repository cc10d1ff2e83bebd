"""Tic-tac-toe: the first seat with three marks in a line wins."""

from strata.domain.kernel import Game, Options
from tic_tac_toe.board import board
from tic_tac_toe.bot import Threats
from tic_tac_toe.rules import CellMarked, MarkCell, State, ending, pending, ranking
from tic_tac_toe.view import View, view
from tic_tac_toe.words import ENGLISH

GAME: Game[State, Options] = Game(
    slug="tic-tac-toe",
    title="Tic-tac-toe",
    summary="Mark a cell in turn; three marks in a line win.",
    designers=("Traditional",),
    seats=range(2, 3),
    state=State,
    options=Options,
    view_type=View,
    actions=(MarkCell,),
    facts=(CellMarked,),
    pending=pending,
    ending=ending,
    ranking=ranking,
    view=view,
    board=board,
    narrators={"en": ENGLISH},
    targets=lambda action, view: [f"cell:{action.cell}"],
    evaluator=Threats(),
)
