from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.projections.forks import Forks
from strata.projections.lobby import Lobby
from strata.projections.players import Players
from strata.projections.projector import Projector
from strata.projections.standings import Standings
from strata.store.on_redis import RedisJournal
from tests.projections.story import Story, bot, content, person, tell


def projected(journal: RedisJournal, client: Any, *stories: Story) -> Forks:
    projector = Projector(journal, client)
    projector.prepare()
    tell(journal, *stories)
    assert projector.project()
    return Forks(client)


def fork(id_: str, of: str, is_listed: bool = True, at: int = 0) -> Story:
    return Story(id_, person("ann"), bot(), at=at, fork_of=of, is_listed=is_listed)


def ids(forks: Forks, match: str, unlisted_too: bool) -> list[str]:
    return [row.id for row in forks.page(match, unlisted_too).rows]


def test_a_row_tells_where_a_fork_starts_and_what_became_of_it(client: Any, journal: RedisJournal) -> None:
    forks = projected(journal, client, Story("m", person("ann"), bot()), fork("f", "m", at=9).moves(3).cancel())
    (row,) = forks.page("m", False).rows
    assert msgspec.to_builtins(row) == {
        "id": "f",
        "forked_from": {"match": "m", "version": 7, "hash": row.forked_from.hash},
        "how": "copy",
        "listed": True,
        "status": "cancelled",
        "created_at": "2026-01-01T00:00:09.000Z",
        "updated_at": "2026-01-01T00:00:09.000Z",
    }


def test_the_forks_of_a_match_the_newest_first_and_the_unlisted_apart(client: Any, journal: RedisJournal) -> None:
    forks = projected(
        journal,
        client,
        fork("f1", "m", at=1),
        fork("f2", "m", at=2, is_listed=False),
        fork("f3", "other", at=3),
        fork("f4", "m", at=4),
        fork("f5", "f1", at=5),
    )
    assert ids(forks, "m", True) == ["f4", "f2", "f1"]
    assert ids(forks, "m", False) == ["f4", "f1"]
    assert ids(forks, "f1", False) == ["f5"]
    assert ids(forks, "f5", True) == []


def test_matches_that_are_no_forks_take_no_room(client: Any, journal: RedisJournal) -> None:
    forks = projected(journal, client, *(Story(f"m{n}", person("ann"), bot()).finish().score(1, 2) for n in range(5)))
    assert set(content(client, forks)) == {"positions"}


def test_pages_follow_each_other(client: Any, journal: RedisJournal) -> None:
    forks = projected(journal, client, *(fork(f"f{n}", "m", at=n) for n in range(5)))
    first = forks.page("m", False, limit=2)
    second = forks.page("m", False, first.next_cursor, 2)
    third = forks.page("m", False, second.next_cursor, 2)
    assert [row.id for page in (first, second, third) for row in page.rows] == ["f4", "f3", "f2", "f1", "f0"]
    assert third.next_cursor is None
    with pytest.raises(ValueError, match="cursor"):
        forks.page("m", False, "####")


def test_unlisted_forks_are_found_nowhere_else_and_no_fork_is_rated(client: Any, journal: RedisJournal) -> None:
    listed = fork("listed", "m").finish().score(1, 2)
    projected(journal, client, listed, fork("unlisted", "m", is_listed=False).finish().score(1, 2))
    assert [row.id for row in Lobby(client).page().rows] == ["listed"]
    assert [row.id for row in Lobby(client).page(player="ann").rows] == ["listed"]
    assert [row.id for row in Players(client).matches(None, "ann").rows] == ["listed"]
    assert Standings(client).leaderboard("evo").rows == []
    assert Standings(client).ratings(None, "ann") == {}


def test_a_fork_from_a_file_counts_only_if_it_was_proven(client: Any, journal: RedisJournal) -> None:
    seats = (person("ann"), bot())
    forks = projected(
        journal,
        client,
        Story("proven", *seats, fork_of="m", imported="proven"),
        Story("unproven", *seats, fork_of="m", imported="unproven"),
    )
    assert ids(forks, "m", unlisted_too=True) == ["proven"]
