from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.projections.lobby import Lobby, LobbySeat
from strata.projections.projector import Projector
from strata.store.on_redis import RedisJournal
from tests.projections.story import Story, bot, free, person, tell


def projected(journal: RedisJournal, client: Any, *stories: Story) -> Lobby:
    projector = Projector(journal, client)
    projector.prepare()
    tell(journal, *stories)
    assert projector.project()
    return Lobby(client)


def ids(lobby: Lobby, **filters: Any) -> list[str]:
    return [row.id for row in lobby.page(**filters).rows]


def test_a_row_shows_what_anybody_may_know(client: Any, journal: RedisJournal) -> None:
    lobby = projected(journal, client, Story("m", person("ann"), free(), bot(), at=5))
    (row,) = lobby.page().rows
    assert msgspec.to_builtins(row) == {
        "id": "m",
        "game": "evo",
        "status": "open",
        "created_at": "2026-01-01T00:00:05.000Z",
        "updated_at": "2026-01-01T00:00:05.000Z",
        "seats": [
            {"seat": 0, "kind": "human", "bot": None, "stand_in": None},
            {"seat": 1, "kind": "open", "bot": None, "stand_in": None},
            {"seat": 2, "kind": "bot", "bot": "greedy", "stand_in": None},
        ],
        "open_seats": 1,
        "options": {"length": "short"},
        "reason": None,
    }


def test_a_match_moves_between_lists_as_its_status_changes(client: Any, journal: RedisJournal) -> None:
    story = Story("m", free(), bot())
    lobby, projector = Lobby(client), Projector(journal, client)
    projector.prepare()
    seen = []
    story.take(0, "ann").moves(3).finish().score(1, 2)
    for append in story.appends:
        journal.append(append)
        projector.project()
        statuses = ["open", "playing", "finished", "scored"]
        (where,) = [status for status in statuses if ids(lobby, game="evo", status=status) == ["m"]]
        seen.append((where, bool(ids(lobby, player="ann")), bool(ids(lobby, player="ann", status="open"))))
    assert seen == [
        ("open", False, False),
        *[("playing", True, False)] * 4,
        ("finished", True, False),
        ("scored", True, False),
    ]
    (row,) = lobby.page(status="scored").rows
    assert row.reason == "the_end"
    assert row.open_seats == 0


def test_the_time_of_the_latest_event_other_than_a_move_is_shown(client: Any, journal: RedisJournal) -> None:
    lobby = projected(journal, client, Story("m", free(), bot()).take(0, at=7).moves(2, at=9))
    (row,) = lobby.page().rows
    assert row.updated_at == "2026-01-01T00:00:07.000Z"


def test_filters_combine(client: Any, journal: RedisJournal) -> None:
    stories = [
        Story("a", person("ann"), bot(), at=1),
        Story("b", person("ann"), bot(), game="other", at=2),
        Story("c", person("bob"), free(), at=3),
        Story("d", person("ann"), bot(), application="shop", at=4).cancel(),
        Story("e", person(), bot(), at=5),
    ]
    lobby = projected(journal, client, *stories)
    assert ids(lobby) == ["e", "d", "c", "b", "a"]
    assert ids(lobby, game="evo") == ["e", "d", "c", "a"]
    assert ids(lobby, game="evo", status="playing") == ["e", "a"]
    assert ids(lobby, status="cancelled") == ["d"]
    assert ids(lobby, player="ann") == ["b", "a"]
    assert ids(lobby, player="ann", game="other") == ["b"]
    assert ids(lobby, player="ann", application="shop") == ["d"]
    assert ids(lobby, player="ann", application="shop", status="playing") == []
    assert ids(lobby, player="nobody") == []


def test_players_cannot_be_confused_by_what_their_names_contain(client: Any, journal: RedisJournal) -> None:
    lobby = projected(journal, client, Story("m", person('x","y'), bot(), application='a","b'))
    assert ids(lobby, player='x","y', application='a","b') == ["m"]
    assert ids(lobby, player="y", application='a","b","x') == []


def test_who_leaves_an_open_match_is_not_in_it_and_who_leaves_a_running_one_was(
    client: Any, journal: RedisJournal
) -> None:
    before = Story("before", person("ann"), free()).leave(0)
    during = Story("during", person("ann"), bot()).leave(0)
    lobby = projected(journal, client, before, during)
    assert ids(lobby, player="ann") == ["during"]
    row = lobby.page(player="ann").rows[0]
    assert row.seats == [LobbySeat(0, "bot", "greedy"), LobbySeat(1, "bot", "greedy")]


def test_pages_follow_each_other_although_matches_come_between(client: Any, journal: RedisJournal) -> None:
    lobby = projected(journal, client, *(Story(f"m{n:02d}", bot(), at=n // 3) for n in range(25)))
    first = lobby.page(limit=10)
    tell(journal, Story("later", bot(), at=1000))
    projector = Projector(journal, client)
    projector.prepare()
    projector.project()
    second = lobby.page(cursor=first.next_cursor, limit=10)
    third = lobby.page(cursor=second.next_cursor, limit=10)
    shown = [row.id for page in (first, second, third) for row in page.rows]
    assert shown == [f"m{n:02d}" for n in reversed(range(25))]
    assert third.next_cursor is None
    assert ids(lobby, limit=1) == ["later"]


def test_a_page_that_ends_with_the_list_has_no_next(client: Any, journal: RedisJournal) -> None:
    lobby = projected(journal, client, Story("a", bot()), Story("b", bot()))
    assert lobby.page(limit=2).next_cursor is None
    assert lobby.page(limit=1).next_cursor is not None


@pytest.mark.parametrize("cursor", ["", "x", "####", "bm9iYXI", "ünï", "a" * 5])
@pytest.mark.parametrize("is_built", [True, False])
def test_a_bad_cursor_is_refused(client: Any, journal: RedisJournal, cursor: str, is_built: bool) -> None:
    if is_built:
        Projector(journal, client).prepare()
    with pytest.raises(ValueError, match="cursor"):
        Lobby(client).page(cursor=cursor)


@pytest.mark.parametrize("limit", [0, -1, 501])
def test_a_bad_limit_is_refused(client: Any, journal: RedisJournal, limit: int) -> None:
    lobby = projected(journal, client)
    with pytest.raises(ValueError, match="limit"):
        lobby.page(limit=limit)


def test_an_empty_lobby_is_an_empty_page(client: Any) -> None:
    assert Lobby(client).page().rows == []


def test_names_and_players_are_not_shown(client: Any, journal: RedisJournal) -> None:
    lobby = projected(journal, client, Story("m", person("secret-reference"), bot()))
    assert b"secret-reference" not in msgspec.json.encode(lobby.page().rows)
