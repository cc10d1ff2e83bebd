"""Seats, keys and the life of a match over HTTP."""

from __future__ import annotations

import fakeredis

from tests.api.conftest import Service, Table

OPEN = {"game": "evo", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}


def test_a_match_starts_when_its_last_open_seat_is_taken(service: Service) -> None:
    made = service.post("/v1/matches", OPEN).get_json()
    path = f"/v1/matches/{made['id']}"
    assert (made["status"], [seat["token"] is None for seat in made["seats"]]) == ("open", [False, True, True])
    assert service.get(f"{path}/view").get_json()["code"] == "match_not_started"
    response = service.post(f"{path}/moves", {"action": {"kind": "end_movement"}}, made["seats"][0]["token"])
    assert (response.status_code, response.get_json()["code"]) == (409, "match_not_started")
    judged = service.post(f"{path}/moves/check", {"action": {"kind": "end_movement"}}, made["seats"][0]["token"])
    assert judged.get_json()["code"] == "match_not_started"
    first = service.post(f"{path}/seats/1", {"name": "Bob"})
    assert first.status_code == 201
    assert service.get(path).get_json()["status"] == "open"
    second = service.post(f"{path}/seats/2", {"name": "Cy", "player": "cy"}).get_json()
    summary = service.get(path).get_json()
    assert summary["status"] == "playing"
    assert [seat["name"] for seat in summary["seats"]] == ["Ann", "Bob", "Cy"]
    assert service.get(f"{path}/view", second["token"]).get_json()["seat"] == 2
    taken = service.post(f"{path}/seats/1", {})
    assert (taken.status_code, taken.get_json()["code"]) == (409, "seat_taken")
    assert service.post(f"{path}/seats/7", {}).get_json()["code"] == "unknown_seat"


def test_a_repeated_taking_of_a_seat_gets_the_same_token(service: Service) -> None:
    made = service.post("/v1/matches", OPEN).get_json()
    path = f"/v1/matches/{made['id']}/seats/1"
    first = service.post(path, {}, Idempotency_Key="s" * 32).get_json()
    assert service.post(path, {}, Idempotency_Key="s" * 32).get_json() == first


def test_who_leaves_loses_the_token_and_a_bot_plays_on(table: Table) -> None:
    assert table.service.delete(f"{table.path}/seats/1", table.tokens[0]).status_code == 403
    response = table.service.delete(f"{table.path}/seats/1?bot=random", table.tokens[1])
    assert response.status_code == 200
    seat = response.get_json()["seats"][1]
    assert (seat["kind"], seat["bot"]) == ("bot", "random")
    refused = table.service.get(f"{table.path}/view", table.tokens[1])
    assert (refused.status_code, refused.get_json()["code"]) == (403, "seat_lost")


def test_elsewhere_than_on_loopback_a_match_needs_a_key_and_belongs_to_it() -> None:
    service = Service(fakeredis.FakeRedis(), needs_key=True)
    assert service.post("/v1/matches", OPEN).status_code == 401
    secret, _ = service.keys.create("application", "club")
    stranger, _ = service.keys.create("application", "other")
    admin, _ = service.keys.create("admin", "operator")
    made = service.post("/v1/matches", OPEN, secret).get_json()
    path = f"/v1/matches/{made['id']}"
    assert service.post(f"{path}/seats/1", {}).status_code == 403
    assert service.post(f"{path}/seats/1", {}, stranger).status_code == 403
    assert service.post(f"{path}/seats/1", {}, secret).status_code == 201
    assert service.delete(path).status_code == 401
    assert service.delete(path, stranger).status_code == 403
    assert service.delete(path, made["seats"][0]["token"]).status_code == 403
    assert service.delete(path, admin).get_json()["status"] == "cancelled"
    types = [event["type"] for event in service.get(f"{path}/events").get_json()["data"]]
    assert types[-2:] == ["match_cancelled", "seed_revealed"]
    assert service.delete(path, admin).get_json()["code"] == "match_over"


def test_a_seat_token_creates_no_matches(table: Table) -> None:
    assert table.service.post("/v1/matches", OPEN, table.tokens[0]).status_code == 403


def test_the_lobby_lists_by_game_status_and_player(service: Service) -> None:
    table = Table(service)
    service.post("/v1/matches", OPEN)
    service.project()
    page = service.get("/v1/matches?limit=1").get_json()
    assert (page["has_more"], page["data"][0]["status"], page["data"][0]["seats"][0]["name"]) == (True, "open", "Ann")
    rest = service.get(f"/v1/matches?cursor={page['next_cursor']}").get_json()
    assert (rest["has_more"], [row["id"] for row in rest["data"]]) == (False, [table.id])
    assert [row["id"] for row in service.get("/v1/matches?status=playing&game=evo").get_json()["data"]] == [table.id]
    assert [row["id"] for row in service.get("/v1/matches?player=p1").get_json()["data"]] == [table.id]
    assert service.get("/v1/matches?status=scored").get_json()["data"] == []


def test_players_and_leaderboard_follow_from_scored_matches(service: Service) -> None:
    table = Table(service, options={"event_deck": "none"})
    table.play_to_the_end()
    table.score()
    service.project()
    winners = [row["seat"] for row in service.get(table.path).get_json()["outcome"]["ranking"] if row["rank"] == 1]
    board = service.get("/v1/leaderboards/evo").get_json()["data"]
    assert len(board) == 3
    assert board[0]["player"] in {f"p{seat}" for seat in winners}
    page = service.get(f"/v1/players/p{winners[0]}").get_json()
    assert page["games"]["evo"]["won"] == 1
    assert page["ratings"]["evo"]["matches"] == 1
    assert [row["id"] for row in page["matches"]["data"]] == [table.id]


def test_whoever_left_is_shown_nothing_of_what_a_stale_request_missed(service: Service) -> None:
    table = Table(service)
    path, token = f"{table.path}/seats/0", table.tokens[0]
    assert service.delete(path, token).status_code == 200
    for route, body in (("/moves", {"action": {"kind": "pass"}}), ("/undo", {})):
        response = service.post(f"{table.path}{route}", body, token, If_Match='"1"')
        assert response.status_code in (403, 422), response.get_data(as_text=True)
        assert "missed" not in response.get_json()
    stale = service.post(f"{table.path}/undo", {}, token, If_Match='"1"')
    assert (stale.status_code, stale.get_json()["code"]) == (403, "seat_lost")
