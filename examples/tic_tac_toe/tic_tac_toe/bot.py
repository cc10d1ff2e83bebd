"""How bots value a state: a line that only one seat has marked is a threat, and more marks make it graver."""

from collections.abc import Sequence

from strata.domain.kernel import Action, Decision, Seat
from tic_tac_toe.rules import LINES, State


class Threats:
    def evaluate(self, state: State, seat: Seat) -> float:
        return sum(_threat(state, line, seat) - 3 * _threat(state, line, 1 - seat) for line in LINES)

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        return decision.options


def _threat(state: State, line: Sequence[str], seat: Seat) -> int:
    owners = [state.marks[cell] for cell in line if cell in state.marks]
    return 0 if 1 - seat in owners else 10 ** len(owners)
