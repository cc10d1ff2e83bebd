from __future__ import annotations

from typing import Any

import pytest

from strata.projections.players import GameCounts, Players
from strata.projections.projector import Projector
from strata.projections.standings import Standings
from strata.store.on_redis import RedisJournal
from tests.projections.story import Story, bot, free, person, tell

pytestmark = pytest.mark.usefixtures("_games")


@pytest.fixture
def players(client: Any, journal: RedisJournal) -> Players:
    projector = Projector(journal, client)
    projector.prepare()
    tell(
        journal,
        Story("open", person("ann"), free(), at=1),
        Story("playing", person("ann"), bot(), at=2).moves(),
        Story("won", person("ann"), person("bob"), at=3).finish().score(1, 2),
        Story("lost", person("ann"), person("bob"), at=4).finish().score(2, 1),
        Story("both", person("ann"), person("ann"), at=5).finish().score(2, 1),
        Story("left", person("ann"), person("bob"), at=6).leave(0).finish().score(1, 2),
        Story("cancelled", person("ann"), bot(), at=7).cancel(),
        Story("elsewhere", person("ann"), bot(), at=8, application="shop").finish().score(1, 2),
        Story("other", person("ann"), bot(), at=9, game="other").finish(),
    )
    projector.project()
    return Players(client)


def test_matches_are_counted_by_game(client: Any, players: Players) -> None:
    profile = players.profile(None, "ann", Standings(client))
    assert profile.games == {
        "evo": GameCounts(played=6, finished=3, won=2, running=2),
        "other": GameCounts(played=1, finished=1, won=0, running=0),
    }
    assert set(profile.ratings) == {"evo"}
    assert profile.ratings["evo"].matches == 3
    assert players.profile("shop", "ann", Standings(client)).games == {"evo": GameCounts(1, 1, 1, 0)}


def test_somebody_unknown_has_an_empty_page(client: Any, players: Players) -> None:
    profile = players.profile(None, "zoe", Standings(client))
    assert (profile.games, profile.ratings) == ({}, {})
    assert players.matches(None, "zoe").rows == []


def test_the_latest_matches_come_first_page_by_page(players: Players) -> None:
    first = players.matches(None, "ann", limit=5)
    second = players.matches(None, "ann", cursor=first.next_cursor, limit=5)
    assert [row.id for row in first.rows] == ["other", "cancelled", "left", "both", "lost"]
    assert [row.id for row in second.rows] == ["won", "playing", "open"]
    assert second.next_cursor is None
    assert [row.id for row in players.matches(None, "ann", aspect="running").rows] == ["playing", "open"]
    assert [row.id for row in players.matches(None, "ann", game="evo", aspect="won").rows] == ["both", "won"]
    with pytest.raises(ValueError, match="cursor"):
        players.matches(None, "ann", cursor="?")


def test_a_match_is_told_from_the_players_side(players: Players) -> None:
    rows = {row.id: (row.seats, row.rank, row.has_left) for row in players.matches(None, "ann").rows}
    assert rows["won"] == ([0], 1, False)
    assert rows["both"] == ([0, 1], 1, False)
    assert rows["left"] == ([], None, True)
    assert rows["playing"] == ([0], None, False)
    theirs = {row.id: (row.seats, row.rank, row.has_left) for row in players.matches(None, "bob").rows}
    assert theirs["lost"] == ([1], 1, False)


def test_what_was_imported_unproven_counts_as_nothing(client: Any, journal: RedisJournal) -> None:
    projector = Projector(journal, client)
    projector.prepare()
    tell(
        journal,
        Story("proven", person("ann"), person("bob"), imported="proven").finish().score(1, 2),
        Story("unproven", person("ann"), person("bob"), imported="unproven").finish().score(1, 2),
    )
    projector.project()
    players = Players(client)
    assert players.profile(None, "ann", Standings(client)).games == {"evo": GameCounts(1, 1, 1, 0)}
    assert {row.id for row in players.matches(None, "ann").rows} == {"proven", "unproven"}
