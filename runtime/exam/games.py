"""The game to examine: an installed one, or one named by where it is defined."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game
from strata.runtime.command_error import CommandError


def find_game(named: str) -> Game[Any, Any]:
    """The game of a slug, or the object ``NAME`` of ``package.module:NAME``, also from the current folder."""
    module, is_path, attribute = named.partition(":")
    if not is_path:
        return _installed(named)
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        game = getattr(import_module(module), attribute)
    except ModuleNotFoundError as error:
        raise CommandError(f"There is no {named}: {error}.") from error
    except AttributeError as error:
        raise CommandError(f"There is no {named}: {error}.") from error
    if not isinstance(game, Game):
        raise CommandError(f"{named} is not a Game but of type {type(game).__name__}.")
    return game


def _installed(slug: str) -> Game[Any, Any]:
    if slug in GAMES:
        return GAMES[slug]
    for skipped in GAMES.skipped:
        if skipped.name == slug:
            raise CommandError(f"{slug} of {skipped.package} is skipped: {skipped.reason}.")
    raise CommandError(f"There is no game {slug!r}; there are {', '.join(GAMES)}.")
