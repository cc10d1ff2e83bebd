"""What an integrator missed in release 0.1.0: for each complaint, the request that works."""

from __future__ import annotations

from typing import Any

import fakeredis
import msgspec
import pytest

from strata.api.output.png import png
from strata.runtime.settings import DEFAULT_RATE_LIMIT
from tests.api.conftest import Service

PEOPLE = [{"kind": "human", "player": "u1", "name": "Ann"}, {"kind": "human", "player": "u2", "name": "Bob"}]
BOT = {"kind": "bot"}


class Integrator:
    """An application with a match of its own, whose first option is known."""

    def __init__(self, service: Service, game: str = "gods-love-dinosaurs", **more: Any) -> None:
        self.service = service
        self.key, _ = service.keys.create("application", "discord")
        body = {"game": game, "options": {"start_player": 0}, "seats": PEOPLE, "on_behalf": True, **more}
        self.made = self.post("/v1/matches", body, 201)
        self.path = f"/v1/matches/{self.made['id']}"
        self.token = self.made["seats"][0]["token"]
        service.project()

    def get(self, path: str, token: str | None = None, **headers: str) -> Any:
        response = self.service.get(path, token or self.key, **headers)
        assert response.status_code == 200, response.get_json()
        return response.get_json()

    def post(self, path: str, body: Any, expected: int, token: str | None = None, **headers: str) -> Any:
        response = self.service.post(path, body, token or self.key, **headers)
        assert response.status_code == expected, response.get_json()
        return response.get_json()

    def option(self) -> dict[str, Any]:
        option: dict[str, Any] = self.get(f"{self.path}/actions", self.token)["decisions"][0]["options"][0]
        return option


@pytest.fixture
def integrator(service: Service) -> Integrator:
    return Integrator(service)


@pytest.fixture
def document(service: Service) -> dict[str, Any]:
    return msgspec.json.decode(service.get("/openapi.json").data)


def test_a_move_is_a_move_and_a_dry_run_another_operation(integrator: Integrator, document: dict[str, Any]) -> None:
    paths = document["paths"]
    answer = paths["/v1/matches/{match_id}/moves"]["post"]["responses"]["201"]["content"]["application/json"]["schema"]
    assert answer == {"$ref": "#/components/schemas/Move"}
    option = integrator.option()
    integrator.post(f"{integrator.path}/moves/check", option, 200, integrator.token)
    assert integrator.post(f"{integrator.path}/moves", option, 201, integrator.token)["pending"]


def test_an_option_is_posted_whole(integrator: Integrator) -> None:
    option = integrator.option()
    assert {"label", "targets", "action"} <= option.keys()
    integrator.post(f"{integrator.path}/moves", option, 201, integrator.token)


def test_every_envelope_names_its_game(integrator: Integrator) -> None:
    for route in ("/view", "/actions", "/diff?from=2&to=2"):
        assert integrator.get(integrator.path + route, integrator.token)["game"] == "gods-love-dinosaurs", route
    assert {event["game"] for event in integrator.get(f"{integrator.path}/events")["data"]} == {"gods-love-dinosaurs"}


def test_the_document_says_release_servers_and_slugs(document: dict[str, Any]) -> None:
    assert document["info"]["version"] != "v1"
    assert document["servers"]
    assert "evo" in document["components"]["schemas"]["GameSlug"]["anyOf"][0]["enum"]
    assert "PaginationMetadata" not in document["components"]["schemas"]


def test_my_matches_my_turn_is_one_request(integrator: Integrator) -> None:
    (turn,) = integrator.get("/v1/turns?player=u1")["data"]
    assert (turn["match"], turn["player"], turn["decision"]) == (integrator.made["id"], "u1", "take_tile")
    assert integrator.get(turn["link"], integrator.token)["decisions"]
    (same,) = integrator.service.post("/v1/turns", {"tokens": [integrator.token]}).get_json()["data"]
    assert same["match"] == turn["match"]


def test_the_lobby_shows_who_must_decide_and_hides_forks(integrator: Integrator) -> None:
    query = "own=true&status=open&status=playing&turn=true&forks=false&imported=false&since=2020-01-01T00:00:00Z"
    (row,) = integrator.get(f"/v1/matches?{query}")["data"]
    assert row["pending"]
    assert row["version"] == integrator.get(integrator.path)["version"]
    assert row["updated_at"]
    assert row["forked_from"] is None


def test_the_application_reads_its_own_player_references(integrator: Integrator) -> None:
    assert [seat["player"] for seat in integrator.get(integrator.path)["seats"]] == ["u1", "u2"]


def test_the_application_looks_and_plays_for_its_people(integrator: Integrator) -> None:
    own = integrator.get(f"{integrator.path}/view", Strata_Seat="0")
    assert own["seat"] == 0
    integrator.post(f"{integrator.path}/moves", integrator.option(), 201, Strata_Seat="0")


