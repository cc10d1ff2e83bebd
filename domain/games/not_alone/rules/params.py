"""Every way to fill in the parameters of a card or ability, by the name under which the box lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from strata.domain.games.not_alone.components import CONSTANTS, NEIGHBOURS, NUMBERS, PAIRS, beside
from strata.domain.games.not_alone.rules.tokens import target_hunts
from strata.domain.games.not_alone.rules.usable import takeable, weak
from strata.domain.games.not_alone.state import Hunted, State
from strata.domain.kernel import Seat

Fields = dict[str, Any]


def _none(state: State, seat: Seat) -> Iterator[Fields]:
    yield {}


def _hunted(fits: Callable[[Hunted], bool]) -> Callable[[State, Seat], Iterator[Fields]]:
    def fitting(state: State, seat: Seat) -> Iterator[Fields]:
        return ({"hunted": hunted.seat} for hunted in state.hunted if fits(hunted))

    return fitting


def _is_rich(hunted: Hunted) -> bool:
    return len(hunted.hand) > CONSTANTS.kept_places


def _rich_or_none(state: State, seat: Seat) -> Iterator[Fields]:
    rich = [{"hunted": hunted.seat} for hunted in state.hunted if _is_rich(hunted)]
    return iter(rich or [{}])


def _weak(state: State, seat: Seat) -> Iterator[Fields]:
    return ({"hunted": hunted} for hunted in weak(state))


def _pair(state: State, seat: Seat) -> Iterator[Fields]:
    return ({"places": list(pair)} for pair in PAIRS)


def _place(state: State, seat: Seat) -> Iterator[Fields]:
    return ({"place": place} for place in NUMBERS)


def _far_place(state: State, seat: Seat) -> Iterator[Fields]:
    return ({"place": place} for place in CONSTANTS.reserve_places)


def _relocation(state: State, seat: Seat) -> Iterator[Fields]:
    for hunted in state.hunted:
        occupied = sorted({location.place for location in hunted.locations})
        for origin in occupied:
            for to in NEIGHBOURS[origin]:
                if to not in occupied:
                    yield {"hunted": hunted.seat, "from_place": origin, "to_place": to}


def _level(state: State, seat: Seat) -> Iterator[Fields]:
    for level in sorted(state.evolution_bags):
        if state.evolution_bags[level] or state.evolution_discards[level]:
            yield {"level": int(level)}


def _hand_card(state: State, seat: Seat) -> Iterator[Fields]:
    return ({"place": place} for place in state.of(seat).hand)


def _front_card(state: State, seat: Seat) -> Iterator[Fields]:
    return ({"place": place} for place in sorted(state.of(seat).played))


def _two_discarded(state: State, seat: Seat) -> Iterator[Fields]:
    discard = state.of(seat).discard
    count = min(2, len(discard))
    return ({"places": list(places)} for places in combinations(discard, count) if count)


def _one_or_two_discarded(state: State, seat: Seat) -> Iterator[Fields]:
    discard = state.of(seat).discard
    return ({"places": list(places)} for count in (1, 2) for places in combinations(discard, count))


def _vortex(state: State, seat: Seat) -> Iterator[Fields]:
    hunted = state.of(seat)
    for out in hunted.played:
        for into in hunted.discard:
            if into not in state.blocked:
                yield {"played_place": out, "discard_place": into}


def _jetpack(state: State, seat: Seat) -> Iterator[Fields]:
    for fields in _swaps(state, seat):
        if fields["hand_place"] in NEIGHBOURS[fields["played_place"]]:
            yield fields


def _kelly(state: State, seat: Seat) -> Iterator[Fields]:
    for survival in state.of(seat).survival:
        for fields in _swaps(state, seat):
            yield {"survival": survival, **fields}


def _swaps(state: State, seat: Seat) -> Iterator[Fields]:
    hunted = state.of(seat)
    for out in hunted.played:
        for into in hunted.hand:
            if into not in state.blocked:
                yield {"played_place": out, "hand_place": into}


def _cartography(state: State, seat: Seat) -> Iterator[Fields]:
    hunted = state.of(seat)
    for place in hunted.hand:
        for number in takeable(state, hunted):
            yield {"hand_place": place, "reserve_place": number}


def _move_of(token: str) -> Callable[[State, Seat], Iterator[Fields]]:
    def moves(state: State, seat: Seat) -> Iterator[Fields]:
        return ({"to_place": to} for to in beside(state.tokens.get(token, ())))

    return moves


def _move_of_either_creature(state: State, seat: Seat) -> Iterator[Fields]:
    """The Target may be moved too where it is a second Creature token."""
    for token in ("creature", "target") if target_hunts(state) else ("creature",):
        for to in beside(state.tokens.get(token, ())):
            yield {"token": token, "to_place": to}


PARAMS: dict[str, Callable[[State, Seat], Iterator[Fields]]] = {
    "none": _none,
    "hunted": _hunted(lambda hunted: True),
    "hunted_rich": _hunted(_is_rich),
    "hunted_rich_or_none": _rich_or_none,
    "hunted_with_hand": _hunted(lambda hunted: bool(hunted.hand)),
    "hunted_with_survival": _hunted(lambda hunted: bool(hunted.survival)),
    "hunted_weak": _weak,
    "pair": _pair,
    "place": _place,
    "far_place": _far_place,
    "relocation": _relocation,
    "level": _level,
    "hand_card": _hand_card,
    "front_card": _front_card,
    "two_discarded": _two_discarded,
    "one_or_two_discarded": _one_or_two_discarded,
    "vortex": _vortex,
    "jetpack": _jetpack,
    "kelly": _kelly,
    "cartography": _cartography,
    "artemia_move": _move_of("artemia"),
    "creature_move": _move_of("creature"),
    "either_creature_move": _move_of_either_creature,
}
