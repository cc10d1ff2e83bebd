"""What the rest of a turn is likely to bring: who is caught, whom the other tokens hit, what the places give."""

from __future__ import annotations

import msgspec

from strata.domain.games.not_alone.bot_beliefs import Chances, beliefs, possible_places
from strata.domain.games.not_alone.bot_values import Values
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.rules.tokens import (
    artemia_at,
    available,
    creature_at,
    is_free,
    target_at,
    target_hunts,
)
from strata.domain.games.not_alone.state import Hunted, Phase, State
from strata.domain.kernel import Seat

BEFORE_REVEAL = frozenset(
    {Phase.CREATURE_WINDOW, Phase.EXPLORATION, Phase.HUNTING, Phase.RESPONSES, Phase.SECOND_HUNTING, Phase.RIVER}
)
RECKONING = frozenset({Phase.RECKONING_WINDOW, Phase.FREE_PLACES, Phase.TARGET, Phase.ARTEMIA, Phase.CREATURE})


def next_turn(state: State) -> State:
    """The table as the next turn finds it: no tokens, nothing in force or spent."""
    return msgspec.structs.replace(
        state, tokens={}, in_force=[], ineffective=[], spent=[], fortified=False, duplicated=False
    )


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


def turn_to_come(state: State, values: Values, seat: Seat) -> float:
    """What hunting and hiding will bring, this turn or, once it is decided, the next."""
    believed = beliefs(state, values, seat)
    is_open = state.phase in BEFORE_REVEAL
    searching, tokens = believed.searching, state.tokens if is_open else {}
    if "creature" in tokens:
        searching = dict.fromkeys(tokens["creature"], 1.0)
    if "target" in tokens and target_hunts(state):
        searching = {**searching, **dict.fromkeys(tokens["target"], 1.0)}
    other_tokens = _other_tokens(state, values, believed.prizes) if is_open else {}
    total, nobody_caught, no_pair_caught = 0.0, 1.0, 1.0
    for hunted, chances in zip(state.hunted, believed.hiding, strict=True):
        if hunted.seat == seat:
            gain, caught = _own_turn(state, values, hunted, searching, other_tokens, is_open)
        else:
            gain, caught = _expected(values, hunted, chances, searching, other_tokens)
        total += gain
        total -= caught * values.catch_step * state.anticipated.count(hunted.seat)
        nobody_caught *= 1 - caught
        no_pair_caught *= 1 - values.weights.caught_together * caught
    crowd = trait(state, "crowd") if is_open else 0
    return total - values.catch_step * ((1 - nobody_caught) + crowd * (1 - no_pair_caught) * values.weights.of_crowd)


def _other_tokens(state: State, values: Values, prizes: dict[int, float]) -> Chances:
    """How likely Artemia or the Target lies on a place, or may come to lie there."""
    found: Chances = {}
    for token in ("artemia", "target"):
        for place in state.tokens.get(token, ()):
            found[place] = 1.0
    if "artemia" in available(state) and "artemia" not in state.tokens and prizes:
        total = sum(prizes.values()) or 1.0
        for place, prize in prizes.items():
            found[place] = max(found.get(place, 0.0), values.weights.artemia_aimed * prize / total)
    return found


def _outcome(
    values: Values, hunted: Hunted, place: int, searching: Chances, other_tokens: Chances, artemia: float
) -> tuple[float, float]:
    """What playing a place brings, and how likely the Hunted is to be caught there."""
    caught, hit = searching.get(place, 0.0), other_tokens.get(place, 0.0)
    gain = values.place(hunted, place) * (1 - caught) * (1 - values.weights.place_lost_to_token * hit)
    return gain - caught * values.catch(hunted, place) - hit * artemia, caught


def _expected(
    values: Values, hunted: Hunted, chances: Chances, searching: Chances, other_tokens: Chances
) -> tuple[float, float]:
    """The outcome for a Hunted whose place is guessed."""
    artemia = values.artemia(hunted) if other_tokens else 0.0
    gain = caught = 0.0
    for place, chance in chances.items():
        brought, risk = _outcome(values, hunted, place, searching, other_tokens, artemia)
        gain += chance * brought
        caught += chance * risk
    return gain, caught


def _own_turn(
    state: State, values: Values, hunted: Hunted, searching: Chances, other_tokens: Chances, is_open: bool
) -> tuple[float, float]:
    """The seat's own card is known once it is played; before that it plays its best one."""
    artemia = values.artemia(hunted) if other_tokens else 0.0
    committed = hunted.played if is_open and hunted.played else None
    cards = possible_places(state, hunted, is_creature=False) if committed is None else committed
    common = values.weights.common_loss * values.catch_step
    outcomes = [_outcome(values, hunted, card, searching, other_tokens, artemia) for card in cards]
    outcomes.sort(key=lambda outcome: outcome[0] - outcome[1] * common, reverse=True)
    if len(outcomes) < (1 if hunted.pending is None else 2) and committed is None:
        return values.weights.nothing_to_play, 0.0
    if not outcomes:
        return 0.0, 0.0
    if hunted.pending == "artefact" and is_open and len(outcomes) > 1:
        (gain, risk), (more, other) = outcomes[:2]
        return gain + more, 1 - (1 - risk) * (1 - other)
    return outcomes[0]
