"""What things are worth to the Hunted, in the value of a turn of the race: tracks, Will, cards, powers.

Rescue comes nearer by itself, Defence only by fortifying; whichever is nearer counts most. An Assimilation step is
worth the more the fewer are left.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from strata.domain.games.not_alone.bot_weights import NotAloneWeights
from strata.domain.games.not_alone.components import CONSTANTS, EVOLUTIONS, SURVIVORS
from strata.domain.games.not_alone.rules.force import is_ineffective, places, skill, trait
from strata.domain.games.not_alone.rules.tokens import creature_places, may_fortify, may_rescue
from strata.domain.games.not_alone.rules.usable import can_shelter, passes, takeable
from strata.domain.games.not_alone.state import Hunted, State

_CACHED = 4096


def race(rescue: int, defence: int | None, weights: NotAloneWeights) -> float:
    """How near the Hunted are to safety."""
    return -weights.turn * turns_left(rescue, defence, weights)


@lru_cache(_CACHED)
def turns_left(rescue: int, defence: int | None, weights: NotAloneWeights) -> float:
    """How many turns the Hunted are expected to need."""
    turns = max(rescue, 0.2) / weights.rescue_pace
    if defence is not None:
        by_defence = max(defence, 0.2) / weights.defence_pace
        turns = (turns**-weights.nearest_track + by_defence**-weights.nearest_track) ** (-1 / weights.nearest_track)
    return turns


def assimilation(left: int, weights: NotAloneWeights) -> float:
    """How far the planet is from having them."""
    return weights.step_of_assimilation * left - weights.scarce_steps / left if left else -weights.last_step


def step_of_assimilation(left: int, weights: NotAloneWeights) -> float:
    return weights.last_step if left <= 1 else assimilation(left, weights) - assimilation(left - 1, weights)


class Values:
    """What a step, a place and a catch are worth in a state; worked out once per state."""

    def __init__(self, state: State, weights: NotAloneWeights) -> None:
        self.state, self.weights = state, weights
        rescue, defence = state.rescue, state.defence
        now = race(rescue, defence, weights)
        self.rescue_step = race(rescue - 1, defence, weights) - now if rescue > 1 else self.weights.last_step
        if defence is None:
            self.defence_step = 0.0
        else:
            self.defence_step = race(rescue, defence - 1, weights) - now if defence > 1 else self.weights.last_step
        self.catch_step = step_of_assimilation(state.assimilation, weights)
        self._is_someone_weak = any(0 < hunted.will < CONSTANTS.will for hunted in state.hunted)
        self._further_loss = trait(state, "loss")
        self._is_persecuted = bool(trait(state, "persecution"))
        self._survival_card = 0.0 if trait(state, "despair") else self.weights.survival_card

    def will_lost(self, hunted: Hunted, amount: int) -> float:
        return self.weights.will[hunted.will] - self.weights.will[max(0, hunted.will - amount)]

    def catch(self, hunted: Hunted, place: int) -> float:
        """What being caught costs a Hunted, the step of Assimilation aside."""
        loss = 1 + (place == 1) + self._further_loss
        if "shield" in hunted.protections:
            loss = 1
        return self.will_lost(hunted, loss) + (self.weights.broken if hunted.will <= loss else 0.0)

    def artemia(self, hunted: Hunted) -> float:
        """What being caught by Artemia costs a Hunted."""
        cost = 0.0 if skill(hunted, "artemia_proof") else self._hand_change(hunted, -1)
        mutation = trait(self.state, "artemia_will")
        return (self.will_lost(hunted, mutation) if mutation else 0.0) - cost

    def _hand_change(self, hunted: Hunted, more: int) -> float:
        """What so many more or fewer Place cards in hand are worth."""
        size = len(hunted.hand)
        return self.weights.hand[min(10, max(0, size + more))] - self.weights.hand[min(10, size)]

    def place(self, hunted: Hunted, place: int) -> float:
        """What being free on a place is worth: its power, a card taken back, a rescue or a fortification."""
        state = self.state
        best = 0.0
        if not is_ineffective(state, place):
            back = min(1, len(hunted.discard)) * self._recovery(hunted, 1)
            best = max(best, back, self._power(hunted, place))
        if may_fortify(state, place):
            best = max(best, self._fortifying(hunted))
        if may_rescue(state, place, from_within=bool(skill(hunted, "close_rescue"))):
            best = max(best, self._rescuing(hunted))
        return best

    def _power(self, hunted: Hunted, place: int) -> float:
        record = places(self.state)[place]
        if record.once and record.id in self.state.spent:
            return 0.0
        return _POWERS[record.id](self, hunted)

    def _lair(self, hunted: Hunted) -> float:
        back = 1 if self._is_persecuted else len(hunted.discard)
        best = self._recovery(hunted, back)
        for creature in creature_places(self.state):
            if creature != 1 and places(self.state)[creature].copyable:
                best = max(best, self._power(hunted, creature))
        return best

    def _jungle(self, hunted: Hunted) -> float:
        return self._recovery(hunted, 1 if self._is_persecuted else 1 + min(1, len(hunted.discard)))

    def _swamp(self, hunted: Hunted) -> float:
        return self._recovery(hunted, 1 if self._is_persecuted else 1 + min(2, len(hunted.discard)))

    def _river(self, hunted: Hunted) -> float:
        return 0.0 if hunted.pending else self.weights.pending["river"]

    def _artefact(self, hunted: Hunted) -> float:
        return 0.0 if hunted.pending else self.weights.pending["artefact"]

    def _beach(self, hunted: Hunted) -> float:
        return self.rescue_step - self.weights.marker if self.state.marker else self.weights.marker

    def _wreck(self, hunted: Hunted) -> float:
        return self.rescue_step

    def _rover(self, hunted: Hunted) -> float:
        best = max((self.weights.reserve_card[place] for place in takeable(self.state, hunted)), default=0.0)
        return best + self.weights.taken_from_reserve if best else 0.0

    def _shelter(self, hunted: Hunted) -> float:
        return self.weights.drawing_one_of_two * self._survival_card

    def _source(self, hunted: Hunted) -> float:
        return self.weights.regained_will if self._is_someone_weak else self._survival_card

    def _outpost(self, hunted: Hunted) -> float:
        return self.weights.survivor * (self.state.survivor_deck > 0) + self._survival_card

    def _fortifying(self, hunted: Hunted) -> float:
        sheltering = self.defence_step - self.weights.group_sheltered if can_shelter(self.state, hunted) else 0.0
        return self.defence_step + max(0.0, sheltering)

    def _rescuing(self, hunted: Hunted) -> float:
        """A Survivor of the display, with what its ability does at once."""
        abilities = [
            sum(self.step(step.do, step.n) for step in survivor.does)
            for survivor in map(SURVIVORS.__getitem__, self.state.display)
            if passes(self.state, hunted.seat, survivor)
        ]
        return self.weights.survivor + max([self.weights.rescuing, *abilities])

    def step(self, do: str, n: int = 1) -> float:
        """What a step that is to be taken will be worth to the Hunted."""
        if do == "may_shelter":
            return max(0.0, self.defence_step - self.weights.survivor)
        if do in ("advance_defence", "fortify", "shelter"):
            return self.defence_step - (self.weights.survivor if do == "shelter" else 0.0)
        return self.weights.steps.get(do, 0.0) * n

    def _spring(self, hunted: Hunted) -> float:
        return self.weights.regained_will if self._is_someone_weak else self.weights.dna if self.state.dna else 0.0

    def _monolith(self, hunted: Hunted) -> float:
        return max((self.evolution(card.evolution) for card in self.state.revealed), default=0.0)

    def evolution(self, evolution: str) -> float:
        """What an Evolution in play is worth to the Creature; one Hunted alone is no crowd."""
        record = EVOLUTIONS[evolution]
        if len(self.state.hunted) == 1 and "crowd" in record.traits:
            return 0.0
        return self.weights.evolution.get(evolution, self.weights.evolution_per_dna * record.cost)

    def _recovery(self, hunted: Hunted, count: int) -> float:
        """Cards taken back, after one has been played."""
        size = max(0, len(hunted.hand) - (0 if hunted.played else 1))
        return self.weights.hand[min(10, size + count)] - self.weights.hand[size] + self.weights.variety * count


_POWERS: dict[str, Callable[[Values, Hunted], float]] = {
    "lair": Values._lair,
    "jungle": Values._jungle,
    "glade": Values._jungle,
    "swamp": Values._swamp,
    "river": Values._river,
    "artefact": Values._artefact,
    "beach": Values._beach,
    "wreck": Values._wreck,
    "rover": Values._rover,
    "shelter": Values._shelter,
    "source": Values._source,
    "outpost": Values._outpost,
    "arch": Values._fortifying,
    "spring": Values._spring,
    "monolith": Values._monolith,
}
"""What the power of each place is worth to a Hunted who is free there."""
