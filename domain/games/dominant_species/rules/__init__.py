"""The rules, a file per chapter, in order of play.

Law: a section's ``act`` puts the work of a pawn on the stack, ``begin`` and ``end`` are what it does without one. The
options of a task are worked out by its chapter, ``force`` are its steps that ask nobody. The order of a round, and
when somebody is asked, are written here alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from strata.domain.games.dominant_species import tasks
from strata.domain.games.dominant_species.components import SECTIONS, space_id
from strata.domain.games.dominant_species.facts import ActionSkipped, PawnTakenBack, PhaseBegun
from strata.domain.games.dominant_species.rules import (
    abundance,
    adaptation,
    card_steps,
    card_tiles,
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
from strata.domain.games.dominant_species.rules.chains import WAYS_OUT, ended
from strata.domain.games.dominant_species.rules.setup import decision as animal_decision
from strata.domain.games.dominant_species.rules.setup import lay_out
from strata.domain.games.dominant_species.rules.setup import setup as setup
from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import TaskBase, task_name
from strata.domain.kernel import Action, Decision, Steps

ORDER: tuple[Phase, ...] = tuple(Phase)

BEGIN: dict[Phase, Callable[[State], Steps[None]]] = {
    Phase.REGRESSION: regression.begin,
    Phase.COMPETITION: competition.begin,
    Phase.EXTINCTION: extinction.begin,
}
ACT: dict[Phase, Callable[[State, str, int], Steps[None]]] = {
    Phase.INITIATIVE: initiative.act,
    Phase.ADAPTATION: adaptation.act,
    Phase.ABUNDANCE: abundance.act,
    Phase.WASTELAND: wasteland.act,
    Phase.DEPLETION: depletion.act,
    Phase.GLACIATION: glaciation.act,
    Phase.SPECIATION: speciation.act,
    Phase.WANDERLUST: wanderlust.act,
    Phase.MIGRATION: migration.act,
    Phase.COMPETITION: competition.act,
    Phase.DOMINATION: domination.act,
}
END: dict[Phase, Callable[[State], Steps[None]]] = {
    Phase.SETUP: lay_out,
    Phase.REGRESSION: regression.end,
    Phase.WASTELAND: wasteland.end,
    Phase.SPECIATION: speciation.end,
    Phase.EXTINCTION: extinction.run,
    Phase.SURVIVAL: survival.run,
    Phase.RESEED: reseed.run,
}
"""What happens when no pawn of a phase is left to act."""

OPTIONS: dict[type[TaskBase], Callable[[State, Any], Iterator[Action]]] = {
    tasks.PlacingPawn: planning.instinct_options,
    tasks.TakingInitiative: initiative.options,
    tasks.Adapting: adaptation.options,
    tasks.Protecting: regression.options,
    tasks.ChoosingAbundance: abundance.options,
    tasks.LayingElement: abundance.corner_options,
    tasks.ClearingWasteland: wasteland.options,
    tasks.Depleting: depletion.options,
    tasks.Glaciating: glaciation.options,
    tasks.Speciating: speciation.options,
    tasks.Populating: speciation.populate_options,
    tasks.SpeciatingInsects: speciation.insect_options,
    tasks.Wandering: wanderlust.options,
    tasks.Enriching: wanderlust.enrich_options,
    tasks.Settling: wanderlust.settle_options,
    tasks.Migrating: migration.options,
    tasks.Arriving: migration.arrive_options,
    tasks.Competing: competition.options,
    tasks.Dominating: domination.options,
    tasks.ChoosingCard: domination.card_options,
    tasks.ChoosingHex: card_tiles.hex_options,
    tasks.ChoosingElement: card_steps.element_options,
    tasks.ChoosingSurvivor: card_tiles.survivor_options,
    tasks.Keeping: card_tiles.keep_options,
    tasks.Eliminating: card_steps.eliminate_options,
    tasks.Replacing: card_steps.replace_options,
    tasks.Breeding: card_steps.breed_options,
    tasks.Hibernating: card_steps.hibernate_options,
    tasks.Driving: card_tiles.drive_options,
    tasks.SwappingElement: card_steps.swap_options,
    tasks.LosingElement: card_steps.loss_options,
    tasks.Immigrating: card_steps.immigrants_options,
    tasks.SavingMammal: extinction.options,
}
FORCE: dict[type[TaskBase], Callable[[State, Any], Steps[bool]]] = {
    tasks.Protecting: regression.force,
    tasks.Discovering: wanderlust.discover,
    tasks.Resolving: domination.resolved,
    tasks.Eliminating: card_steps.force_eliminate,
    tasks.Driving: card_tiles.force_drive,
    tasks.LosingElement: card_steps.force_loss,
}
"""Steps of a task that ask nobody; each answers whether it took one."""


def proceed(state: State) -> Steps[None]:
    """The forced steps until a seat must choose or the game is over."""
    while state.ending is None and not _is_somebody_up(state):
        if state.tasks:
            task = state.tasks[-1]
            force = FORCE.get(type(task))
            if force is not None and (yield from force(state, task)):
                continue
            if next(OPTIONS[type(task)](state, task), None) is not None:
                return
            yield ended(task) if task.begun else ActionSkipped(task.animal, task_name(task))
        else:
            yield from _go_on(state)


def pending(state: State) -> list[Decision]:
    """The one seat that must choose, with all its options."""
    if state.ending is not None:
        return []
    if state.tasks:
        task = state.tasks[-1]
        options = list(OPTIONS[type(task)](state, task))
        if task.way_out is not None:
            options.append(WAYS_OUT[task.way_out])
        return [Decision(state.animals[task.animal].seat, task_name(task), options, task.animal)]
    return [animal_decision(state) if state.phase is Phase.SETUP else planning.decision(state)]


def _is_somebody_up(state: State) -> bool:
    """Whether a seat must choose without a task: an animal to play, or a place for a pawn."""
    if state.phase is Phase.SETUP:
        return bool(state.picking)
    return state.phase is Phase.PLANNING and planning.next_planner(state) is not None


def _go_on(state: State) -> Steps[None]:
    """The next pawn of the section, what ends the phase, or the next phase."""
    phase, space = state.phase, _next_space(state)
    if space is not None:
        animal = state.pawns[space_id(phase, space)]
        yield PawnTakenBack(animal, phase, space)
        yield from ACT[phase](state, animal, space)
        return
    if phase in END:
        yield from END[phase](state)
    if state.phase is phase and not state.tasks and state.ending is None:
        following = ORDER[ORDER.index(phase) + 1]
        yield PhaseBegun(following)
        if following in BEGIN:
            yield from BEGIN[following](state)


def _next_space(state: State) -> int | None:
    """The next space with a pawn that acts by itself; those of the regression only shield."""
    if state.phase not in ACT:
        return None
    section = SECTIONS[state.phase]
    last = section.spaces if section.executes is None else section.executes
    for space in range(state.space + 1, last + 1):
        if space_id(section.id, space) in state.pawns:
            return space
    return None
