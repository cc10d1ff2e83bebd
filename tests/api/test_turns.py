"""My matches, my turn: one request for all that waits for somebody."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.conftest import Service

PEOPLE = [{"kind": "human", "player": "ann"}, {"kind": "human", "player": "ben"}, {"kind": "bot"}]


class Arcade:
    """An application with two matches of the same people."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.key, _ = service.keys.create("application", "arcade")
        self.matches = [self.make(), self.make(clock={"move_seconds": 3600}, listed=False)]

    def make(self, **more: Any) -> dict[str, Any]:
        body = {"game": "gods-love-dinosaurs", "options": {"start_player": 0}, "seats": PEOPLE, **more}
        response = self.service.post("/v1/matches", body, self.key)
        assert response.status_code == 201, response.get_json()
        made: dict[str, Any] = response.get_json()
        return made

    def asked(self, match: dict[str, Any]) -> dict[str, Any]:
        pending: dict[str, Any] = self.service.get(f"/v1/matches/{match['id']}", self.key).get_json()["pending"][0]
        return pending

    def play(self, match: dict[str, Any]) -> None:
        seat = self.asked(match)["seat"]
        token = match["seats"][seat]["token"]
        path = f"/v1/matches/{match['id']}"
        options = self.service.get(f"{path}/actions", token).get_json()["decisions"][0]["options"]
        assert self.service.post(f"{path}/moves", options[0], token).status_code == 201

    def turns(self, query: str = "") -> list[dict[str, Any]]:
        self.service.project()
        rows: list[dict[str, Any]] = self.service.get(f"/v1/turns{query}", self.key).get_json()["data"]
        return rows


@pytest.fixture
def arcade(service: Service) -> Arcade:
    return Arcade(service)


def test_an_application_sees_whose_turn_it_is_in_all_its_matches(arcade: Arcade) -> None:
    expected = {}
    for match in arcade.matches:
        asked = arcade.asked(match)
        expected[match["id"]] = (asked["seat"], asked["name"], PEOPLE[asked["seat"]]["player"])
    rows = arcade.turns()
    assert {row["match"]: (row["seat"], row["decision"], row["player"]) for row in rows} == expected
    assert {row["match"]: row["deadline"] is not None for row in rows} == {
        arcade.matches[0]["id"]: False,
        arcade.matches[1]["id"]: True,
    }
    assert all(row["link"] == f"/v1/matches/{row['match']}/actions" for row in rows)
    of_each = [row for player in ("ann", "ben") for row in arcade.turns(f"?player={player}")]
    assert sorted(row["match"] for row in of_each) == sorted(expected)


def test_a_turn_follows_the_moves(arcade: Arcade) -> None:
    match = arcade.matches[0]
    seen = []
    while arcade.asked(match)["seat"] != 2:
        asked = arcade.asked(match)
        (row,) = [row for row in arcade.turns() if row["match"] == match["id"]]
        assert (row["seat"], row["decision"]) == (asked["seat"], asked["name"])
        assert row["version"] == arcade.service.matches.load(match["id"]).ledger.version
        seen.append(row["player"])
        arcade.play(match)
    assert seen
    assert [row for row in arcade.turns() if row["match"] == match["id"]] == [], "the bot must decide"


def test_turns_come_in_pages(arcade: Arcade) -> None:
    arcade.service.project()
    first = arcade.service.get("/v1/turns?limit=1", arcade.key).get_json()
    rest = arcade.service.get(f"/v1/turns?limit=1&cursor={first['next_cursor']}", arcade.key).get_json()
    assert [row["match"] for page in (first, rest) for row in page["data"]] == [
        match["id"] for match in reversed(arcade.matches)
    ]
    assert (first["has_more"], rest["has_more"], rest["next_cursor"]) == (True, False, None)


