"""Survivors and the Sanctuary: rescuing, fortifying, sheltering, and the bonuses of the Defence track.

Each single step onto a bonus resolves it before anything else. A rescued Survivor's ability is used at once if it can
do anything, else it is lost. Sheltering gives up all Survivors of a Hunted for one more step, whatever their number.

Rulings: shelter is decided after the step of fortifying and its bonus; a Survivor is laid before its Hunted once its
ability has been used, which therefore cannot shelter it; Survivors taken face down are known to nobody and never use
their ability; the Evolution that a bonus discards is chosen by the Hunted who caused the step, or the first Hunted
where the Creature did; draws by a bonus are automatic.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.not_alone.components import BONUSES, EVOLUTIONS, SURVIVORS, defence_track
from strata.domain.games.not_alone.facts.evolution import EvolutionDiscarded
from strata.domain.games.not_alone.facts.reckoning import (
    AbilityLost,
    BarricadeUsed,
    BonusReached,
    EvolutionSabotaged,
    SanctuaryUnlocked,
    StrangerTaken,
    SurvivorRescued,
    SurvivorsLost,
)
from strata.domain.games.not_alone.rules.chain import Answer, question, step, steps_of
from strata.domain.games.not_alone.rules.force import skill, trait
from strata.domain.games.not_alone.rules.place_cards import discard_places, take_back
from strata.domain.games.not_alone.rules.survival_deck import draw
from strata.domain.games.not_alone.rules.tracks import advance, regain_will
from strata.domain.games.not_alone.rules.usable import can_shelter, passes
from strata.domain.games.not_alone.state import State, Step
from strata.domain.kernel import Seat, Steps


class ChooseEvolutionToDiscard(Answer, frozen=True, tag="choose_evolution_to_discard"):
    """Put a revealed Evolution of the Creature out of play."""

    evolution: str

    def answer(self, state: State, step: Step) -> Steps[None]:
        yield EvolutionDiscarded(step.seat, self.evolution, EVOLUTIONS[self.evolution].level)


class Shelter(Answer, frozen=True, tag="shelter"):
    """Give up all Survivors for one more step of Defence, or keep them."""

    yes: bool

    def answer(self, state: State, step: Step) -> Steps[Sequence[Step]]:
        yield from ()
        return [shelter.due(step.seat)] if self.yes else ()


@question("choose_evolution", ChooseEvolutionToDiscard)
def choose_evolution(state: State, step: Step) -> Sequence[ChooseEvolutionToDiscard]:
    return [ChooseEvolutionToDiscard(card.evolution) for card in state.revealed]


def rescue_steps(seat: Seat, survivor: str, card: int, is_action: bool) -> list[Step]:
    """What follows when a Survivor of the display is rescued; the Ambush is for who does it by the action."""
    steps = [ability.due(seat, what=survivor, card=card), lay_survivor.due(seat, what=survivor), after_rescue.due(seat)]
    return [*steps, ambush.due(seat)] if is_action else steps


def fortify_steps(seat: Seat) -> list[Step]:
    return [fortify.due(seat), may_shelter.due(seat), after_fortify.due(seat), ambush.due(seat)]


@question("may_shelter", Shelter)
def may_shelter(state: State, step: Step) -> Sequence[Shelter]:
    return [Shelter(True), Shelter(False)] if can_shelter(state, state.of(step.seat)) else []


@step("ability")
def ability(state: State, step: Step) -> Steps[Sequence[Step]]:
    assert step.what is not None
    survivor = SURVIVORS[step.what]
    if passes(state, step.seat, survivor, step.card):
        return steps_of(survivor, step.seat, card=step.card)
    yield AbilityLost(step.seat, survivor.id)
    return [take_back.due(step.seat)] if skill(state.of(step.seat), "engineer") else ()


@step("lay_survivor")
def lay_survivor(state: State, step: Step) -> Steps[None]:
    assert step.what is not None
    yield SurvivorRescued(step.seat, step.what)


@step("after_rescue")
def after_rescue(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    hunted = state.of(step.seat)
    return [regain_will.due(step.seat)] if skill(hunted, "medic") and hunted.will == 1 else []


@step("fortify")
def fortify(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    return [advance_defence.due(step.seat), barricade.due(step.seat)]


@step("barricade")
def barricade(state: State, step: Step) -> Steps[Sequence[Step]]:
    if "barricade" not in state.of(step.seat).protections:
        return ()
    yield BarricadeUsed(step.seat)
    return [advance_defence.due(step.seat)]


@step("shelter")
def shelter(state: State, step: Step) -> Steps[Sequence[Step]]:
    hunted = state.of(step.seat)
    yield SurvivorsLost(step.seat, hunted.group, sheltered=True)
    drawing = [draw.due(step.seat)] if skill(hunted, "shelter_draw") else []
    return [advance_defence.due(step.seat), *drawing]


@step("after_fortify")
def after_fortify(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    return [take_back.due(step.seat, may=True)] if skill(state.of(step.seat), "fortify") else []


@step("ambush")
def ambush(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    return [discard_places.due(step.seat)] if trait(state, "ambush") else []


@step("advance_defence")
def advance_defence(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from advance(state, "defence")
    reached = defence_track(state.players).bonuses.get(str(state.defence))
    if reached is None:
        return ()
    yield BonusReached(reached)
    return steps_of(BONUSES[reached], step.seat)


@step("unlock")
def unlock(state: State, step: Step) -> Steps[None]:
    yield SanctuaryUnlocked()


@step("take_stranger")
def take_stranger(state: State, step: Step) -> Steps[None]:
    if state.survivor_deck > 0:
        yield StrangerTaken(step.seat)


@step("sabotage_evolution")
def sabotage_evolution(state: State, step: Step) -> Steps[None]:
    yield EvolutionSabotaged()
