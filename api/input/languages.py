"""The language of a response: asked for by ``?lang=``, else the reader's best by Accept-Language, else English."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from flask import request
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from strata.domain.kernel import Game

DEFAULT = "en"


def language_for(game: Game[Any, Any]) -> str:
    """The language in which to tell of a game: of those it has, the nearest to what is asked for."""
    asked = request.args.get("lang")
    accepted = accepted_languages(request.headers.get("Accept-Language", ""))
    return nearest_language(game, accepted if asked is None else (asked,))


@lru_cache(maxsize=1000)
def accepted_languages(header: str) -> tuple[str, ...]:
    """The tags of Accept-Language, the best first."""
    return tuple(parse_accept_header(header, LanguageAccept).values())


def nearest_language(game: Game[Any, Any], wanted: Iterable[str]) -> str:
    """Of the languages that a game has, the first that is wanted."""
    spoken = (tag.lower().partition("-")[0] for tag in wanted)
    return next((tag for tag in spoken if tag in game.narrators), DEFAULT)
