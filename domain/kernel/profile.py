"""What a game tells the exam about itself. All of it may be left out: the exam reads the rest from the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from strata.domain.kernel.structs import Action, State, Viewer

if TYPE_CHECKING:
    from strata.domain.kernel.decision import Decision
    from strata.domain.kernel.engine import Position

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Profile(Generic[S]):
    """How to examine a game, and what only its author can say of it."""

    matches: int = 100
    """How many random matches are played, unless the exam is told otherwise."""
    most_decisions: int = 20_000
    """No match takes more decisions, however it is played."""
    variants: Mapping[int, Sequence[Mapping[str, Any]]] = field(default_factory=dict)
    """For each number of seats, the options to examine; each option appears. Without it: the defaults, and each value
    of each option that is a bool, an Enum or a Literal."""
    choose: Callable[[Position[S], Decision, Random], Action] | None = None
    """One of a decision's options, where uniformly random play would leave parts of the rules unseen."""
    conserved: Callable[[S], None] | None = None
    """Asserts that every piece is somewhere exactly once."""
    hidden: Callable[[S, Viewer], Mapping[str, Any]] | None = None
    """What the viewer cannot know, by name: over many resamples each of these takes more than one value."""
    shows_more: Mapping[str, Any] = field(default_factory=dict)
    """Options with the value at which being asked gives something hidden away, as their rule says."""
