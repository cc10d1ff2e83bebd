"""The rules, a file per chapter, in order of play.

Law: a chapter's ``run`` takes its forced steps and returns whether the phase is over; its ``decisions`` are what a seat
must choose where it is not. The sequence of a turn is written here alone.
"""

from __future__ import annotations

from strata.domain.games.evo.facts import PhaseBegun
from strata.domain.games.evo.rules import (
    auction,
    births,
    climate,
    event_cards,
    event_windows,
    initiative,
    meteor,
    movement,
    payment,
    survival,
)
from strata.domain.games.evo.rules.setup import setup as setup
from strata.domain.games.evo.state import Phase, State
from strata.domain.kernel import Seat
from strata.domain.toolkit.phases import PhaseRules, Phases, until


def _begun(state: State, phase: Phase, queue: list[Seat]) -> PhaseBegun:
    return PhaseBegun(phase, queue)


def _everyone(state: State) -> list[Seat]:
    return list(state.order)


def _window(phase: Phase) -> PhaseRules[State, Phase]:
    return PhaseRules(
        phase,
        event_windows.run,
        event_windows.decisions,
        opens=event_cards.are_allowed,
        queue=event_windows.seats_with_cards,
    )


TURN = Phases(
    _begun,
    PhaseRules(Phase.INITIATIVE, initiative.run),
    _window(Phase.CLIMATE_WINDOW),
    PhaseRules(Phase.CLIMATE, climate.run),
    _window(Phase.MOVEMENT_WINDOW),
    PhaseRules(Phase.MOVEMENT, movement.run, movement.decisions, queue=_everyone),
    PhaseRules(Phase.ADULTS, births.fix_adults),
    _window(Phase.BIRTHS_WINDOW),
    PhaseRules(Phase.BIRTHS, births.run, births.decisions, queue=_everyone),
    _window(Phase.SURVIVAL_WINDOW),
    PhaseRules(Phase.SURVIVAL, survival.run, survival.decisions, queue=_everyone),
    PhaseRules(Phase.SCORING, survival.score),
    PhaseRules(Phase.METEOR, meteor.run),
    PhaseRules(Phase.GENES, auction.lay_out_genes),
    _window(Phase.EVOLUTION_WINDOW),
    PhaseRules(Phase.AUCTION, until(auction.is_over), auction.decisions, begin=auction.begin),
    PhaseRules(Phase.PAYMENT, payment.run),
)

proceed = TURN.proceed
pending = TURN.pending
