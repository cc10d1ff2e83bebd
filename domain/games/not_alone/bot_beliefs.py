"""Where the Hunted may be and where the Creature will look: guesses from what everybody can see.

Each side thinks of what the other thinks. Starting from places that are simply worth most, danger and hope are weighed
against each other some times over, never to certainty; what comes out is how likely each place is, for either side.
"""

from __future__ import annotations

from copy import copy
from math import exp, log, prod
from typing import NamedTuple
from zlib import crc32

from strata.domain.games.not_alone.bot_values import Values
from strata.domain.games.not_alone.components import HUNT, NEIGHBOURS
from strata.domain.games.not_alone.rules.force import active
from strata.domain.games.not_alone.state import Hunted, Phase, State
from strata.domain.kernel import Seat

Chances = dict[int, float]
"""How likely each place is."""

ROUNDS = 7
"""How many times over each side answers what the other is likely to do."""
ANSWERED = 0.5
"""How likely the others are thought to answer what is expected of both sides, where they are thought to at all."""
SINCE_HIDING = frozenset({Phase.HUNTING, Phase.RESPONSES, Phase.SECOND_HUNTING, Phase.RIVER})
MOVING_EVOLUTIONS = frozenset({"evo_leap", "evo_hypnosis"})
MOVING_CARDS = frozenset({"detour"})
"""What moves the Creature token or a Hunted to a place beside it once the places are revealed."""
LOTS = 9973
"""How many different lots there are."""


class Stake(NamedTuple):
    """What a place gives a Hunted who is free there, and what being caught there costs."""

    place: int
    gain: float
    loss: float


class Beliefs(NamedTuple):
    """How likely each Hunted is on each place, how likely the Creature looks there, and what it would gain there."""

    hiding: list[Chances]
    searching: Chances
    prizes: dict[int, float]


def possible_places(state: State, hunted: Hunted, is_creature: bool) -> list[int]:
    """What a Hunted may have played, or may play, for all that the others know."""
    cards = hunted.hand if state.is_revealed else hunted.hand + hunted.played
    hidden = [card for card in cards if card not in state.blocked]
    if is_creature and hunted.shown:
        hidden = [card for card in hidden if card not in hunted.shown] or hidden
    return hidden


def beliefs(state: State, values: Values, seat: Seat, foresight: int = 0) -> Beliefs:
    """What a seat makes of the turn, or of the next one once this one is decided.

    With foresight it minds that the Hunted hid before the Creature hunted. With a foresight of 2 the others may also
    know these very chances and answer them as well as they can.
    """
    present = stakes = _stakes(state, values, seat)
    is_hunted = foresight > 0 and state.phase in SINCE_HIDING and bool(state.in_force or state.tokens)
    if is_hunted:
        stakes = _stakes(state, Values(_when_hiding(state), values.weights), seat)
    searching: Chances = {}
    hiding: list[Chances] = []
    prizes: dict[int, float] = {}
    for number in range(1, ROUNDS + 1):
        hiding = [_hide(values, of_hunted, searching) for of_hunted in stakes]
        prizes = _prizes(values, stakes, hiding)
        best = _softmax(prizes, values.weights.creature_temperature)
        keep = (number - 1) / (number + 1)
        searching = {place: keep * searching.get(place, 0.0) + (1 - keep) * chance for place, chance in best.items()}
    if is_hunted:
        prizes = _prizes(values, present, hiding)
    if foresight < 2 or not prizes:
        return Beliefs(hiding, searching, prizes)
    reach = reach_after_reveal(state, values, None)
    clever = [
        _mixed(chances, _best_hiding_place(values, of_hunted, searching, reach))
        for of_hunted, chances in zip(stakes, hiding, strict=True)
    ]
    likeliest = max(prizes, key=lambda place: prizes[place] + reach * values.catch_step * reached(hiding, place))
    return Beliefs(clever, _mixed(searching, likeliest), _prizes(values, present, clever))


