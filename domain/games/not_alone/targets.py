"""Where one points at the board: the planet's places, seats, cards, tokens, piles and spaces of the tracks.

``place:3`` is a place of the planet, ``card:place-3`` the viewer's own card of that number, ``card:dodge`` any other
card by its id, ``token:creature`` a Hunt token, ``pile:reserve/6`` the cards of a number left in the reserve,
``pile:evolution/1`` and ``pile:survival`` are decks, ``space:defence/4`` is a space of a track, ``seat:2`` a seat,
``side:A`` a side of the board. What is only announced has no place: passing, resisting, giving up, evolving, lying low.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from strata.domain.games.not_alone.components import EVOLUTIONS, HUNT, SURVIVAL
from strata.domain.games.not_alone.rules.capture import ChooseVictim, DominanceChoice
from strata.domain.games.not_alone.rules.cards import (
    FLASHBACK,
    PlayHuntCard,
    PlaySurvivalCard,
    UseAvatar,
    UseEvolution,
)
from strata.domain.games.not_alone.rules.defence import ChooseEvolutionToDiscard, Shelter
from strata.domain.games.not_alone.rules.evolution import (
    DiscardEvolution,
    DrawEvolution,
    MoveSanctuary,
    RevealEvolution,
    destination,
)
from strata.domain.games.not_alone.rules.exploration import PlayPlaces
from strata.domain.games.not_alone.rules.hunt_deck import DiscardHunt, PutHuntBottom
from strata.domain.games.not_alone.rules.hunting import KeepRiverCard, PlaceToken
from strata.domain.games.not_alone.rules.place_cards import DiscardPlaces, ShowPlaces, TakeBackPlace, TakeReservePlace
from strata.domain.games.not_alone.rules.powers import ChooseAlly, ChooseHunted, ChooseMode, CopyPlace
from strata.domain.games.not_alone.rules.reckoning import ResolvePlace, ScreamChoice
from strata.domain.games.not_alone.rules.setup import (
    ChooseAvatar,
    ChooseBoardSide,
    ChooseEvolution,
    ChooseStartingEvolutions,
)
from strata.domain.games.not_alone.rules.survival_deck import DiscardSurvival, KeepSurvival
from strata.domain.games.not_alone.view import View
from strata.domain.kernel import Action

Found = Iterator[str]

SURVIVAL_DECK = "pile:survival"


def place(number: int) -> str:
    return f"place:{number}"


def place_card(number: int) -> str:
    return f"card:place-{number}"


def card(card_id: str) -> str:
    return f"card:{card_id}"


def token(name: str) -> str:
    return f"token:{name}"


def seat(number: int) -> str:
    return f"seat:{number}"


def reserve(number: int) -> str:
    return f"pile:reserve/{number}"


def evolution_deck(level: int) -> str:
    return f"pile:evolution/{level}"


def side(name: str) -> str:
    return f"side:{name}"


def space(track: str, at: int) -> str:
    return f"space:{track}/{at}"


def option_targets(action: Action, view: View) -> list[str]:
    """One target for each step of pointing, in order; none where an option has no place on the board."""
    find = _OPTIONS.get(type(action))
    return [] if find is None else list(find(action, view))


def _cards_of(field: str) -> Callable[[Any, View], Found]:
    """The viewer's Place cards that an action names."""

    def find(action: Action, view: View) -> Found:
        yield from map(place_card, _numbers(getattr(action, field)))

    return find


def _numbers(value: int | Iterable[int] | None) -> list[int]:
    return [] if value is None else [value] if isinstance(value, int) else list(value)


def _card_of(field: str) -> Callable[[Any, View], Found]:
    def find(action: Action, view: View) -> Found:
        card_id = getattr(action, field)
        if card_id is not None:
            yield card(card_id)

    return find


def _seat_of(action: ChooseHunted | ChooseAlly | ChooseVictim, view: View) -> Found:
    if action.hunted is not None:
        yield seat(action.hunted)


def _side(action: ChooseBoardSide, view: View) -> Found:
    yield side(action.side)


def _starting_evolutions(action: ChooseStartingEvolutions, view: View) -> Found:
    """A deck for each card that is drawn."""
    yield from map(evolution_deck, [1] * action.level1 + [2] * action.level2)


def _mode(action: ChooseMode, view: View) -> Found:
    """The place, and what this way of using it reaches for."""
    assert view.viewer is not None
    asked = next(asked for asked in view.asked if asked.seat == view.viewer)
    assert asked.step is not None
    assert asked.step.place is not None
    yield place(asked.step.place)
    match action.mode:
        case "copy_creature_place":
            yield from map(place, view.tokens["creature"])
        case "survival":
            yield SURVIVAL_DECK
        case "dna":
            yield seat(view.creature)
        case _:
            yield seat(view.viewer)


def _place_token(action: PlaceToken, view: View) -> Found:
    yield token(action.token)
    yield from map(place, action.places)


def _resolve(action: ResolvePlace, view: View) -> Found:
    if action.option == "skip":
        return
    yield place(action.place)
    if action.via is not None:
        yield card(action.via)
    if action.target is not None:
        yield place(action.target)
    if action.survivor is not None:
        yield card(action.survivor)
    if action.card is not None:
        yield place_card(action.card)
    if action.option == "fortify":
        yield from _next_defence(view)


def _next_defence(view: View) -> Found:
    assert view.defence is not None
    yield space("defence", view.defence - 1)


def _shelter(action: Shelter, view: View) -> Found:
    if action.yes:
        yield from _next_defence(view)


