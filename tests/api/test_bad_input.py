"""Bad input gets a clear response, and nothing is written."""

from __future__ import annotations

from typing import Any

import pytest

from tests.api.conftest import Service, Table

HUMAN = {"kind": "human"}
THREE = [HUMAN, HUMAN, HUMAN]


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({"seats": THREE}, "/game"),
        ({"game": "evo"}, "/seats"),
        ({"game": 7, "seats": THREE}, "/game"),
        ({"game": "evo", "seats": THREE, "colour": "red"}, "/colour"),
        ({"game": "evo", "seats": []}, "/seats"),
        ({"game": "evo", "seats": [HUMAN, HUMAN]}, "/seats"),
        ({"game": "evo", "seats": [HUMAN] * 6}, "/seats"),
        ({"game": "evo", "seats": [HUMAN, HUMAN, {"kind": "ghost"}]}, "/seats/2/kind"),
        ({"game": "evo", "seats": [HUMAN, HUMAN, {"kind": "bot", "bot": "genius"}]}, "/seats/2/bot"),
        ({"game": "evo", "seats": [HUMAN, HUMAN, {"kind": "human", "bot": "greedy"}]}, "/seats/2/bot"),
        ({"game": "evo", "seats": [HUMAN, HUMAN, {"kind": "bot", "player": "ann"}]}, "/seats/2/player"),
        ({"game": "evo", "seats": [HUMAN, HUMAN, {"kind": "open", "name": "Ann"}]}, "/seats/2/name"),
        ({"game": "evo", "seats": [HUMAN, HUMAN, {"kind": "human", "name": ""}]}, "/seats/2/name"),
        ({"game": "evo", "seats": [HUMAN, HUMAN, {"kind": "human", "player": "a b"}]}, "/seats/2/player"),
        ({"game": "evo", "seats": THREE, "options": {"map_4p": "five"}}, "/options/map_4p"),
        ({"game": "evo", "seats": THREE, "options": {"one_gene_fewer": "yes"}}, "/options/one_gene_fewer"),
        ({"game": "evo", "seats": THREE, "options": {"dragons": True}}, "/options/dragons"),
        ({"game": "evo", "seats": THREE, "options": []}, "/options"),
    ],
)
def test_a_match_that_cannot_be_made_points_at_the_field(service: Service, body: Any, pointer: str) -> None:
    response = service.post("/v1/matches", body)
    assert response.status_code == 422
    problem = response.get_json()
    assert response.mimetype == "application/problem+json"
    assert problem["code"] == "invalid_request"
    assert pointer in [error["pointer"] for error in problem["errors"]]
    assert all(error["detail"] for error in problem["errors"])
    assert service.redis.keys("*") == []


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({}, "/action"),
        ({"action": "end_movement"}, "/action"),
        ({"action": {}}, "/action/kind"),
        ({"action": {"kind": "fly"}}, "/action/kind"),
        ({"action": {"kind": "move_dino", "from": "0,0"}}, "/action/to"),
        ({"action": {"kind": "move_dino", "from": 3, "to": "0,0"}}, "/action/from"),
        ({"action": {"kind": "end_movement", "now": True}}, "/action/now"),
        ({"action": {"kind": "end_movement"}, "seat": 1}, "/seat"),
    ],
)
def test_an_action_of_the_wrong_form_points_at_the_field(table: Table, body: Any, pointer: str) -> None:
    seat, version = table.pending()[0], table.service.matches.load(table.id).ledger.version
    response = table.service.post(f"{table.path}/moves", body, table.tokens[seat])
    assert response.status_code == 422
    assert [error["pointer"] for error in response.get_json()["errors"]] == [pointer] or "seat" in body
    assert table.service.matches.load(table.id).ledger.version == version


