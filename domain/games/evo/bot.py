"""What good play looks like: points are both score and money, so a gene must earn its price before the meteor.

A state is worth what the seat's own species is worth and its attacks promise, less a share of what its rivals' are
worth and of the dinos that stronger neighbours may still attack.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.evo.bot_attacks import attack_or_not, likeliest_attacks
from strata.domain.games.evo.bot_auction import HIGHER_BIDS, Auction
from strata.domain.games.evo.bot_forecast import BEFORE_SCORING, is_end_uncertain
from strata.domain.games.evo.bot_pruning import FURTHER, PRUNING
from strata.domain.games.evo.bot_values import attacks, danger, prospect, species_value
from strata.domain.games.evo.bot_weights import WEIGHTS, EvoWeights
from strata.domain.games.evo.state import Phase, State
from strata.domain.kernel import Action, Decision, FarsightedEvaluator, Seat

LONGEST_LINE = 40
"""Up to the scoring, at any table."""


class EvoEvaluator(FarsightedEvaluator[State]):
    doubt = 0.3
    is_hidden_telling = False
    positions_remembered = 4096
    """Lines differ by a die or two, and are the same up to there."""

    def __init__(self, weights: EvoWeights = WEIGHTS) -> None:
        self.weights = weights

    def evaluate(self, state: State, seat: Seat) -> float:
        weights = self.weights
        seen = prospect(state)
        values = [species_value(state, other, seen, other == seat, weights) for other in range(len(state.seats))]
        rivals = values[:seat] + values[seat + 1 :]
        against = weights.strongest_rival * max(rivals) + weights.average_rival * sum(rivals) / len(rivals)
        return (
            values[seat]
            - against
            + attacks(state, seat, seen.dinos, weights)
            - danger(state, seat, seen.dinos, weights)
        )

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = PRUNING.get(decision.name)
        options = decision.options if prune is None else prune(state, decision, self.weights)
        return attack_or_not(state, decision, options, self.evaluate) if decision.name == "move_dino" else options

    def options_compared(self, state: State, breadth: int) -> int:
        """Most lines are followed once, which leaves time for more options."""
        return 2 * breadth

    def lines(self, state: State, breadth: int) -> int:
        return 2

    def longest_line(self, state: State, breadth: int) -> int:
        return LONGEST_LINE

    def further_candidates(self, state: State, decision: Decision, foresight: int) -> Sequence[Action]:
        """Who looks far enough also considers higher bids, and attacks that do not pay at once."""
        find = FURTHER.get(decision.name)
        further = [] if find is None else find(state, decision, self.weights)
        if foresight < 2:
            return further
        if decision.name == "place_bid":
            return decision.options[: 1 + HIGHER_BIDS]
        return [*further, *likeliest_attacks(state, decision)] if decision.name == "move_dino" else further

    def is_far_enough(self, before: State, after: State) -> bool:
        """What is done before the scoring of a turn shows in it; the auction that follows only adds to chance."""
        return before.phase in BEFORE_SCORING and after.phase not in BEFORE_SCORING

    def is_end_by_chance(self, before: State) -> bool:
        """A line to the scoring ends with the meteor's roll, if there is one, and the genes of the auction."""
        return before.phase not in BEFORE_SCORING or is_end_uncertain(before)

    def plain_move(self, state: State, decision: Decision) -> Action | None:
        """Event cards are left in the hands: what others hold is a guess."""
        return decision.options[-1] if decision.name == "play_event" else None

    def reckon(self, state: State, seat: Seat, actions: Sequence[Action], foresight: int) -> Sequence[float] | None:
        """Who looks far enough sees an auction through."""
        if foresight < 2 or state.phase is not Phase.AUCTION:
            return None
        auction = Auction(seat, self.weights, self.evaluate)
        return [auction.worth(state, action) for action in actions]
