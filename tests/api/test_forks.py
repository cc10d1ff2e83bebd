"""Forks over HTTP: who may make which, who may look at them, and that they tell nobody's secrets."""

from __future__ import annotations

import re
from typing import Any

import fakeredis
import pytest
from werkzeug.test import TestResponse

from strata.domain.games.registry import GAMES
from strata.domain.kernel import canonical
from strata.domain.match.record import NO_HASH, is_chained
from strata.workers.jobs import do_job
from tests.api.conftest import Service, Table
from tests.api.shown_events import as_chained
from tests.kernel.pebbles import PEBBLES

ROUTES = (
    "",
    "/view",
    "/events?limit=1000",
    "/narration?limit=1000",
    "/board.svg",
    "/score?version=1",
    "/actions",
    "/diff?from=1",
    "/forks",
    "/audit",
    "/export",
)


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


@pytest.fixture
def admin(service: Service) -> str:
    return service.keys.create("admin", "operator")[0]


@pytest.fixture
def running(service: Service, monkeypatch: pytest.MonkeyPatch) -> Table:
    """A match of Evo in which hands are held: always the same."""
    with monkeypatch.context() as patch:
        patch.setattr("strata.store.matches.secrets.token_bytes", lambda length: bytes(range(length)))
        patch.setattr("strata.api.routes.matches.secrets.token_hex", lambda length: "0" * 2 * length)
        table = Table(service)
    for step in range(70):
        table.play_for_first(step * 5)
    return table


@pytest.fixture
def over(service: Service) -> Table:
    table = Table(service, seats=2, game="pebbles", options={"rounds": 1})
    table.play_to_the_end()
    table.score()
    return table


def fork(table: Table, token: str | None, body: dict[str, Any] | None = None, **headers: str) -> TestResponse:
    return table.service.post(f"{table.path}/fork", body or {}, token, **headers)


def code(response: TestResponse) -> tuple[int, str]:
    return response.status_code, response.get_json()["code"]


def state_of(service: Service, match: str, version: int | None = None) -> Any:
    found = service.matches.load(match) if version is None else service.matches.at(match, version)
    assert found.position is not None
    return found.position.state


# A what-if


def test_a_fork_of_a_match_that_is_over_can_be_kept_out_of_the_lobby(table: Table) -> None:
    table.move()
    table.play_to_the_end()
    table.score()
    made = table.service.post(f"{table.path}/fork", {"version": 3, "listed": False}).get_json()
    path = f"/v1/matches/{made['id']}"
    assert table.service.get(path).status_code == 404
    assert table.service.get(path, made["seats"][0]["token"]).get_json()["listed"] is False
    table.service.project()
    assert made["id"] not in [row["id"] for row in table.service.get("/v1/matches").get_json()["data"]]


def test_a_seat_of_a_running_match_gets_a_what_if(running: Table) -> None:
    service = running.service
    made = fork(running, running.tokens[1])
    assert made.status_code == 201
    match = made.get_json()
    assert made.headers["Location"] == f"/v1/matches/{match['id']}"
    assert [(seat["kind"], seat["token"] is not None) for seat in match["seats"]] == [
        ("bot", False),
        ("human", True),
        ("bot", False),
    ]
    token = match["seats"][1]["token"]
    seen = service.get(f"/v1/matches/{match['id']}", token).get_json()
    origin = service.get(running.path, running.tokens[1]).get_json()
    assert seen["forked_from"] == {"match": running.id, "version": origin["version"], "hash": origin["hash"]}
    assert (seen["status"], seen["undo_policy"], seen["version"]) == ("playing", "free", 1)
    assert match["commitment"] != origin["commitment"]
    views = [
        service.get(f"{path}/view", holder).get_json()["view"]
        for path, holder in ((running.path, running.tokens[1]), (f"/v1/matches/{match['id']}", token))
    ]
    assert views[0] == views[1]


