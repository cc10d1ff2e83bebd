"""The language of a response: asked for by ``?lang=``, else the reader's best by Accept-Language, else English."""

from __future__ import annotations

from typing import Any

from flask import request
from werkzeug.datastructures import LanguageAccept

from strata.domain.kernel import Game

DEFAULT = "en"


def language_for(game: Game[Any, Any]) -> str:
    """The language in which to tell of a game: of those it has, the nearest to what is asked for."""
    asked = request.args.get("lang")
    wanted = request.accept_languages if asked is None else LanguageAccept([(asked, 1)])
    return wanted.best_match(list(game.narrators), DEFAULT)
