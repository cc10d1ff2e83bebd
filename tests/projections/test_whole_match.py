"""A match as the service plays it, told by no hand."""

from __future__ import annotations

import random
from typing import Any

from strata.domain.bots import choose
from strata.domain.games.registry import GAMES
from strata.domain.match.commands import Score
from strata.domain.match.events import SeatPlan
from strata.projections.lobby import Lobby
from strata.projections.players import Players
from strata.projections.projector import Projector
from strata.projections.standings import Standings
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.match.deeds import choice, creation


def test_a_match_from_its_creation_to_the_standings(client: Any, journal: RedisJournal) -> None:
    matches, projector, rng = Matches(journal), Projector(journal, client), random.Random(1)
    projector.prepare()
    game = next(iter(GAMES.values()))
    seats = [SeatPlan("human", player=f"p{seat}") for seat in range(game.seats[0])]
    match = matches.create(creation("m", game, game.options(), seats, "shop"), {}).match
    while match.ledger.status == "playing":
        offset, (seat, _) = match.position, match.pending[0]
        assert offset is not None
        match = matches.change("m", choice(match, seat, choose("random", offset, seat, rng))).match
    matches.change("m", Score())
    projector.project()
    (row,) = Lobby(client).page(player="p0", application="shop", statuses=["scored"]).rows
    assert (row.id, row.game) == ("m", game.slug)
    profile = Players(client).profile("shop", "p0", Standings(client))
    assert profile.games[game.slug].finished == profile.ratings[game.slug].matches == 1
    assert len(Standings(client).leaderboard(game.slug, "shop").rows) == len(seats)
