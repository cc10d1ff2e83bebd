"""Chains: what follows from an action, step by step, some of it chosen by a seat.

Steps are done in order; where one needs a choice, it and all behind it wait in the state until the seat has chosen. A
choice with a single answer is made without asking. While the Hunted explore, each has a chain of its own.

Ruling: chained choices read public facts only when they decide whether somebody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

from strata.domain.games.not_alone.components import Effect
from strata.domain.games.not_alone.facts.course import ChoiceDue, ChoiceMade
from strata.domain.games.not_alone.state import Phase, State, Step
from strata.domain.kernel import Action, Decision, Seat, Steps

Doing = Callable[[State, Step], Steps[Sequence[Step]]]
"""Carries a step out and answers the steps that follow at once."""

STEPS: dict[str, Doing] = {}


class Answer(Action, frozen=True):
    """An action that answers the first step of a chain."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        chain, apart = _waiting(state, seat)
        step, rest = chain[0], chain[1:]
        yield ChoiceMade(seat, apart)
        more = yield from self.answer(state, step)
        yield from follow(state, [*more, *rest])

    def answer(self, state: State, step: Step) -> Steps[Sequence[Step]]:
        raise NotImplementedError


class Question(NamedTuple):
    """A step that a seat must choose for: the name of the decision and its answers."""

    name: str
    answers: Callable[[State, Step], Sequence[Answer]]


QUESTIONS: dict[str, Question] = {}

D = TypeVar("D", bound=Doing)
A = TypeVar("A", bound=Callable[[State, Step], Sequence[Answer]])


def step(do: str) -> Callable[[D], D]:
    """Registers what carries out the steps of a name."""

    def register(doing: D) -> D:
        STEPS[do] = doing
        return doing

    return register


def question(do: str, name: str) -> Callable[[A], A]:
    """Registers what lists the answers to the steps of a name."""

    def register(answers: A) -> A:
        QUESTIONS[do] = Question(name, answers)
        return answers

    return register


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
        asked = QUESTIONS.get(first.do)
        if asked is None:
            due[:0] = yield from STEPS[first.do](state, first)
            continue
        answers = asked.answers(state, first)
        if len(answers) == 1:
            due[:0] = yield from answers[0].answer(state, first)
        elif answers:
            waiting = [first, *(later for later in due if not apart or later.seat == first.seat)]
            due = [later for later in due if apart and later.seat != first.seat]
            yield ChoiceDue(first.seat, waiting, apart)


def decision(state: State, chain: Sequence[Step]) -> Decision:
    first = chain[0]
    asked = QUESTIONS[first.do]
    about = None if first.do != "choose_mode" else str(first.place)
    return Decision(first.seat, asked.name, asked.answers(state, first), about)


def _waiting(state: State, seat: Seat) -> tuple[Sequence[Step], bool]:
    if seat != state.creature and state.of(seat).chain:
        return state.of(seat).chain, True
    return state.chain, False