def _copy(action: CopyPlace, view: View) -> Found:
    yield place(action.place)


def _take_reserve(action: TakeReservePlace, view: View) -> Found:
    if action.number is not None:
        yield reserve(action.number)


def _move_sanctuary(action: MoveSanctuary, view: View) -> Found:
    yield place(destination(view, action.steps))


def _draw_evolution(action: DrawEvolution, view: View) -> Found:
    yield evolution_deck(action.level)


def _hunt_card(action: PlayHuntCard, view: View) -> Found:
    yield card(action.card)
    works_as = view.hunt_discard[-1] if action.card == FLASHBACK else action.card
    yield from _aims(action, HUNT[works_as].does)
    yield from map(place, action.places or ())
    if action.level is not None:
        yield evolution_deck(action.level)


def _use_evolution(action: UseEvolution, view: View) -> Found:
    yield card(action.evolution)
    yield from _aims(action, EVOLUTIONS[action.evolution].does)


def _aims(action: PlayHuntCard | UseEvolution, does: Iterable[Any]) -> Found:
    """Whom or what the Creature means, and where it goes."""
    if action.hunted is not None:
        yield seat(action.hunted)
    elif action.to_place is not None:
        yield from (token(step.what) for step in does if step.what is not None)
    yield from map(place, _numbers(action.place) + _numbers(action.from_place) + _numbers(action.to_place))


def _survival_card(action: PlaySurvivalCard, view: View) -> Found:
    yield card(action.card)
    if action.hunted is not None:
        yield seat(action.hunted)
    if action.to_place is not None:
        moved = action.token or SURVIVAL[action.card].does[0].what
        assert moved is not None
        yield token(moved)
        yield place(action.to_place)
    own = (action.place, action.places, action.played_place, action.hand_place, action.discard_place)
    for numbers in own:
        yield from map(place_card, _numbers(numbers))
    if action.reserve_place is not None:
        yield reserve(action.reserve_place)


def _use_avatar(action: UseAvatar, view: View) -> Found:
    yield card(action.avatar)
    if action.survival is not None:
        yield card(action.survival)
    for numbers in (action.played_place, action.hand_place, action.place):
        yield from map(place_card, _numbers(numbers))


_OPTIONS: dict[type[Action], Callable[[Any, View], Found]] = {
    ChooseBoardSide: _side,
    ChooseStartingEvolutions: _starting_evolutions,
    ChooseEvolution: _card_of("evolution"),
    ChooseAvatar: _card_of("avatar"),
    PlayHuntCard: _hunt_card,
    UseEvolution: _use_evolution,
    PlaySurvivalCard: _survival_card,
    UseAvatar: _use_avatar,
    PlayPlaces: _cards_of("places"),
    PlaceToken: _place_token,
    KeepRiverCard: _cards_of("place"),
    PutHuntBottom: _card_of("card"),
    DiscardHunt: _card_of("card"),
    ShowPlaces: _cards_of("places"),
    DiscardPlaces: _cards_of("places"),
    ResolvePlace: _resolve,
    ChooseMode: _mode,
    CopyPlace: _copy,
    ChooseHunted: _seat_of,
    ChooseAlly: _seat_of,
    TakeBackPlace: _cards_of("card"),
    TakeReservePlace: _take_reserve,
    KeepSurvival: _card_of("card"),
    DiscardSurvival: _card_of("card"),
    ScreamChoice: _cards_of("places"),
    ChooseVictim: _seat_of,
    DominanceChoice: _card_of("card"),
    ChooseEvolutionToDiscard: _card_of("evolution"),
    Shelter: _shelter,
    MoveSanctuary: _move_sanctuary,
    DrawEvolution: _draw_evolution,
    RevealEvolution: _card_of("card"),
    DiscardEvolution: _card_of("card"),
}


def fact_targets(fact: Mapping[str, Any], view: View) -> list[str]:
    """The places, seats and spaces where a fact shows."""
    find = _FACTS.get(fact["kind"], _seat_alone)
    return list(find(fact, view))


def _seat_alone(fact: Mapping[str, Any], view: View) -> Found:
    if "seat" in fact:
        yield seat(fact["seat"])


def _seats(fact: Mapping[str, Any], view: View) -> Found:
    yield from map(seat, fact["seats"])


def _at_places(field: str) -> Callable[[Mapping[str, Any], View], Found]:
    def find(fact: Mapping[str, Any], view: View) -> Found:
        yield from _seat_alone(fact, view)
        yield from map(place, _numbers(fact.get(field)))

    return find


def _moved(fact: Mapping[str, Any], view: View) -> Found:
    yield from _seat_alone(fact, view)
    yield from map(place, (fact["origin"], fact["to"]))


def _track(fact: Mapping[str, Any], view: View) -> Found:
    yield space(fact["track"], fact["to"])


def _locations(fact: Mapping[str, Any], view: View) -> Found:
    yield from map(place, sorted({number for numbers in fact["places"] for number in numbers}))


_FACTS: dict[str, Callable[[Mapping[str, Any], View], Found]] = {
    "sanctuary_laid": _at_places("place"),
    "track_advanced": _track,
    "places_revealed": _locations,
    "token_placed": _at_places("places"),
    "token_moved": _at_places("to"),
    "places_blocked": _at_places("places"),
    "place_spoilt": _at_places("place"),
    "hunted_moved": _moved,
    "place_explored": _at_places("place"),
    "power_used": _at_places("place"),
    "zone_opened": _seats,
    "zone_revealed": _seats,
    "creature_caught": _seats,
    "sanctuary_moved": _at_places("to"),
}
