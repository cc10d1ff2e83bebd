"""The catalogue of games."""

from __future__ import annotations

from typing import Any

from strata.api.http.blueprint import Blueprint
from strata.api.http.media_types import MARKDOWN
from strata.api.http.problems import Problem
from strata.api.input.languages import language_for
from strata.api.output.games import detail, glossary, row, rules_of
from strata.api.output.matches import text
from strata.api.schemas.common import LanguageQuery
from strata.api.schemas.games import GameDetail, GamesPage, GlossaryAnswer
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game

blueprint = Blueprint("games", __name__, url_prefix="/v1/games", description="The games that can be played")


def game_named(slug: str) -> Game[Any, Any]:
    if slug not in GAMES:
        raise Problem(404, "unknown_game", f"There is no game {slug!r}; GET /v1/games lists them.")
    return GAMES[slug]


@blueprint.get("")
@blueprint.doc(operationId="listGames")
@blueprint.arguments(LanguageQuery, location="query")
@blueprint.response(200, GamesPage)
def list_games(query: dict[str, Any]) -> tuple[dict[str, Any], int, dict[str, str]]:
    """List the games

    In a few words each: who designed it, how many can play, its bots and the languages it speaks.
    """
    languages = {slug: language_for(game) for slug, game in GAMES.items()}
    rows = [row(game, languages[slug]) for slug, game in GAMES.items()]
    spoken = ", ".join(dict.fromkeys(languages.values()))
    return {"data": rows, "has_more": False, "next_cursor": None}, 200, {"Content-Language": spoken}


@blueprint.get("/<string:game>")
@blueprint.doc(operationId="getGame")
@blueprint.arguments(LanguageQuery, location="query")
@blueprint.response(200, GameDetail)
def get_game(query: dict[str, Any], game: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """A game with its sources, its terms and the JSON Schemas of its options, actions, facts and view

    The schemas stand alone, for clients that learn of a game only at run time; this document has the same. Options
    have titles and descriptions in the reader's language, `terms` has those of decisions, score lines and endings.
    """
    found = game_named(game)
    language = language_for(found)
    return detail(found, language), 200, {"Content-Language": language}


@blueprint.get("/<string:game>/glossary")
@blueprint.doc(operationId="getGlossary")
@blueprint.arguments(LanguageQuery, location="query")
@blueprint.response(200, GlossaryAnswer)
def get_glossary(query: dict[str, Any], game: str) -> tuple[dict[str, Any], int, dict[str, str]]:
    """What the things of a game are called, and what they do

    Every card, place, tile or other thing that has a name, in the reader's language.
    """
    found = game_named(game)
    language = language_for(found)
    return {"game": found.slug, "data": glossary(found, language)}, 200, {"Content-Language": language}


@blueprint.get("/<string:game>/rules")
@blueprint.doc(operationId="getRules", responses={200: {"content": {MARKDOWN: {"schema": {"type": "string"}}}}})
def get_rules(game: str) -> Any:
    """The rules of a game as they are played here

    In English, as Markdown.
    """
    rules = rules_of(game_named(game))
    if rules is None:
        raise Problem(404, "not_found", "This game brings no rules to read.")
    return text(rules, MARKDOWN, {"Content-Language": "en"})
