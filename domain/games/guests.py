"""Guests: games of other packages, which name them as entry points of the group ``strata.games``.

A guest that cannot be played is skipped, with the reason, and does not affect the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

from strata.domain.kernel import Game, flaws

GROUP = "strata.games"


class Skipped(NamedTuple):
    """A game that is not offered: the name of its entry point, the package that names it, and the reason."""

    name: str
    package: str
    reason: str


class GameRejected(Exception):
    """A game that cannot be offered: it is flawed, or its slug is taken."""


def find_guests(built_in: Iterable[Game[Any, Any]]) -> tuple[list[Game[Any, Any]], list[Skipped]]:
    """The guests that are installed, in the order of their packages' names, and what was skipped.

    The games built in are imported only if there is a guest to be compared with them.
    """
    entries = sorted(entry_points(group=GROUP), key=lambda entry: (_package(entry), entry.name))
    games, skipped = list(built_in) if entries else [], []
    guests: list[Game[Any, Any]] = []
    for entry in entries:
        try:
            game = _load(entry)
            require_acceptable(game, games)
        except Exception as error:
            reason = str(error) if isinstance(error, GameRejected) else f"{type(error).__name__}: {error}"
            skipped.append(Skipped(entry.name, _package(entry), reason))
        else:
            games.append(game)
            guests.append(game)
    return guests, skipped


def require_acceptable(game: Game[Any, Any], others: Iterable[Game[Any, Any]]) -> None:
    """Raise ``GameRejected`` unless a game can be offered beside the others."""
    if found := flaws(game):
        raise GameRejected("; ".join(found))
    for other in others:
        if _bare(other) == _bare(game):
            raise GameRejected(f"the slug {game.slug} is taken by {other.title} ({other.slug})")


def _load(entry: EntryPoint) -> Game[Any, Any]:
    try:
        game: Game[Any, Any] = entry.load()
    except SystemExit as error:
        raise GameRejected("its import ends the process") from error
    return game


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.module


def _bare(game: Game[Any, Any]) -> str:
    """A slug without hyphens: names made from slugs, such as those of schemas, differ if these do."""
    return game.slug.replace("-", "")
