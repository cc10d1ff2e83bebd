from __future__ import annotations

from typing import Any

import msgspec
import pytest

from strata.projections import match_lists
from strata.projections.lobby import Lobby, LobbyPending, LobbySeat
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
        "version": 1,
        "created_at": "2026-01-01T00:00:05.000Z",
        "updated_at": "2026-01-01T00:00:05.000Z",
        "pending": [],
        "seats": [
            {"seat": 0, "kind": "human", "bot": None, "stand_in": None, "player": None},
            {"seat": 1, "kind": "open", "bot": None, "stand_in": None, "player": None},
            {"seat": 2, "kind": "bot", "bot": "greedy", "stand_in": None, "player": None},
        ],
        "open_seats": 1,
        "options": {"length": "short"},
        "forked_from": None,
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
        (where,) = [status for status in statuses if ids(lobby, game="evo", statuses=[status]) == ["m"]]
        seen.append((where, bool(ids(lobby, player="ann")), bool(ids(lobby, player="ann", statuses=["open"]))))
    assert seen == [
        ("open", False, False),
        *[("playing", True, False)] * 4,
        ("finished", True, False),
        ("scored", True, False),
    ]
    (row,) = lobby.page(statuses=["scored"]).rows
    assert row.reason == "the_end"
    assert row.open_seats == 0


def test_a_row_follows_every_move(client: Any, journal: RedisJournal) -> None:
    lobby = projected(journal, client, Story("m", free(), bot()).take(0, at=7).ask(0).moves(2, at=9))
    (row,) = lobby.page().rows
    assert (row.updated_at, row.version) == ("2026-01-01T00:00:09.000Z", 5)
    assert row.pending == [LobbyPending(0, "choose")]


def test_who_must_decide_is_found_by_player_and_by_application(client: Any, journal: RedisJournal) -> None:
    lobby = projected(
        journal,
        client,
        Story("a", person("ann"), person("bob"), application="shop", at=1).ask(0).moves(),
        Story("b", person("ann"), person("bob"), application="shop", at=2).ask(0, 1).moves(),
        Story("c", person("ann"), bot(), application="shop", at=3).ask(1).moves(),
        Story("d", person("ann"), bot(), application="shop", at=4).ask(0).moves().ask().cancel(),
        Story("e", person("ann"), bot(), application="club", at=5).ask(0).moves(),
        Story("f", person("ann"), bot(), application="shop", at=6).ask(0).moves().lapse(0),
    )
    assert ids(lobby, application="shop", player="ann", turn=True) == ["b", "a"]
    assert ids(lobby, application="shop", player="bob", turn=True) == ["b"]
    assert ids(lobby, application="shop", own=True, turn=True) == ["b", "a"]
    assert ids(lobby, application="shop", player="ann", turn=True, game="other") == []
    found = lobby.turns("shop", "bob").rows
    assert [(turn.match, turn.seat, turn.player, turn.decision) for turn in found] == [("b", 1, "bob", "choose")]
    assert [(turn.match, turn.seat) for turn in lobby.turns("shop").rows] == [("b", 0), ("b", 1), ("a", 0)]
    assert [(turn.match, turn.seat) for turn in lobby.turns("club").rows] == [("e", 0)]


def test_players_are_shown_to_their_application_alone(client: Any, journal: RedisJournal) -> None:
    lobby = projected(journal, client, Story("m", person("ann"), bot(), application="shop"))
    seen = [lobby.page(application=application).rows[0].seats[0].player for application in ("shop", "club", None)]
    assert seen == ["ann", None, None]


def test_forks_and_times_can_be_asked_for(client: Any, journal: RedisJournal) -> None:
    matches = [Story(f"m{n}", person("ann"), bot(), at=n) for n in range(5)]
    forks = [Story(f"f{n}", person("ann"), bot(), at=10 + n, fork_of="m0") for n in range(3)]
    lobby = projected(journal, client, *matches, *forks)
    assert ids(lobby, forks=True) == ["f2", "f1", "f0"]
    assert ids(lobby, forks=False) == ["m4", "m3", "m2", "m1", "m0"]
    assert ids(lobby, imported=True) == []
    assert ids(lobby, since="2026-01-01T00:00:03.000Z", forks=False) == ["m4", "m3"]
    first = lobby.page(forks=False, limit=2)
    assert [row.id for row in first.rows] == ["m4", "m3"]
    rest = lobby.page(forks=False, limit=3, cursor=first.next_cursor)
    assert ([row.id for row in rest.rows], rest.next_cursor) == (["m2", "m1", "m0"], None)


def test_a_page_with_few_that_fit_ends_before_all_are_looked_at(
    client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_lists, "MOST_SEARCHED", 4)
    lobby = projected(journal, client, *(Story(f"m{n}", bot(), at=n) for n in range(9)))
    page, looks = lobby.page(forks=True, limit=2), 1
    while page.next_cursor is not None:
        page, looks = lobby.page(forks=True, limit=2, cursor=page.next_cursor), looks + 1
    assert (page.rows, looks) == ([], 3)


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
    assert ids(lobby, game="evo", statuses=["playing"]) == ["e", "a"]
    assert ids(lobby, statuses=["cancelled"]) == ["d"]
    assert ids(lobby, statuses=["cancelled", "open", "open"]) == ["d", "c"]
    assert ids(lobby, player="ann") == ["b", "a"]
    assert ids(lobby, player="ann", game="other") == ["b"]
    assert ids(lobby, player="ann", application="shop") == ["d"]
    assert ids(lobby, player="ann", application="shop", statuses=["playing"]) == []
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
