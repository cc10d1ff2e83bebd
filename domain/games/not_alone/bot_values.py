"""What things are worth to the Hunted, in the value of a turn of the race: tracks, Will, cards, powers.

Rescue comes nearer by itself, Defence only by fortifying; whichever is nearer counts most. An Assimilation step is
worth the more the fewer are left.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from strata.domain.games.not_alone.components import CONSTANTS, EVOLUTIONS, NEIGHBOURS
from strata.domain.games.not_alone.rules.force import is_ineffective, places, skill, trait
from strata.domain.games.not_alone.rules.tokens import creature_places
from strata.domain.games.not_alone.rules.usable import can_shelter, takeable
from strata.domain.games.not_alone.state import Hunted, State

TURN = 5.0
"""What a turn less to safety is worth; all other values are measured by it."""
RESCUE_PACE, DEFENCE_PACE = 1.5, 1.15
"""How many steps of a track a turn is expected to bring."""
NEAREST_TRACK = 3
"""How sharply the nearer of the two tracks counts for more: the power in the mean of both."""
LAST_STEP = 25.0
"""What the step that ends the game is worth on any track."""
STEP_OF_ASSIMILATION, SCARCE_STEPS = 4.6, 9.0
"""What a step of Assimilation that is left is worth, and how much dearer the last ones are."""
WILL = (-4.6, -2.4, -1.0, 0.0)
"""By how much Will a Hunted has."""
BROKEN = 0.6
"""What losing the last Will costs in addition."""
HAND = (-5.0, -2.6, -1.2, -0.4, 0.0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.8)
"""By the number of Place cards in hand; no hand counts for more than the last."""
SURVIVAL_CARD, HUNT_CARD, DRAWN_EVOLUTION, DNA = 0.8, 0.25, 0.5, 0.55
HUNT_PLAY = 1.0
"""What a further Hunt card to play is worth to the Creature."""
RESERVE_CARD = {6: 0.9, 7: 0.8, 8: 1.4, 9: 0.8, 10: 1.0}
"""What owning a Place card of the reserve is worth."""
TAKEN_FROM_RESERVE = 0.9
"""What taking one is worth in addition, for it can be played at once."""
MARKER = 1.6
"""What the Marker on the Beach is worth."""
PENDING = {"river": 0.9, "artefact": 1.8}
"""What playing two cards next turn is worth."""
SURVIVOR, FURTHER_SURVIVOR = 1.1, 0.25
"""What the first and each further Survivor with a Hunted is worth."""
RESCUING, GROUP_SHELTERED = 0.9, 0.9
"""What the ability of a Survivor who is rescued adds, and what parting with the group for a step costs."""
CARD_RECOVERED, VARIETY = 0.7, 0.25
"""What a card taken back by a step is worth, and what each card adds besides the size of the hand."""
REGAINED_WILL = 1.2
DRAWING_ONE_OF_TWO = 1.2
"""How much more a Survival card chosen from two is worth."""

EVOLUTION_VALUES = {
    "evo_apex": 5.2,
    "evo_dominance": 5.0,
    "evo_duplication": 4.6,
    "evo_speed": 3.6,
    "evo_brute_force": 3.0,
    "evo_piercing_scream": 2.8,
    "evo_symbiosis": 3.4,
    "evo_leap": 4.2,
    "evo_hypnosis": 4.2,
    "evo_savagery": 1.8,
    "evo_cunning": 1.4,
    "evo_venom": 2.0,
    "evo_swarm": 2.6,
    "evo_paralysis": 2.6,
    "evo_regeneration": 1.2,
    "evo_carapace": 0.4,
    "evo_metabolism": 0.3,
}
"""What an Evolution in play is worth to the Creature, where its price would mislead."""
EVOLUTION_PER_DNA = 0.6
"""What any other is worth, for each DNA it costs."""


@cache
def race(rescue: int, defence: int | None) -> float:
    """How near the Hunted are to safety."""
    turns = max(rescue, 0.2) / RESCUE_PACE
    if defence is not None:
        by_defence = max(defence, 0.2) / DEFENCE_PACE
        turns = (turns**-NEAREST_TRACK + by_defence**-NEAREST_TRACK) ** (-1 / NEAREST_TRACK)
    return -TURN * turns


def assimilation(left: int) -> float:
    """How far the planet is from having them."""
    return STEP_OF_ASSIMILATION * left - SCARCE_STEPS / left if left else -LAST_STEP


def step_of_assimilation(left: int) -> float:
    return LAST_STEP if left <= 1 else assimilation(left) - assimilation(left - 1)


def evolution_value(evolution: str) -> float:
    return EVOLUTION_VALUES.get(evolution, EVOLUTION_PER_DNA * EVOLUTIONS[evolution].cost)


class Values:
    """What a step, a place and a catch are worth in a state; worked out once per state."""

    def __init__(self, state: State) -> None:
        self.state = state
        rescue, defence = state.rescue, state.defence
        now = race(rescue, defence)
        self.rescue_step = race(rescue - 1, defence) - now if rescue > 1 else LAST_STEP
        if defence is None:
            self.defence_step = 0.0
        else:
            self.defence_step = race(rescue, defence - 1) - now if defence > 1 else LAST_STEP
        self.catch_step = step_of_assimilation(state.assimilation)
        self._is_someone_weak = any(0 < hunted.will < CONSTANTS.will for hunted in state.hunted)
        self._further_loss = trait(state, "loss")
        self._is_persecuted = bool(trait(state, "persecution"))
        self._survival_card = 0.0 if trait(state, "despair") else SURVIVAL_CARD

    def will_lost(self, hunted: Hunted, amount: int) -> float:
        return WILL[hunted.will] - WILL[max(0, hunted.will - amount)]

    def catch(self, hunted: Hunted, place: int) -> float:
        """What being caught costs a Hunted, the step of Assimilation aside."""
        loss = 1 + (place == 1) + self._further_loss
        if "shield" in hunted.protections:
            loss = 1
        return self.will_lost(hunted, loss) + (BROKEN if hunted.will <= loss else 0.0)

    def artemia(self, hunted: Hunted) -> float:
        """What being caught by Artemia costs a Hunted."""
        cost = 0.0 if skill(hunted, "artemia_proof") else self._hand_change(hunted, -1)
        mutation = trait(self.state, "artemia_will")
        return (self.will_lost(hunted, mutation) if mutation else 0.0) - cost

    def _hand_change(self, hunted: Hunted, more: int) -> float:
        """What so many more or fewer Place cards in hand are worth."""
        size = len(hunted.hand)
        return HAND[min(10, max(0, size + more))] - HAND[min(10, size)]

    def place(self, hunted: Hunted, place: int) -> float:
        """What being free on a place is worth: its power, a card taken back, a rescue or a fortification."""
        state = self.state
        best = 0.0
        if not is_ineffective(state, place):
            back = min(1, len(hunted.discard)) * self._recovery(hunted, 1)
            best = max(best, back, self._power(hunted, place))
        if state.sanctuary is not None:
            if place == state.sanctuary and not state.fortified:
                best = max(best, self._fortifying(hunted))
            elif place in NEIGHBOURS[state.sanctuary] and state.display:
                best = max(best, SURVIVOR + RESCUING)
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
        return 0.0 if hunted.pending else PENDING["river"]

    def _artefact(self, hunted: Hunted) -> float:
        return 0.0 if hunted.pending else PENDING["artefact"]

    def _beach(self, hunted: Hunted) -> float:
        return self.rescue_step - MARKER if self.state.marker else MARKER

    def _wreck(self, hunted: Hunted) -> float:
        return self.rescue_step

    def _rover(self, hunted: Hunted) -> float:
        best = max((RESERVE_CARD[place] for place in takeable(self.state, hunted)), default=0.0)
        return best + TAKEN_FROM_RESERVE if best else 0.0

    def _shelter(self, hunted: Hunted) -> float:
        return DRAWING_ONE_OF_TWO * self._survival_card

    def _source(self, hunted: Hunted) -> float:
        return REGAINED_WILL if self._is_someone_weak else self._survival_card

    def _outpost(self, hunted: Hunted) -> float:
        return SURVIVOR * (self.state.survivor_deck > 0) + self._survival_card

    def _fortifying(self, hunted: Hunted) -> float:
        sheltering = self.defence_step - GROUP_SHELTERED if can_shelter(self.state, hunted) else 0.0
        return self.defence_step + max(0.0, sheltering)

    def _spring(self, hunted: Hunted) -> float:
        return REGAINED_WILL if self._is_someone_weak else DNA if self.state.dna else 0.0

    def _monolith(self, hunted: Hunted) -> float:
        return max((evolution_value(card.evolution) for card in self.state.revealed), default=0.0)

    def _recovery(self, hunted: Hunted, count: int) -> float:
        """Cards taken back, after one has been played."""
        size = max(0, len(hunted.hand) - (0 if hunted.played else 1))
        return HAND[min(10, size + count)] - HAND[size] + VARIETY * count


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
