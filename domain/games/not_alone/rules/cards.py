"""Playing cards and using abilities.

Each turn the Creature has one Hunt play, more with Tracking, Patience and Speed; each Hunted one Survival play. A card
is played only in its phase and window, and only if its parameters have a legal value; one without parameters may be
played even if it changes nothing. Abilities are used once a turn and are no plays.

Rulings: Flashback works as the top card of the Hunt discard wherever that card could be played, and never copies
itself; Stasis bars Amplifier afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from strata.domain.games.not_alone.components import AVATARS, EVOLUTIONS, HUNT, SURVIVAL
from strata.domain.games.not_alone.facts.evolution import EvolutionUsed
from strata.domain.games.not_alone.facts.hunting import HuntPlayed
from strata.domain.games.not_alone.facts.survival import AvatarUsed, SurvivalDiscarded, SurvivalPlayed
from strata.domain.games.not_alone.rules.chain import follow, steps_of
from strata.domain.games.not_alone.rules.force import active, may_play_survival
from strata.domain.games.not_alone.rules.params import PARAMS
from strata.domain.games.not_alone.rules.usable import passes
from strata.domain.games.not_alone.state import Hunted, State
from strata.domain.kernel import ACTOR, Action, Seat, Steps

FLASHBACK = "flashback"


class PlayHuntCard(Action, frozen=True, omit_defaults=True, tag="play_hunt_card"):
    """Play a Hunt card; the other fields are what the card asks for."""

    card: str
    hunted: Seat | None = None
    places: list[int] | None = None
    place: int | None = None
    from_place: int | None = None
    to_place: int | None = None
    level: int | None = None

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        works_as = acting(state, self.card)
        assert works_as is not None
        yield HuntPlayed(
            seat,
            self.card,
            works_as,
            self.hunted,
            self.places,
            self.place,
            self.from_place,
            self.to_place,
            self.level,
        )
        yield from follow(
            state,
            steps_of(
                HUNT[works_as],
                seat,
                hunted=self.hunted,
                place=self.place or self.from_place,
                to=self.to_place,
                cards=self.places or (),
                n=self.level,
            ),
        )


class PlaySurvivalCard(Action, frozen=True, omit_defaults=True, tag="play_survival_card"):
    """Play a Survival card; the other fields are what the card asks for."""

    secret: ClassVar = {
        "place": ACTOR,
        "places": ACTOR,
        "played_place": ACTOR,
        "hand_place": ACTOR,
        "discard_place": ACTOR,
    }

    card: str
    hunted: Seat | None = None
    place: int | None = None
    places: list[int] | None = None
    played_place: int | None = None
    hand_place: int | None = None
    discard_place: int | None = None
    reserve_place: int | None = None
    token: str | None = None
    to_place: int | None = None

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield SurvivalPlayed(
            seat,
            self.card,
            hunted=self.hunted,
            token=self.token,
            to_place=self.to_place,
            reserve_place=self.reserve_place,
        )
        single = self.place if self.reserve_place is None else self.hand_place
        swapped_in = self.discard_place if self.hand_place is None else self.hand_place
        yield from follow(
            state,
            steps_of(
                SURVIVAL[self.card],
                seat,
                hunted=self.hunted,
                card=self.played_place,
                to=self.to_place or self.reserve_place or swapped_in,
                cards=self.places or ([] if single is None else [single]),
                what=self.token,
            ),
        )


class UseEvolution(Action, frozen=True, omit_defaults=True, tag="use_evolution"):
    """Use the ability of an active Evolution."""

    evolution: str
    hunted: Seat | None = None
    place: int | None = None
    from_place: int | None = None
    to_place: int | None = None

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield EvolutionUsed(seat, self.evolution, self.hunted, self.place, self.from_place, self.to_place)
        place = self.place or self.from_place
        evolution = EVOLUTIONS[self.evolution]
        yield from follow(state, steps_of(evolution, seat, hunted=self.hunted, place=place, to=self.to_place))


class UseAvatar(Action, frozen=True, omit_defaults=True, tag="use_avatar"):
    """Use the ability of one's avatar."""

    secret: ClassVar = {"place": ACTOR, "played_place": ACTOR, "hand_place": ACTOR}

    avatar: str
    survival: str | None = None
    played_place: int | None = None
    hand_place: int | None = None
    place: int | None = None

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield AvatarUsed(seat, self.avatar)
        if self.survival is not None:
            yield SurvivalDiscarded(seat, self.survival)
        cards = [] if self.place is None else [self.place]
        avatar = AVATARS[self.avatar]
        yield from follow(state, steps_of(avatar, seat, card=self.played_place, to=self.hand_place, cards=cards))


def acting(state: State, card: str) -> str | None:
    """The card as which a Hunt card would work; None if it copies nothing."""
    if card != FLASHBACK:
        return card
    top = state.hunt_discard[-1] if state.hunt_discard else FLASHBACK
    return None if top == FLASHBACK else top


def hunt_plays(state: State, phase: int) -> Iterator[PlayHuntCard]:
    """Every way to play a Hunt card in a phase."""
    if state.hunt_plays <= 0:
        return
    for card in state.hunt_hand:
        works_as = acting(state, card)
        if works_as is None:
            continue
        record = HUNT[works_as]
        if record.phase == phase and passes(state, state.creature, record):
            for fields in PARAMS[record.params](state, state.creature):
                yield PlayHuntCard(card, **fields)


def survival_plays(state: State, hunted: Hunted, window: str) -> Iterator[PlaySurvivalCard]:
    """Every way in which a Hunted can play a Survival card in a window."""
    if not hunted.survival or not may_play_survival(state, hunted):
        return
    for card in hunted.survival:
        record = SURVIVAL[card]
        if record.window == window and not is_forbidden(state, card) and passes(state, hunted.seat, record):
            for fields in PARAMS[record.params](state, hunted.seat):
                yield PlaySurvivalCard(card, **fields)


def is_forbidden(state: State, card: str) -> bool:
    """Whether an active Evolution bars a Survival card."""
    return any(card in EVOLUTIONS[evolution].forbids for evolution in active(state))


def ready_evolutions(state: State, window: str) -> list[str]:
    """The unused Evolutions that pass their public test in a window."""
    return [
        evolution
        for evolution in active(state)
        if EVOLUTIONS[evolution].window == window
        and evolution not in state.used
        and passes(state, state.creature, EVOLUTIONS[evolution])
    ]


def evolution_uses(state: State, window: str) -> Iterator[UseEvolution]:
    for evolution in ready_evolutions(state, window):
        for fields in PARAMS[EVOLUTIONS[evolution].params](state, state.creature):
            yield UseEvolution(evolution, **fields)


def has_ready_avatar(state: State, hunted: Hunted, window: str) -> bool:
    """Whether the unused ability of a Hunted's avatar passes its public test in a window."""
    if hunted.avatar is None or hunted.ability_used or AVATARS[hunted.avatar].window != window:
        return False
    return passes(state, hunted.seat, AVATARS[hunted.avatar])


def avatar_uses(state: State, hunted: Hunted, window: str) -> Iterator[UseAvatar]:
    if has_ready_avatar(state, hunted, window):
        assert hunted.avatar is not None
        for fields in PARAMS[AVATARS[hunted.avatar].params](state, hunted.seat):
            yield UseAvatar(hunted.avatar, **fields)
