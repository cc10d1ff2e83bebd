"""What a decision needs from outside: the time, the seed of the match, its past, and a source of randomness."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import NamedTuple

from strata.domain.match.commands import Command
from strata.domain.match.events import Payload
from strata.domain.match.match import Match, Past


class Context(NamedTuple):
    at: str
    seed: bytes
    past: Past
    random: Callable[[], Random]
    """Makes a generator for a bot's choice or the world of a what-if. Chance in the game comes from the seed."""


Decided = Generator[Payload | Command, Match, None]
"""What follows from a command: events and further commands; each yield returns the match it led to."""
