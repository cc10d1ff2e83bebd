"""The rules, a file per chapter, in order of play.

Law: a chapter's ``run`` takes its forced steps and answers whether it is over; its ``decisions`` are what seats must
choose where it is not. What follows from a choice is a chain of steps, kept in the state. The course of a turn is
written here alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from strata.domain.games.not_alone.facts.course import PhaseBegun, WindowClosed
from strata.domain.games.not_alone.rules import (
    capture,
    chain,
    end_of_turn,
    evolution,
    exploration,
    hunting,
    place_cards,
    powers,
    pursuit,
    reckoning,
    windows,
)
from strata.domain.games.not_alone.rules import setup as setting_up
from strata.domain.games.not_alone.rules.setup import setup as setup
from strata.domain.games.not_alone.state import Phase, State
from strata.domain.kernel import Decision, Seat, Steps

EFFECTS = (place_cards, powers, pursuit)
"""Chapters that are only steps of chains."""


def _always(state: State) -> bool:
    return True


def _nobody(state: State) -> list[Seat]:
    return []


def _creature(state: State) -> list[Seat]:
    return [state.creature]


def _no_beginning(state: State) -> Steps[None]:
    yield from ()


def _over(state: State) -> Steps[bool]:
    yield from ()
    return True


def _no_decisions(state: State) -> Sequence[Decision]:
    raise AssertionError("everything asked in this chapter is asked by a window or a chain")


@dataclass(frozen=True)
class Chapter:
    """A phase: whether it takes place, who is asked one after the other in it, what it begins with, how it goes on."""

    phase: Phase
    run: Callable[[State], Steps[bool]] = _over
    decisions: Callable[[State], Sequence[Decision]] = _no_decisions
    opens: Callable[[State], bool] = _always
    queue: Callable[[State], list[Seat]] = _nobody
    begin: Callable[[State], Steps[None]] = _no_beginning


Interlude = Callable[[State], Steps[None]]
"""What happens between two phases without anybody choosing."""


def _window(phase: Phase, window: str) -> Chapter:
    return Chapter(
        phase,
        opens=partial(windows.opens, window=window),
        begin=partial(windows.open_window, window=window),
    )


def _hunted(state: State) -> list[Seat]:
    return [hunted.seat for hunted in state.hunted]


def _is_light(state: State) -> bool:
    return state.options.expansion == "light"


def _has_sanctuary(state: State) -> bool:
    return state.has_sanctuary


COURSE: tuple[Chapter | Interlude, ...] = (
    Chapter(Phase.BOARD_SIDE, setting_up.side_is_chosen, setting_up.choose_side),
    setting_up.lay_sanctuary,
    Chapter(
        Phase.STARTING_EVOLUTIONS,
        setting_up.evolutions_are_drawn,
        setting_up.choose_starting_evolutions,
        opens=_has_sanctuary,
    ),
    setting_up.deal_avatars,
    Chapter(
        Phase.LIGHT_EVOLUTION,
        setting_up.evolution_is_chosen,
        setting_up.choose_evolution,
        opens=_is_light,
    ),
    Chapter(Phase.AVATARS, setting_up.avatars_are_chosen, setting_up.choose_avatars, opens=_has_sanctuary),
    end_of_turn.begin_turn,
    _window(Phase.CREATURE_WINDOW, "creature"),
    Chapter(Phase.EXPLORATION, exploration.run, exploration.decisions),
    Chapter(Phase.HUNTING, hunting.run, hunting.decisions, queue=_creature),
    Chapter(Phase.RESPONSES, hunting.respond, hunting.responses, queue=_hunted),
    Chapter(Phase.SECOND_HUNTING, hunting.run, hunting.decisions, opens=hunting.hunts_again, queue=_creature),
    Chapter(
        Phase.RIVER,
        hunting.keep_river_cards,
        hunting.river_choices,
        opens=lambda state: any(hunted.pending == "river" for hunted in state.hunted),
    ),
    reckoning.reveal,
    _window(Phase.RECKONING_WINDOW, "reckoning"),
    Chapter(Phase.FREE_PLACES, reckoning.explore, reckoning.decisions),
    Chapter(
        Phase.TARGET,
        reckoning.face_target,
        reckoning.decisions,
        opens=lambda state: "target" in state.tokens,
    ),
    Chapter(Phase.ARTEMIA, opens=lambda state: "artemia" in state.tokens, begin=capture.face_artemia),
    Chapter(Phase.CREATURE, begin=capture.face_creature),
    capture.break_wills,
    _window(Phase.END_WINDOW, "end"),
    end_of_turn.clear_planet,
    Chapter(Phase.CLEARING, opens=end_of_turn.sorts_its_hand, begin=end_of_turn.sort_hand),
    end_of_turn.close_turn,
    Chapter(
        Phase.SCOUT,
        evolution.has_answered,
        evolution.scouting,
        opens=lambda state: bool(evolution.scouts(state)),
        queue=evolution.scouts,
    ),
    Chapter(
        Phase.GRAVITY,
        evolution.has_answered,
        evolution.pulling,
        opens=evolution.is_pulled,
        queue=_creature,
    ),
    evolution.fly_on,
    Chapter(Phase.EVOLUTION, evolution.run, evolution.decisions, opens=evolution.may_evolve, queue=_creature),
    end_of_turn.begin_turn,
)
"""Setting up, then a turn; after its end comes the turn again."""

_AT = {chapter.phase: place for place, chapter in enumerate(COURSE) if isinstance(chapter, Chapter)}
_TURN = _AT[Phase.CREATURE_WINDOW]


def proceed(state: State) -> Steps[None]:
    """Chapter after chapter, until a seat must choose or the game is over."""
    while state.ending is None and not state.chain and not state.zone:
        if state.window is not None:
            if windows.asked(state) is not None:
                return
            yield WindowClosed()
        elif (yield from _chapter(state).run(state)):
            yield from _go_on(state)
        elif state.window is None:
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
    return _chapter(state).decisions(state)


def _chapter(state: State) -> Chapter:
    chapter = COURSE[_AT[state.phase]]
    assert isinstance(chapter, Chapter)
    return chapter


def _go_on(state: State) -> Steps[None]:
    """To the next chapter that takes place."""
    at = _AT[state.phase]
    while state.ending is None:
        at = at + 1 if at + 1 < len(COURSE) else _TURN
        following = COURSE[at]
        if not isinstance(following, Chapter):
            yield from following(state)
        elif following.opens(state):
            yield PhaseBegun(following.phase, following.queue(state))
            yield from following.begin(state)
            return
