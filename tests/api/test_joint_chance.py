"""Joint chance over HTTP: what is asked for, what is shown, and how the game begins."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from werkzeug.test import TestResponse

from strata.domain.games.registry import GAMES
from strata.workers.jobs import do_job
from tests.api.conftest import Service
from tests.kernel.pebbles import PEBBLES

NOON = datetime(2031, 5, 6, 12, tzinfo=UTC)
VALUE = {"value": "0123456789abcdef" * 4}


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


class Joint:
    """A match of pebbles of joint chance, of two people."""

    def __init__(self, service: Service, patch: pytest.MonkeyPatch) -> None:
        self.service, self.seconds = service, 0.0
        patch.setattr(service.matches, "clock", lambda: NOON + timedelta(seconds=self.seconds))
        seats = [{"kind": "human"}, {"kind": "human"}]
        made = service.post("/v1/matches", {"game": "pebbles", "seats": seats, "chance": "joint"}).get_json()
        self.id, self.path = made["id"], f"/v1/matches/{made['id']}"
        self.tokens = [seat["token"] for seat in made["seats"]]

    def add(self, seat: int, body: Any = VALUE, **headers: str) -> TestResponse:
        return self.service.post(f"{self.path}/value", body, self.tokens[seat], **headers)

    def summary(self) -> dict[str, Any]:
        found: dict[str, Any] = self.service.get(self.path).get_json()
        return found

    def work(self) -> None:
        do_job(self.service.matches, self.id, self.service.matches.load(self.id).ledger.version)


@pytest.fixture
def joint(service: Service, monkeypatch: pytest.MonkeyPatch) -> Joint:
    return Joint(service, monkeypatch)


def test_the_summary_tells_who_is_waited_for_and_until_when(joint: Joint) -> None:
    told = {"kind": "joint", "waits_for": [0, 1], "until": "2031-05-06T12:01:00.000Z"}
    assert (joint.summary()["status"], joint.summary()["chance"]) == ("open", told)
    assert joint.add(1).get_json()["chance"] == told | {"waits_for": [0]}
    begun = joint.add(0).get_json()
    assert (begun["status"], begun["chance"]) == ("playing", {"kind": "joint", "waits_for": [], "until": None})


def test_an_ordinary_match_waits_for_nobody(service: Service) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    made = service.post("/v1/matches", {"game": "pebbles", "seats": seats}).get_json()
    path = f"/v1/matches/{made['id']}"
    assert service.get(path).get_json()["chance"] == {"kind": "seed", "waits_for": [], "until": None}
    refused = service.post(f"{path}/value", VALUE, made["seats"][0]["token"])
    assert (refused.status_code, refused.get_json()["code"]) == (409, "chance_not_joint")


def test_a_value_is_added_once_and_a_retry_is_the_same_request(joint: Joint) -> None:
    first = joint.add(0, Idempotency_Key="k" * 32)
    again = joint.add(0, Idempotency_Key="k" * 32)
    assert (first.status_code, again.status_code) == (201, 201)
    assert joint.summary()["version"] == 2
    refused = joint.add(0)
    assert (refused.status_code, refused.get_json()["code"]) == (409, "value_added")


@pytest.mark.parametrize("body", [{}, {"value": 1}, {"value": "0123"}, {"value": "G" * 64}, {**VALUE, "seat": 0}])
def test_what_is_no_value_is_refused(joint: Joint, body: Any) -> None:
    assert joint.add(0, body).status_code == 422


def test_a_value_takes_a_token_of_a_seat(joint: Joint) -> None:
    assert joint.service.post(f"{joint.path}/value", VALUE).status_code == 401


def test_a_worker_begins_without_values_when_the_minute_is_over(joint: Joint) -> None:
    joint.seconds = 59
    joint.work()
    assert joint.summary()["status"] == "open"
    joint.seconds = 60
    joint.work()
    assert joint.summary()["status"] == "playing"
    lines = [line for told in joint.service.get(f"{joint.path}/narration").get_json()["data"] for line in told["lines"]]
    assert "The time to add values is over; the game begins without those that are missing." in lines


def test_a_move_before_that_says_what_the_match_waits_for(joint: Joint) -> None:
    body = {"action": {"kind": "hide", "pebbles": 1}}
    refused = joint.service.post(f"{joint.path}/moves", body, joint.tokens[0]).get_json()
    assert refused["code"] == "match_not_started"
    assert "values of seats [0, 1]" in refused["detail"]


def test_chance_is_seed_or_joint(service: Service) -> None:
    body = {"game": "pebbles", "seats": [{"kind": "human"}] * 2, "chance": "dice"}
    refused = service.post("/v1/matches", body).get_json()
    assert refused["errors"][0]["pointer"] == "/chance"
