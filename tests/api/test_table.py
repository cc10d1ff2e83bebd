"""The table in one response, and what a command returns beside its own: the same as from several requests."""

from __future__ import annotations

from typing import Any

import pytest
from werkzeug.test import TestResponse

from strata.domain.games.registry import BUILT_IN
from tests.api.conftest import Service, Table

NEXT = "?then=actions,view,board,undo"


def _pieces(table: Table, token: str | None, query: str = "") -> dict[str, Any]:
    """What the single routes return to a viewer."""

    def read(path: str) -> dict[str, Any]:
        read: dict[str, Any] = table.service.get(f"{table.path}{path}{query}", token).get_json()
        return read

    asked = {"decisions": []} if token is None else read("/actions")
    board = table.service.get(f"{table.path}/board.svg{query}", token).get_data(as_text=True)
    return {**read("/view"), **asked, "board": board}


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_table_is_what_the_single_routes_return(service: Service, game: str) -> None:
    table = Table(service, game=game)
    for turn in range(6):
        for token in (None, *table.tokens):
            whole = service.get(f"{table.path}/table?with=board", token).get_json()
            summary = service.get(table.path, token).get_json()
            assert whole == {**summary, **_pieces(table, token)}
        table.move(turn * 7)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_move_returns_what_is_seen_and_asked_after_it(service: Service, game: str) -> None:
    table = Table(service, game=game)
    for turn in range(6):
        seat = table.pending()[0]
        options = table.options(seat)
        action, token = options[turn * 7 % len(options)], table.tokens[seat]
        plain = service.post(f"{table.path}/moves/check", {"action": action}, token)
        assert plain.status_code == 200
        moved = service.post(f"{table.path}/moves{NEXT}", {"action": action}, token)
        assert moved.headers["Content-Language"] == "en"
        pieces, undo = _pieces(table, token), service.get(table.path, token).get_json()["undo"]
        assert {name: moved.get_json()[name] for name in pieces} == pieces
        assert moved.get_json()["undo"] == undo


def test_a_table_of_an_earlier_version(table: Table) -> None:
    for _ in range(5):
        table.move()
    whole = table.service.get(f"{table.path}/table?version=4&with=board", table.tokens[0]).get_json()
    assert (whole["version"], whole["status"]) == (4, "playing")
    pieces = _pieces(table, table.tokens[0], "?version=4")
    assert {name: whole[name] for name in pieces} == pieces


def test_before_the_game_begins_there_is_no_view(service: Service) -> None:
    body = {"game": "evo", "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]}
    made = service.post("/v1/matches", body).get_json()
    for query in ("", "?with=board"):
        found = service.get(f"/v1/matches/{made['id']}/table{query}", made["seats"][0]["token"]).get_json()
        assert (found["status"], found["seat"], found["view"], found["decisions"]) == ("open", 0, None, [])
        assert "board" not in found


def test_it_is_told_in_the_readers_language(table: Table) -> None:
    seat = table.pending()[0]
    found = table.service.get(f"{table.path}/table?lang=uk", table.tokens[seat])
    listed = table.service.get(f"{table.path}/actions?lang=uk", table.tokens[seat]).get_json()
    assert found.headers["Content-Language"] == "uk"
    assert found.get_json()["decisions"] == listed["decisions"]
    body = {"action": listed["decisions"][0]["options"][0]["action"]}
    moved = table.service.post(f"{table.path}/moves?then=board&lang=uk", body, table.tokens[seat])
    board = table.service.get(f"{table.path}/board.svg?lang=uk", table.tokens[seat]).get_data(as_text=True)
    assert (moved.headers["Content-Language"], moved.get_json()["board"]) == ("uk", board)


def test_who_has_it_already_gets_304_and_nobody_else(table: Table) -> None:
    service, address = table.service, f"{table.path}/table"
    known = service.get(address, table.tokens[0]).headers["ETag"]

    def status(path: str, token: str | None) -> int:
        return service.get(path, token, If_None_Match=known).status_code

    assert status(address, table.tokens[0]) == 304
    assert {status(address, table.tokens[1]), status(address, None)} == {200}
    assert {status(f"{address}?with=board", table.tokens[0]), status(f"{address}?lang=ru", table.tokens[0])} == {200}
    table.move()
    assert status(address, table.tokens[0]) == 200


@pytest.mark.parametrize("game", BUILT_IN)
def test_worlds_that_a_seat_cannot_tell_apart_lie_on_the_same_table(service: Service, game: str) -> None:
    """A what-if deals again what its seat cannot know, and nothing else."""
    table = Table(service, game=game)
    for turn in range(20):
        table.play_for_first(turn * 7)
    for seat, token in enumerate(table.tokens):
        fork = service.post(f"{table.path}/fork", {"seats": [{"kind": "human"}] * 3}, token).get_json()
        holder = fork["seats"][seat]["token"]
        here = service.get(f"{table.path}/table?with=board", token).get_json()
        there = service.get(f"/v1/matches/{fork['id']}/table?with=board", holder).get_json()
        for part in ("seat", "view", "decisions", "board"):
            assert there[part] == here[part], (seat, part)


def test_undo_answer_and_redo_return_it_too(service: Service) -> None:
    people = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]
    made = service.post("/v1/matches", {"game": "evo", "seats": people, "undo_policy": "free"}).get_json()
    table = Table.__new__(Table)
    table.service, table.id, table.path = service, made["id"], f"/v1/matches/{made['id']}"
    table.tokens = [seat["token"] for seat in made["seats"]]
    mover = table.pending()[0]
    table.move()
    for path in ("/undo", "/redo"):
        changed = service.post(f"{table.path}{path}{NEXT}", {}, table.tokens[mover])
        assert changed.status_code == 201
        assert changed.get_json() == service.get(f"{table.path}/table?with=board", table.tokens[mover]).get_json()


def test_an_administrator_sees_what_a_spectator_sees(service: Service) -> None:
    table = Table(service)
    admin, _ = service.keys.create("admin", "operator")
    table.move()
    changed = service.post(f"{table.path}/rewind{NEXT}", {"to_version": 2}, admin).get_json()
    assert (changed["seat"], changed["decisions"]) == (None, [])
    assert changed["view"] == service.get(f"{table.path}/view").get_json()["view"]


def test_a_repeated_move_gets_the_same_response(table: Table) -> None:
    seat = table.pending()[0]
    body = {"action": table.options(seat)[0]}

    def play() -> TestResponse:
        return table.service.post(f"{table.path}/moves{NEXT}", body, table.tokens[seat], Idempotency_Key="once")

    first = play()
    table.move()
    assert play().get_json() == first.get_json()


def test_what_is_not_offered_is_refused(table: Table) -> None:
    seat = table.pending()[0]
    body = {"action": table.options(seat)[0]}
    refused = table.service.post(f"{table.path}/moves?then=everything", body, table.tokens[seat])
    assert (refused.status_code, refused.get_json()["errors"][0]["parameter"]) == (422, "then")
    assert table.service.get(f"{table.path}/table?with=seed").status_code == 422
