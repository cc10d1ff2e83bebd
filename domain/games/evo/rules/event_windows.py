"""Event windows: five moments of a turn at which cards may be played.

Once round in initiative order, each seat that holds cards plays as many as it likes, then passes. There are no windows
in the first two turns, and the climate window closes with the turn's one climate card.

Rulings: the window goes round once, so a seat that has passed cannot respond to a later card. Every seat with cards is
asked, able or not, which keeps hands secret; the option ``only_able`` gives that up. The ban of the first turns covers
all five windows and the auction, also for a card that a gene has just brought.
"""

from __future__ import annotations

from strata.domain.games.evo.components import CONSTANTS
from strata.domain.games.evo.facts import EventsPassed, EventsSkipped
from strata.domain.games.evo.rules import event_cards
from strata.domain.games.evo.state import Phase, State
from strata.domain.kernel import Action, Decision, Seat, Steps

WINDOWS: dict[Phase, str] = {
    Phase.CLIMATE_WINDOW: "climate",
    Phase.MOVEMENT_WINDOW: "movement",
    Phase.BIRTHS_WINDOW: "births",
    Phase.SURVIVAL_WINDOW: "survival",
    Phase.EVOLUTION_WINDOW: "evolution",
}


def seats_with_cards(state: State) -> list[Seat]:
    return [seat for seat in state.order if state.seats[seat].hand]


def run(state: State) -> Steps[bool]:
    while state.queue and not _is_climate_settled(state):
        seat = state.queue[0]
        if state.jumping is not None or is_asked(state, seat):
            return False
        yield EventsSkipped(seat)
    return True


def is_asked(state: State, seat: Seat) -> bool:
    """Whether a seat whose turn in the window has come is asked (again)."""
    if not state.seats[seat].hand:
        return False
    return state.options.event_polling == "all_with_cards" or can_play(state, seat)


def can_play(state: State, seat: Seat) -> bool:
    return next(event_cards.plays(state, seat, WINDOWS[state.phase]), None) is not None


def decisions(state: State) -> list[Decision]:
    seat = state.queue[0]
    if state.jumping is not None:
        return [Decision(seat, "jump_dino", event_cards.jumps(state))]
    return [Decision(seat, "play_event", [*event_cards.plays(state, seat, WINDOWS[state.phase]), PassEvents()])]


def _is_climate_settled(state: State) -> bool:
    return state.phase == Phase.CLIMATE_WINDOW and state.climate_cards_played >= CONSTANTS.climate_event_cards_per_turn


class PassEvents(Action, frozen=True, tag="pass_events"):
    """Be done with this window."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield EventsPassed(seat)
