"""What things are worth to the Hunted, in the value of a turn of the race: tracks, Will, cards, powers.

Rescue comes nearer by itself, Defence only by fortifying; whichever is nearer counts most. An Assimilation step is
worth the more the fewer are left.
"""

from __future__ import annotations

from functools import cache

from strata.domain.games.not_alone.components import CONSTANTS, EVOLUTIONS, NEIGHBOURS
from strata.domain.games.not_alone.rules.force import is_ineffective, places, skill, trait
from strata.domain.games.not_alone.rules.tokens import creature_places
from strata.domain.games.not_alone.rules.usable import takeable
from strata.domain.games.not_alone.state import Hunted, State

TURN = 5.0
RESCUE_PACE, DEFENCE_PACE = 1.5, 1.15
WILL = (-4.6, -2.4, -1.0, 0.0)
HAND = (-5.0, -2.6, -1.2, -0.4, 0.0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.8)
SURVIVAL_CARD = 0.8
FAR_CARD = {6: 0.9, 7: 0.8, 8: 1.4, 9: 0.8, 10: 1.0}
MARKER = 1.6
PENDING = {"river": 0.9, "artefact": 1.8}
STRANGER = 1.1
DNA = 0.55
HUNT_CARD = 0.25
HUNT_PLAY = 1.0
DRAWN_EVOLUTION = 0.5
RECOVERED = 0.7
LAST_STEP = 25.0

EVOLUTION_WORTH = {
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


@cache
def race(rescue: int, defence: int | None) -> float:
    """How near the Hunted are to safety."""
    turns = max(rescue, 0.2) / RESCUE_PACE
    if defence is not None:
        by_defence = max(defence, 0.2) / DEFENCE_PACE
        turns = (turns**-3 + by_defence**-3) ** (-1 / 3)
    return -TURN * turns


def assimilation(left: int) -> float:
    """How far the planet is from having them."""
    return 4.6 * left - 9.0 / left if left else -LAST_STEP


def step_of_assimilation(left: int) -> float:
    return LAST_STEP if left <= 1 else assimilation(left) - assimilation(left - 1)


def evolution_worth(evolution: str) -> float:
    return EVOLUTION_WORTH.get(evolution, 0.6 * EVOLUTIONS[evolution].cost)


class Worth:
    """What a step and a power are worth in a state; worked out once per state."""

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
        self.someone_weak = any(0 < hunted.will < CONSTANTS.will for hunted in state.hunted)
        self.fierceness = trait(state, "loss")
        self.persecuted = bool(trait(state, "persecution"))
        self.despair = bool(trait(state, "despair"))

    def will_lost(self, hunted: Hunted, amount: int) -> float:
        return WILL[hunted.will] - WILL[max(0, hunted.will - amount)]

    def catch(self, hunted: Hunted, place: int) -> float:
        """What being caught costs a Hunted, the step of Assimilation aside."""
        loss = 1 + (place == 1) + self.fierceness
        if "shield" in hunted.protections:
            loss = 1
        return self.will_lost(hunted, loss) + (0.6 if hunted.will <= loss else 0.0)

    def artemia(self, hunted: Hunted) -> float:
        """What being caught by Artemia costs a Hunted."""
        cost = 0.0 if skill(hunted, "artemia_proof") else self.cards(hunted, -1)
        mutation = trait(self.state, "artemia_will")
        return (self.will_lost(hunted, mutation) if mutation else 0.0) - cost

    def cards(self, hunted: Hunted, more: int) -> float:
        """What so many more or fewer Place cards in hand are worth."""
        size = len(hunted.hand)
        return HAND[min(10, max(0, size + more))] - HAND[min(10, size)]

    def at(self, hunted: Hunted, place: int) -> float:
        """What being free on a place is worth: its power, a card taken back, a rescue or a fortification."""
        state = self.state
        best = 0.0
        if not is_ineffective(state, place):
            back = min(1, len(hunted.discard)) * self._recovery(hunted, 1)
            best = max(best, back, self.power(hunted, place))
        if state.sanctuary is not None:
            if place == state.sanctuary and not state.fortified:
                shelter = self.defence_step - 0.9 if hunted.group > trait(state, "shelter") else 0.0
                best = max(best, self.defence_step + max(0.0, shelter))
            elif place in NEIGHBOURS[state.sanctuary] and state.display:
                best = max(best, STRANGER + 0.9)
        return best

    def power(self, hunted: Hunted, place: int) -> float:
        state = self.state
        record = places(state)[place]
        if record.once and record.id in state.spent:
            return 0.0
        match record.id:
            case "lair":
                back = 1 if self.persecuted else len(hunted.discard)
                best = self._recovery(hunted, back)
                for creature in creature_places(state):
                    if creature != 1 and places(state)[creature].copyable:
                        best = max(best, self.power(hunted, creature))
                return best
            case "jungle" | "glade":
                return self._recovery(hunted, 1 if self.persecuted else 1 + min(1, len(hunted.discard)))
            case "swamp":
                return self._recovery(hunted, 1 if self.persecuted else 1 + min(2, len(hunted.discard)))
            case "river":
                return 0.0 if hunted.pending else PENDING["river"]
            case "artefact":
                return 0.0 if hunted.pending else PENDING["artefact"]
            case "beach":
                return self.rescue_step - MARKER if state.marker else MARKER
            case "wreck":
                return self.rescue_step
            case "rover":
                return self._rover(hunted)
            case "shelter":
                return 0.0 if self.despair else 1.2 * SURVIVAL_CARD
            case "source":
                return 1.2 if self.someone_weak else 0.0 if self.despair else SURVIVAL_CARD
            case "outpost":
                return STRANGER * (state.survivor_deck > 0) + (0.0 if self.despair else SURVIVAL_CARD)
            case "arch":
                shelter = self.defence_step - 0.9 if hunted.group > trait(state, "shelter") else 0.0
                return self.defence_step + max(0.0, shelter)
            case "spring":
                return 1.2 if self.someone_weak else DNA if state.dna else 0.0
            case _:
                return max((evolution_worth(card.evolution) for card in state.revealed), default=0.0)

    def _recovery(self, hunted: Hunted, count: int) -> float:
        """Cards taken back, after one has been played."""
        size = max(0, len(hunted.hand) - (0 if hunted.played else 1))
        return HAND[min(10, size + count)] - HAND[size] + 0.25 * count

    def _rover(self, hunted: Hunted) -> float:
        best = max((FAR_CARD[place] for place in takeable(self.state, hunted)), default=0.0)
        return best + 0.9 if best else 0.0
