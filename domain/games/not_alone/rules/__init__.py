"""The rules, a file per chapter, in order of play.

Law: a chapter's ``run`` takes its forced steps and returns whether the phase is over; its ``decisions`` are what seats
must choose where it is not. What follows from a choice is a chain of steps, kept in the state. The sequence of a turn
is written here alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from strata.domain.games.not_alone.facts.turns import PhaseBegun, WindowClosed
from strata.domain.games.not_alone.rules import (
    capture,
    chain,
    end_of_turn,
    evolution,
    exploration,
    hunting,
    place_cards,
    reckoning,
    windows,
)
from strata.domain.games.not_alone.rules import setup as setting_up
from strata.domain.games.not_alone.rules.effects import EFFECTS, check_effect
from strata.domain.games.not_alone.rules.setup import setup as setup
from strata.domain.games.not_alone.rules.step_kinds import STEP_KINDS
from strata.domain.games.not_alone.state import Phase, State
from strata.domain.kernel import Decision, Seat, Steps
from strata.domain.toolkit.phases import PhaseRules, Phases, until

chain.KINDS.update({kind.name: kind for kind in STEP_KINDS})
for _effect in EFFECTS:
    check_effect(_effect, chain.KINDS)


def _begun(state: State, phase: Phase, queue: list[Seat]) -> PhaseBegun:
    return PhaseBegun(phase, queue)


def _creature(state: State) -> list[Seat]:
    return [state.creature]


def _hunted(state: State) -> list[Seat]:
    return [hunted.seat for hunted in state.hunted]


def _is_light(state: State) -> bool:
    return state.options.expansion == "light"


def _has_sanctuary(state: State) -> bool:
    return state.has_sanctuary


def _is_over(state: State) -> bool:
    """Of a phase that asks by a window or a chain, and does no more."""
    return True


def _window(phase: Phase, window: str) -> PhaseRules[State, Phase]:
    return PhaseRules(
        phase,
        until(_is_over),
        opens=partial(windows.opens, window=window),
        begin=partial(windows.open_window, window=window),
    )


PHASES = Phases(
    _begun,
    end_of_turn.begin_turn,
    _window(Phase.CREATURE_WINDOW, "creature"),
    PhaseRules(Phase.EXPLORATION, until(exploration.is_over), exploration.decisions),
    PhaseRules(Phase.HUNTING, hunting.run, hunting.decisions, queue=_creature),
    PhaseRules(Phase.RESPONSES, until(hunting.all_have_responded), hunting.responses, queue=_hunted),
    PhaseRules(Phase.SECOND_HUNTING, hunting.run, hunting.decisions, opens=hunting.hunts_again, queue=_creature),
    PhaseRules(
        Phase.RIVER,
        until(hunting.river_cards_are_kept),
        hunting.river_choices,
        opens=hunting.river_cards_are_played,
    ),
    reckoning.reveal,
    _window(Phase.RECKONING_WINDOW, "reckoning"),
    PhaseRules(Phase.FREE_PLACES, reckoning.explore, reckoning.decisions),
    PhaseRules(Phase.TARGET, reckoning.face_target, reckoning.decisions, opens=reckoning.has_target),
    PhaseRules(Phase.ARTEMIA, until(_is_over), opens=capture.has_artemia, begin=capture.face_artemia),
    PhaseRules(Phase.CREATURE, until(_is_over), begin=capture.face_creature),
    capture.break_wills,
    _window(Phase.END_WINDOW, "end"),
    end_of_turn.clear_planet,
    PhaseRules(
        Phase.CLEARING,
        until(_is_over),
        opens=end_of_turn.sorts_its_hand,
        begin=end_of_turn.sort_hand,
    ),
    end_of_turn.close_turn,
    PhaseRules(
        Phase.SCOUT,
        until(evolution.has_answered),
        evolution.scouting,
        opens=evolution.may_scout,
        queue=evolution.scouts,
    ),
    PhaseRules(
        Phase.GRAVITY,
        until(evolution.has_answered),
        evolution.pulling,
        opens=evolution.is_pulled,
        queue=_creature,
    ),
    evolution.fly_on,
    PhaseRules(Phase.EVOLUTION, evolution.run, evolution.decisions, opens=evolution.may_evolve, queue=_creature),
    before=[
        PhaseRules(Phase.BOARD_SIDE, until(setting_up.side_is_chosen), setting_up.choose_side),
        setting_up.lay_sanctuary,
        PhaseRules(
            Phase.STARTING_EVOLUTIONS,
            until(setting_up.evolutions_are_drawn),
            setting_up.choose_starting_evolutions,
            opens=_has_sanctuary,
        ),
        setting_up.deal_avatars,
        PhaseRules(
            Phase.LIGHT_EVOLUTION,
            until(setting_up.evolution_is_chosen),
            setting_up.choose_evolution,
            opens=_is_light,
        ),
        PhaseRules(
            Phase.AVATARS,
            until(setting_up.avatars_are_chosen),
            setting_up.choose_avatars,
            opens=_has_sanctuary,
        ),
    ],
)


def proceed(state: State) -> Steps[None]:
    """Windows and phases, until a seat must choose or the game is over."""
    while state.ending is None and not state.chain and not state.zone:
        if state.window is not None:
            if windows.asked(state) is not None:
                return
            yield WindowClosed()
        elif (yield from PHASES.run(state)):
            yield from PHASES.begin_next(state)
        else:
            return


def pending(state: State) -> Sequence[Decision]:
    """Who must choose now, with all options."""
    if state.ending is not None:
        return []
    if state.zone:
        return place_cards.zone_decisions(state)
    if state.chain:
        return [chain.decision(state, state.chain)]
    if state.window is not None:
        return [windows.decision(state)]
    return PHASES.pending(state)
