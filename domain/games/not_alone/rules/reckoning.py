"""Phase 3, reckoning: the cards are revealed, and each Hunted explores where no token is in the way.

R1 goes clockwise: the first Hunted with an unresolved location free of effective tokens uses its power, takes back a
card, rescues a Survivor, fortifies the Sanctuary or skips. At the Target (R2) only power, taking back and skipping are
left, after what the Target itself brings.

Rulings: who avoids a token uses the place as if it were not there, but rescuing and fortifying need a place without any
token; an ineffective place bars power and taking back, not rescuing nor fortifying; one fortify action per turn in all;
copying is not exploring.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from strata.domain.games.not_alone.components import NEIGHBOURS
from strata.domain.games.not_alone.facts.places import PlacesRevealed
from strata.domain.games.not_alone.facts.reckoning import (
    PlaceExplored,
    SanctuaryFortified,
    TargetReached,
)
from strata.domain.games.not_alone.facts.survival import SurvivalPlayed
from strata.domain.games.not_alone.rules.chain import Answer, follow, question
from strata.domain.games.not_alone.rules.defence import fortify_steps, rescue_steps
from strata.domain.games.not_alone.rules.force import is_ineffective, skill, trait
from strata.domain.games.not_alone.rules.place_cards import discard_places, discarded, recover_cards
from strata.domain.games.not_alone.rules.powers import power
from strata.domain.games.not_alone.rules.survival_deck import discard_survival
from strata.domain.games.not_alone.rules.tokens import (
    artemia_at,
    creature_at,
    is_free,
    may_fortify,
    may_rescue,
    target_at,
)
from strata.domain.games.not_alone.rules.tracks import lose_will
from strata.domain.games.not_alone.rules.usable import ROVER, can_copy, can_use, has_survival_play
from strata.domain.games.not_alone.rules.windows import open_after_draw
from strata.domain.games.not_alone.state import Hunted, Location, Phase, State, Step
from strata.domain.kernel import ACTOR, Action, Decision, Seat, Steps


class ResolvePlace(Action, frozen=True, omit_defaults=True, tag="resolve_place"):
    """Choose what to do with a location; the other fields are what the option asks for.

    ``shelter`` is never true but on record: version 1 of the rules had it announced with fortifying.
    """

    secret: ClassVar = {"card": ACTOR}

    place: int
    option: str
    via: str | None = None
    target: int | None = None
    card: int | None = None
    survivor: str | None = None
    shelter: bool = False

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        location = next(location for location in state.of(seat).locations if location.place == self.place)
        yield PlaceExplored(seat, self.place, self.option, self.via)
        if self.via is not None:
            yield SurvivalPlayed(seat, self.via, target=self.target, survivor=self.survivor)
        match self.option:
            case "power" if self.survivor is not None:
                yield from follow(state, rescue_steps(seat, self.survivor, location.card, is_action=False))
            case "power":
                place = {None: self.place, "drone": ROVER, "gate": self.target}[self.via]
                yield from follow(state, [power.due(seat, place=place, card=location.card)])
            case "take_back":
                assert self.card is not None
                yield from follow(state, [recover_cards.due(seat, cards=[self.card])])
            case "rescue":
                assert self.survivor is not None
                yield from follow(state, rescue_steps(seat, self.survivor, location.card, is_action=True))
            case "fortify":
                yield SanctuaryFortified(seat, shelter=False)
                yield from follow(state, fortify_steps(seat))


class ScreamChoice(Answer, frozen=True, omit_defaults=True, tag="scream_choice"):
    """Lose a Will to the Scream, or discard these two Place cards."""

    secret: ClassVar = {"places": ACTOR}

    lose_will: bool = False
    places: list[int] | None = None

    def answer(self, state: State, step: Step) -> Steps[None]:
        hunted = state.of(step.seat)
        if self.places is None:
            yield from lose_will(hunted, 1)
        else:
            yield discarded(state, hunted, self.places)


@question("scream", ScreamChoice)
def scream(state: State, step: Step) -> Sequence[ScreamChoice]:
    pairs = combinations(state.of(step.seat).hand, 2)
    return [ScreamChoice(lose_will=True), *(ScreamChoice(places=list(places)) for places in pairs)]


def reveal(state: State) -> Steps[None]:
    yield PlacesRevealed([sorted(hunted.played) for hunted in state.hunted])


def explore(state: State) -> Steps[bool]:
    """R1: skips where skipping is all that is left, and everybody can see that."""
    yield from open_after_draw(state)
    while state.window is None:
        found = _explorer(state)
        if found is None:
            return True
        if not _is_forced(state, *found):
            return False
        yield PlaceExplored(found[0].seat, found[1][0].place, "skip")
    return False


def has_target(state: State) -> bool:
    return "target" in state.tokens


def face_target(state: State) -> Steps[bool]:
    """R2: each Hunted at the Target goes through all of it before the next."""
    yield from open_after_draw(state)
    while state.window is None and not state.chain and state.ending is None:
        locations = _targeted_locations(state)
        if locations:
            assert state.targeted is not None
            hunted = state.of(state.targeted)
            if not _is_forced(state, hunted, locations):
                return False
            yield PlaceExplored(hunted.seat, locations[0].place, "skip")
            continue
        following = _next_at_target(state)
        if following is None:
            return True
        yield TargetReached(following)
        suffered = {"target_scream": scream, "target_survival": discard_survival, "target_place": discard_places}
        yield from follow(state, [kind.due(following) for name, kind in suffered.items() if trait(state, name)])
    return False


def decisions(state: State) -> Sequence[Decision]:
    if state.phase is Phase.TARGET:
        assert state.targeted is not None
        hunted, locations = state.of(state.targeted), _targeted_locations(state)
    else:
        found = _explorer(state)
        assert found is not None
        hunted, locations = found
    return [Decision(hunted.seat, "resolve_place", list(_options(state, hunted, locations)))]


def _explorer(state: State) -> tuple[Hunted, list[Location]] | None:
    for hunted in state.hunted:
        free = [
            location
            for location in hunted.locations
            if not location.resolved and is_free(state, hunted, location.place)
        ]
        if free:
            return hunted, free
    return None


def _next_at_target(state: State) -> Seat | None:
    """The next Hunted at the Target, clockwise."""
    seats = [hunted.seat for hunted in state.hunted]
    following = 0 if state.targeted is None else seats.index(state.targeted) + 1
    for hunted in state.hunted[following:]:
        if any(not spot.resolved and target_at(state, hunted, spot.place) for spot in hunted.locations):
            return hunted.seat
    return None


def _targeted_locations(state: State) -> list[Location]:
    """What the Hunted whose turn at the Target it is can still resolve there."""
    if state.targeted is None:
        return []
    hunted = state.of(state.targeted)
    return [
        location
        for location in hunted.locations
        if not location.resolved
        and target_at(state, hunted, location.place)
        and not is_ineffective(state, location.place)
        and not creature_at(state, hunted, location.place)
        and not artemia_at(state, hunted, location.place)
    ]


def _is_forced(state: State, hunted: Hunted, locations: list[Location]) -> bool:
    if has_survival_play(state, hunted) or len(locations) > 1:
        return False
    options = _options(state, hunted, locations)
    return next(options).option == "skip"


def _options(state: State, hunted: Hunted, locations: list[Location]) -> Iterator[ResolvePlace]:
    """Skipping comes last, so a first option that skips is the only one."""
    for location in locations:
        yield from _uses(state, hunted, location)
        if may_rescue(state, location.place, from_within=bool(skill(hunted, "close_rescue"))):
            for survivor in sorted(set(state.display)):
                yield ResolvePlace(location.place, "rescue", survivor=survivor)
        if may_fortify(state, location.place):
            yield ResolvePlace(location.place, "fortify")
    for location in locations:
        yield ResolvePlace(location.place, "skip")


def _uses(state: State, hunted: Hunted, location: Location) -> Iterator[ResolvePlace]:
    place, seat, card = location.place, hunted.seat, location.card
    if is_ineffective(state, place):
        return
    if not (state.phase is Phase.TARGET and trait(state, "lockdown")):
        if can_use(state, seat, place, card):
            yield ResolvePlace(place, "power")
        if has_survival_play(state, hunted):
            if "drone" in hunted.survival and can_copy(state, seat, ROVER, card):
                yield ResolvePlace(place, "power", via="drone")
            if "gate" in hunted.survival:
                for target in NEIGHBOURS[place]:
                    if can_copy(state, seat, target, card):
                        yield ResolvePlace(place, "power", via="gate", target=target)
            if "flare" in hunted.survival and not trait(state, "no_rescue"):
                for survivor in sorted(set(state.display)):
                    yield ResolvePlace(place, "power", via="flare", survivor=survivor)
    for card in hunted.discard:
        yield ResolvePlace(place, "take_back", card=card)
