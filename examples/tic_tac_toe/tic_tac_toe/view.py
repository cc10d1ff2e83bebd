"""What a viewer sees: everything, for nothing is hidden."""

from strata.domain import kernel
from strata.domain.kernel import Seat, Viewer
from tic_tac_toe.rules import State, ending, pending, winner


class View(kernel.View, frozen=True):
    viewer: Viewer
    active: Seat | None
    """The seat that must mark a cell, while the game lasts."""
    winner: Seat | None
    marks: dict[str, Seat]


def view(state: State, viewer: Viewer) -> View:
    active = None if ending(state) else pending(state)[0].seat
    return View(viewer, active, winner(state), state.marks)
