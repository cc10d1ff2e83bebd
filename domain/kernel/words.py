"""What a game says in a language, and the places it lets people point at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, Protocol

import msgspec

from strata.domain.kernel.decision import Decision
from strata.domain.kernel.structs import Action, View


@dataclass(frozen=True)
class Scene:
    """What the lines of an event are told from: names of the seats, and what the reader sees before and after it.

    Views are made when they are asked for, since most lines need none. There is no view before the first event of a
    game.
    """

    names: Sequence[str]
    view_before: Callable[[], View | None]
    view_after: Callable[[], View | None]

    @cached_property
    def before(self) -> Any:
        return self.view_before()

    @cached_property
    def after(self) -> Any:
        return self.view_after()


class Narrator(Protocol):
    """A language of a game."""

    def labels(self, decision: Decision, view: Any, names: Sequence[str]) -> Sequence[str]:
        """What choosing each option of a decision means, from what its seat sees. No two of them read alike."""

    def fact(self, fact: Mapping[str, Any], scene: Scene) -> str:
        """What happened, from the fields the reader may read; empty where nothing is worth a line."""

    def term(self, name: str, default: str) -> str:
        """What is called ``name`` outside the language: a decision, an option of the game, a score line, a card …"""


def titled(narrator: Narrator, prefix: str, name: str) -> str:
    """What a narrator calls something that goes by a name, or that name in plain letters."""
    return narrator.term(f"{prefix}-{name}", name.replace("_", " "))


class Source(msgspec.Struct, frozen=True):
    """Where a component of the game comes from: from the published game, or put together to fit what is known."""

    component: str
    status: Literal["published", "reconstructed"]


Targets = Sequence[str]
"""Places to point at, in the order of pointing: ``hex:1,-2``, ``card:frostbite-1``, ``space:adaptation/2``."""


def no_option_targets(action: Action, view: Any) -> Targets:
    return ()


def no_fact_targets(fact: Mapping[str, Any], view: Any) -> Targets:
    return ()