def test_a_lost_token_is_replaced(integrator: Integrator) -> None:
    fresh = integrator.post(f"{integrator.path}/seats/0/token", None, 201)["token"]
    assert integrator.get(f"{integrator.path}/view", fresh)["seat"] == 0
    assert integrator.service.get(f"{integrator.path}/view", integrator.token).status_code == 403


def test_onmessage_fires(integrator: Integrator) -> None:
    for query, is_named in (("", True), ("?named=false", False)):
        stream = integrator.service.get(f"{integrator.path}/stream{query}", integrator.key)
        parts = iter(stream.response)
        first = b"".join(next(parts) for _ in range(2))
        stream.close()
        assert (b"\nevent: " in first) == is_named
        assert b"\ndata: " in first


def test_a_stream_tells_words(integrator: Integrator) -> None:
    stream = integrator.service.get(f"{integrator.path}/stream?lang=en", integrator.key, Accept="application/x-ndjson")
    parts = iter(stream.response)
    lines = [msgspec.json.decode(part) for part in (next(parts), next(parts)) if part.strip()]
    stream.close()
    assert lines[-1]["lines"]


def test_options_and_board_share_targets(integrator: Integrator) -> None:
    targets = integrator.option()["targets"]
    board = integrator.service.get(f"{integrator.path}/board.svg", integrator.token).get_data(as_text=True)
    assert targets
    assert all(f'data-target="{target}"' in board for target in targets)


def test_bots_have_names_of_their_own(service: Service) -> None:
    seats = Integrator(service, "evo", options={}, seats=[PEOPLE[0], BOT, BOT]).made["seats"]
    assert len({seat["name"] for seat in seats}) == 3


def test_a_board_becomes_a_picture_for_chats(integrator: Integrator) -> None:
    board = integrator.service.get(f"{integrator.path}/board.svg", integrator.token).get_data(as_text=True)
    assert png(board, 800).startswith(b"\x89PNG")


def test_the_catalogue_tells_length_age_rules_and_languages(integrator: Integrator) -> None:
    for game in integrator.get("/v1/games")["data"]:
        assert game["minutes"]["min"] <= game["minutes"]["max"], game["slug"]
        assert game["age"] > 0
        assert set(game["languages"]) >= {"en", "ru", "uk"}
        assert integrator.service.get(f"/v1/games/{game['slug']}/rules").data.startswith(b"# ")


def test_health_is_found_under_its_other_name(integrator: Integrator) -> None:
    response = integrator.service.get("/health")
    assert (response.status_code, response.headers["Location"]) == (308, "/healthz")


def test_a_parameter_is_called_a_parameter(integrator: Integrator) -> None:
    (error,) = integrator.service.get("/v1/matches?colour=red", integrator.key).get_json()["errors"]
    assert error["parameter"] == "colour"
    assert "pointer" not in error


def test_what_a_seat_saw_is_seen_when_all_is_over(integrator: Integrator) -> None:
    integrator.service.delete(integrator.path, integrator.key)
    assert integrator.get(f"{integrator.path}/view?as=1")["seat"] == 1
    assert integrator.get(f"{integrator.path}/narration?version=2&as=0")["data"]


def test_the_options_of_the_past_and_the_words_of_the_past(integrator: Integrator) -> None:
    asked = integrator.get(f"{integrator.path}/actions", integrator.token)
    integrator.post(f"{integrator.path}/moves", integrator.option(), 201, integrator.token)
    assert integrator.get(f"{integrator.path}/actions?version={asked['version']}", integrator.token) == asked


@pytest.mark.parametrize("name", ["listed", "undo_policy", "created_at"])
def test_one_name_for_one_idea(integrator: Integrator, name: str) -> None:
    assert name in integrator.get(integrator.path)


def test_lists_come_in_pages_in_one_way(integrator: Integrator) -> None:
    for path in ("/v1/matches", f"{integrator.path}/events", f"{integrator.path}/narration", "/v1/turns"):
        page = integrator.get(f"{path}?limit=1")
        assert page.keys() >= {"data", "has_more", "next_cursor"}, path


def test_a_page_of_five_seats_stays_within_the_default_limit() -> None:
    """A move every 1.5 seconds, and after each of them board, options and match are read again for every seat."""
    server = fakeredis.FakeServer()
    service = Service(fakeredis.FakeRedis(server=server), rate_limit=DEFAULT_RATE_LIMIT)
    body = {"game": "evo", "seats": [{"kind": "human"}] * 5}
    made = service.post("/v1/matches", body).get_json()
    path, tokens = f"/v1/matches/{made['id']}", [seat["token"] for seat in made["seats"]]
    statuses = [
        service.get(path + route, token).status_code
        for _ in range(60 * 2 // 3)
        for token in tokens
        for route in ("/board.svg", "/actions", "")
    ]
    assert len(statuses) == 600
    assert set(statuses) == {200}
    left = service.get(path, tokens[0]).headers["RateLimit"]
    assert int(left.split("r=")[1].split(";")[0]) > DEFAULT_RATE_LIMIT // 2
