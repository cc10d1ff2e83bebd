"""What Evolutions promise a Creature that plans ahead: when each can be paid for, and how many turns it will work."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from strata.domain.games.not_alone.bot_values import Values
from strata.domain.games.not_alone.components import CONSTANTS, EVOLUTIONS
from strata.domain.games.not_alone.state import State

PLANNED = 2
"""How many Evolutions a plan buys one after another."""


class Purchase(NamedTuple):
    """An Evolution of the hand, or one that is looked for in a deck: the DNA it takes, and what it is worth a turn."""

    cost: float
    use: float


def prospects(state: State, values: Values) -> float:
    """What the Evolutions in play and the best that can be planned will bring the Creature while Rescue is to come."""
    turns = float(state.rescue)
    in_play = sorted(values.evolution(card.evolution) for card in state.revealed)
    lost = sum(step.do == "choose_evolution" for step in (*state.chain, *state.hunted[0].chain))
    kept = in_play[: len(in_play) - lost] if lost else in_play
    total = values.weights.use_of_evolution * sum(kept) * turns
    room = CONSTANTS.revealed_evolutions - len(kept)
    return total + max((_brought(state, plan, turns, values) for plan in _plans(state, values, room)), default=0.0)


def _plans(state: State, values: Values, room: int) -> Iterator[tuple[Purchase, ...]]:
    """Every order of a few purchases."""
    offers = [Purchase(EVOLUTIONS[card].cost, values.evolution(card)) for card in state.evolution_hand]
    offers += [
        max(sought, key=lambda purchase: purchase.use / purchase.cost)
        for sought in (list(_sought(state.evolution_bags[level], values)) for level in sorted(state.evolution_bags))
        if sought
    ]
    return permutations(offers, min(PLANNED, room, len(offers)))


def _sought(deck: list[str], values: Values) -> Iterator[Purchase]:
    """The best so many cards of a deck, any of which will do: on average the first of them costs so many draws."""
    ranked = sorted(deck, key=values.evolution, reverse=True)
    cost = use = 0.0
    for number, card in enumerate(ranked, 1):
        cost, use = cost + EVOLUTIONS[card].cost, use + values.evolution(card)
        draws = (len(deck) + 1) / (number + 1)
        yield Purchase(CONSTANTS.draw_cost * draws + cost / number, use / number)


def _brought(state: State, plan: tuple[Purchase, ...], turns: float, values: Values) -> float:
    """What purchases bring, each from the turn on in which there is DNA for all up to it."""
    soonest = 0.0 if state.evolving else 1.0
    total = spent = 0.0
    for purchase in plan:
        spent += purchase.cost
        wait = max(soonest, (spent - state.dna) / values.weights.dna_a_turn)
        total += values.weights.use_of_evolution * purchase.use * max(0.0, turns - wait)
    return total