@pytest.mark.parametrize(
    ("game", "seats", "options", "detail"),
    [
        ("evo", 3, {"map_4p": "five"}, "Must be one of: four_mm, four_ls."),
        ("gods-love-dinosaurs", 2, {"start_player": 9}, "Must be one of: random, 0, 1, 2, 3, 4."),
        ("not-alone", 2, {"creature_seat": "nobody"}, "Must be one of: a whole number, random."),
        ("dominant-species", 2, {"animals": [["cat"]]}, "Must be one of: mammal, reptile, bird"),
        (
            "jurassic-parts",
            2,
            {"map": "A"},
            "Unknown field; there are: layout, equipment_cards, first_player, boulders",
        ),
        ("jurassic-parts", 2, {"kind": "A"}, "GET /v1/games/jurassic-parts has the schema."),
    ],
)
def test_a_wrong_option_is_told_what_would_do(
    service: Service, game: str, seats: int, options: Any, detail: str
) -> None:
    response = service.post("/v1/matches", {"game": game, "seats": [HUMAN] * seats, "options": options})
    (error,) = response.get_json()["errors"]
    assert detail in error["detail"]


@pytest.mark.parametrize(
    ("action", "detail"),
    [
        ({"kind": "fly"}, "Must be one of: play_event, jump_dino, pass_events, move_dino, "),
        ({"kind": "move_dino", "from": "0,0", "to": "0,1", "now": 1}, "Unknown field; there are: kind, from, to. GET"),
    ],
)
def test_a_wrong_action_is_told_what_would_do(table: Table, action: Any, detail: str) -> None:
    response = table.service.post(f"{table.path}/moves", {"action": action}, table.tokens[table.pending()[0]])
    (error,) = response.get_json()["errors"]
    assert error["detail"].startswith(detail)


def test_every_wrong_field_of_an_envelope_is_named_at_once(service: Service) -> None:
    problem = service.post("/v1/matches", {"game": 1, "seats": [{"kind": 2}], "x": 3}).get_json()
    assert sorted(error["pointer"] for error in problem["errors"]) == ["/game", "/seats/0/kind", "/x"]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b'{"game": ', "truncated"),
        (b'{"game": "evo",}', "trailing comma in object (byte 15)"),
        (b'{"game": NaN}', "invalid character (byte 9)"),
        (b'{"game": "\xff"}', "not UTF-8"),
        (b"[" * 5_000, "nested too deeply"),
        (b"1" * 5_000, "out of range"),
    ],
)
def test_malformed_json_is_400_and_says_why(service: Service, body: bytes, reason: str) -> None:
    response = service.http.post("/v1/matches", data=body, content_type="application/json")
    assert (response.status_code, response.get_json()["code"]) == (400, "malformed_json")
    assert reason in response.get_json()["detail"]


@pytest.mark.parametrize("body", ["[]", '"evo"', "7", "null"])
def test_a_body_that_is_no_object_is_422(service: Service, body: str) -> None:
    response = service.http.post("/v1/matches", data=body, content_type="application/json")
    assert response.status_code == 422
    assert response.get_json()["errors"] == [{"pointer": "", "detail": "The body must be a JSON object."}]


def test_a_body_that_is_not_json_is_415(service: Service) -> None:
    response = service.http.post("/v1/matches", data="game=evo", content_type="application/x-www-form-urlencoded")
    assert (response.status_code, response.get_json()["code"]) == (415, "unsupported_media_type")


def test_a_body_over_64_kib_is_413(service: Service) -> None:
    response = service.post("/v1/matches", {"game": "x" * 65_536, "seats": THREE})
    assert (response.status_code, response.get_json()["code"]) == (413, "body_too_large")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/v1/games/chess", "unknown_game"),
        ("/v1/leaderboards/chess", "unknown_game"),
        ("/v1/matches/nothere", "unknown_match"),
        ("/v1/matches/nothere/view", "unknown_match"),
        ("/v1/matches/nothere/events", "unknown_match"),
        ("/v1/players/nobody", "unknown_player"),
        ("/v1/nothing", "not_found"),
        ("/v1/matches//stream", "not_found"),
    ],
)
def test_what_is_not_there_is_404(service: Service, path: str, code: str) -> None:
    response = service.get(path)
    assert (response.status_code, response.get_json()["code"]) == (404, code)


def test_a_match_of_an_unknown_game_is_404(service: Service) -> None:
    response = service.post("/v1/matches", {"game": "chess", "seats": THREE})
    assert (response.status_code, response.get_json()["code"]) == (404, "unknown_game")


