from __future__ import annotations

import itertools
import random
from typing import Any

import fakeredis
import pytest
from openskill.models import PlackettLuce

from strata.projections.projector import Projector
from strata.projections.rating import Entrant, Rating, entrants, rate, unrated_because
from strata.projections.standings import BoardRow, Standings
from strata.projections.summary import summarise
from strata.store.on_redis import RedisJournal
from tests.projections.story import Story, bot, content, free, person, tell

pytestmark = pytest.mark.usefixtures("_games")


def projected(journal: RedisJournal, client: Any, *stories: Story) -> Standings:
    projector = Projector(journal, client)
    projector.prepare()
    for story in stories:
        tell(journal, story)
        projector.project()
    return Standings(client)


def board(standings: Standings, **scope: Any) -> dict[str, BoardRow]:
    return {row.player or f"bot:{row.bot}": row for row in standings.leaderboard("evo", **scope).rows}


def test_a_result_moves_ratings_as_openskill_does(client: Any, journal: RedisJournal) -> None:
    standings = projected(
        journal, client, Story("m", person("ann"), person("bob"), person("cid")).finish().score(2, 1, 2)
    )
    model = PlackettLuce()
    after = model.rate([[model.rating()], [model.rating()], [model.rating()]], ranks=[2, 1, 2])
    rows = board(standings)
    assert {name: (row.mu, row.sigma) for name, row in rows.items()} == {
        name: (round(team[0].mu, 2), round(team[0].sigma, 2))
        for name, team in zip(("ann", "bob", "cid"), after, strict=True)
    }
    assert rows["ann"].mu == rows["cid"].mu < rows["bob"].mu
    assert (rows["bob"].matches, rows["bob"].won, rows["ann"].won) == (1, 1, 0)
    assert rows["bob"].rating == pytest.approx(rows["bob"].mu - 3 * rows["bob"].sigma, abs=0.03)


ANN_AND_BOB = (person("ann"), person("bob"))


