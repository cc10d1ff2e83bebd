"""Clocks and unlisted matches over HTTP: what is asked for, what is shown, and who returns."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import Any

import pytest
from werkzeug.test import TestResponse

from strata.domain.games.registry import GAMES
from strata.domain.match.commands import LapseClock
from strata.workers.jobs import do_job
from tests.api.conftest import Service
from tests.kernel.pebbles import PEBBLES

NOON = datetime(2031, 5, 6, 12, tzinfo=UTC)
PEOPLE = [{"kind": "human", "player": "ann"}, {"kind": "human", "player": "bob"}]


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


class Timed:
    """A match of pebbles whose time, in seconds after noon, the test moves."""

    def __init__(self, service: Service, patch: pytest.MonkeyPatch, key: str | None = None, **body: Any) -> None:
        self.service, self.seconds = service, 0.0
        patch.setattr(service.matches, "clock", lambda: NOON + timedelta(seconds=self.seconds))
        made = service.post("/v1/matches", {"game": "pebbles", "seats": PEOPLE, **body}, key)
        assert made.status_code == 201, made.get_json()
        self.id, self.path = made.get_json()["id"], f"/v1/matches/{made.get_json()['id']}"
        self.tokens = [seat["token"] for seat in made.get_json()["seats"]]

    def summary(self, token: str | None = None) -> dict[str, Any]:
        found: dict[str, Any] = self.service.get(self.path, token).get_json()
        return found

    def hide(self, seat: int, **headers: str) -> TestResponse:
        body = {"action": {"kind": "hide", "pebbles": 1}}
        return self.service.post(f"{self.path}/moves", body, self.tokens[seat], **headers)

    def back(self, seat: int, token: str | None = None, **headers: str) -> TestResponse:
        return self.service.post(f"{self.path}/seats/{seat}/return", {}, token or self.tokens[seat], **headers)

    def work(self) -> None:
        """Have a worker do what the match waits for."""
        do_job(self.service.matches, self.id, self.service.matches.load(self.id).ledger.version)

    def types(self) -> list[str]:
        return [event.type for event in self.service.journal.read(self.id, 0)]


@pytest.fixture
def timed(service: Service, monkeypatch: pytest.MonkeyPatch) -> Timed:
    """A minute for a move, five for the match."""
    clock = {"move_seconds": 60, "total_seconds": 300, "bot": "random"}
    return Timed(service, monkeypatch, options={"rounds": 9}, clock=clock)


def code(response: TestResponse) -> tuple[int, str]:
    return response.status_code, response.get_json()["code"]


def test_the_summary_tells_the_time(timed: Timed) -> None:
    timed.seconds = 20.5
    assert timed.hide(0).status_code == 201
    assert timed.summary()["clock"] == {
        "move_seconds": 60,
        "total_seconds": 300,
        "at": "2031-05-06T12:00:20.500000Z",
        "seats": [
            {"seat": 0, "remaining_seconds": 279.5, "deadline": None, "stand_in": None},
            {"seat": 1, "remaining_seconds": 279.5, "deadline": "2031-05-06T12:01:00.000Z", "stand_in": None},
        ],
    }
    first = timed.service.get(timed.path)
    timed.seconds = 40
    assert timed.service.get(timed.path).get_json() == first.get_json(), "one version, one response"


def test_without_a_clock_there_is_none(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    for body in ({}, {"clock": None}):
        match = Timed(service, monkeypatch, **body)
        assert (match.summary()["clock"], match.summary()["listed"]) == (None, True)
        match.seconds = 10**6
        match.work()
        assert match.types() == ["match_created", "match_started"]


def test_before_the_start_a_clock_stands_still(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "bot"}]
    match = Timed(service, monkeypatch, seats=seats, clock={"total_seconds": 90})
    assert match.summary()["clock"]["seats"] == [
        {"seat": 0, "remaining_seconds": 90.0, "deadline": None, "stand_in": None}
    ]


@pytest.mark.parametrize(
    ("clock", "pointer"),
    [
        ({}, "/clock"),
        ({"bot": "random"}, "/clock"),
        ({"move_seconds": 0}, "/clock/move_seconds"),
        ({"move_seconds": 10**8}, "/clock/move_seconds"),
        ({"total_seconds": "90"}, "/clock/total_seconds"),
        ({"total_seconds": 1.5}, "/clock/total_seconds"),
        ({"move_seconds": 60, "bot": "oracle"}, "/clock/bot"),
        ({"move_seconds": 60, "increment": 2}, "/clock/increment"),
        ("fast", "/clock"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(service: Service, clock: Any, pointer: str) -> None:
    response = service.post("/v1/matches", {"game": "pebbles", "seats": PEOPLE, "clock": clock})
    assert code(response) == (422, "invalid_request")
    assert [error["pointer"] for error in response.get_json()["errors"]] == [pointer]


def test_a_bot_stands_in_until_the_person_returns(timed: Timed) -> None:
    timed.hide(0)
    timed.seconds = 60
    timed.work()
    summary = timed.summary()
    assert timed.types()[3:] == ["seat_lapsed", "move_played", "move_played"]
    assert [(seat["kind"], seat["stand_in"]) for seat in summary["seats"]] == [("human", None), ("human", "random")]
    assert summary["clock"]["seats"][1] == {
        "seat": 1,
        "remaining_seconds": 240.0,
        "deadline": None,
        "stand_in": "random",
    }
    assert timed.service.get(f"{timed.path}/view", timed.tokens[1]).get_json()["seat"] == 1, "the token is still good"
    timed.seconds = 100
    back = timed.back(1, Idempotency_Key="back")
    assert (back.status_code, back.get_json()["seats"][1]["stand_in"]) == (201, None)
    assert timed.back(1, Idempotency_Key="back").get_json() == back.get_json()
    assert code(timed.back(1)) == (409, "not_lapsed")
    timed.hide(0)
    timed.work()
    assert timed.summary()["pending"] == [{"seat": 0, "name": "hide"}, {"seat": 1, "name": "hide"}]


def test_a_move_brings_the_person_back(timed: Timed) -> None:
    timed.seconds = 60
    timed.service.matches.change(timed.id, LapseClock())
    response = timed.hide(1, Idempotency_Key="move")
    assert response.status_code == 201
    assert [fact["kind"] for fact in response.get_json()["facts"]] == ["pebbles_hidden"]
    assert timed.types()[4:] == ["seat_resumed", "move_played"]
    assert timed.hide(1, Idempotency_Key="move").get_json() == response.get_json()
    refused = timed.service.post(f"{timed.path}/moves", {"action": {"kind": "hide", "pebbles": 9}}, timed.tokens[0])
    assert refused.status_code == 409
    assert timed.summary()["seats"][0]["stand_in"] == "random", "what is refused brings nobody back"


def test_a_lapsed_seat_is_told_to_return_before_it_takes_back(timed: Timed) -> None:
    timed.hide(0)
    timed.seconds = 60
    timed.work()
    response = timed.service.post(f"{timed.path}/undo", {}, timed.tokens[1])
    assert code(response) == (409, "seat_lapsed")


def test_only_the_seats_own_person_returns(timed: Timed) -> None:
    timed.seconds = 60
    timed.work()
    assert code(timed.back(1, timed.tokens[0])) == (403, "forbidden")
    assert timed.service.post(f"{timed.path}/seats/1/return", {}).status_code == 401
    assert code(timed.back(7, timed.tokens[0])) == (404, "unknown_seat")


def test_the_story_tells_who_fell_silent_and_who_came_back(timed: Timed) -> None:
    timed.seconds = 60
    timed.service.matches.change(timed.id, LapseClock())
    timed.back(1)
    story = timed.service.get(f"{timed.path}/narration?after=2").get_json()["data"]
    assert [row["lines"] for row in story] == [
        ["The time of Seat 0 is up; a bot (random) stands in."],
        ["The time of Seat 1 is up; a bot (random) stands in."],
        ["Seat 1 is back."],
    ]


def test_a_fork_may_have_a_clock(timed: Timed) -> None:
    body = {"clock": {"move_seconds": 5}}
    fork = timed.service.post(f"{timed.path}/fork", body, timed.tokens[0]).get_json()
    shown = timed.service.get(f"/v1/matches/{fork['id']}", fork["seats"][0]["token"]).get_json()
    assert shown["clock"]["move_seconds"] == 5
    plain = timed.service.post(f"{timed.path}/fork", {}, timed.tokens[0]).get_json()
    shown = timed.service.get(f"/v1/matches/{plain['id']}", plain["seats"][0]["token"]).get_json()
    assert shown["clock"] is None


def _messages(timed: Timed, count: int, accept: str = "text/event-stream") -> list[str]:
    response = timed.service.get(f"{timed.path}/stream", timed.tokens[1], Accept=accept)
    chunks = (chunk.decode() for chunk in response.iter_encoded() if chunk.strip() and not chunk.startswith(b"retry"))
    heard = list(islice(chunks, count))
    response.close()
    return heard


def test_a_stream_tells_the_time_behind_the_gap(timed: Timed) -> None:
    timed.hide(0)
    *events, clock = _messages(timed, 4)
    assert all(event.startswith("id: ") for event in events)
    assert clock.startswith("event: clock\ndata: ")
    told = json.loads(clock.partition("data: ")[2])
    assert told == {"type": "clock", "version": 3, **timed.summary()["clock"]}
    assert json.loads(_messages(timed, 4, "application/x-ndjson")[3]) == told


def test_a_stream_goes_on_through_a_lapse_and_tells_the_time_with_it(timed: Timed) -> None:
    response = timed.service.get(f"{timed.path}/stream?after=1", timed.tokens[1])
    chunks = (chunk.decode() for chunk in response.iter_encoded() if b"event: " in chunk)
    assert [_type(chunk) for chunk in islice(chunks, 2)] == ["match_started", "clock"]
    timed.seconds = 60
    timed.service.matches.change(timed.id, LapseClock())
    assert [_type(chunk) for chunk in islice(chunks, 2)] == ["seat_lapsed", "seat_lapsed"]
    clock = next(chunks)
    assert [seat["stand_in"] for seat in json.loads(clock.partition("data: ")[2])["seats"]] == ["random", "random"]
    timed.back(1)
    assert [_type(chunk) for chunk in islice(chunks, 2)] == ["seat_resumed", "clock"]
    response.close()


def test_an_unlisted_match_is_for_who_holds_its_tokens(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Timed(service, monkeypatch, listed=False)
    stranger = Timed(service, monkeypatch)
    shop = service.keys.create("application", "shop")[0]
    admin = service.keys.create("admin", "operator")[0]
    assert match.summary(match.tokens[0])["listed"] is False
    for path in ("", "/view", "/events", "/stream", "/board.svg", "/narration", "/export"):
        for token in (None, shop, stranger.tokens[0]):
            assert code(service.get(match.path + path, token)) == (404, "unknown_match")
    assert service.get(match.path, admin).status_code == 200
    service.project()
    assert [row["id"] for row in service.get("/v1/matches").get_json()["data"]] == [stranger.id]
    assert [row["id"] for row in service.get("/v1/matches?player=ann").get_json()["data"]] == [stranger.id]
    page = service.get("/v1/players/ann").get_json()
    assert ([row["id"] for row in page["matches"]["data"]], page["games"]["pebbles"]["played"]) == ([stranger.id], 1)


def test_an_applications_unlisted_match_is_on_its_own_pages(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    shop, other = (service.keys.create("application", name)[0] for name in ("shop", "other"))
    match = Timed(service, monkeypatch, key=shop, listed=False)
    assert service.get(match.path, shop).status_code == 200
    assert service.get(match.path, other).status_code == 404
    service.project()
    assert service.get("/v1/matches", shop).get_json()["data"] == []
    assert [row["id"] for row in service.get("/v1/matches?player=ann", shop).get_json()["data"]] == [match.id]
    assert [row["id"] for row in service.get("/v1/players/ann", shop).get_json()["matches"]["data"]] == [match.id]
    assert service.get("/v1/players/ann", other).status_code == 404


def _type(chunk: str) -> str:
    return chunk.partition("event: ")[2].partition("\n")[0]
