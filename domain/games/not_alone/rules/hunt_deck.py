"""Drawing, burying and discarding Hunt cards.

The deck is drawn from first, then what lies under it, oldest first; when both are empty the discard is the deck. Cards
discarded from hand go to the discard at once, which is not a play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from strata.domain.games.not_alone.facts.hunting import (
    HuntBuried,
    HuntDeckRenewed,
    HuntDiscarded,
    HuntDrawn,
    HuntPlaysStopped,
    HuntPutBottom,
    HuntScanned,
)
from strata.domain.games.not_alone.rules.chain import Answer, question, step
from strata.domain.games.not_alone.state import State, Step
from strata.domain.kernel import ACTOR, Steps, draw_among


class PutHuntBottom(Answer, frozen=True, tag="put_hunt_bottom"):
    """Put a Hunt card of the hand under the deck, unseen."""

    secret: ClassVar = {"card": ACTOR}

    card: str

    def answer(self, state: State, step: Step) -> Steps[None]:
        yield HuntPutBottom(step.seat, self.card)


class DiscardHunt(Answer, frozen=True, tag="discard_hunt"):
    """Discard a Hunt card from hand, or none where that is allowed."""

    card: str | None

    def answer(self, state: State, step: Step) -> Steps[Sequence[Step]]:
        if self.card is None:
            return ()
        yield HuntDiscarded(step.seat, self.card)
        return [replace(step, n=step.n - 1)] if step.n > 1 else ()


@question("put_bottom", PutHuntBottom)
def put_bottom(state: State, step: Step) -> Sequence[PutHuntBottom]:
    return [PutHuntBottom(card) for card in state.hunt_hand]


@question("discard_hunt", DiscardHunt)
def discard_hunt(state: State, step: Step) -> Sequence[DiscardHunt]:
    cards = [DiscardHunt(card) for card in state.hunt_hand]
    return [*cards, DiscardHunt(None)] if cards and step.may else cards


@step("foresee")
def foresee(state: State, step: Step) -> Steps[None]:
    yield from draw_hunt(state)


@step("bury_hunt")
def bury_hunt(state: State, step: Step) -> Steps[None]:
    """Ruling: the cards are shown to all."""
    left, picked = list(state.hunt_hand), []
    for _ in range(min(step.n, len(left))):
        card = yield from draw_among(left)
        left.remove(card)
        picked.append(card)
    yield HuntBuried(picked)


@step("scan")
def scan(state: State, step: Step) -> Steps[None]:
    yield HuntScanned(step.seat, list(state.hunt_hand), sorted([step.seat, state.creature]))


@step("stop_hunt_plays")
def stop_hunt_plays(state: State, step: Step) -> Steps[None]:
    yield HuntPlaysStopped()


def draw_hunt(state: State) -> Steps[bool]:
    """One card into the hand of the Creature; whether there was one."""
    if not state.hunt_bag and not state.hunt_bottom and state.hunt_discard:
        yield HuntDeckRenewed()
    if state.hunt_bag:
        card = yield from draw_among(state.hunt_bag)
        yield HuntDrawn(state.creature, card, buried=False)
    elif state.hunt_bottom:
        yield HuntDrawn(state.creature, state.hunt_bottom[0].card, buried=True)
    else:
        return False
    return True