def test_a_version_the_match_has_not_reached_is_404(table: Table) -> None:
    response = table.service.get(f"{table.path}/view?version=999")
    assert (response.status_code, response.get_json()["code"]) == (404, "unknown_version")


def test_an_illegal_action_says_what_is_asked_and_where_the_options_are(table: Table) -> None:
    seat = table.pending()[0]
    illegal = {"action": {"kind": "move_dino", "from": "0,0", "to": "9,9"}}
    response = table.service.post(f"{table.path}/moves", illegal, table.tokens[seat])
    problem = response.get_json()
    assert (response.status_code, problem["code"]) == (409, "illegal_action")
    assert problem["decision"] == {"seat": seat, "name": "move_dino", "options": len(table.options(seat))}
    assert table.service.get(problem["actions"], table.tokens[seat]).status_code == 200


def test_a_seat_that_is_not_asked_is_told_so(table: Table) -> None:
    asked = table.pending()[0]
    other = (asked + 1) % 3
    response = table.service.post(f"{table.path}/moves", {"action": table.options(asked)[0]}, table.tokens[other])
    assert (response.status_code, response.get_json()["code"]) == (409, "not_your_turn")


def test_a_move_without_or_with_an_unknown_token_is_401(table: Table) -> None:
    move = {"action": table.options(table.pending()[0])[0]}
    forged = table.tokens[0][:-1] + ("0" if table.tokens[0][-1] != "0" else "1")
    for token in (None, "nonsense", forged, "strata_key_unknown"):
        response = table.service.post(f"{table.path}/moves", move, token)
        assert (response.status_code, response.get_json()["code"]) == (401, "unauthenticated")
        assert response.headers["WWW-Authenticate"] == "Bearer"


def test_another_scheme_than_bearer_is_401(table: Table) -> None:
    response = table.service.get(table.path, Authorization="Basic YTpi")
    assert response.status_code == 401


def test_a_token_of_another_match_has_no_right_here(table: Table) -> None:
    other = Table(table.service)
    for path in ("/view", "/actions", "/events", "/board.svg", ""):
        response = table.service.get(table.path + path, other.tokens[0])
        assert (response.status_code, response.get_json()["code"]) == (403, "forbidden")
    response = table.service.post(f"{table.path}/moves", {"action": {"kind": "end_movement"}}, other.tokens[0])
    assert response.status_code == 403


@pytest.mark.parametrize(
    "query", ["limit=0", "limit=x", "limit=%0C2", "limit=1_0", "limit=5&limit=5", "after=-1", "colour=red"]
)
def test_a_bad_query_is_422(table: Table, query: str) -> None:
    response = table.service.get(f"{table.path}/events?{query}")
    assert response.status_code == 422
    assert response.get_json()["errors"][0]["parameter"] == query.partition("=")[0]


def test_a_cursor_that_is_none_is_422(service: Service) -> None:
    service.project()
    for path in ("/v1/matches", "/v1/leaderboards/evo"):
        response = service.get(f"{path}?cursor=%00nonsense")
        assert (response.status_code, response.get_json()["errors"][0]["parameter"]) == (422, "cursor")


def test_a_method_that_is_not_offered_is_405(service: Service) -> None:
    response = service.http.put("/v1/matches")
    assert (response.status_code, response.get_json()["code"]) == (405, "method_not_allowed")
    assert response.get_json()["detail"] == "This address takes GET, POST."


@pytest.mark.parametrize("version", ['"latest"', "0.5", '"3.abc"', "-1"])
def test_if_match_that_is_no_version_is_400(table: Table, version: str) -> None:
    response = table.move(If_Match=version)
    assert (response.status_code, response.get_json()["code"]) == (400, "bad_if_match")


def test_a_language_the_game_is_not_told_in_is_422(table: Table) -> None:
    response = table.service.get(f"{table.path}/narration?language=tlh")
    assert response.get_json()["errors"][0]["parameter"] == "language"


def test_an_unexpected_failure_tells_nothing_but_its_kind(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(service.matches, "load", fail)
    response = service.get("/v1/matches/abc")
    assert (response.status_code, response.get_json()["code"]) == (500, "internal_error")
    assert b"secret" not in response.data