def test_what_a_seat_cannot_know_is_dealt_again(running: Table) -> None:
    service = running.service
    hands = []
    for _ in range(12):
        made = fork(running, running.tokens[1]).get_json()
        state = state_of(service, made["id"])
        assert state.seats[1].hand == state_of(service, running.id).seats[1].hand
        hands.append(canonical([sorted(species.hand) for species in state.seats]))
    assert len(set(hands)) > 1


def test_a_what_if_tells_no_secret_of_others_on_any_route(running: Table) -> None:
    """All that can be read of it is what can be read of a twin that was dealt otherwise, but for hashes and seals."""
    service = running.service
    truth = state_of(service, running.id)
    told = set()
    for _ in range(8):
        made = fork(running, running.tokens[1]).get_json()
        path, token = f"/v1/matches/{made['id']}", made["seats"][1]["token"]
        text = "".join(service.get(path + route, token).get_data(as_text=True) for route in ROUTES)
        text = text.replace(made["id"], "")
        told.add(re.sub(r'"?[0-9a-f]{64}"?|"((created|updated)_)?at":"[^"]*"', "", text))
        others = {card for seat, species in enumerate(truth.seats) if seat != 1 for card in species.hand}
        readable = re.sub(r'"deck":\[[^]]*\]', "", text)
        assert others, "somebody else holds a card"
        assert not [card for card in others if f'"{card}"' in readable]
    assert len(told) == 1


def test_a_what_if_starts_from_any_version_and_knows_no_more_than_then(running: Table) -> None:
    service = running.service
    made = fork(running, running.tokens[0], {"version": 20}).get_json()
    then = service.get(f"{running.path}/view?version=20", running.tokens[0]).get_json()["view"]
    token = made["seats"][0]["token"]
    assert service.get(f"/v1/matches/{made['id']}/view", token).get_json()["view"] == then
    assert code(fork(running, running.tokens[0], {"version": 999})) == (404, "unknown_version")
    assert code(fork(running, running.tokens[0], {"version": 1})) == (409, "nothing_to_fork")


def test_a_what_if_is_played_to_its_end_by_its_maker_and_bots(service: Service) -> None:
    table = Table(service, seats=3, game="pebbles", options={"rounds": 3})
    table.move()
    made = fork(table, table.tokens[2]).get_json()
    path, token = f"/v1/matches/{made['id']}", made["seats"][2]["token"]
    version: int | None = 1
    while service.get(path, token).get_json()["status"] != "scored":
        if version is None:
            service.post(f"{path}/moves", {"action": {"kind": "hide", "pebbles": 2}}, token)
            version = service.get(path, token).get_json()["version"]
        version = do_job(service.matches, made["id"], version)
    events = service.get(f"{path}/events?limit=1000", token).get_json()["data"]
    previous = NO_HASH
    for event in events:
        assert is_chained(previous, as_chained(event))
        previous = event["hash"]
    assert events[0]["data"]["state"], "once its seed is out, the state it started from is open"
    assert table.pending() == [1, 2], "the origin is not touched"


# Who may look

BODIES = ({}, {"agrees": True}, {"to_version": 1}, {"seat": 1}, {"value": "0" * 64})


def test_a_fork_of_a_running_match_is_its_makers_alone(running: Table, admin: str) -> None:
    service = running.service
    made = fork(running, running.tokens[1]).get_json()
    stranger = Table(service, seats=3).tokens[0]
    shop = service.keys.create("application", "shop")[0]
    strange = [None, running.tokens[1], running.tokens[0], stranger, shop]
    rules = [
        (rule.rule.replace("<string:match_id>", made["id"]).replace("<int:seat>", "0"), method)
        for rule in service.app.url_map.iter_rules()
        for method in rule.methods or ()
        if "<string:match_id>" in rule.rule and method in ("GET", "POST", "DELETE")
    ]
    assert len(rules) > 15
    for path, method in rules:
        for token in strange:
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            answers = {
                service.http.open(path + query, method=method, headers=headers, json=body).status_code
                for query in ("", "?from=1", "?path=/turn", "?version=1")
                for body in (*BODIES, {"action": {"kind": "pass_events"}})
            } - {422}
            assert answers, f"no form of {method} {path} was accepted as well-formed"
            assert answers == {404}, (method, path, token)
    assert service.get(f"/v1/matches/{made['id']}", admin).status_code == 200
    assert service.get(f"/v1/matches/{made['id']}", made["seats"][1]["token"]).status_code == 200


