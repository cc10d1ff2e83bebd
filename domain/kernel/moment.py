"""Where a game is: which turn it is, and how its tracks stand. Both are public at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec


class Moment(msgspec.Struct, frozen=True):
    """A turn, counted as the rules count turns or rounds, from 0 or 1 on, and a phase of it by name.

    A narrator's term ``phase-<name>`` names the phase.
    """

    turn: int
    phase: str | None = None


class Track(msgspec.Struct, frozen=True):
    """A counter that belongs to the whole table, not to a seat. A narrator's term ``track-<name>`` names it."""

    name: str
    value: int


def no_turns(state: Any) -> Moment | None:
    return None


def no_tracks(state: Any) -> Sequence[Track]:
    return ()
