"""What is in force: traits of the Hunt cards played this turn, of active Evolutions and of avatars.

Rulings: a card and its copy by Flashback count once, but for the plays they grant; an Evolution is active from the turn
after its reveal on, and stops at once when it leaves play.
"""

from __future__ import annotations

from collections.abc import Mapping

from strata.domain.games.not_alone.components import (
    AVATARS,
    BASE_PLACES,
    EVOLUTIONS,
    HUNT,
    SANCTUARY_PLACES,
    Place,
)
from strata.domain.games.not_alone.state import Exposed, Hunted, Planet, Readers, State


def trait(state: Planet, name: str) -> int:
    """The sum of a trait over all that is in force."""
    total = 0
    if state.in_force:
        for card in set(state.in_force):
            total += HUNT[card].traits.get(name, 0)
    for card_in_play in state.revealed:
        if card_in_play.turn < state.turn:
            total += EVOLUTIONS[card_in_play.evolution].traits.get(name, 0)
    return total


def active(state: State) -> list[str]:
    """The Evolutions that work this turn."""
    return [card.evolution for card in state.revealed if card.turn < state.turn]


def skill(hunted: Exposed, name: str) -> int:
    """A trait of a Hunted's avatar."""
    return 0 if hunted.avatar is None else AVATARS[hunted.avatar].traits.get(name, 0)


def may_play_survival(state: State, hunted: Hunted) -> bool:
    """Whether a Hunted has this turn's Survival play left."""
    return not hunted.survival_played and not trait(state, "despair")


def places(state: Planet) -> Mapping[int, Place]:
    """The planet."""
    return SANCTUARY_PLACES if state.has_sanctuary else BASE_PLACES


def is_ineffective(state: Planet, place: int) -> bool:
    """Whether nobody can use the power of a place, nor take back a card there."""
    if place in state.ineffective:
        return True
    if place in state.tokens.get("target", ()) and trait(state, "target_ineffective"):
        return True
    return bool(state.in_force) and any(places(state)[place].id in HUNT[card].stops for card in state.in_force)


def discard_readers(state: State) -> Readers:
    """Who may know what enters or leaves a Place discard."""
    return [hunted.seat for hunted in state.hunted] if state.smokescreen else None
