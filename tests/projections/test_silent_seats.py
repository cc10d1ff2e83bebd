"""What a lapsed seat and an unlisted match mean for the lobby, the pages of players and the standings."""

from __future__ import annotations

from typing import Any

import pytest

from strata.projections.lobby import Lobby, LobbySeat
from strata.projections.players import Players
from strata.projections.projector import Projector
from strata.projections.standings import Standings
from strata.store.on_redis import RedisJournal
from tests.projections.story import Story, bot, person, tell

pytestmark = pytest.mark.usefixtures("_games")


def projected(journal: RedisJournal, client: Any, *stories: Story) -> tuple[Lobby, Players, Standings]:
    projector = Projector(journal, client)
    projector.prepare()
    tell(journal, *stories)
    projector.project()
    return Lobby(client), Players(client), Standings(client)


def test_a_stand_in_is_shown_and_the_match_is_still_its_persons(client: Any, journal: RedisJournal) -> None:
    lobby, players, _ = projected(journal, client, Story("m", person("ann"), bot()).lapse(0, "random").moves(3))
    (row,) = lobby.page().rows
    assert row.seats[0] == LobbySeat(0, "human", None, "random")
    (theirs,) = players.matches(None, "ann", aspect="running").rows
    assert (theirs.seats, theirs.has_left) == ([0], False)


def test_who_is_not_back_at_the_end_has_left(client: Any, journal: RedisJournal) -> None:
    story = Story("m", person("ann"), person("bob"), bot("random")).lapse(1).finish().score(2, 1, 3)
    _, players, standings = projected(journal, client, story)
    (theirs,) = players.matches(None, "bob").rows
    assert (theirs.seats, theirs.rank, theirs.has_left) == ([], None, True)
    assert players.matches(None, "bob", aspect="won").rows == []
    rows = standings.leaderboard("evo").rows
    assert [row.player or row.bot for row in rows] == ["ann", "random", "bob"]


def test_who_is_back_at_the_end_is_rated_as_they_ended(client: Any, journal: RedisJournal) -> None:
    story = Story("m", person("ann"), person("bob")).lapse(1).moves(2).resume(1).finish().score(2, 1)
    _, players, standings = projected(journal, client, story)
    (theirs,) = players.matches(None, "bob", aspect="won").rows
    assert (theirs.rank, theirs.has_left) == (1, False)
    assert [row.player for row in standings.leaderboard("evo").rows] == ["bob", "ann"]


def test_without_people_at_the_end_nobody_is_rated(client: Any, journal: RedisJournal) -> None:
    story = Story("m", person("ann"), person("bob")).lapse(0).lapse(1).finish().score(2, 1)
    _, _, standings = projected(journal, client, story)
    assert standings.leaderboard("evo").rows == []


def test_an_unlisted_match_is_on_no_list_that_others_read(client: Any, journal: RedisJournal) -> None:
    lobby, players, standings = projected(
        journal,
        client,
        Story("nobodys", person("ann"), person("bob"), is_listed=False).finish().score(1, 2),
        Story("theirs", person("ann"), person("bob"), application="shop", is_listed=False).finish().score(1, 2),
    )
    assert lobby.page().rows == lobby.page(player="ann").rows == players.matches(None, "ann").rows == []
    assert standings.leaderboard("evo").rows == []
    assert [row.id for row in lobby.page(player="ann", application="shop").rows] == ["theirs"]
    assert [row.id for row in players.matches("shop", "ann", aspect="won").rows] == ["theirs"]
    assert [row.player for row in standings.leaderboard("evo", "shop").rows] == ["ann", "bob"]
