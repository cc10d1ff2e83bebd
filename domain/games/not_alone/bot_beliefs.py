"""Where the Hunted may be and where the Creature will look: guesses from what everybody can see.

Each side thinks of what the other thinks. Starting from places that are simply worth most, danger and hope are weighed
against each other some times over, never to certainty; what comes out is how likely each place is, for either side.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple
from zlib import crc32

from strata.domain.games.not_alone.bot_worth import Worth
from strata.domain.games.not_alone.state import Hunted, State
from strata.domain.kernel import Seat

Chances = dict[int, float]
"""How likely each place is."""

ROUNDS = 7
DARING, EAGER = 1.1, 1.0
SHARED_FATE = 0.7
"""How much of the common loss a Hunted feels when caught."""
FOILED = 0.7
"""How much of what a place gives the Creature counts as gained when it is not got."""


class Stake(NamedTuple):
    """What a place gives a Hunted who is free there, and what being caught there costs."""

    place: int
    gain: float
    loss: float


class Guess(NamedTuple):
    """How likely each Hunted is on each place, how likely the Creature looks there, and what it may hope for."""

    chances: list[Chances]
    looks: Chances
    hopes: Chances


def playable(state: State, hunted: Hunted, is_creature: bool) -> list[int]:
    """What a Hunted may have played, or may play, for all that the others know."""
    cards = hunted.hand if state.is_revealed else hunted.hand + hunted.played
    hidden = [card for card in cards if card not in state.blocked]
    if is_creature and hunted.shown:
        hidden = [card for card in hidden if card not in hunted.shown] or hidden
    return hidden


def guess(state: State, worth: Worth, seat: Seat) -> Guess:
    """What a seat makes of the turn, or of the next one once this one is decided."""
    is_creature = seat == state.creature
    stakes = [
        [
            Stake(card, min(12.0, worth.at(hunted, card)), worth.catch(hunted, card))
            for card in playable(state, hunted, is_creature)
        ]
        for hunted in state.hunted
    ]
    looks: Chances = {}
    chances: list[Chances] = []
    hopes: Chances = {}
    for number in range(1, ROUNDS + 1):
        chances = [_hide(worth, spots, looks) for spots in stakes]
        hopes = _hopes(worth, stakes, chances)
        seen = _softmax(hopes, EAGER)
        keep = (number - 1) / (number + 1)
        looks = {place: keep * looks.get(place, 0.0) + (1 - keep) * chance for place, chance in seen.items()}
    return Guess(chances, looks, hopes)


def pick(state: State, chances: Chances, count: int = 1) -> list[int]:
    """Places by lot; the lot is borrowed from the hidden cards of an imagined world."""
    played = [hunted.played for hunted in state.hunted]
    world = f"{state.turn} {state.phase} {state.survival_bag} {state.hunt_bag} {played}"

    def key(place: int) -> float:
        seed = f"{place} {world}".encode()
        lot = (crc32(seed) % 9973 + 0.5) / 9973
        return log(max(chances[place], 1e-9)) - log(-log(lot))

    return sorted(chances, key=key, reverse=True)[:count]


def _hide(worth: Worth, spots: list[Stake], looks: Chances) -> Chances:
    shared = SHARED_FATE * worth.catch_step
    return _softmax(
        {
            spot.place: spot.gain * (1 - risk) - risk * (spot.loss + shared)
            for spot in spots
            for risk in [looks.get(spot.place, 0.0)]
        },
        DARING,
    )


def _hopes(worth: Worth, stakes: list[list[Stake]], chances: list[Chances]) -> Chances:
    hopes: Chances = {}
    for spots, likely in zip(stakes, chances, strict=True):
        for spot in spots:
            prize = spot.loss + FOILED * spot.gain + worth.catch_step
            hopes[spot.place] = hopes.get(spot.place, 0.0) + likely[spot.place] * prize
    return hopes


def _softmax(values: Chances, warmth: float) -> Chances:
    if not values:
        return {}
    highest = max(values.values())
    weights = {place: exp((value - highest) / warmth) for place, value in values.items()}
    total = sum(weights.values())
    return {place: weight / total for place, weight in weights.items()}