def test_it_is_in_no_list(running: Table, admin: str) -> None:
    service = running.service
    seats = [{"kind": "human", "player": "p0"}] * 3
    made = fork(running, running.tokens[1], {"seats": seats}).get_json()
    service.project()
    assert [row["id"] for row in service.get("/v1/matches").get_json()["data"]] == [running.id]
    assert [row["id"] for row in service.get("/v1/players/p0").get_json()["matches"]["data"]] == [running.id]
    assert service.get(f"{running.path}/forks").get_json()["data"] == []
    assert service.get(f"{running.path}/forks", running.tokens[1]).get_json()["data"] == []
    (row,) = service.get(f"{running.path}/forks", admin).get_json()["data"]
    assert (row["id"], row["how"], row["listed"], row["forked_from"]["version"]) == (
        made["id"],
        "what_if",
        False,
        72,
    )


def test_a_fork_of_an_unlisted_fork_is_unlisted_even_when_that_is_over(service: Service) -> None:
    table = Table(service, seats=2, game="pebbles", options={"rounds": 1})
    made = fork(table, table.tokens[0], {"seats": [{"kind": "human"}] * 2}).get_json()
    path, tokens = f"/v1/matches/{made['id']}", [seat["token"] for seat in made["seats"]]
    for token in tokens:
        service.post(f"{path}/moves", {"action": {"kind": "hide", "pebbles": 0}}, token)
    do_job(service.matches, made["id"], 4)
    assert service.get(path, tokens[0]).get_json()["status"] == "scored"
    again = service.post(f"{path}/fork", {"version": 2}, tokens[0]).get_json()
    assert service.get(f"/v1/matches/{again['id']}").status_code == 404


# A whole copy


def test_a_match_that_is_over_is_copied_whole_by_anybody(over: Table) -> None:
    service = over.service
    made = fork(over, None, {"version": 3}).get_json()
    assert [seat["token"] is not None for seat in made["seats"]] == [True, True]
    assert canonical(state_of(service, made["id"])) == canonical(state_of(service, over.id, 3))
    service.project()
    assert {row["id"] for row in service.get("/v1/matches").get_json()["data"]} == {over.id, made["id"]}
    (row,) = service.get(f"{over.path}/forks").get_json()["data"]
    assert (row["id"], row["forked_from"]["version"], row["how"], row["listed"]) == (made["id"], 3, "copy", True)
    assert code(fork(over, None)) == (409, "nothing_to_fork")


def test_a_practice_match_is_copied_whole_by_its_seats_and_stays_theirs(service: Service) -> None:
    body = {"game": "pebbles", "seats": [{"kind": "human"}] * 2, "undo_policy": "free"}
    match = service.post("/v1/matches", body).get_json()
    path = f"/v1/matches/{match['id']}"
    made = service.post(f"{path}/fork", {}, match["seats"][0]["token"]).get_json()
    assert canonical(state_of(service, made["id"])) == canonical(state_of(service, match["id"]))
    assert service.get(f"/v1/matches/{made['id']}").status_code == 404
    assert code(service.post(f"{path}/fork", {})) == (403, "forbidden")


def test_an_administrator_copies_a_running_match_whole(running: Table, admin: str) -> None:
    service = running.service
    made = fork(running, admin).get_json()
    assert canonical(state_of(service, made["id"])) == canonical(state_of(service, running.id))
    assert service.get(f"/v1/matches/{made['id']}").status_code == 404
    assert service.get(f"/v1/matches/{made['id']}", admin).status_code == 200


def test_nobody_else_forks_a_running_match(running: Table) -> None:
    shop = running.service.keys.create("application", "shop")[0]
    stranger = Table(running.service, seats=3).tokens[0]
    for token in (None, shop, stranger):
        assert code(fork(running, token)) == (403, "forbidden")


