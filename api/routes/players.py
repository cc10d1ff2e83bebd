"""Players and standings, as the projections know them."""

from __future__ import annotations

from typing import Any

from strata.api.access.callers import application
from strata.api.http.blueprint import Blueprint
from strata.api.http.problems import Problem
from strata.api.output.paging import paged
from strata.api.routes.games import game_named
from strata.api.schemas.common import PageQuery
from strata.api.schemas.players import LeaderboardPage, PlayerPage
from strata.api.services import services
from strata.domain.kernel.codec import to_builtins

blueprint = Blueprint("players", __name__, url_prefix="/v1", description="Players and leaderboards")


@blueprint.get("/players/<string:player>")
@blueprint.doc(operationId="getPlayer")
@blueprint.arguments(PageQuery, location="query")
@blueprint.response(200, PlayerPage)
def get_player(query: dict[str, Any], player: str) -> dict[str, Any]:
    """A player of the calling application: figures, ratings and matches, the latest first

    Without a key: a player of matches that were made without one.
    """
    owner = application()
    profile = services().players.profile(owner, player, services().standings)
    if not profile.games:
        raise Problem(404, "unknown_player", "No match has a player of this reference.")
    matches = paged(lambda: services().players.matches(owner, player, **query))
    return {
        "player": player,
        "games": to_builtins(profile.games),
        "ratings": to_builtins(profile.ratings),
        "matches": matches,
    }


@blueprint.get("/leaderboards/<string:game>")
@blueprint.doc(operationId="getLeaderboard")
@blueprint.arguments(PageQuery, location="query")
@blueprint.response(200, LeaderboardPage)
def get_leaderboard(query: dict[str, Any], game: str) -> dict[str, Any]:
    """The ratings of a game, the best first

    Of the calling application's players; without a key, of those of matches that were made without one.
    """
    slug = game_named(game).slug
    return paged(lambda: services().standings.leaderboard(slug, application(), **query))
