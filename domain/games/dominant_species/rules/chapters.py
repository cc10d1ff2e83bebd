"""What a chapter adds to the round: the phase it is about, and the tasks it puts to the animals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from strata.domain.games.dominant_species.state import Phase, State
from strata.domain.games.dominant_species.tasks import TaskBase
from strata.domain.kernel import Action, Steps

T = TypeVar("T", bound=TaskBase)


def _no_options(state: State, task: TaskBase) -> Iterator[Action]:
    return iter(())


def _nothing(state: State) -> Steps[None]:
    yield from ()


@dataclass(frozen=True)
class Work(Generic[T]):
    """A kind of task: its options, each an action with what follows from it, and its steps that ask nobody.

    ``force`` returns whether it took such a step.
    """

    task: type[T]
    options: Callable[[State, T], Iterator[Action]] = _no_options
    force: Callable[[State, T], Steps[bool]] | None = None


@dataclass(frozen=True)
class Chapter:
    """A phase of the round: what it begins with, what each pawn there puts on the stack, and what ends it.

    ``act`` gets the animal and the space of its pawn; where there is none, pawns do not act by themselves.
    """

    phase: Phase
    begin: Callable[[State], Steps[None]] = _nothing
    act: Callable[[State, str, int], Steps[None]] | None = None
    end: Callable[[State], Steps[None]] = _nothing
    work: tuple[Work[Any], ...] = ()
