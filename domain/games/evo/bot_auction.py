"""The auction as a game of its own: nothing is hidden in it, and nothing drawn before it is over.

So a seat can compare its ends, if every seat bids for the end that is best for itself (max^n).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, partial
from typing import TypeAlias

from strata.domain.games.evo.bot_outcome import Evaluate, outcome
from strata.domain.games.evo.bot_pruning import row_promise
from strata.domain.games.evo.bot_weights import EvoWeights
from strata.domain.games.evo.rules import pending
from strata.domain.games.evo.rules.auction import ChooseRow
from strata.domain.games.evo.rules.event_cards import PlayEvent
from strata.domain.games.evo.state import Phase, State
from strata.domain.kernel import Action, Decision, Seat

HIGHER_BIDS = 2
"""By how much more than it must the seat that looks ahead may bid; others are taken to bid what they must."""
WORSE_ROWS = 1.5
"""A row that promises so many points less than another at once is not considered."""
MOST_POSITIONS = {3: 1000, 4: 500, 5: 300}
"""By the number of seats: from so many positions on, bidders are taken to settle for the row that promises most at
once, so that nobody has to wait for a bid."""

Worth: TypeAlias = Callable[[Seat], float]
"""What an end is worth to a seat that asks."""


class Auction:
    """What the bids of a seat lead to, from one state of the auction on."""

    def __init__(self, seat: Seat, weights: EvoWeights, evaluate: Evaluate) -> None:
        self._seat, self._weights, self._evaluate = seat, weights, evaluate
        self._known: dict[Hashable, Worth] = {}

    def worth(self, state: State, action: Action) -> float:
        """What an action is worth to the seat in the end."""
        return self._end(outcome(state, self._seat, action))(self._seat)

    def _end(self, state: State) -> Worth:
        """What the auction comes to from here."""
        if state.phase is not Phase.AUCTION:
            return cache(partial(self._evaluate, state))
        (decision,) = pending(state)
        met = _bids_so_far(state)
        if met not in self._known:
            ends = [self._end(outcome(state, decision.seat, option)) for option in self._considered(state, decision)]
            self._known[met] = max(ends, key=lambda end: end(decision.seat))
        return self._known[met]

    def _considered(self, state: State, decision: Decision) -> Sequence[Action]:
        """The bids worth a look, the most promising first; what cards others hold is not known."""
        is_own = decision.seat == self._seat
        if decision.name == "place_bid":
            return decision.options[: 1 + HIGHER_BIDS * is_own]
        promise = row_promise(state, decision.seat, self._weights)
        promises = {option: promise(option) for option in decision.options if isinstance(option, ChooseRow)}
        best = max(promises.values(), default=0.0)
        rows = [option for option in promises if promises[option] >= best - WORSE_ROWS]
        rows.sort(key=promises.__getitem__, reverse=True)
        if rows and len(self._known) >= MOST_POSITIONS[len(state.seats)]:
            return rows[:1]
        others = [option for option in decision.options if not isinstance(option, ChooseRow)]
        return [*rows, *(option for option in others if is_own or not isinstance(option, PlayEvent))]


def _bids_so_far(state: State) -> Hashable:
    """All that changes while the auction lasts."""
    rows = tuple((row.holder, row.bid) for row in state.rows)
    hands = tuple(len(species.hand) for species in state.seats)
    return rows, hands, tuple(state.queue), tuple(state.passed), state.displaced, state.chosen_row, state.passes_left
