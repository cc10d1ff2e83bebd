"""The language of a response: asked for by ``?lang=``, else the reader's best by Accept-Language, else English."""

from __future__ import annotations

from typing import Any

from flask import request

from strata.api.http.problems import invalid
from strata.domain.kernel import Game

DEFAULT = "en"


def language_for(game: Game[Any, Any]) -> str:
    """The language in which to tell of a game. A language asked for by name must be one that the game has."""
    asked = request.args.get("lang")
    if asked is None:
        return request.accept_languages.best_match(list(game.narrators), DEFAULT)
    if asked not in game.narrators:
        raise invalid("/lang", f"{game.title} speaks: {', '.join(game.narrators)}.")
    return asked
