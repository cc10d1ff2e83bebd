"""Drawing, keeping and losing Survival cards.

An empty deck is renewed from the discard; if that is empty too, the draw is skipped. A Hunted who draws two to keep one
discards the other face up.

Ruling: Minerva keeps the only card where no second one is to be had.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from strata.domain.games.not_alone.facts.survival import (
    Protected,
    SurvivalDeckRenewed,
    SurvivalDiscarded,
    SurvivalDrawn,
    SurvivalKept,
    SurvivalOffered,
)
from strata.domain.games.not_alone.rules.chain import Answer, question, step
from strata.domain.games.not_alone.rules.force import skill
from strata.domain.games.not_alone.rules.usable import draws_survival
from strata.domain.games.not_alone.state import State, Step
from strata.domain.kernel import ACTOR, Steps, draw_among


class KeepSurvival(Answer, frozen=True, tag="keep_survival"):
    """Keep this one of the two cards drawn."""

    secret: ClassVar = {"card": ACTOR}

    card: str

    def answer(self, state: State, step: Step) -> Steps[None]:
        other = next(card for card in state.of(step.seat).offered if card != self.card)
        yield SurvivalKept(step.seat, self.card, other)


class DiscardSurvival(Answer, frozen=True, tag="discard_survival"):
    """Discard a Survival card from hand."""

    card: str

    def answer(self, state: State, step: Step) -> Steps[None]:
        yield SurvivalDiscarded(step.seat, self.card)


@question("keep_survival", KeepSurvival)
def keep_survival(state: State, step: Step) -> Sequence[KeepSurvival]:
    return [KeepSurvival(card) for card in state.of(step.seat).offered]


@question("discard_survival", DiscardSurvival)
def discard_survival(state: State, step: Step) -> Sequence[DiscardSurvival]:
    return [DiscardSurvival(card) for card in state.of(step.seat).survival]


@step("draw")
def draw(state: State, step: Step) -> Steps[Sequence[Step]]:
    """``what`` says that only a Hunted without Survival cards draws."""
    hunted = state.of(step.seat)
    if not draws_survival(state) or (step.what == "needy" and hunted.holds_survival):
        return ()
    if skill(hunted, "spare_draw"):
        return [draw_two.due(step.seat)]
    yield SurvivalDrawn(step.seat, (yield from top_card(state)))
    return ()


@step("draw_two")
def draw_two(state: State, step: Step) -> Steps[Sequence[Step]]:
    if not draws_survival(state):
        return ()
    if len(state.survival_bag) + len(state.survival_discard) == 1:
        yield SurvivalDrawn(step.seat, (yield from top_card(state)))
        return ()
    for _ in range(2):
        yield SurvivalOffered(step.seat, (yield from top_card(state)))
    return [keep_survival.due(step.seat)]


@step("each_draws")
def each_draws(state: State, step: Step) -> Steps[Sequence[Step]]:
    yield from ()
    return [draw.due(hunted.seat, what=step.what) for hunted in state.hunted]


@step("lose_survival")
def lose_survival(state: State, step: Step) -> Steps[None]:
    yield SurvivalDiscarded(step.seat, (yield from draw_among(state.of(step.seat).survival)))


@step("protect")
def protect(state: State, step: Step) -> Steps[None]:
    assert step.what is not None
    yield Protected(step.seat, step.what)


def top_card(state: State) -> Steps[str]:
    if not state.survival_bag:
        yield SurvivalDeckRenewed()
    card: str = yield from draw_among(state.survival_bag)
    return card
