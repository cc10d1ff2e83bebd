"""Response windows: the Creature, then the Hunted clockwise, may play one thing or pass, until nobody is left to ask.

After any play those who have passed are asked again. A seat is asked if it has a play left and a card in the hand
concerned, whichever card that is, or an unused ability whose public test holds: being asked shows nothing of a hand.

Ruling: windows stand for interrupting freely. After a draw in the reckoning those who drew and the Creature get a
window of their own.
"""

from __future__ import annotations

from typing import NamedTuple

from strata.domain.games.not_alone.facts.turns import Passed, WindowOpened
from strata.domain.games.not_alone.rules.cards import (
    avatar_uses,
    evolution_uses,
    has_ready_avatar,
    hunt_plays,
    ready_evolutions,
    survival_plays,
)
from strata.domain.games.not_alone.rules.force import may_play_survival
from strata.domain.games.not_alone.rules.usable import has_hunt_play, has_survival_play
from strata.domain.games.not_alone.state import State
from strata.domain.kernel import Action, Decision, Seat, Steps


class Window(NamedTuple):
    """Which Hunt cards, Survival cards and Evolutions fit it."""

    hunt_phase: int
    survival: str
    evolutions: str


WINDOWS = {
    "creature": Window(1, "", "creature"),
    "reckoning": Window(3, "reckoning", "reckoning"),
    "mini": Window(3, "reckoning", "reckoning"),
    "end": Window(4, "end_of_turn", ""),
}


class Pass(Action, frozen=True, tag="pass"):
    """Play nothing."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield Passed(seat)


def is_asked(state: State, seat: Seat, window: str) -> bool:
    fits = WINDOWS[window]
    if seat == state.creature:
        return has_hunt_play(state) or bool(ready_evolutions(state, fits.evolutions))
    hunted = state.of(seat)
    return has_survival_play(state, hunted) or has_ready_avatar(state, hunted, fits.survival)


def asked(state: State) -> Seat | None:
    """The seat to ask next in the open window."""
    assert state.window is not None
    for seat in state.guests:
        if seat not in state.passed and is_asked(state, seat, state.window):
            return seat
    return None


def decision(state: State) -> Decision:
    seat = asked(state)
    assert seat is not None
    assert state.window is not None
    fits = WINDOWS[state.window]
    options: list[Action] = []
    if seat == state.creature:
        options += hunt_plays(state, fits.hunt_phase)
        options += evolution_uses(state, fits.evolutions)
    else:
        options += survival_plays(state, state.of(seat), fits.survival)
        options += avatar_uses(state, state.of(seat), fits.survival)
    return Decision(seat, f"{state.window}_window", [*options, Pass()])


def everyone(state: State) -> list[Seat]:
    return [state.creature, *(hunted.seat for hunted in state.hunted)]


def opens(state: State, window: str) -> bool:
    """Whether anybody would be asked."""
    guests = [state.creature] if window == "creature" else everyone(state)
    return any(is_asked(state, seat, window) for seat in guests)


def open_window(state: State, window: str) -> Steps[None]:
    yield WindowOpened(window, [state.creature] if window == "creature" else everyone(state))


def open_after_draw(state: State) -> Steps[None]:
    """The window after Survival cards were drawn while a place was resolved."""
    drew = [hunted for hunted in state.hunted if hunted.drew]
    if not drew:
        return
    guests = [*(hunted.seat for hunted in drew if may_play_survival(state, hunted)), state.creature]
    if any(is_asked(state, seat, "mini") for seat in guests):
        yield WindowOpened("mini", guests)
