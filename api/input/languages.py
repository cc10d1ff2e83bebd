"""The language of a response: asked for by ``?lang=``, else the reader's best by Accept-Language, else English."""

from __future__ import annotations

from typing import Any

from flask import request

from strata.domain.kernel import Game

DEFAULT = "en"


def language_for(game: Game[Any, Any]) -> str:
    """The language in which to tell of a game: of those it has, the nearest to what is asked for."""
    asked = request.args.get("lang")
    wanted = request.accept_languages.values() if asked is None else [asked]
    spoken = (tag.lower().partition("-")[0] for tag in wanted)
    return next((tag for tag in spoken if tag in game.narrators), DEFAULT)
