"""The three Hunt tokens: where they can lie, for whom they are effective, and what else they stand in the way of.

The Creature token catches unless dodged, Artemia unless detected, the Target unless an Antidote is at work; under Clone
or Duplication the Target is a second Creature token, avoided by either card.
"""

from __future__ import annotations

from strata.domain.games.not_alone.components import BOX, HUNT, NEIGHBOURS
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.state import Exposed, Hunted, Planet, State

TOKENS = ("creature", "artemia", "target")


def available(state: State) -> list[str]:
    """The tokens the Creature must have on the planet before its hunting ends."""
    symbols = {HUNT[card].symbol for card in state.in_force}
    found = ["creature"]
    assert state.side is not None
    if state.rescue in BOX.artemia_spaces[state.side] or "artemia" in symbols or trait(state, "artemia"):
        found.append("artemia")
    if "target" in symbols or state.duplicated:
        found.append("target")
    return found


def unplaced(state: State) -> list[str]:
    return [token for token in available(state) if token not in state.tokens]


def target_hunts(state: Planet) -> bool:
    """Whether the Target is a second Creature token."""
    return state.duplicated or bool(trait(state, "target_hunts"))


def creature_places(state: Planet) -> list[int]:
    """Places that hold a Creature token."""
    found = set(state.tokens.get("creature", ()))
    if "target" in state.tokens and target_hunts(state):
        found.update(state.tokens["target"])
    return sorted(found)


def creature_at(state: Planet, hunted: Exposed, place: int) -> bool:
    if "dodge" in hunted.protections:
        return False
    if place in state.tokens.get("creature", ()):
        return True
    return place in state.tokens.get("target", ()) and "antidote" not in hunted.protections and target_hunts(state)


def artemia_at(state: State, hunted: Hunted, place: int) -> bool:
    return place in state.tokens.get("artemia", ()) and "detector" not in hunted.protections


def target_at(state: State, hunted: Hunted, place: int) -> bool:
    if place not in state.tokens.get("target", ()) or "antidote" in hunted.protections:
        return False
    return "dodge" not in hunted.protections or not target_hunts(state)


def holds_token(state: Planet, place: int) -> bool:
    """Whether any token lies on a place, whomever it is effective for."""
    return any(place in held for held in state.tokens.values())


def may_fortify(state: Planet, place: int) -> bool:
    """Whether fortifying is open to a Hunted who is free on a place."""
    is_barred = state.fortified or bool(trait(state, "no_fortify")) or holds_token(state, place)
    return place == state.sanctuary and not is_barred


def may_rescue(state: Planet, place: int, from_within: bool = False) -> bool:
    """Whether rescuing is open to a Hunted who is free on a place; ``from_within``: also at the Sanctuary itself."""
    if state.sanctuary is None or not state.display:
        return False
    is_near = place in NEIGHBOURS[state.sanctuary] or (from_within and place == state.sanctuary)
    return is_near and not trait(state, "no_rescue") and not holds_token(state, place)


def is_free(state: State, hunted: Hunted, place: int) -> bool:
    """Whether no token is effective for a Hunted on a place."""
    return not (
        creature_at(state, hunted, place) or artemia_at(state, hunted, place) or target_at(state, hunted, place)
    )