@pytest.mark.parametrize(
    ("story", "because"),
    [
        (Story("m", person("ann"), person("ann")).finish().score(1, 2), "same_player"),
        (Story("m", person("ann"), person()).finish().score(1, 2), "anonymous"),
        (Story("m", bot(), bot("random")).finish().score(1, 2), "no_player"),
        (Story("m", person("ann")).finish().score(1), "alone"),
        (Story("m", *ANN_AND_BOB).finish(), "not_over"),
        (Story("m", person("ann"), free()), "not_over"),
        (Story("m", *ANN_AND_BOB).cancel(), "cancelled"),
        (Story("m", *ANN_AND_BOB).leave(0).leave(1).finish().score(1, 2), "no_player"),
        (Story("m", person("ann"), person()).leave(1).finish().score(1, 2), "anonymous"),
        (Story("m", *ANN_AND_BOB, undo="free").finish().score(1, 2), "free_undo"),
        (Story("m", *ANN_AND_BOB).rewind("chance").finish().score(1, 2), "undo"),
        (Story("m", *ANN_AND_BOB).rewind("reveal", by="seat").finish().score(1, 2), "undo"),
        (Story("m", person("ann"), bot()).rewind("choice", "turn").finish().score(1, 2), "undo"),
        (Story("m", *ANN_AND_BOB).rewind(by="admin").finish().score(1, 2), "rewind"),
        (Story("m", *ANN_AND_BOB, fork_of="o").finish().score(1, 2), "fork"),
        (Story("m", *ANN_AND_BOB, imported="proven").finish().score(1, 2), "imported"),
        (Story("m", *ANN_AND_BOB, imported="unproven").finish().score(1, 2), "imported"),
        (Story("m", *ANN_AND_BOB, is_listed=False).finish().score(1, 2), "unlisted"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_not_rated(client: Any, journal: RedisJournal, story: Story, because: str) -> None:
    assert board(projected(journal, client, story)) == {}
    assert unrated_because(summarise(journal, "m")) == because


@pytest.mark.parametrize(
    "story",
    [
        Story("m", *ANN_AND_BOB).finish().score(1, 2),
        Story("m", person("ann"), bot()).finish().score(1, 2),
        Story("m", *ANN_AND_BOB).rewind(by="seat").rewind("turn").finish().score(1, 2),
        Story("m", *ANN_AND_BOB).leave(1).finish().score(1, 2),
        Story("m", *ANN_AND_BOB, application="club", is_listed=False).finish().score(1, 2),
    ],
    ids=["two players", "a player and a bot", "undo that told nothing", "one who left", "an application's own"],
)
def test_rated(client: Any, journal: RedisJournal, story: Story) -> None:
    projected(journal, client, story)
    assert unrated_because(summarise(journal, "m")) is None
    assert len(entrants(summarise(journal, "m"))) == 2


def test_a_level_of_bots_is_rated_once_for_all_its_seats(client: Any, journal: RedisJournal) -> None:
    rows = board(projected(journal, client, Story("m", person("ann"), bot(), bot()).finish().score(2, 1, 3)))
    assert set(rows) == {"ann", "bot:greedy"}
    assert (rows["bot:greedy"].player, rows["bot:greedy"].bot) == (None, "greedy")
    assert (rows["bot:greedy"].matches, rows["bot:greedy"].won) == (1, 1)
    equal = board(
        projected(
            RedisJournal(other := fakeredis.FakeRedis()),
            other,
            Story("m", person("bot:greedy"), bot()).finish().score(1, 2),
        )
    )
    assert len(equal) == 1, "shown alike, but ..."
    assert len(Standings(other).leaderboard("evo").rows) == 2, "... not the same"


def test_who_leaves_comes_last_and_the_bot_is_not_rated(client: Any, journal: RedisJournal) -> None:
    story = Story("m", person("ann"), person("bob"), bot()).leave(1, "random").finish().score(2, 1, 3)
    rows = board(projected(journal, client, story))
    assert list(rows) == ["ann", "bot:greedy", "bob"]
    assert rows["bob"].won == 0


def test_who_leaves_before_the_start_is_not_rated(client: Any, journal: RedisJournal) -> None:
    story = Story("m", person("ann"), person("bob"), free()).leave(1).take(2, "cid").finish().score(1, 2, 3)
    assert set(board(projected(journal, client, story))) == {"ann", "bot:greedy", "cid"}


def test_applications_and_games_do_not_mix(client: Any, journal: RedisJournal) -> None:
    standings = projected(
        journal,
        client,
        Story("a", person("ann"), person("bob")).finish().score(1, 2),
        Story("b", person("ann"), person("bob"), application="shop").finish().score(2, 1),
        Story("c", person("ann"), person("bob"), game="other").finish().score(1, 1),
    )
    assert board(standings)["ann"].won == 1
    assert board(standings, application="shop")["ann"].won == 0
    assert {game: row.won for game, row in standings.ratings(None, "ann").items()} == {"evo": 1, "other": 1}
    assert {game: row.won for game, row in standings.ratings("shop", "ann").items()} == {"evo": 0}


RESULTS = [
    Story("e", person("ann"), person("bob")).finish(at=10).score(1, 2),
    Story("d", person("bob"), person("cid")).finish(at=20).score(1, 2),
    Story("c", person("dan"), bot()).finish(at=20).score(1, 2),
    Story("b", person("cid"), person("ann"), bot()).finish(at=30).score(1, 2, 2),
    Story("a", person("bob"), person("ann")).finish(at=30).score(1, 2),
]


def test_the_order_of_arrival_does_not_matter() -> None:
    outcomes = []
    for arrival in random.Random(1).sample(list(itertools.permutations(RESULTS)), 8):
        client = fakeredis.FakeRedis()
        standings = projected(RedisJournal(client), client, *arrival)
        outcomes.append(content(client, standings, but=["positions"]))
    assert all(outcome == outcomes[0] for outcome in outcomes)


def test_results_count_in_the_order_of_their_end_then_of_their_id(client: Any, journal: RedisJournal) -> None:
    """Worked out by hand over the true order, so that it fails if results fold as they arrive."""
    now: dict[str, Rating] = {}
    order = [
        {"player:ann": 1, "player:bob": 2},
        {"player:dan": 1, "bot:greedy": 2},
        {"player:bob": 1, "player:cid": 2},
        {"player:bob": 1, "player:ann": 2},
        {"player:cid": 1, "player:ann": 2, "bot:greedy": 2},
    ]
    for ranks in order:
        before = {id_: now.get(id_, Rating()) for id_ in ranks}
        now |= rate([Entrant(id_, rank) for id_, rank in ranks.items()], before)
    rows = board(projected(journal, client, *reversed(RESULTS)))
    assert {name: row.mu for name, row in rows.items()} == {
        id_.removeprefix("player:"): round(rating.mu / 1e6, 2) for id_, rating in now.items()
    }


def test_a_late_result_refolds_only_what_follows(
    client: Any, journal: RedisJournal, monkeypatch: pytest.MonkeyPatch
) -> None:
    projected(journal, client, *(result for result in RESULTS if result.id != "d"))
    folded = []

    def counted(rated: list[Entrant], before: dict[str, Rating]) -> dict[str, Rating]:
        folded.append({entrant.id for entrant in rated})
        return rate(rated, before)

    monkeypatch.setattr("strata.projections.standings.rate", counted)
    projected(journal, client, RESULTS[1])
    assert folded == [
        {"player:bob", "player:cid"},
        {"player:bob", "player:ann"},
        {"player:cid", "player:ann", "bot:greedy"},
    ]


def test_the_leaderboard_goes_down_page_by_page(client: Any, journal: RedisJournal) -> None:
    stories = [
        Story(f"m{n}", person(f"p{n:02d}"), person(f"q{n:02d}")).finish(at=n).score(1, 2 if n % 2 else 1)
        for n in range(12)
    ]
    standings = projected(journal, client, *stories)
    rows, cursor = [], None
    while True:
        page = standings.leaderboard("evo", cursor=cursor, limit=5)
        rows += page.rows
        cursor = page.next_cursor
        if cursor is None:
            break
    assert [row.place for row in rows] == list(range(1, 25))
    assert [row.rating for row in rows] == sorted((row.rating for row in rows), reverse=True)
    assert len({row.player for row in rows}) == 24
    assert rows[-1].rating < 0 < rows[0].rating
    with pytest.raises(ValueError, match="cursor"):
        standings.leaderboard("evo", cursor="?")


def test_nothing_stored_is_a_float(client: Any, journal: RedisJournal) -> None:
    standings = projected(journal, client, *RESULTS)
    stored = content(client, standings)
    assert b"." not in b"".join(stored['ratings:[null,"evo"]'].values())  # type: ignore[attr-defined]