def _stakes(state: State, values: Values, seat: Seat) -> list[list[Stake]]:
    return [
        [
            Stake(card, min(values.weights.most_gain, values.place(hunted, card)), values.catch(hunted, card))
            for card in possible_places(state, hunted, seat == state.creature)
        ]
        for hunted in state.hunted
    ]


def _when_hiding(state: State) -> State:
    """The table as the Hunted saw it when they hid: without what the Creature has done since."""
    before = copy(state)
    before.in_force = [card for card in state.in_force if HUNT[card].phase == 1]
    is_fenced = "force_field" in before.in_force
    before.tokens = {token: places for token, places in state.tokens.items() if is_fenced and token == "target"}
    before.ineffective = []
    return before


def reach_after_reveal(state: State, values: Values, seat: Seat | None) -> float:
    """How likely the Creature can bring together its token and a Hunted beside it once the places are revealed, as a
    seat sees it, or anybody."""
    if MOVING_EVOLUTIONS.intersection(active(state)) and state.hunt_hand:
        return 1.0
    holds = seat == state.creature and state.hunt_plays > 0 and not MOVING_CARDS.isdisjoint(state.hunt_hand)
    return values.weights.moved_by_card if holds else 0.0


def reached(hiding: list[Chances], place: int) -> float:
    """How likely nobody is on a place and somebody beside it."""
    alone = prod(1 - chances.get(place, 0.0) for chances in hiding)
    near = (place, *NEIGHBOURS[place])
    return alone - prod(max(0.0, 1 - sum(chances.get(each, 0.0) for each in near)) for chances in hiding)


def draw_places(state: State, chances: Chances, count: int = 1) -> list[int]:
    """Different places by lot; the lot is borrowed from the hidden cards of an imagined world."""
    played = [hunted.played for hunted in state.hunted]
    world = f"{state.turn} {state.phase} {state.survival_bag} {state.hunt_bag} {played}"

    def key(place: int) -> float:
        seed = f"{place} {world}".encode()
        lot = (crc32(seed) % LOTS + 0.5) / LOTS
        return log(max(chances[place], 1e-9)) - log(-log(lot))

    return sorted(chances, key=key, reverse=True)[:count]


def _best_hiding_place(values: Values, stakes: list[Stake], searching: Chances, reach: float) -> int | None:
    """Where a Hunted does best against a Creature that looks on each place as often as that."""

    def worth(stake: Stake) -> float:
        risk = searching.get(stake.place, 0.0)
        risk += reach * sum(searching.get(place, 0.0) for place in NEIGHBOURS[stake.place])
        return values.weights.gain_counted * stake.gain * (1 - risk) - risk * (stake.loss + values.catch_step)

    return max(stakes, key=worth).place if stakes else None


def _mixed(chances: Chances, answer: int | None) -> Chances:
    """Chances of which some go to the place that answers what is expected."""
    if answer is None:
        return chances
    left = {place: (1 - ANSWERED) * chance for place, chance in chances.items()}
    left[answer] = left.get(answer, 0.0) + ANSWERED
    return left


def _hide(values: Values, stakes: list[Stake], searching: Chances) -> Chances:
    common = values.weights.common_loss * values.catch_step
    return _softmax(
        {
            stake.place: stake.gain * (1 - risk) - risk * (stake.loss + common)
            for stake in stakes
            for risk in [searching.get(stake.place, 0.0)]
        },
        values.weights.hunted_temperature,
    )


def _prizes(values: Values, stakes: list[list[Stake]], hiding: list[Chances]) -> dict[int, float]:
    """What the Creature may expect to gain by looking on each place."""
    prizes: dict[int, float] = {}
    for of_hunted, chances in zip(stakes, hiding, strict=True):
        for stake in of_hunted:
            prize = stake.loss + values.weights.gain_foiled * stake.gain + values.catch_step
            prizes[stake.place] = prizes.get(stake.place, 0.0) + chances[stake.place] * prize
    return prizes


def _softmax(values: dict[int, float], temperature: float) -> Chances:
    if not values:
        return {}
    highest = max(values.values())
    weights = {place: exp((value - highest) / temperature) for place, value in values.items()}
    total = sum(weights.values())
    return {place: weight / total for place, weight in weights.items()}
