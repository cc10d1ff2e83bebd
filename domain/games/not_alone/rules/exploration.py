"""Phase 1, exploration: the Creature's window, then all Hunted at once resist, give up, play cards, and commit.

A Will spent on resisting takes back two cards, at most two Will a turn; giving up restores all Will and the whole
discard but advances Assimilation. The commit is secret and final: one Place card, or two after River or Artefact.

Rulings: the Creature's window comes first; cards of phase 1 are played before one's own commit; two cards are played
where they are due, even at the price of resisting or giving up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar, Literal

from strata.domain.games.not_alone.components import CONSTANTS
from strata.domain.games.not_alone.facts.places import PlacesCommitted
from strata.domain.games.not_alone.facts.survival import GaveUp, Resisted
from strata.domain.games.not_alone.rules import chain
from strata.domain.games.not_alone.rules.cards import survival_plays
from strata.domain.games.not_alone.rules.force import discard_readers, skill, trait
from strata.domain.games.not_alone.rules.place_cards import recovered, take_back
from strata.domain.games.not_alone.rules.tracks import advance
from strata.domain.games.not_alone.state import Exposed, Hunted, Planet, State
from strata.domain.kernel import ACTOR, Action, Decision, Seat, Steps


class PlayPlaces(Action, frozen=True, tag="play_places"):
    """Commit to these Place cards."""

    secret: ClassVar = {"places": ACTOR}

    places: list[int]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield PlacesCommitted(seat, self.places)


class Resist(Action, frozen=True, tag="resist"):
    """Spend Will to take back Place cards."""

    will: Literal[1, 2]

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        hunted = state.of(seat)
        worth = resist_worth(state, hunted, self.will)
        yield Resisted(seat, self.will, hunted.will - self.will)
        if hunted.will == 0:
            yield from give_up(state, hunted)
        elif worth >= len(hunted.discard):
            yield recovered(state, hunted, hunted.discard)
        else:
            yield from chain.follow(state, [take_back.due(seat, n=worth)])


class GiveUp(Action, frozen=True, tag="give_up"):
    """Regain all Will and all discarded cards; Assimilation advances."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield from give_up(state, state.of(seat))


def give_up(state: State, hunted: Hunted) -> Steps[None]:
    yield GaveUp(hunted.seat, CONSTANTS.will, hunted.discard, discard_readers(state))
    yield from advance(state, "assimilation")


def resist_worth(state: Planet, hunted: Exposed, will: int) -> int:
    """How many cards so much Will takes back now."""
    each = CONSTANTS.resist_cards - trait(state, "terror")
    return each * will + (skill(hunted, "resist") if hunted.resisted == 0 else 0)


def is_over(state: State) -> bool:
    return all(hunted.committed and not hunted.chain for hunted in state.hunted)


def decisions(state: State) -> Sequence[Decision]:
    return [
        chain.decision(state, hunted.chain)
        if hunted.chain
        else Decision(hunted.seat, "exploration", list(_options(state, hunted)))
        for hunted in state.hunted
        if hunted.chain or not hunted.committed
    ]


def _options(state: State, hunted: Hunted) -> Iterator[Action]:
    playable = [place for place in hunted.hand if place not in state.blocked]
    for places in combinations(playable, 1 if hunted.pending is None else 2):
        yield PlayPlaces(list(places))
    yield from survival_plays(state, hunted, "exploration")
    yield from _ways_to_resist(state, hunted)
    if hunted.discard or hunted.will < CONSTANTS.will:
        yield GiveUp()


def _ways_to_resist(state: State, hunted: Hunted) -> Iterator[Resist]:
    if not hunted.discard or trait(state, "no_resist"):
        return
    spendable = min(hunted.will, CONSTANTS.resist_will - hunted.resisted)
    if spendable >= 1:
        yield Resist(1)
    if spendable >= 2 and len(hunted.discard) > resist_worth(state, hunted, 1):
        yield Resist(2)