def test_where_matches_need_a_key_so_do_forks_of_those_that_are_over() -> None:
    client = fakeredis.FakeRedis()
    table = Table(Service(client), seats=2, game="pebbles", options={"rounds": 1})
    table.play_to_the_end()
    table.score()
    guarded = Service(client, needs_key=True)
    key = guarded.keys.create("application", "shop")[0]
    assert code(guarded.post(f"{table.path}/fork", {"version": 3})) == (401, "unauthenticated")
    made = guarded.post(f"{table.path}/fork", {"version": 3}, key)
    assert made.status_code == 201
    assert guarded.matches.load(made.get_json()["id"]).ledger.application == "shop"
    assert guarded.post(f"{table.path}/fork", {"version": 3}, table.tokens[0]).status_code == 201


# Making one


def test_seats_are_filled_as_asked_and_called_by_their_names(running: Table) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "human", "name": "Ann"}, {"kind": "human"}]
    made = fork(running, running.tokens[1], {"seats": seats}).get_json()
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in made["seats"]] == [
        ("bot", "Ankylo", "random"),
        ("human", "Ann", None),
        ("human", None, None),
    ]
    assert code(fork(running, running.tokens[1], {"seats": [{"kind": "human"}] * 4})) == (409, "other_seats")
    assert code(fork(running, running.tokens[1], {"seats": [{"kind": "open"}] * 3})) == (409, "open_seats")
    assert code(fork(running, running.tokens[1], {"seats": [{"kind": "cat"}] * 3})) == (422, "invalid_request")


def test_who_forks_keeps_the_name(service: Service) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "human", "name": "Bob"}]
    match = service.post("/v1/matches", {"game": "pebbles", "seats": seats}).get_json()
    made = service.post(f"/v1/matches/{match['id']}/fork", {}, match["seats"][1]["token"]).get_json()
    assert [seat["name"] for seat in made["seats"]] == ["Ankylo", "Bob"]


def test_a_repeated_fork_is_the_same_fork_although_its_origin_moved_on(service: Service) -> None:
    table = Table(service, seats=2, game="pebbles", options={"rounds": 1})
    first = fork(table, table.tokens[0], Idempotency_Key="k")
    table.play_to_the_end()
    table.score()
    again = fork(table, table.tokens[0], Idempotency_Key="k")
    assert (again.status_code, again.get_json()) == (201, first.get_json())
    assert code(fork(table, table.tokens[0], {"version": 2}, Idempotency_Key="k")) == (422, "idempotency_key_reused")
    assert fork(table, table.tokens[1], {"version": 2}, Idempotency_Key="k").get_json()["id"] != first.get_json()["id"]


# Listing


def test_forks_are_listed_page_by_page(over: Table) -> None:
    service = over.service
    made = [fork(over, None, {"version": 3}).get_json()["id"] for _ in range(5)]
    service.project()
    found: list[str] = []
    cursor = ""
    while True:
        page = service.get(f"{over.path}/forks?limit=2{cursor}").get_json()
        found += [row["id"] for row in page["data"]]
        if not page["has_more"]:
            break
        cursor = f"&cursor={page['next_cursor']}"
    assert sorted(found) == sorted(made)
    assert code(service.get(f"{over.path}/forks?cursor=x")) == (422, "invalid_request")
    assert code(service.get("/v1/matches/nowhere/forks")) == (404, "unknown_match")


def test_an_application_sees_all_forks_of_its_own_matches(service: Service) -> None:
    key = service.keys.create("application", "shop")[0]
    other = service.keys.create("application", "mall")[0]
    match = service.post("/v1/matches", {"game": "pebbles", "seats": [{"kind": "human"}] * 2}, key).get_json()
    path = f"/v1/matches/{match['id']}"
    made = service.post(f"{path}/fork", {}, match["seats"][0]["token"]).get_json()
    service.project()
    assert [row["id"] for row in service.get(f"{path}/forks", key).get_json()["data"]] == [made["id"]]
    assert service.get(f"{path}/forks", other).get_json()["data"] == []
