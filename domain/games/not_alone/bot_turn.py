"""What the rest of a turn is likely to bring: who is caught, whom the other tokens hit, what the places give."""

from __future__ import annotations

from typing import NamedTuple

from strata.domain.games.not_alone.bot_beliefs import (
    Beliefs,
    Chances,
    beliefs,
    possible_places,
    reach_after_reveal,
    reached,
)
from strata.domain.games.not_alone.bot_values import Values
from strata.domain.games.not_alone.components import NUMBERS
from strata.domain.games.not_alone.facts.turns import EffectsEnded
from strata.domain.games.not_alone.rules.end_of_turn import begin_turn, clear_planet
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.rules.tokens import (
    artemia_at,
    available,
    creature_at,
    is_free,
    target_at,
    target_hunts,
)
from strata.domain.games.not_alone.rules.tracks import advance
from strata.domain.games.not_alone.state import Hunted, Phase, State
from strata.domain.kernel import ScriptedChance, Seat, Steps, clone, run_steps

BEFORE_HUNTING = frozenset({Phase.CREATURE_WINDOW, Phase.EXPLORATION})
BEFORE_REVEAL = BEFORE_HUNTING | {Phase.HUNTING, Phase.RESPONSES, Phase.SECOND_HUNTING, Phase.RIVER}
RECKONING = frozenset({Phase.RECKONING_WINDOW, Phase.FREE_PLACES, Phase.TARGET, Phase.ARTEMIA, Phase.CREATURE})
AFTER_RESCUE = frozenset({Phase.SCOUT, Phase.GRAVITY, Phase.EVOLUTION})
"""The phases after Rescue has taken the step of the turn."""


def next_turn(state: State) -> State:
    """The table as the next turn finds it if nobody does anything more in this one."""
    after = clone(state)
    run_steps(_end_turn(after), after, ScriptedChance([]), [], [])
    after.phase = Phase.EXPLORATION
    return after


def _end_turn(state: State) -> Steps[None]:
    if state.phase not in AFTER_RESCUE:
        yield from clear_planet(state)
        if not trait(state, "stasis"):
            yield from advance(state, "rescue")
        yield EffectsEnded(trait(state, "next_plays"))
    yield from begin_turn(state)


def reckoning_to_come(state: State, values: Values) -> float:
    """What the tokens and the places will still do this turn."""
    total = 0.0
    catches = 0
    for hunted in state.hunted:
        found = not hunted.caught and [
            spot.place for spot in hunted.locations if creature_at(state, hunted, spot.place)
        ]
        if found:
            total -= sum(values.catch(hunted, place) for place in found)
            catches += "decoy" not in hunted.protections
            total -= values.catch_step * state.anticipated.count(hunted.seat)
        if state.phase is not Phase.CREATURE:
            hit = sum(artemia_at(state, hunted, spot.place) for spot in hunted.locations)
            total -= hit * values.artemia(hunted) if hit and state.phase is not Phase.ARTEMIA else 0.0
            total += _places_to_come(state, values, hunted)
    if catches:
        total -= values.catch_step * (1 + (trait(state, "crowd") if catches > 1 else 0))
    return total


def _places_to_come(state: State, values: Values, hunted: Hunted) -> float:
    total = 0.0
    for spot in hunted.locations:
        if spot.resolved:
            continue
        if is_free(state, hunted, spot.place):
            total += values.weights.place_to_come * values.place(hunted, spot.place)
            if "barricade" in hunted.protections and spot.place == state.sanctuary:
                total += values.defence_step
        elif target_at(state, hunted, spot.place):
            total -= values.weights.target_cost
    return total


class Outlook(NamedTuple):
    """How likely each place holds a Creature token, how likely another one, how much of what places give counts, and
    how likely the Creature reaches the places beside it."""

    creature: Chances
    others: Chances
    gain_counted: float
    reach: float


def turn_to_come(state: State, values: Values, seat: Seat, foresight: int = 0) -> float:
    """What hunting and hiding will bring in a turn whose places are not revealed.

    A Creature with foresight looks where that brings it most; without, it draws a lot, as all others do.
    """
    believed = beliefs(state, values, seat, foresight)
    others = _other_tokens(state, values, believed.prizes)
    gain_counted = values.weights.gain_counted if foresight else 1.0
    reach = reach_after_reveal(state, values, seat) if foresight else 0.0

    def with_creature_on(places: list[int] | None) -> float:
        outlook = Outlook(_creature_tokens(state, believed.searching, places), others, gain_counted, reach)
        return _turn(state, values, seat, believed, outlook)

    if foresight and seat == state.creature and "creature" not in state.tokens and believed.prizes:
        return min(with_creature_on([place]) for place in (NUMBERS if reach else believed.prizes))
    return with_creature_on(state.tokens.get("creature"))


