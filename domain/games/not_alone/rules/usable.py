"""What can be used: the tests that cards, abilities and powers must pass, and the powers that pass them.

A power can be used unless it is ineffective, spent this turn or would do nothing; all of that is public. Copying never
reaches the Artefact nor the Monolith, and the Lair never copies itself.

Ruling: a copier cannot use an ineffective power either.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from strata.domain.games.not_alone.components import CONSTANTS, Effect, Mode
from strata.domain.games.not_alone.rules.force import is_ineffective, may_play_survival, places, trait
from strata.domain.games.not_alone.rules.tokens import creature_places
from strata.domain.games.not_alone.state import Hunted, State
from strata.domain.kernel import Seat

Test = Callable[[State, Seat, int | None], bool]
"""Of the state, the seat that wants to use something, and the Place card of the location it resolves."""

LAIR, ROVER, MONOLITH = 1, 5, 10
"""The places that rules name."""


def passes(state: State, seat: Seat, effect: Effect, card: int | None = None) -> bool:
    return all(NEEDS[need](state, seat, card) for need in effect.needs)


def usable_modes(state: State, seat: Seat, place: int, card: int | None) -> list[Mode]:
    """The ways in which the power of a place would do something."""
    return [mode for mode in places(state)[place].modes if passes(state, seat, mode, card)]


def can_use(state: State, seat: Seat, place: int, card: int | None) -> bool:
    """Whether a Hunted located there can use the power of a place."""
    record = places(state)[place]
    if record.id in state.spent or is_ineffective(state, place):
        return False
    return any(passes(state, seat, mode, card) for mode in record.modes)


def can_copy(state: State, seat: Seat, place: int, card: int | None) -> bool:
    return places(state)[place].copyable and can_use(state, seat, place, card)


def places_to_copy(state: State, seat: Seat, card: int | None, but_lair: bool) -> list[int]:
    """The places of the Creature whose power can be copied."""
    return [
        place
        for place in creature_places(state)
        if not (but_lair and place == LAIR) and can_copy(state, seat, place, card)
    ]


def takeable(state: State, hunted: Hunted) -> list[int]:
    """The numbers in the reserve that a Hunted does not own."""
    owned = hunted.owned
    return [place for place in CONSTANTS.reserve_places if state.reserve.get(str(place), 0) > 0 and place not in owned]


def weak(state: State) -> list[Seat]:
    """The Hunted who can regain Will."""
    return [hunted.seat for hunted in state.hunted if 0 < hunted.will < CONSTANTS.will]


def can_shelter(state: State, hunted: Hunted) -> bool:
    return hunted.group >= 1 + trait(state, "shelter")


def dna_returned(state: State, demanded: int) -> int:
    """What the Creature gives back when so much is demanded."""
    return max(0, min(demanded - trait(state, "carapace"), state.dna))


def draws_survival(state: State) -> bool:
    """Whether Survival cards can be drawn."""
    return bool(state.survival_bag or state.survival_discard) and not trait(state, "despair")


def _recoverable(state: State, seat: Seat, card: int | None) -> bool:
    hunted = state.of(seat)
    return card in hunted.played or bool(hunted.discard)


def _is_weak(state: State, seat: Seat, _: int | None) -> bool:
    return seat in weak(state)


def _has_ally(state: State, seat: Seat) -> bool:
    return any(hunted.discard for hunted in state.hunted if hunted.seat != seat)


def _stands_at(state: State, seat: Seat, held: Sequence[int]) -> bool:
    return any(location.place in held for location in state.of(seat).locations)


def _someone_would_draw(state: State, seat: Seat, _: int | None) -> bool:
    """Counted as if this card were already played."""
    return any(
        not hunted.offered and len(hunted.survival) == (1 if hunted.seat == seat else 0) for hunted in state.hunted
    )


def _creature_alone(state: State, seat: Seat, _: int | None) -> bool:
    held = state.tokens.get("creature", ())
    return not any(location.place in held for hunted in state.hunted for location in hunted.locations)


NEEDS: dict[str, Test] = {
    "discard": lambda state, seat, _: bool(state.of(seat).discard),
    "hand": lambda state, seat, _: bool(state.of(seat).hand),
    "recoverable": _recoverable,
    "recoverable_or_ally": lambda state, seat, card: _recoverable(state, seat, card) or _has_ally(state, seat),
    "card_in_front": lambda state, seat, _: bool(state.of(seat).played),
    "nothing_pending": lambda state, seat, _: state.of(seat).pending is None,
    "reserve": lambda state, seat, _: bool(takeable(state, state.of(seat))),
    "creature_place": lambda state, seat, card: bool(places_to_copy(state, seat, card, but_lair=False)),
    "creature_place_but_lair": lambda state, seat, card: bool(places_to_copy(state, seat, card, but_lair=True)),
    "survival_deck": lambda state, seat, _: draws_survival(state),
    "survivor_deck": lambda state, seat, _: state.survivor_deck > 0,
    "survival_or_survivor": lambda state, seat, _: draws_survival(state) or state.survivor_deck > 0,
    "someone_weak": lambda state, seat, _: bool(weak(state)),
    "weak": _is_weak,
    "one_dna_returns": lambda state, seat, _: dna_returned(state, 1) > 0,
    "two_dna_return": lambda state, seat, _: dna_returned(state, 2) > 0,
    "creature_dna": lambda state, seat, _: state.dna > 0,
    "revealed_evolution": lambda state, seat, _: bool(state.revealed),
    "evolution_hand": lambda state, seat, _: bool(state.evolution_hand),
    "no_saboteur": lambda state, seat, _: not state.saboteur,
    "marker_on": lambda state, seat, _: state.marker,
    "marker_off": lambda state, seat, _: not state.marker,
    "no_stasis": lambda state, seat, _: not trait(state, "stasis"),
    "hunt_play_left": lambda state, seat, _: state.hunt_plays > 0,
    "hunt_hand": lambda state, seat, _: bool(state.hunt_hand),
    "two_hunt_cards": lambda state, seat, _: len(state.hunt_hand) >= 2,
    "at_creature": lambda state, seat, _: _stands_at(state, seat, creature_places(state)),
    "at_artemia": lambda state, seat, _: _stands_at(state, seat, state.tokens.get("artemia", ())),
    "at_target": lambda state, seat, _: _stands_at(state, seat, state.tokens.get("target", ())),
    "artemia_single": lambda state, seat, _: len(state.tokens.get("artemia", ())) == 1,
    "creature_alone": _creature_alone,
    "someone_would_draw": _someone_would_draw,
    "someone_caught": lambda state, seat, _: any(hunted.caught for hunted in state.hunted),
    "nobody_caught": lambda state, seat, _: not any(hunted.caught for hunted in state.hunted),
    "caught": lambda state, seat, _: state.of(seat).caught,
    "kelly": lambda state, seat, _: (
        bool(state.of(seat).survival and state.of(seat).hand) and not trait(state, "despair")
    ),
}


def has_hunt_play(state: State) -> bool:
    """Whether the Creature has a Hunt play and a card for it, whichever card that is."""
    return state.hunt_plays > 0 and bool(state.hunt_hand)


def has_survival_play(state: State, hunted: Hunted) -> bool:
    """Whether a Hunted has a Survival play and a card for it, whichever card that is."""
    return bool(hunted.survival) and may_play_survival(state, hunted)
