"""Place cards on their way between hand, front, discard and reserve.

A card taken back is named by its number; where a step may be declined, null ends it. Nobody is asked where there is
nothing to take, or where all cards must go.

Ruling: Persecution limits the powers of places alone: not resisting, cards, Survivors, bonuses nor avatars.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import ClassVar

from msgspec.structs import replace

from strata.domain.games.not_alone.components import CONSTANTS
from strata.domain.games.not_alone.facts.places import (
    FrontRecovered,
    MonolithRemoved,
    PlacesDiscarded,
    PlacesRecovered,
    PlacesShown,
    PlayedDrawnBack,
    PlayedSwapped,
    ReserveTaken,
    SmokescreenRaised,
    ZoneAnswered,
    ZoneOpened,
    ZoneRevealed,
)
from strata.domain.games.not_alone.rules.chain import Answer, question, step
from strata.domain.games.not_alone.rules.force import discard_readers, trait
from strata.domain.games.not_alone.rules.usable import MONOLITH, takeable
from strata.domain.games.not_alone.state import Hunted, State, Step
from strata.domain.kernel import ACTOR, Decision, Seat, Steps, draw_among


class TakeBackPlace(Answer, frozen=True, tag="take_back_place"):
    """Take a Place card back into hand, or none where that is allowed."""

    secret: ClassVar = {"card": ACTOR}

    card: int | None

    def answer(self, state: State, step: Step) -> Steps[Sequence[Step]]:
        if self.card is None:
            return ()
        hunted = state.of(step.seat)
        if step.do != take_back.name and self.card in hunted.played:
            yield FrontRecovered(step.seat, self.card)
        else:
            yield recovered(state, hunted, [self.card])
        return [replace(step, n=step.n - 1)] if step.n > 1 else ()


class TakeReservePlace(Answer, frozen=True, tag="take_reserve_place"):
    """Take a Place card from the reserve, or none where that is allowed."""

    number: int | None

    def answer(self, state: State, step: Step) -> Steps[None]:
        if self.number is not None:
            yield ReserveTaken(step.seat, self.number)


class DiscardPlaces(Answer, frozen=True, tag="discard_places"):
    """Discard these Place cards from hand."""

    secret: ClassVar = {"places": ACTOR}

    places: list[int]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        if not state.zone:
            yield from super().decide(state, seat)
            return
        yield ZoneAnswered(seat, self.places[0])
        yield from _reveal_zone(state)

    def answer(self, state: State, step: Step) -> Steps[None]:
        yield discarded(state, state.of(step.seat), self.places)


class ShowPlaces(Answer, frozen=True, tag="show_places"):
    """Show these Place cards of the hand to the Creature."""

    secret: ClassVar = {"places": ACTOR}

    places: list[int]

    def answer(self, state: State, step: Step) -> Steps[None]:
        yield PlacesShown(step.seat, len(self.places), self.places, [state.creature, step.seat])


def recovered(state: State, hunted: Hunted, places: list[int]) -> PlacesRecovered:
    return PlacesRecovered(hunted.seat, len(places), sorted(places), discard_readers(state))


def discarded(state: State, hunted: Hunted, places: list[int]) -> PlacesDiscarded:
    return PlacesDiscarded(hunted.seat, len(places), sorted(places), discard_readers(state))


@question("take_back", TakeBackPlace)
def take_back(state: State, step: Step) -> Sequence[TakeBackPlace]:
    cards = [TakeBackPlace(card) for card in state.of(step.seat).discard]
    return [*cards, TakeBackPlace(None)] if cards and step.may else cards


@question("take_back_front", TakeBackPlace)
def take_back_front(state: State, step: Step) -> Sequence[TakeBackPlace]:
    return [TakeBackPlace(card) for card in sorted(state.of(step.seat).played)]


@question("take_back_either", TakeBackPlace)
def take_back_either(state: State, step: Step) -> Sequence[TakeBackPlace]:
    hunted = state.of(step.seat)
    this = [step.card] if step.card in hunted.played else []
    return [TakeBackPlace(card) for card in (*this, *hunted.discard)]


@question("take_reserve", TakeReservePlace)
def take_reserve(state: State, step: Step) -> Sequence[TakeReservePlace]:
    numbers = [TakeReservePlace(number) for number in takeable(state, state.of(step.seat))]
    return [*numbers, TakeReservePlace(None)] if numbers and step.may else numbers


@question("discard_places", DiscardPlaces)
def discard_places(state: State, step: Step) -> Sequence[DiscardPlaces]:
    hand = state.of(step.seat).hand
    count = min(step.n, len(hand))
    return [DiscardPlaces(list(places)) for places in combinations(hand, count)] if count else []


@question("show_places", ShowPlaces)
def show_places(state: State, step: Step) -> Sequence[ShowPlaces]:
    return [ShowPlaces(list(places)) for places in combinations(state.of(step.seat).hand, step.n)]


@step("recover")
def recover(state: State, step: Step) -> Steps[Sequence[Step]]:
    """This card comes back if it is still in front, then up to ``n`` discarded ones."""
    if trait(state, "persecution"):
        return [take_back_either.due(step.seat, card=step.card)]
    if step.card is not None and step.card in state.of(step.seat).played:
        yield FrontRecovered(step.seat, step.card)
    return [take_back.due(step.seat, n=step.n, may=True)]


@step("take_back_all")
def take_back_all(state: State, step: Step) -> Steps[Sequence[Step]]:
    hunted = state.of(step.seat)
    if trait(state, "persecution"):
        return [take_back.due(step.seat)]
    yield recovered(state, hunted, hunted.discard)
    return ()


@step("each_takes_back")
def each_takes_back(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    return [take_back.due(hunted.seat) for hunted in state.hunted]


@step("each_takes_place")
def each_takes_place(state: State, step: Step) -> Steps[Sequence[Step]]:
    """Only those who own none of the far places."""
    yield from ()
    far = set(CONSTANTS.reserve_places)
    return [take_reserve.due(hunted.seat, may=True) for hunted in state.hunted if not far & set(hunted.owned)]


@step("recover_cards")
def recover_cards(state: State, step: Step) -> Steps[None]:
    yield recovered(state, state.of(step.seat), step.cards)


@step("recover_front")
def recover_front(state: State, step: Step) -> Steps[None]:
    yield FrontRecovered(step.seat, step.cards[0])


@step("discard_cards")
def discard_cards(state: State, step: Step) -> Steps[None]:
    yield discarded(state, state.of(step.seat), step.cards)


@step("take_place")
def take_place(state: State, step: Step) -> Steps[None]:
    assert step.to is not None
    yield ReserveTaken(step.seat, step.to)


@step("cut_hand")
def cut_hand(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    return [discard_places.due(step.seat, n=len(state.of(step.seat).hand) - CONSTANTS.kept_places)]


@step("show_hand")
def show_hand(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    return [show_places.due(step.seat, n=len(state.of(step.seat).hand) - CONSTANTS.kept_places)]


@step("glimpse")
def glimpse(state: State, step: Step) -> Steps[None]:
    place = yield from draw_among(state.of(step.seat).hand)
    yield PlacesShown(step.seat, 1, [place], [state.creature, step.seat])


@step("vortex")
def vortex(state: State, step: Step) -> Steps[None]:
    assert step.card is not None
    assert step.to is not None
    yield PlayedDrawnBack(step.seat, step.card, step.to, discard_readers(state))


@step("swap_played")
def swap_played(state: State, step: Step) -> Steps[None]:
    assert step.card is not None
    assert step.to is not None
    yield PlayedSwapped(step.seat, step.card, step.to)


@step("remove_monolith")
def remove_monolith(state: State, step: Step) -> Steps[None]:
    """Ruling: a Hunted brought to the Monolith by another card loses nothing."""
    if step.card == MONOLITH and MONOLITH in state.of(step.seat).played:
        yield MonolithRemoved(step.seat, MONOLITH)


@step("smokescreen")
def smokescreen(state: State, step: Step) -> Steps[None]:
    if not state.smokescreen:
        yield SmokescreenRaised()


@step("forbidden_zone")
def forbidden_zone(state: State, step: Step) -> Steps[None]:
    """A Hunted with a single card discards it without being asked; it stays hidden until all have answered."""
    concerned = [hunted for hunted in state.hunted if hunted.hand]
    if concerned:
        yield ZoneOpened([hunted.seat for hunted in concerned])
        for hunted in concerned:
            if len(hunted.hand) == 1:
                yield ZoneAnswered(hunted.seat, hunted.hand[0])
        yield from _reveal_zone(state)


def zone_decisions(state: State) -> list[Decision]:
    return [
        Decision(hunted.seat, "discard_places", [DiscardPlaces([place]) for place in hunted.hand])
        for hunted in state.hunted
        if hunted.seat in state.zone
    ]


def _reveal_zone(state: State) -> Steps[None]:
    if state.zone:
        return
    answers = {hunted.seat: hunted.answer for hunted in state.hunted if hunted.answer is not None}
    yield ZoneRevealed(list(answers), list(answers.values()), discard_readers(state))