def test_turns_are_the_applications_own(arcade: Arcade) -> None:
    other, _ = arcade.service.keys.create("application", "club")
    arcade.service.project()
    assert arcade.service.get("/v1/turns", other).get_json()["data"] == []
    assert arcade.service.get("/v1/turns").status_code == 401
    seat = arcade.matches[0]["seats"][0]["token"]
    assert arcade.service.get("/v1/turns", seat).status_code == 403
    writer, _ = arcade.service.keys.create("write", "arcade")
    assert arcade.service.get("/v1/turns", writer).get_json()["code"] == "missing_scope"


def test_whoever_holds_tokens_finds_their_turns_with_them(arcade: Arcade) -> None:
    service = arcade.service
    tokens = [seat["token"] for match in arcade.matches for seat in match["seats"][:2]]
    found = service.post("/v1/turns", {"tokens": tokens}).get_json()
    assert [(row["match"], row["seat"]) for row in found["data"]] == [
        (match["id"], arcade.asked(match)["seat"]) for match in arcade.matches
    ]
    assert {row["player"] for row in found["data"]} == {None}, "it is the application's"
    assert found["lost"] == []


def test_tokens_that_hold_no_seat_are_named(arcade: Arcade) -> None:
    service, match = arcade.service, arcade.matches[0]
    left = match["seats"][1]["token"]
    assert service.delete(f"/v1/matches/{match['id']}/seats/1", left).status_code == 200
    watching = service.tokens.spectator(match["id"])
    gone = service.tokens.seat("nomatch", 0, 1)
    tokens = ["made up", left, match["seats"][0]["token"], watching, gone, arcade.key]
    assert service.post("/v1/turns", {"tokens": tokens}).get_json()["lost"] == [0, 1, 3, 4, 5]
    for tokens in ([], ["x"] * 101, "x"):
        assert service.post("/v1/turns", {"tokens": tokens}).status_code == 422


def test_the_lobby_shows_who_must_decide_and_is_filtered_by_it(arcade: Arcade) -> None:
    service = arcade.service
    arcade.play(arcade.matches[1])
    cancelled = arcade.make()
    service.delete(f"/v1/matches/{cancelled['id']}", arcade.key)
    service.project()

    def listed(query: str, key: str | None = arcade.key) -> list[dict[str, Any]]:
        response = service.get(f"/v1/matches?{query}", key)
        assert response.status_code == 200, response.get_json()
        rows: list[dict[str, Any]] = response.get_json()["data"]
        return rows

    first, second = (match["id"] for match in arcade.matches)
    rows = {row["id"]: row for row in listed("own=true&status=playing&status=open")}
    assert rows.keys() == {first, second}
    for match in arcade.matches:
        row = rows[match["id"]]
        seen = service.get(f"/v1/matches/{match['id']}", arcade.key).get_json()
        assert {name: row[name] for name in ("version", "pending", "updated_at", "forked_from", "seats")} == {
            name: seen[name] for name in ("version", "pending", "updated_at", "forked_from", "seats")
        }
        assert [seat["player"] for seat in row["seats"]] == ["ann", "ben", None]
    asked = [PEOPLE[row["pending"][0]["seat"]].get("player") for row in (rows[first], rows[second])]
    assert [row["id"] for row in listed("player=ann&turn=true")] == [
        match for match, player in ((second, asked[1]), (first, asked[0])) if player == "ann"
    ]
    assert len(listed("own=true&status=cancelled&status=playing")) == 3
    assert listed("own=true&forks=true") == listed("own=true&imported=true") == []
    assert len(listed("own=true&forks=false&imported=false")) == 3
    assert listed("own=true&since=2100-01-01T00:00:00Z") == []
    assert len(listed("own=true&since=2020-01-01T00:00:00%2B02:00")) == 3
    assert [seat["player"] for seat in listed("", None)[0]["seats"]] == [None] * 3


@pytest.mark.parametrize("query", ["turn=true", "status=playing&status=lost", "since=yesterday", "forks=perhaps"])
def test_a_filter_that_means_nothing_is_refused(service: Service, query: str) -> None:
    refused = service.get(f"/v1/matches?{query}")
    assert (refused.status_code, refused.get_json()["code"]) == (422, "invalid_request")
