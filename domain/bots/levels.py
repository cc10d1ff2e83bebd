"""Every level there is, by name: those built in, and the guests of other packages.

A guest is an entry point of the group ``strata.bots`` that names a ``Level``. One that cannot be used is skipped, with
the reason, and does not affect the others.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property, partial
from importlib.metadata import EntryPoint, entry_points

from strata.domain.bots.greedy import greedy
from strata.domain.bots.level import Level
from strata.domain.bots.random import uniform
from strata.domain.bots.search import search

GROUP = "strata.bots"
LONGEST = 30.0
"""No level takes more seconds for a decision."""

_BUILT_IN = {
    "random": Level(uniform),
    "greedy": Level(greedy),
    "search": Level(partial(search, breadth=4), iterations=12, seconds=0.3),
    "strong": Level(partial(search, breadth=8, foresight=2), iterations=48, seconds=2.0),
}


class LevelNotInstalled(Exception):
    """The bot of a seat is of a level that is not, or no longer, installed here."""

    def __init__(self, level: str) -> None:
        super().__init__(f"the bot level {level} is not installed here")


class LevelRejected(Exception):
    """A guest that cannot be offered."""


def find_levels() -> tuple[dict[str, Level], dict[str, str]]:
    """All levels by name, and the guests that were skipped, each with the reason."""
    levels, skipped = dict(_BUILT_IN), dict[str, str]()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            levels[entry.name] = _load(entry, levels)
        except Exception as error:
            skipped[entry.name] = str(error) if isinstance(error, LevelRejected) else f"{type(error).__name__}: {error}"
    return levels, skipped


def _load(entry: EntryPoint, others: Collection[str]) -> Level:
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,31}", entry.name):
        raise LevelRejected("a level is named by up to 32 of a-z, 0-9 and hyphens")
    if entry.name in others:
        raise LevelRejected(f"the name {entry.name} is taken")
    level = entry.load()
    if not isinstance(level, Level):
        raise LevelRejected("it is not a strata.domain.bots.Level")
    if not 0 <= level.seconds <= LONGEST:
        raise LevelRejected(f"a decision takes 0 to {LONGEST:g} seconds")
    return level


class Levels(Mapping[str, Level]):
    """By name. Guests are found when a level is first asked for."""

    @cached_property
    def _found(self) -> tuple[dict[str, Level], dict[str, str]]:
        return find_levels()

    def __getitem__(self, name: str) -> Level:
        return self._found[0][name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._found[0])

    def __len__(self) -> int:
        return len(self._found[0])

    @property
    def skipped(self) -> Mapping[str, str]:
        """The guests that are not offered, each with the reason."""
        return self._found[1]


LEVELS = Levels()


def level_named(name: str) -> Level:
    """Raises ``LevelNotInstalled``."""
    level = LEVELS.get(name)
    if level is None:
        raise LevelNotInstalled(name)
    return level
