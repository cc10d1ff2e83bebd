"""After the dinosaurs: the marker goes one column on, and every column without a tile is filled from the stacks.

If the stacks hold too few tiles for all of these columns the game ends at once and nothing is dealt.

Rulings: what counts is the need of all empty columns together, so stacks that are used up to the last tile do not end
the game; the next dinosaur activation will. Columns that still hold a tile get none.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from strata.domain.games.gods_love_dinosaurs.components import BOX, COLUMNS
from strata.domain.games.gods_love_dinosaurs.facts import GameEnded, MarkerMoved, TileDealt, TurnPassed
from strata.domain.games.gods_love_dinosaurs.scoring import OUT_OF_TILES, ranking
from strata.domain.games.gods_love_dinosaurs.state import State
from strata.domain.kernel import Steps, draw_among


def run(state: State) -> Steps[None]:
    yield MarkerMoved(next_column(state.marker))
    empty = [column for column in COLUMNS if is_empty(state, column)]
    if tiles_left(state) < need(state.slots):
        standings = ranking(state)
        scores = [ecosystem.score for ecosystem in state.seats]
        yield GameEnded(OUT_OF_TILES, scores, [standing.seat for standing in standings])
        return
    for column in empty:
        yield from deal(state, column)
    yield next_turn(state)


def next_column(marker: str) -> str:
    """The column to the right, and after the last one the first."""
    return COLUMNS[(COLUMNS.index(marker) + 1) % len(COLUMNS)]


def need(slots: Mapping[str, Sequence[str | None]], emptied: str | None = None) -> int:
    """How many tiles it takes to fill all empty columns, a further one that is about to be emptied among them."""
    return sum(len(rows) for column, rows in slots.items() if column == emptied or not any(rows))


def deal(state: State, column: str) -> Steps[None]:
    """Fill a column from its first row on."""
    for row in range(1, len(state.slots[column]) + 1):
        stack = next(stack for stack in BOX.board.stacks if state.stacks[stack])
        yield TileDealt((yield from draw_among(state.stacks[stack])), stack, column, row)


def next_turn(state: State) -> TurnPassed:
    """The turn of the seat after the active one, whoever acted last."""
    return TurnPassed((state.active + 1) % len(state.seats))


def is_empty(state: State, column: str) -> bool:
    return not any(state.slots[column])


def tiles_left(state: State) -> int:
    return sum(map(len, state.stacks.values()))
