"""Chains: what follows from an action, step by step, some of it chosen by a seat.

Steps are done in order; where one needs a choice, it and all after it wait in the state until the seat has chosen. A
choice with a single answer is made without asking. While the Hunted explore, each has a chain of its own.

Ruling: chained choices read public facts only when they decide whether somebody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from strata.domain.games.not_alone.components import Effect
from strata.domain.games.not_alone.facts.turns import ChoiceDue, ChoiceMade
from strata.domain.games.not_alone.state import Phase, State, Step
from strata.domain.kernel import Action, Decision, Seat, Steps


class Answer(Action, frozen=True):
    """An action that answers the first step of a chain."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        chain, apart = _waiting(state, seat)
        step, rest = chain[0], chain[1:]
        yield ChoiceMade(seat, apart)
        more = yield from self.answer(state, step)
        yield from follow(state, [*(more or ()), *rest])

    def answer(self, state: State, step: Step) -> Steps[Sequence[Step] | None]:
        """What follows from the answer; returns the steps that come next, if any."""
        raise NotImplementedError


@dataclass(frozen=True)
class StepKind:
    """A kind of step, with the name by which states, facts and the box know it."""

    name: str

    def due(
        self,
        seat: Seat,
        *,
        n: int = 1,
        what: str | None = None,
        place: int | None = None,
        card: int | None = None,
        cards: Sequence[int] = (),
        may: bool = False,
    ) -> Step:
        """A step of this kind, for a seat."""
        return Step(self.name, seat, n=n, what=what, place=place, card=card, cards=list(cards), may=may)


Run = Callable[[State, Step], Steps[Sequence[Step] | None]]
"""Carries a step out and returns the steps that come next, if any."""


@dataclass(frozen=True)
class Forced(StepKind):
    """Steps that ask nobody."""

    run: Run


@dataclass(frozen=True)
class Question(StepKind):
    """Steps that a seat must choose for: the decision, its answers, and what it is about."""

    decision: str
    answers: Callable[[State, Step], Sequence[Answer]]
    about: Callable[[Step], str | None]


KINDS: dict[str, Forced | Question] = {}
"""Every kind of step by its name. The chapters that define them build on this one, so ``rules`` puts them in."""

A = TypeVar("A", bound=Answer)


def step(name: str) -> Callable[[Run], Forced]:
    """Makes a function the kind of step that it carries out."""
    return lambda run: Forced(name, run)


def question(
    name: str, answer: type[A], about: Callable[[Step], str | None] = lambda step: None
) -> Callable[[Callable[[State, Step], Sequence[A]]], Question]:
    """Turns a function that lists answers into a kind of step; the decision is named after the answers."""
    return lambda answers: Question(name, str(answer.__struct_config__.tag), answers, about)


def steps_of(
    effect: Effect,
    seat: Seat,
    *,
    hunted: Seat | None = None,
    place: int | None = None,
    card: int | None = None,
    to: int | None = None,
    cards: Sequence[int] = (),
    what: str | None = None,
    n: int | None = None,
) -> list[Step]:
    """The steps of an effect, for a seat and what it has chosen; steps for a Hunted need one to be named."""
    return [
        Step(
            do=does.do,
            seat=seat if does.who == "self" or hunted is None else hunted,
            n=does.n if n is None else n,
            what=what if does.what is None else does.what,
            place=place,
            card=card,
            to=to,
            cards=list(cards),
            may=does.may,
        )
        for does in effect.does
        if does.who == "self" or hunted is not None
    ]


def follow(state: State, steps: Iterable[Step]) -> Steps[None]:
    """Do steps in order until a seat must choose or the game is over."""
    due = list(steps)
    apart = state.phase is Phase.EXPLORATION
    while due and state.ending is None:
        first = due.pop(0)
        kind = KINDS[first.do]
        if isinstance(kind, Forced):
            due[:0] = (yield from kind.run(state, first)) or ()
            continue
        answers = kind.answers(state, first)
        if len(answers) == 1:
            due[:0] = (yield from answers[0].answer(state, first)) or ()
        elif answers:
            waiting = [first, *(later for later in due if not apart or later.seat == first.seat)]
            due = [later for later in due if apart and later.seat != first.seat]
            yield ChoiceDue(first.seat, waiting, apart)


def decision(state: State, chain: Sequence[Step]) -> Decision:
    first = chain[0]
    asked = KINDS[first.do]
    assert isinstance(asked, Question)
    return Decision(first.seat, asked.decision, asked.answers(state, first), asked.about(first))


def _waiting(state: State, seat: Seat) -> tuple[Sequence[Step], bool]:
    if seat != state.creature and state.of(seat).chain:
        return state.of(seat).chain, True
    return state.chain, False
