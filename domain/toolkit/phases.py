"""Phases in order: what begins each of them, what is forced in it, what seats choose in it, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from strata.domain.kernel import Decision, Fact, Seat, Steps


class InPhases(Protocol):
    """A state that is always in some phase, until it has an ending."""

    @property
    def phase(self) -> str: ...

    @property
    def ending(self) -> str | None: ...


S = TypeVar("S", bound=InPhases)
P = TypeVar("P", bound=str)


def until(is_over: Callable[[S], bool]) -> Callable[[S], Steps[bool]]:
    """The ``run`` of a phase in which nothing is forced."""

    def run(state: S) -> Steps[bool]:
        yield from ()
        return is_over(state)

    return run


def _nobody_chooses(state: InPhases) -> Sequence[Decision]:
    raise AssertionError(f"nobody chooses anything in {state.phase}")


def _always(state: InPhases) -> bool:
    return True


def _nobody(state: InPhases) -> list[Seat]:
    return []


def _nothing(state: InPhases) -> Steps[None]:
    yield from ()


@dataclass(frozen=True)
class PhaseRules(Generic[S, P]):
    """The rules of a phase.

    ``run`` takes its forced steps and returns whether it is over; ``decisions`` are what seats must choose where it is
    not. ``opens`` says whether it takes place when its time has come, ``queue`` who acts in it one after another, and
    ``begin`` are its first steps.
    """

    phase: P
    run: Callable[[S], Steps[bool]]
    decisions: Callable[[S], Sequence[Decision]] = _nobody_chooses
    opens: Callable[[S], bool] = _always
    queue: Callable[[S], list[Seat]] = _nobody
    begin: Callable[[S], Steps[None]] = _nothing


Between = Callable[[S], Steps[None]]
"""Steps between two phases, which belong to neither and are always taken."""


class Phases(Generic[S, P]):
    """The phases of a turn, after the last of which comes the first again, and those ``before`` the first turn.

    ``begun`` is the fact that puts the state into a phase, given the queue of it. A fact that follows from an action
    may do so too.
    """

    def __init__(
        self,
        begun: Callable[[S, P, list[Seat]], Fact],
        *turn: PhaseRules[S, P] | Between[S],
        before: Sequence[PhaseRules[S, P] | Between[S]] = (),
    ) -> None:
        course = (*before, *turn)
        self._begun = begun
        self._rules: dict[str, PhaseRules[S, P]] = {}
        self._following: dict[str, tuple[PhaseRules[S, P] | Between[S], ...]] = {}
        for place, rules in enumerate(course, start=1):
            if isinstance(rules, PhaseRules):
                self._rules[rules.phase] = rules
                self._following[rules.phase] = (*course[place:], *turn)

    def proceed(self, state: S) -> Steps[None]:
        """Phase after phase, until a seat must choose or the game is over."""
        while state.ending is None and (yield from self.run(state)):
            yield from self.begin_next(state)

    def run(self, state: S) -> Steps[bool]:
        """The forced steps of the phase; returns whether it is over."""
        return self._rules[state.phase].run(state)

    def begin_next(self, state: S) -> Steps[None]:
        """Begin the next phase that opens after one that is over, unless the game is over."""
        for following in self._following[state.phase]:
            if state.ending is not None:
                return
            if not isinstance(following, PhaseRules):
                yield from following(state)
            elif following.opens(state):
                yield self._begun(state, following.phase, following.queue(state))
                yield from following.begin(state)
                return
        raise AssertionError(f"no phase opens after {state.phase}")

    def pending(self, state: S) -> Sequence[Decision]:
        """Who must choose in the phase, with all options."""
        return () if state.ending is not None else self._rules[state.phase].decisions(state)
