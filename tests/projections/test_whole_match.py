"""A match as the service plays it, told by no hand."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from strata.domain.bots import choose
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Action
from strata.domain.match import commands
from strata.domain.match.events import SeatPlan
from strata.domain.match.match import Match
from strata.projections.lobby import Lobby
from strata.projections.players import Players
from strata.projections.projector import Projector
from strata.projections.standings import Standings
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal


def test_a_match_from_its_creation_to_the_standings(client: Any, journal: RedisJournal) -> None:
    matches, projector, rng = Matches(journal), Projector(journal, client), random.Random(1)
    projector.settle()
    game = next(iter(GAMES.values()))
    seats = [SeatPlan("human", player=f"p{seat}") for seat in range(game.seats[0])]
    created = matches.create(
        "m", "maker", lambda moment: commands.create("m", game, game.options(), seats, "shop", moment), {}
    )
    match = created.match
    while match.ledger.status == "playing":
        position, (seat, _) = match.position, match.pending[0]
        assert position is not None
        move = partial(_move, seat, choose("random", position, seat, rng))
        match = matches.change("m", "seat", move).match
    matches.change("m", "service", commands.score)
    projector.project()
    (row,) = Lobby(client).page(player="p0", application="shop", status="scored").rows
    assert (row.id, row.game) == ("m", game.slug)
    profile = Players(client).profile("shop", "p0", Standings(client))
    assert profile.games[game.slug].finished == profile.ratings[game.slug].matches == 1
    assert len(Standings(client).leaderboard(game.slug, "shop").rows) == len(seats)


def _move(seat: int, action: Action, match: Match, moment: commands.Moment) -> commands.Change:
    return commands.move(match, seat, action, moment)
