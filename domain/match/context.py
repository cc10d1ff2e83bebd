"""What a decision needs from outside: the time, the seed of the match, its past, and a source of randomness."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import Any, NamedTuple

from strata.domain.kernel import Position
from strata.domain.match.commands import Command
from strata.domain.match.events import Layer, Payload
from strata.domain.match.match import Match, Past


class Context(NamedTuple):
    at: str
    seed: bytes
    past: Past
    random: Callable[[], Random]
    """Makes a generator for a bot's choice or the world of a what-if. Chance in the game comes from the seed."""


class Reached(NamedTuple):
    """What the rules did, and the position where that led: its facts are applied already."""

    layer: Layer
    position: Position[Any]


Decided = Generator[Payload | Reached | Command, Match, None]
"""What follows from a command: events and further commands; each yield returns the match it led to."""
