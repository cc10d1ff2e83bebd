"""The catalogue of games."""

from __future__ import annotations

from typing import Any

import msgspec

from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.schemas.games import GameDetail, GamesPage
from strata.domain.bots import LEVELS
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game

blueprint = Blueprint("games", __name__, url_prefix="/v1/games", description="The games that can be played")


def game_named(slug: str) -> Game[Any, Any]:
    if slug not in GAMES:
        raise Problem(404, "unknown_game", f"There is no game {slug!r}; GET /v1/games lists them.")
    return GAMES[slug]


@blueprint.get("")
@blueprint.doc(operationId="listGames")
@blueprint.response(200, GamesPage)
def list_games() -> dict[str, Any]:
    """List the games

    In a few words each: who designed it, how many can play, its bots and the languages of its narration.
    """
    return {"data": [_row(game) for game in GAMES.values()], "has_more": False, "next_cursor": None}


@blueprint.get("/<string:game>")
@blueprint.doc(operationId="getGame")
@blueprint.response(200, GameDetail)
def get_game(game: str) -> dict[str, Any]:
    """A game with the JSON Schemas of its options, actions, facts and view

    The schemas stand alone, for clients that learn of a game only at run time; this document has the same.
    """
    found = game_named(game)
    return {
        **_row(found),
        "options": msgspec.json.schema(found.options),
        "actions": msgspec.json.schema(found.action_union),
        "facts": msgspec.json.schema(found.fact_list),
        "view": msgspec.json.schema(found.view_type),
    }


def _row(game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "title": game.title,
        "summary": game.summary,
        "designers": list(game.designers),
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "rules_version": game.rules_version,
        "bots": list(LEVELS),
        "languages": list(game.narrators),
    }
