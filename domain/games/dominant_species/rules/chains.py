"""Chains: a compound choice is a row of small steps by one animal, each of which takes effect at once.

``pass`` stands only beside the first step of a voluntary action, ``done`` only where a begun chain may be broken off.
A chain ends by itself as soon as no further step is legal.

Ruling: an action is done in full or not at all, but how many cubes or tiles it takes, and the element of a new tile,
stay free once it is begun.
"""

from __future__ import annotations

from typing import TypeVar

from strata.domain.games.dominant_species.facts import ActionPassed, TaskEnded
from strata.domain.games.dominant_species.state import State
from strata.domain.games.dominant_species.tasks import TaskBase, task_name
from strata.domain.kernel import Action, Seat, Steps

T = TypeVar("T", bound=TaskBase)


class Pass(Action, frozen=True, tag="pass"):
    """Leave the action undone."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        task = state.tasks[-1]
        yield ActionPassed(task.animal, task_name(task))


class Done(Action, frozen=True, tag="done"):
    """Take no further step."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield ended(state.tasks[-1])


WAYS_OUT: dict[str, Action] = {"pass": Pass(), "done": Done()}


def top(state: State, kind: type[T]) -> T:
    """The task on top of the stack, which is of this kind."""
    task = state.tasks[-1]
    assert isinstance(task, kind)
    return task


def ended(task: TaskBase) -> TaskEnded:
    return TaskEnded(task.animal, task_name(task))
