"""What good play looks like: the Hunted race for rescue or defence, the Creature for assimilation.

A state is worth the tracks, the Will and the cards at hand, and what the turn is likely to bring: where the Creature
looks, what being caught costs; where it does not, what the place gives. Where to hide and where to look is drawn by
lot, for predictable play loses.
"""

from __future__ import annotations

from collections.abc import Sequence

from strata.domain.games.not_alone.bot_pruning import PRUNING
from strata.domain.games.not_alone.bot_turn import BEFORE_REVEAL, RECKONING, reckoning_to_come, turn_to_come
from strata.domain.games.not_alone.bot_values import (
    CARD_RECOVERED,
    DNA,
    DRAWN_EVOLUTION,
    FURTHER_SURVIVOR,
    HAND,
    HUNT_CARD,
    HUNT_PLAY,
    MARKER,
    PENDING,
    RESERVE_CARD,
    SURVIVAL_CARD,
    SURVIVOR,
    WILL,
    Values,
    assimilation,
    evolution_value,
    race,
)
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.state import Phase, State, Step
from strata.domain.kernel import Action, Decision, Seat

VICTORY = 1000.0
HUNT_CARDS_COUNTED = 3
AFTER_RESCUE = frozenset({Phase.SCOUT, Phase.GRAVITY, Phase.EVOLUTION})
"""The phases after Rescue has taken the step of the turn."""

STEP_VALUES: dict[str, float] = {
    "take_back": CARD_RECOVERED,
    "take_back_front": CARD_RECOVERED,
    "take_back_either": CARD_RECOVERED,
    "take_reserve": 1.9,
    "power": 2.0,
    "choose_mode": 2.0,
    "copy_place": 2.0,
    "choose_hunted": 1.1,
    "choose_ally": 0.6,
    "choose_evolution": 2.5,
    "ability": 1.0,
    "lay_survivor": SURVIVOR,
    "draw": SURVIVAL_CARD,
    "discard_places": -CARD_RECOVERED,
    "discard_survival": -SURVIVAL_CARD,
    "scream": -0.9,
    "show_places": -0.2,
    "discard_hunt": HUNT_CARD,
    "put_bottom": HUNT_CARD,
}
"""What a step that waits for a choice will be worth to the Hunted."""


class NotAloneEvaluator:
    def evaluate(self, state: State, seat: Seat) -> float:
        if state.ending is not None:
            value = -VICTORY if state.ending == "assimilation" else VICTORY
        else:
            value = _value(state, seat)
        return -value if seat == state.creature else value

    def candidates(self, state: State, decision: Decision) -> Sequence[Action]:
        prune = PRUNING.get(decision.name)
        return decision.options if prune is None else prune(state, decision)


def _value(state: State, seat: Seat) -> float:
    """How well the Hunted stand, in the eyes of a seat."""
    values = Values(state)
    total = _table_value(state, values)
    if state.turn == 0:
        return total
    if state.phase in RECKONING:
        total += reckoning_to_come(state, values)
    return total + turn_to_come(state, values, seat)


def _table_value(state: State, values: Values) -> float:
    """What the tracks and all cards on the table and in hands are worth, whatever the turn brings."""
    total = race(state.rescue - _steps_to_come(state), state.defence) + assimilation(state.assimilation)
    for hunted in state.hunted:
        total += WILL[hunted.will] + HAND[min(10, len(hunted.hand))]
        total += sum(RESERVE_CARD.get(card, 0.0) for card in hunted.owned)
        total += SURVIVAL_CARD * (len(hunted.survival) + bool(hunted.offered))
        total += PENDING.get(hunted.pending or "", 0.0) if state.is_revealed or not hunted.played else 0.0
        total += SURVIVOR * min(1, hunted.group) + FURTHER_SURVIVOR * max(0, hunted.group - 1)
        for step in hunted.chain:
            total += _step_value(step, values)
    total += MARKER * state.marker
    total -= DNA * state.dna + DRAWN_EVOLUTION * len(state.evolution_hand)
    total -= sum(evolution_value(card.evolution) for card in state.revealed)
    total -= HUNT_CARD * min(HUNT_CARDS_COUNTED, len(state.hunt_hand))
    total -= HUNT_PLAY * (state.next_plays + sum(card in ("tracking", "patience") for card in state.in_force))
    for step in state.chain:
        total += _step_value(step, values)
    return total


def _steps_to_come(state: State) -> int:
    """The steps Rescue will take by itself up to the end of the turn that is looked at."""
    if state.phase in BEFORE_REVEAL or state.phase in AFTER_RESCUE:
        return 1
    return 1 if trait(state, "stasis") else 2


def _step_value(step: Step, values: Values) -> float:
    if step.do == "may_shelter":
        return max(0.0, values.defence_step - SURVIVOR)
    if step.do in ("advance_defence", "fortify", "shelter"):
        return values.defence_step - (SURVIVOR if step.do == "shelter" else 0.0)
    return STEP_VALUES.get(step.do, 0.0) * step.n
