"""The rules, a file per chapter, in order of play.

Law: a chapter says what begins and ends its phase, what a pawn does there, and beside each task its options and the
steps that ask nobody. The order of a round, and when somebody is asked, are written here alone.
"""

from __future__ import annotations

from typing import Any

from strata.domain.games.dominant_species.components import SECTIONS, space_id
from strata.domain.games.dominant_species.facts import ActionSkipped, PawnTakenBack, PhaseBegun, RoundBegun
from strata.domain.games.dominant_species.rules import (
    abundance,
    adaptation,
    competition,
    depletion,
    domination,
    extinction,
    glaciation,
    initiative,
    migration,
    planning,
    regression,
    reseed,
    speciation,
    survival,
    wanderlust,
    wasteland,
)
from strata.domain.games.dominant_species.rules import setup as setting_up
from strata.domain.games.dominant_species.rules.chains import WAYS_OUT, ended
from strata.domain.games.dominant_species.rules.chapters import Chapter, Work
from strata.domain.games.dominant_species.rules.setup import setup as setup
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import TaskBase, task_name
from strata.domain.kernel import Decision, Fact, Seat, Steps
from strata.domain.toolkit.phases import PhaseRules, Phases, until

CHAPTERS: tuple[Chapter, ...] = (
    initiative.CHAPTER,
    adaptation.CHAPTER,
    regression.CHAPTER,
    abundance.CHAPTER,
    wasteland.CHAPTER,
    depletion.CHAPTER,
    glaciation.CHAPTER,
    speciation.CHAPTER,
    wanderlust.CHAPTER,
    migration.CHAPTER,
    competition.CHAPTER,
    domination.CHAPTER,
    extinction.CHAPTER,
    survival.CHAPTER,
    reseed.CHAPTER,
)
"""Execution and reset, in order."""

WORK: dict[type[TaskBase], Work[Any]] = {work.task: work for chapter in CHAPTERS for work in chapter.work}


def _begun(state: State, phase: Phase, queue: list[Seat]) -> Fact:
    return RoundBegun(state.round + 1) if phase is Phase.PLANNING else PhaseBegun(phase)


def _phase(chapter: Chapter) -> PhaseRules[State, Phase]:
    def run(state: State) -> Steps[bool]:
        """Each pawn acts when the work of the one before is done; what ends the phase may bring work of its own."""
        while (yield from _work_off(state)):
            if not (yield from _next_pawn_acts(state, chapter)):
                yield from chapter.end(state)
                if not state.tasks:
                    return True
        return False

    return PhaseRules(chapter.phase, run, _task_decisions, begin=chapter.begin)


def _next_pawn_acts(state: State, chapter: Chapter) -> Steps[bool]:
    """Returns whether there was one."""
    if chapter.act is None:
        return False
    section = SECTIONS[chapter.phase]
    last = section.spaces if section.executes is None else section.executes
    for space in range(state.space + 1, last + 1):
        animal = state.pawns.get(space_id(section.id, space))
        if animal is not None:
            yield PawnTakenBack(animal, section.id, space)
            yield from chapter.act(state, animal, space)
            return True
    return False


def _work_off(state: State) -> Steps[bool]:
    """Take tasks off the stack as long as nobody must choose; returns whether it is empty."""
    while state.tasks:
        task = state.tasks[-1]
        work = WORK[type(task)]
        if work.force is not None and (yield from work.force(state, task)):
            continue
        if next(work.options(state, task), None) is not None:
            return False
        yield ended(task) if task.begun else ActionSkipped(task.animal, task_name(task))
    return True


def _task_decisions(state: State) -> list[Decision]:
    task = state.tasks[-1]
    options = list(WORK[type(task)].options(state, task))
    if task.way_out is not None:
        options.append(WAYS_OUT[task.way_out])
    return [Decision(state.animals[task.animal].seat, task_name(task), options, task.animal)]


ROUND = Phases(
    _begun,
    PhaseRules(Phase.PLANNING, until(planning.is_over), planning.decisions),
    *map(_phase, CHAPTERS),
    before=[
        PhaseRules(Phase.SETUP, until(setting_up.animals_are_known), setting_up.decisions),
        setting_up.lay_out,
    ],
)

proceed = ROUND.proceed
pending = ROUND.pending
