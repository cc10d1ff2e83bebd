"""What the exam needs to know about Not Alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from strata.domain.games.not_alone.components import BOX, CONSTANTS, EVOLUTIONS, HUNT, SURVIVAL, SURVIVORS
from strata.domain.games.not_alone.state import Hunted, State
from strata.domain.kernel import Profile, Viewer


def _varied(seats: int) -> list[dict[str, Any]]:
    return [
        {},
        {"expansion": "none"},
        {"expansion": "light"},
        {"expansion": "sanctuary", "creature_seat": seats - 1, "expert_variant": True, "board_side": "A"},
        {"expansion": "light", "creature_seat": 0, "board_side": "B", "expert_variant": True},
        {"expansion": "none", "creature_seat": 1, "board_side": "B", "expert_variant": True},
        {"creature_seat": "random", "board_side": "choice", "expert_variant": False},
    ]


VARIANTS: dict[int, list[dict[str, Any]]] = {seats: _varied(seats) for seats in range(2, 8)}


def conserved(state: State) -> None:
    """Every component is somewhere exactly once, and every mark is on something that can carry it."""
    full = state.has_sanctuary
    survival = {card.id for card in (*BOX.survival_base, *(BOX.survival_sanctuary if full else ()))}
    held = [card for hunted in state.hunted for card in hunted.survival + hunted.offered]
    assert sorted(state.survival_bag + state.survival_discard + held) == sorted(survival)
    hunt = {card.id for card in (*BOX.hunt_base, *(BOX.hunt_sanctuary if full else ()))}
    buried = [card.card for card in state.hunt_bottom]
    lying = state.hunt_bag + state.hunt_hand + state.hunt_discard + state.hunt_played + buried
    assert sorted(lying) == sorted(hunt)
    assert set(state.hunt_seen) <= set(state.hunt_hand)
    _places_are_conserved(state)
    for hunted in state.hunted:
        _marks_are_sound(state, hunted)
    if state.defence is not None:
        _sanctuary_is_conserved(state)
    assert min(state.rescue, state.assimilation) >= 0
    assert (state.ending is not None) == (0 in (state.rescue, state.assimilation, state.defence))
    assert set(state.in_force) <= set(HUNT)
    assert state.hunt_plays >= 0


def _places_are_conserved(state: State) -> None:
    owned = Counter(place for hunted in state.hunted for place in hunted.owned)
    copies = BOX.by_hunted[str(len(state.hunted))].reserve
    for place in CONSTANTS.hunted_places:
        assert owned[place] == len(state.hunted)
    for place in CONSTANTS.reserve_places:
        is_monolith = place == 10 and state.has_sanctuary
        gone = state.monoliths_gone if is_monolith else 0
        assert state.reserve[str(place)] >= 0
        assert state.reserve[str(place)] + owned[place] + gone == (CONSTANTS.monolith_copies if is_monolith else copies)


def _marks_are_sound(state: State, hunted: Hunted) -> None:
    assert len(set(hunted.owned)) == len(hunted.owned)
    assert 0 <= hunted.will <= CONSTANTS.will
    assert set(hunted.shown) <= set(hunted.hand)
    assert set(hunted.open_played) <= set(hunted.played)
    assert len(hunted.offered) in (0, 2)
    assert hunted.answer is None or hunted.answer in hunted.hand
    assert all(card in SURVIVAL for card in hunted.survival)
    if hunted.played and not state.is_revealed:
        assert not set(hunted.played) & set(state.blocked)


def _sanctuary_is_conserved(state: State) -> None:
    assert state.defence is not None
    assert state.defence >= 0
    assert state.dna >= 0
    assert state.dna_supply >= 0
    assert state.dna + state.dna_supply == CONSTANTS.dna
    met = state.display + state.survivors_gone + [card for hunted in state.hunted for card in hunted.survivors]
    seen = Counter(met)
    for survivor in SURVIVORS.values():
        assert state.survivor_bag[survivor.id] + seen[survivor.id] == survivor.count
    assert state.survivor_deck >= 0
    assert len(state.display) <= CONSTANTS.display
    evolutions = state.evolution_hand + [card.evolution for card in state.revealed]
    evolutions += [
        card for pile in (state.evolution_bags, state.evolution_discards) for deck in pile.values() for card in deck
    ]
    assert sorted(evolutions) == sorted(EVOLUTIONS)
    assert len(state.revealed) <= CONSTANTS.revealed_evolutions
    assert state.sanctuary is not None
    assert state.unlocked or state.sanctuary <= 5


def hidden(state: State, viewer: Viewer) -> dict[str, Any]:
    """Whatever has more than one possibility left for the viewer."""
    others = [hunted for hunted in state.hunted if hunted.seat != viewer]
    found: dict[str, Any] = {}
    for hunted in others:
        found.update(_hidden_places(state, hunted, viewer))
    survival = {f"survival {hunted.seat}": hunted.survival + hunted.offered for hunted in others}
    unseen = sum(map(len, survival.values())) + len(state.survival_bag)
    found.update((name, cards) for name, cards in survival.items() if 0 < len(cards) < unseen)
    dealt = {f"avatars {hunted.seat}": [*hunted.dealt, hunted.avatar] for hunted in others if hunted.dealt}
    if len(dealt) > 1 or (dealt and state.avatar_box):
        found.update(dealt)
    if viewer != state.creature:
        found.update(_hidden_cards_of_the_creature(state, viewer))
    return found


def _hidden_places(state: State, hunted: Hunted, viewer: Viewer) -> dict[str, Any]:
    blind = state.smokescreen and viewer in (state.creature, None)
    known = hunted.shown if viewer == state.creature else []
    found: dict[str, Any] = {}
    if hunted.played and not state.is_revealed:
        pool = hunted.hand + hunted.played + (hunted.discard if blind else [])
        open_played = [] if blind else hunted.open_played
        playable = [card for card in pool if card not in (*state.blocked, *known, *open_played)]
        if len(playable) > len(hunted.played) - len(open_played) > 0:
            found[f"played {hunted.seat}"] = hunted.played
    elif blind and len(hunted.hand) > len(known) and hunted.discard:
        found[f"hand {hunted.seat}"] = hunted.hand
    if hunted.answer is not None and (len(hunted.hand) > 1 or f"played {hunted.seat}" in found):
        found[f"answer {hunted.seat}"] = hunted.answer
    return found


def _hidden_cards_of_the_creature(state: State, viewer: Viewer) -> dict[str, Any]:
    found: dict[str, Any] = {}
    seen = [card for card, readers in state.hunt_seen.items() if readers is None or viewer in readers]
    unknown = [card for card in state.hunt_hand if card not in seen]
    elsewhere = len(state.hunt_bag) + sum(card.readers is not None for card in state.hunt_bottom)
    if unknown and elsewhere:
        found["hunt hand"] = state.hunt_hand
    for level, bag in state.evolution_bags.items():
        held = [card for card in state.evolution_hand if str(EVOLUTIONS[card].level) == level]
        if held and bag:
            found[f"evolutions {level}"] = held
    return found


PROFILE = Profile[State](matches=200, most_decisions=5_000, variants=VARIANTS, conserved=conserved, hidden=hidden)