def _turn(state: State, values: Values, seat: Seat, believed: Beliefs, outlook: Outlook) -> float:
    total, nobody_caught, one_caught = 0.0, 1.0, 0.0
    for hunted, chances in zip(state.hunted, believed.hiding, strict=True):
        if hunted.seat == seat:
            gain, caught = _own_turn(state, values, hunted, outlook)
        else:
            gain, caught = _expected(values, hunted, chances, outlook)
        total += gain
        total -= caught * values.catch_step * state.anticipated.count(hunted.seat)
        one_caught = one_caught * (1 - caught) + nobody_caught * caught
        nobody_caught *= 1 - caught
    steps = 1 - nobody_caught + trait(state, "crowd") * (1 - nobody_caught - one_caught)
    return total - values.catch_step * steps - _reached(values, state, seat, believed, outlook)


def _reached(values: Values, state: State, seat: Seat, believed: Beliefs, outlook: Outlook) -> float:
    """What the Creature gains by bringing together its token and a Hunted beside it."""
    if not outlook.reach:
        return 0.0
    hiding = [
        dict.fromkeys(hunted.played, 1.0) if hunted.seat == seat and hunted.played else chances
        for hunted, chances in zip(state.hunted, believed.hiding, strict=True)
    ]
    likely = sum(chance * reached(hiding, place) for place, chance in outlook.creature.items())
    loss = sum(values.catch(hunted, 0) for hunted in state.hunted) / len(state.hunted)
    return outlook.reach * min(1.0, likely) * (values.catch_step + loss)


def _creature_tokens(state: State, searching: Chances, creature: list[int] | None) -> Chances:
    """How likely a Creature token lies on a place, or will come to lie there."""
    found = searching if creature is None else dict.fromkeys(creature, 1.0)
    if not target_hunts(state):
        return found
    if "target" in state.tokens:
        return {**found, **dict.fromkeys(state.tokens["target"], 1.0)}
    second = {place: chance for place, chance in searching.items() if place not in (creature or ())}
    total = sum(second.values()) or 1.0
    return {**found, **{place: 1 - (1 - found.get(place, 0.0)) * (1 - second[place] / total) for place in second}}


def _other_tokens(state: State, values: Values, prizes: dict[int, float]) -> Chances:
    """How likely Artemia or the Target lies on a place, or may come to lie there."""
    found: Chances = {}
    total = sum(prizes.values()) or 1.0
    for token in available(state):
        if token == "creature" or (token == "target" and target_hunts(state)):
            continue
        for place, prize in prizes.items() if token not in state.tokens else ():
            found[place] = max(found.get(place, 0.0), values.weights.token_aimed * prize / total)
        for place in state.tokens.get(token, ()):
            found[place] = 1.0
    return found


def _outcome(values: Values, hunted: Hunted, place: int, outlook: Outlook, artemia: float) -> tuple[float, float]:
    """What playing a place brings, and how likely the Hunted is to be caught there."""
    caught, hit = outlook.creature.get(place, 0.0), outlook.others.get(place, 0.0)
    gain = values.place(hunted, place) * (1 - caught) * (1 - values.weights.place_lost_to_token * hit)
    return outlook.gain_counted * gain - caught * values.catch(hunted, place) - hit * artemia, caught


def _expected(values: Values, hunted: Hunted, chances: Chances, outlook: Outlook) -> tuple[float, float]:
    """The outcome for a Hunted whose place is guessed."""
    artemia = values.artemia(hunted) if outlook.others else 0.0
    gain = caught = 0.0
    for place, chance in chances.items():
        brought, risk = _outcome(values, hunted, place, outlook, artemia)
        gain += chance * brought
        caught += chance * risk
    return gain, caught


def _own_turn(state: State, values: Values, hunted: Hunted, outlook: Outlook) -> tuple[float, float]:
    """The seat's own card is known once it is played; before that it plays its best one."""
    artemia = values.artemia(hunted) if outlook.others else 0.0
    cards = hunted.played or possible_places(state, hunted, is_creature=False)
    common = values.weights.common_loss * values.catch_step
    outcomes = [_outcome(values, hunted, card, outlook, artemia) for card in cards]
    outcomes.sort(key=lambda outcome: outcome[0] - outcome[1] * common, reverse=True)
    if not hunted.played and len(outcomes) < (1 if hunted.pending is None else 2):
        return values.weights.nothing_to_play, 0.0
    if not outcomes:
        return 0.0, 0.0
    if hunted.pending == "artefact" and hunted.played and len(outcomes) > 1:
        (gain, risk), (more, other) = outcomes[:2]
        return gain + more, 1 - (1 - risk) * (1 - other)
    return outcomes[0]
