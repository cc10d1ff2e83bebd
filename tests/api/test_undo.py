"""Going back over HTTP: what a seat is told it may undo, asking and answering, repeating, bots, refusals."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from werkzeug.test import TestResponse

from strata.domain.games.registry import GAMES
from strata.store.journal import SHARDS, START
from strata.store.matches import Matches
from strata.workers.jobs import do_job
from tests.api.conftest import Service
from tests.kernel.pebbles import PEBBLES

POLICIES = ("barrier", "consent", "free", "off")


@pytest.fixture(autouse=True)
def _pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)


@pytest.fixture
def admin(service: Service) -> str:
    return service.keys.create("admin", "operator")[0]


class Circle:
    """A match of pebbles, with the tokens of its people."""

    def __init__(self, service: Service, *kinds: str, undo: str = "barrier", rounds: int = 9) -> None:
        self.service = service
        body = {
            "game": "pebbles",
            "options": {"rounds": rounds},
            "seats": [{"kind": kind} for kind in kinds or ("human",) * 3],
            "undo_policy": undo,
        }
        made = service.post("/v1/matches", body).get_json()
        self.id, self.path = made["id"], f"/v1/matches/{made['id']}"
        self.tokens = [seat["token"] for seat in made["seats"]]

    def hide(self, *seats: int) -> None:
        for seat in seats:
            body = {"action": {"kind": "hide", "pebbles": 1}}
            assert self.service.post(f"{self.path}/moves", body, self.tokens[seat]).status_code == 201

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        found: dict[str, Any] = self.service.get(self.path, None if seat is None else self.tokens[seat]).get_json()
        return found

    def undo(self, seat: int, to_version: int | None = None, **headers: str) -> TestResponse:
        body = {} if to_version is None else {"to_version": to_version}
        return self.service.post(f"{self.path}/undo", body, self.tokens[seat], **headers)

    def answer(self, seat: int, agrees: bool, **headers: str) -> TestResponse:
        return self.service.post(f"{self.path}/undo/answer", {"agrees": agrees}, self.tokens[seat], **headers)

    def redo(self, token: str, **headers: str) -> TestResponse:
        return self.service.post(f"{self.path}/redo", {}, token, **headers)

    def types(self) -> list[str]:
        return [event.type for event in self.service.journal.read(self.id, 0)]


@pytest.fixture
def circle(service: Service) -> Circle:
    return Circle(service)


def code(response: TestResponse) -> tuple[int, str]:
    assert response.mimetype == "application/problem+json"
    return response.status_code, response.get_json()["code"]


def status(allowed: bool, to_version: int | None, blocked_by: str | None) -> dict[str, Any]:
    return {"allowed": allowed, "to_version": to_version, "blocked_by": blocked_by}


# What is told


def test_every_seat_is_told_what_it_may_undo(circle: Circle) -> None:
    assert [circle.seen_by(seat)["undo"] for seat in (0, None)] == [
        status(False, None, "no_move"),
        status(False, None, "not_playing"),
    ]
    circle.hide(0)
    assert circle.seen_by(0)["undo"] == status(True, 2, None)
    circle.hide(1)
    assert circle.seen_by(0)["undo"] == status(False, 2, "choice")
    assert circle.seen_by(1)["undo"] == status(True, 3, None)
    circle.hide(2)
    assert circle.seen_by(2)["undo"] == status(False, 4, "chance")
    assert circle.seen_by(None)["undo"] == status(False, None, "not_playing")


@pytest.mark.parametrize("policy", POLICIES)
def test_the_policy_of_a_match_is_told_and_kept(service: Service, policy: str) -> None:
    circle = Circle(service, undo=policy)
    circle.hide(0)
    seen = circle.seen_by(0)
    assert seen["undo_policy"] == policy
    expected = {
        "barrier": status(True, 2, None),
        "consent": status(False, 2, "consent"),
        "free": status(True, 2, None),
        "off": status(False, None, "policy"),
    }
    assert seen["undo"] == expected[policy]
    response = circle.undo(0)
    if policy == "off":
        assert code(response) == (409, "undo_off")
    else:
        assert response.status_code == 201
        assert circle.types()[-1] == ("undo_requested" if policy == "consent" else "match_rewound")


def test_an_undo_answers_the_match_as_it_then_is(circle: Circle) -> None:
    circle.hide(0)
    response = circle.undo(0)
    assert response.status_code == 201
    assert response.headers["ETag"] == '"4"'
    assert response.get_json() == circle.seen_by(0)
    assert [row["seat"] for row in response.get_json()["pending"]] == [0, 1, 2]


# Consent


def test_three_people_agree(circle: Circle) -> None:
    circle.hide(0, 1, 2)
    request = circle.undo(2).get_json()["undo_request"]
    assert (request["seat"], request["to_version"], request["agreed"]) == (2, 4, [])
    assert circle.seen_by(None)["undo_request"] == request
    assert circle.answer(0, True).get_json()["undo_request"]["agreed"] == [0]
    done = circle.answer(1, True).get_json()
    assert (done["undo_request"], [row["seat"] for row in done["pending"]]) == (None, [2])
    assert circle.types()[5:] == ["undo_requested", "undo_answered", "undo_answered", "match_rewound"]


@pytest.mark.parametrize("who", [0, 2])
def test_one_refuses_or_who_asked_withdraws(circle: Circle, who: int) -> None:
    circle.hide(0, 1, 2)
    circle.undo(2)
    assert circle.answer(who, False).get_json()["undo_request"] is None
    assert "match_rewound" not in circle.types()
    assert code(circle.answer(1, True)) == (409, "no_request")


def test_a_request_ends_when_somebody_moves_on(circle: Circle) -> None:
    circle.hide(0, 1, 2)
    circle.undo(2)
    circle.hide(0)
    assert circle.seen_by(1)["undo_request"] is None


# Refusals


def test_refusals_have_clear_codes(circle: Circle, service: Service) -> None:
    assert code(circle.undo(0)) == (409, "nothing_to_undo")
    assert code(circle.redo(circle.tokens[0])) == (409, "nothing_to_redo")
    assert code(circle.answer(0, True)) == (409, "no_request")
    circle.hide(0, 1, 2)
    assert code(circle.undo(2, 99)) == (409, "not_effective")
    assert code(circle.undo(2, 1)) == (409, "not_effective")
    circle.undo(2)
    assert code(circle.answer(2, True)) == (409, "own_request")
    assert code(circle.undo(1)) == (409, "request_open")
    circle.answer(0, True)
    assert code(circle.answer(0, True)) == (409, "answered")
    circle.answer(1, True)
    assert code(circle.redo(circle.tokens[0])) == (409, "not_yours_to_redo")
    for route, body in (("undo", {}), ("undo/answer", {"agrees": True}), ("redo", {}), ("rewind", {"to_version": 2})):
        assert code(service.post(f"{circle.path}/{route}", body)) == (401, "unauthenticated")
        assert code(service.post(f"/v1/matches/nowhere/{route}", body, circle.tokens[0]))[0] in (403, 404)
    assert code(service.post(f"{circle.path}/rewind", {"to_version": 2}, circle.tokens[0])) == (403, "forbidden")
    assert code(service.post(f"{circle.path}/undo", {"to": 2}, circle.tokens[0])) == (422, "invalid_request")
    assert code(service.post(f"{circle.path}/undo/answer", {}, circle.tokens[0])) == (422, "invalid_request")


def test_who_left_undoes_nothing(circle: Circle, service: Service) -> None:
    circle.hide(0)
    service.delete(f"{circle.path}/seats/0", circle.tokens[0])
    assert code(circle.undo(0)) == (403, "seat_lost")


def test_a_key_holds_no_seat(circle: Circle, service: Service, admin: str) -> None:
    circle.hide(0)
    assert code(service.post(f"{circle.path}/undo", {}, admin)) == (403, "forbidden")
    other = service.keys.create("application", "shop")[0]
    assert code(circle.redo(other)) == (403, "forbidden")
    assert code(service.post(f"{circle.path}/rewind", {"to_version": 2}, other)) == (403, "forbidden")


# Repeating


def test_a_repeated_undo_takes_back_one_move(service: Service) -> None:
    circle = Circle(service, undo="free")
    circle.hide(0, 1)
    first = circle.undo(1, Idempotency_Key="k")
    circle.hide(2)
    again = circle.undo(1, Idempotency_Key="k")
    assert (again.status_code, again.get_json()) == (201, first.get_json())
    assert circle.types()[2:] == ["move_played", "move_played", "match_rewound", "move_played"]
    assert code(circle.undo(1, 2, Idempotency_Key="k")) == (422, "idempotency_key_reused")


def test_requests_answers_redo_and_rewinds_can_be_repeated_too(circle: Circle, service: Service, admin: str) -> None:
    circle.hide(0, 1, 2)
    requests: list[tuple[str, dict[str, Any], str]] = [
        ("undo", {}, circle.tokens[2]),
        ("undo/answer", {"agrees": True}, circle.tokens[0]),
        ("undo/answer", {"agrees": True}, circle.tokens[1]),
        ("redo", {}, circle.tokens[2]),
        ("rewind", {"to_version": 3}, admin),
        ("redo", {}, admin),
    ]
    for number, (route, body, token) in enumerate(requests):
        first = service.post(f"{circle.path}/{route}", body, token, Idempotency_Key=f"k{number}")
        assert first.status_code == 201, first.get_json()
        length = len(circle.types())
        again = service.post(f"{circle.path}/{route}", body, token, Idempotency_Key=f"k{number}")
        assert (again.status_code, again.get_json()) == (201, first.get_json())
        assert len(circle.types()) == length


def test_if_match_insists_on_a_version(circle: Circle) -> None:
    circle.hide(0, 1)
    stale = circle.undo(1, If_Match='"3"')
    assert code(stale) == (412, "stale_version")
    assert [event["version"] for event in stale.get_json()["missed"]] == [4]
    assert circle.undo(1, If_Match='"4"').status_code == 201
    assert code(circle.redo(circle.tokens[1], If_Match='"4"')) == (412, "stale_version")


# The administrator


def test_an_administrator_rewinds_and_restores_until_the_seed_is_out(service: Service, admin: str) -> None:
    circle = Circle(service, "human", "human", undo="off", rounds=1)
    circle.hide(0, 1)
    assert circle.seen_by(None)["status"] == "finished"
    back = service.post(f"{circle.path}/rewind", {"to_version": 3}, admin)
    assert (back.status_code, back.get_json()["status"]) == (201, "playing")
    assert circle.redo(admin).get_json()["status"] == "finished"
    assert do_job(service.matches, circle.id, len(circle.types())) is None
    assert circle.seen_by(None)["status"] == "scored"
    assert code(service.post(f"{circle.path}/rewind", {"to_version": 3}, admin)) == (409, "seed_revealed")
    assert code(circle.redo(admin)) == (409, "nothing_to_redo")


def test_a_stale_rewind_shows_what_was_missed_as_a_spectator_may_read_it(
    circle: Circle, service: Service, admin: str
) -> None:
    circle.hide(0, 1)
    stale = service.post(f"{circle.path}/rewind", {"to_version": 2}, admin, If_Match="3")
    assert code(stale) == (412, "stale_version")
    assert "pebbles" not in str(stale.get_json()["missed"][0]["data"]["action"].keys())


# Bots


class Clock:
    """A time that only the test moves."""

    def __init__(self) -> None:
        self.time = datetime(2031, 5, 6, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def passes(self, seconds: int) -> None:
        self.time += timedelta(seconds=seconds)


@pytest.fixture
def clock(service: Service, monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(service.matches, "clock", clock)
    return clock


def is_due(circle: Circle, clock: Clock) -> bool:
    """Whether the sweeper would think of the match."""
    now = int(clock.time.timestamp() * 1000)
    return circle.id in circle.service.journal.due(now)


def duties(service: Service) -> list[tuple[int, str]]:
    """What the feeds told workers to do, by version."""
    entries = service.journal.feed(dict.fromkeys(range(SHARDS), START))
    return [(entry.version, entry.job) for entry in entries]


def test_the_job_of_an_undone_version_does_nothing(service: Service) -> None:
    circle = Circle(service, "human", "bot", "human")
    circle.hide(0)
    assert duties(service)[-1] == (3, "play_bot")
    circle.undo(0)
    before = circle.types()
    assert do_job(service.matches, circle.id, 3) is None
    assert do_job(Matches(service.journal), circle.id, 3) is None
    assert circle.types() == before
    assert do_job(service.matches, circle.id, 4) is None
    assert circle.types()[4:] == ["move_played"], "the bot plays on from where the match is"


def test_bots_wait_while_people_are_asked_and_a_minute_at_most(service: Service, clock: Clock) -> None:
    circle = Circle(service, "human", "human", "human", "bot", rounds=3)
    do_job(service.matches, circle.id, 2)
    circle.hide(0, 1, 2)
    assert duties(service)[-1] == (6, "play_bot"), "in the next round the bot is asked again"
    circle.undo(0)
    assert duties(service)[-1] == (7, ""), "no worker is told"
    assert do_job(service.matches, circle.id, 6) is None
    assert not is_due(circle, clock)
    clock.passes(30)
    circle.answer(1, True)
    assert duties(service)[-1] == (8, "")
    clock.passes(29)
    assert not is_due(circle, clock)
    clock.passes(1)
    assert is_due(circle, clock), "an answer on the way does not make the bots wait longer"
    assert do_job(service.matches, circle.id, 8) is None
    assert circle.types()[8:] == ["move_played"]
    assert circle.seen_by(0)["undo_request"] is None


@pytest.mark.parametrize("agrees", [True, False])
def test_bots_go_on_when_a_request_is_answered(service: Service, clock: Clock, agrees: bool) -> None:
    circle = Circle(service, "human", "human", "bot", rounds=3)
    do_job(service.matches, circle.id, 2)
    circle.hide(0, 1)
    circle.undo(0, 2)
    assert not is_due(circle, clock)
    circle.answer(1, agrees)
    assert duties(service)[-1] == (len(circle.types()), "play_bot")
    clock.passes(5)
    assert is_due(circle, clock)


def test_against_bots_alone_nobody_is_asked(service: Service) -> None:
    circle = Circle(service, "human", "bot", "bot")
    circle.hide(0)
    do_job(service.matches, circle.id, 3)
    version = len(circle.types())
    assert version > 4
    assert circle.seen_by(0)["undo"] == status(True, 2, None)
    assert [row["seat"] for row in circle.undo(0).get_json()["pending"]] == [0, 1, 2]
    assert circle.types()[version:] == ["match_rewound"]


def test_the_story_marks_what_was_undone(circle: Circle) -> None:
    circle.hide(0)
    circle.undo(0)
    circle.hide(1)
    rows = circle.service.get(f"{circle.path}/narration").get_json()["data"]
    assert [(row["version"], row["undone"]) for row in rows] == [
        (1, False),
        (2, False),
        (3, True),
        (4, False),
        (5, False),
    ]
    assert rows[3]["lines"] == ["The match goes back to version 2."]
    then = circle.service.get(f"{circle.path}/narration?version=3").get_json()
    assert [(row["version"], row["undone"]) for row in then["data"]] == [(1, False), (2, False), (3, False)]
    assert then["has_more"] is False
    page = circle.service.get(f"{circle.path}/narration?version=4&after=1&limit=2").get_json()
    assert ([row["version"] for row in page["data"]], page["has_more"]) == ([2, 3], True)


def test_what_was_undone_can_be_looked_at(circle: Circle) -> None:
    service, token = circle.service, circle.tokens[0]
    circle.hide(0)
    circle.undo(0)
    circle.hide(1)
    assert service.get(f"{circle.path}/view?version=3", token).get_json()["view"]["pebbles"] == 1
    assert service.get(f"{circle.path}/view?version=4", token).get_json()["view"]["pebbles"] is None
    asked = [service.get(f"{circle.path}/actions?version={version}", token).get_json() for version in (1, 2, 3, 4)]
    assert [(actions["version"], len(actions["decisions"])) for actions in asked] == [(1, 0), (2, 1), (3, 0), (4, 1)]
    assert asked[1]["decisions"] == asked[3]["decisions"]
    assert code(service.get(f"{circle.path}/actions?version=6", token)) == (404, "unknown_version")
    assert code(service.get(f"{circle.path}/actions?version=0", token)) == (422, "invalid_request")
    assert code(service.get(f"{circle.path}/actions?version=2")) == (401, "unauthenticated")


def test_the_score_so_far_is_told_for_any_version(service: Service) -> None:
    circle = Circle(service, "human", "human", rounds=1, undo="free")
    circle.hide(0, 1)
    assert code(service.get(f"{circle.path}/score")) == (409, "not_scored")
    assert code(service.get(f"{circle.path}/score?version=1")) == (409, "match_not_started")
    start = service.get(f"{circle.path}/score?version=2")
    assert start.get_json()["reason"] is None
    assert start.headers["ETag"].startswith('"2.')
    assert [row["total"] for row in start.get_json()["ranking"]] == [0, 0]
    over = service.get(f"{circle.path}/score?version=5").get_json()
    assert over["reason"] == "last_stone"
    do_job(service.matches, circle.id, 5)
    assert service.get(f"{circle.path}/score").get_json() == over
    assert service.get(f"{circle.path}/score?version=6").get_json() == over
    assert service.get(f"{circle.path}/score?version=3").get_json()["reason"] is None
    assert code(service.get(f"{circle.path}/score?version=99")) == (404, "unknown_version")
