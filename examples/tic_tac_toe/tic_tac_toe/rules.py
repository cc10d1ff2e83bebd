"""The rules: seats mark free cells in turn, until one has three in a line or the grid is full."""

from collections.abc import Sequence

import msgspec

from strata.domain import kernel
from strata.domain.kernel import Decision, ScoreLine, Seat, Standing, Steps
from strata.domain.toolkit.ranking import rank

ROWS = [[f"{column}{row}" for column in "abc"] for row in "123"]
COLUMNS = [list(column) for column in zip(*ROWS, strict=True)]
LINES = [*ROWS, *COLUMNS, ["a1", "b2", "c3"], ["a3", "b2", "c1"]]
CELLS = [cell for row in ROWS for cell in row]


class State(kernel.State):
    """The marked cells, each with the seat whose mark it holds."""

    marks: dict[str, Seat] = msgspec.field(default_factory=dict)


class CellMarked(kernel.Fact, tag="cell_marked", frozen=True):
    seat: Seat
    cell: str

    def apply(self, state: State) -> None:
        state.marks[self.cell] = self.seat


class MarkCell(kernel.Action, tag="mark_cell", frozen=True):
    cell: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield CellMarked(seat, self.cell)


def pending(state: State) -> Sequence[Decision]:
    free = [MarkCell(cell) for cell in CELLS if cell not in state.marks]
    return [Decision(seat=len(state.marks) % 2, name="mark_cell", options=free)]


def winner(state: State) -> Seat | None:
    for line in LINES:
        owners = {state.marks.get(cell) for cell in line}
        if len(owners) == 1 and None not in owners:
            return owners.pop()
    return None


def ending(state: State) -> str | None:
    if winner(state) is not None:
        return "three_in_a_line"
    return "full_grid" if len(state.marks) == len(CELLS) else None


def ranking(state: State) -> Sequence[Standing]:
    points = {seat: int(seat == winner(state)) for seat in range(2)}
    return rank({seat: [ScoreLine("line", points[seat])] for seat in points}, key=points)
