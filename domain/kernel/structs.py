"""The base of everything a game defines: facts, actions, states, views and options.

All are msgspec structs: typed, tagged by a stable snake_case ``kind``, refusing unknown fields. A fact never refers
back to itself, so the search for garbage passes facts over (``gc=False``).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, ClassVar, TypeVar

import msgspec

R = TypeVar("R")

Seat = int
Viewer = Seat | None
"""Who looks: a seat, or None for a spectator."""

ACTOR = "@actor"
NOBODY = "@nobody"


class Fact(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="kind"):
    """What became true in the game, in the past tense. Facts alone write the state.

    ``secret`` names each field that not everybody may read, with its audience: the name of the field that
    holds the seat or the seats who may (``None`` in it stands for everyone), or NOBODY.
    ``reveals`` says that the fact takes something out of hiding; undo does not cross it.
    """

    secret: ClassVar[Mapping[str, str]] = {}
    reveals: ClassVar[bool] = False

    def apply(self, state: Any) -> None:
        """Change the state to what this fact says. Never asks, never draws, never fails."""
        raise NotImplementedError


class Draw(msgspec.Struct, frozen=True):
    """A question to chance: which of ``of`` equally likely candidates?"""

    of: int


Steps = Generator[Fact | Draw, Any, R]
"""Rules in motion: facts, each applied before the next line runs, and draws, each of which returns a number."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """What a seat chooses, in the imperative. ``secret`` as for facts; ACTOR stands for whoever acts."""

    secret: ClassVar[Mapping[str, str]] = {}

    def decide(self, state: Any, seat: Seat) -> Steps[None]:
        """The facts that follow when ``seat`` chooses this. Legality was settled by ``pending``."""
        raise NotImplementedError


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Everything true at one moment of a game. ``State()`` is the empty table before set-up.

    Keys of dicts are strings, nothing is a float, and nothing leans on the order of a dict or a set.
    """


class View(msgspec.Struct, frozen=True):
    """The state as one viewer may know it: built up, never stripped down."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices made when a match is created; every field has a default."""

    def check(self, seats: int) -> None:
        """Raise ``InvalidOption`` where the options do not fit each other or the number of seats."""


class InvalidOption(ValueError):
    """An option that cannot be played: its name, and why."""

    def __init__(self, option: str, reason: str) -> None:
        super().__init__(f"{option}: {reason}")
        self.option = option
        self.reason = reason
