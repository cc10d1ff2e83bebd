"""The rules, a file per chapter, in order of play.

Law: a chapter's ``run`` takes its forced steps and answers whether the phase is over; its ``decision`` is what a seat
must choose where it is not. The sequence of a turn is written here alone.
"""

from __future__ import annotations

from collections.abc import Callable

from strata.domain.games.evo.facts import PhaseBegun
from strata.domain.games.evo.rules import (
    auction,
    births,
    climate,
    event_windows,
    initiative,
    meteor,
    movement,
    payment,
    survival,
)
from strata.domain.games.evo.rules.setup import setup as setup
from strata.domain.games.evo.state import Phase, State
from strata.domain.kernel import Decision, Seat, Steps

SEQUENCE: dict[Phase, Callable[[State], Steps[bool]]] = {
    Phase.INITIATIVE: initiative.run,
    Phase.CLIMATE_WINDOW: event_windows.run,
    Phase.CLIMATE: climate.run,
    Phase.MOVEMENT_WINDOW: event_windows.run,
    Phase.MOVEMENT: movement.run,
    Phase.ADULTS: births.fix_adults,
    Phase.BIRTHS_WINDOW: event_windows.run,
    Phase.BIRTHS: births.run,
    Phase.SURVIVAL_WINDOW: event_windows.run,
    Phase.SURVIVAL: survival.run,
    Phase.SCORING: survival.score,
    Phase.METEOR: meteor.run,
    Phase.GENES: auction.lay_out_genes,
    Phase.EVOLUTION_WINDOW: event_windows.run,
    Phase.AUCTION: auction.run,
    Phase.PAYMENT: payment.run,
}
"""The phases of a turn; after the last comes the first."""

DECISIONS: dict[Phase, Callable[[State], Decision]] = {
    **dict.fromkeys(event_windows.WINDOWS, event_windows.decision),
    Phase.MOVEMENT: movement.decision,
    Phase.BIRTHS: births.decision,
    Phase.SURVIVAL: survival.decision,
    Phase.AUCTION: auction.decision,
}

_ALL_ACT = frozenset({Phase.MOVEMENT, Phase.BIRTHS, Phase.SURVIVAL})
_ORDER = tuple(SEQUENCE)


def proceed(state: State) -> Steps[None]:
    """Phase after phase, until a seat must choose or the meteor has struck."""
    while (yield from SEQUENCE[state.phase](state)) and state.ending is None:
        following = _following(state)
        yield PhaseBegun(following, _acting(state, following))
        if following is Phase.AUCTION:
            yield auction.open_auction(state)


def pending(state: State) -> list[Decision]:
    """The one seat that must choose, with all its options."""
    return [] if state.ending is not None else [DECISIONS[state.phase](state)]


def _following(state: State) -> Phase:
    """The phase after this one; windows that do not open are no phase at all."""
    at = _ORDER.index(state.phase)
    following = _ORDER[(at + 1) % len(_ORDER)]
    if following in event_windows.WINDOWS and not event_windows.is_open_for_play(state):
        following = _ORDER[at + 2]
    return following


def _acting(state: State, phase: Phase) -> list[Seat]:
    """Who acts in a phase that begins, in order."""
    if phase in _ALL_ACT:
        return list(state.order)
    return event_windows.guests(state) if phase in event_windows.WINDOWS else []
