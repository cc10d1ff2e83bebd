"""An application looks and acts for the people of its matches, where they were made so; and gives out tokens again."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from strata.domain.match.audit import audit
from strata.domain.match.commands import Application, IssueToken
from tests.api.conftest import Service

PEOPLE = [{"kind": "human", "player": "ann"}, {"kind": "human", "player": "ben"}, {"kind": "bot"}]


class Club:
    """An application, and a match of its own in which it may act for the people, or not."""

    def __init__(self, service: Service, on_behalf: bool = True) -> None:
        self.service = service
        self.key, _ = service.keys.create("application", "club")
        body = {"game": "gods-love-dinosaurs", "options": {"start_player": 1}, "seats": PEOPLE, "listed": False}
        self.made = service.post("/v1/matches", {**body, "on_behalf": on_behalf}, self.key).get_json()
        self.path = f"/v1/matches/{self.made['id']}"
        self.tokens = [seat["token"] for seat in self.made["seats"]]

    def get(self, route: str = "", seat: object = 1, key: str | None = None) -> Any:
        return self.service.get(self.path + route, key or self.key, Strata_Seat=str(seat))

    def post(self, route: str, body: Any, seat: object = 1, key: str | None = None, **headers: str) -> Any:
        return self.service.post(self.path + route, body, key or self.key, Strata_Seat=str(seat), **headers)

    def option(self, choose: int = 0) -> dict[str, Any]:
        option: dict[str, Any] = self.get("/actions").get_json()["decisions"][0]["options"][choose]
        return option

    def events(self) -> list[dict[str, Any]]:
        events: list[dict[str, Any]] = self.service.get(f"{self.path}/events", self.key).get_json()["data"]
        return events


@pytest.fixture
def club(service: Service) -> Club:
    return Club(service)


def test_the_application_sees_what_the_seat_sees(club: Club) -> None:
    assert club.get().get_json()["on_behalf"] is True
    for route in ("/view", "/actions", "/events", "/narration", "/board.svg"):
        for seat in (0, 1):
            own = club.service.get(club.path + route, club.tokens[seat])
            assert club.get(route, seat).data == own.data, route


def test_the_application_plays_and_takes_back_for_the_seat(club: Club) -> None:
    option = club.option()
    assert club.post("/moves/check", option).status_code == 200
    played = club.post("/moves", option)
    assert played.status_code == 201, played.get_json()
    assert club.post("/undo", {}).status_code == 201
    assert [(event["type"], event["actor"]) for event in club.events()][-2:] == [
        ("move_played", "application:1"),
        ("match_rewound", "application:1"),
    ]
    fork = club.post("/fork", {}).get_json()
    assert club.service.matches.load(fork["id"]).ledger.application == "club"
    left = club.service.delete(f"{club.path}/seats/1", club.key, Strata_Seat="1")
    assert (left.status_code, left.get_json()["seats"][1]["kind"]) == (200, "bot")


def test_a_repeated_request_is_one_of_the_same_seat(club: Club) -> None:
    option = club.option()
    first = club.post("/moves", option, Idempotency_Key="once")
    assert club.post("/moves", option, Idempotency_Key="once").get_json() == first.get_json()
    other = club.post("/moves", option, seat=0, Idempotency_Key="once")
    assert (other.status_code, other.get_json()["code"]) == (422, "idempotency_key_reused")


def test_only_where_the_match_says_so(service: Service) -> None:
    club = Club(service, on_behalf=False)
    assert club.service.get(club.path, club.key).get_json()["on_behalf"] is False
    for refused in (club.get("/view"), club.get("/actions"), club.post("/undo", {})):
        assert (refused.status_code, refused.get_json()["code"]) == (403, "forbidden")
    assert "on_behalf" not in club.events()[0]["data"], "a match without it is recorded as ever"


def test_only_the_application_itself_and_only_for_people(club: Club) -> None:
    service = club.service
    other, _ = service.keys.create("application", "guild")
    reader, _ = service.keys.create("read", "club")
    admin, _ = service.keys.create("admin", "operator")
    assert club.get("/view", key=other).status_code == 404, "the match is not listed"
    for key in (admin, club.tokens[0]):
        assert club.get("/view", key=key).status_code == 403
    for seat in (2, 7, "one", "-1"):
        assert club.get("/view", seat=seat).status_code == 403
    option = club.option()
    assert club.get("/view", key=reader).status_code == 200
    assert club.post("/moves", option, key=reader).get_json()["code"] == "missing_scope"
    assert club.post("/moves", option, seat=0).get_json()["code"] == "not_your_turn"
    assert service.get(club.path, None, Strata_Seat="0").status_code == 404


def test_a_match_of_nobody_lets_nobody_act_for_others(service: Service) -> None:
    refused = service.post("/v1/matches", {"game": "evo", "seats": PEOPLE, "on_behalf": True})
    assert (refused.status_code, refused.get_json()["errors"][0]["pointer"]) == (422, "/on_behalf")


def test_a_lost_token_is_replaced_and_the_old_one_ends(club: Club) -> None:
    service, old = club.service, club.tokens[1]
    issued = service.post(f"{club.path}/seats/1/token", None, club.key)
    assert issued.status_code == 201
    fresh = issued.get_json()["token"]
    assert fresh != old
    assert (issued.get_json()["seat"], issued.get_json()["player"]) == (1, "ben")
    refused = service.get(f"{club.path}/view", old)
    assert (refused.status_code, refused.get_json()["code"]) == (403, "seat_lost")
    assert service.get(f"{club.path}/view", fresh).get_json()["seat"] == 1
    assert service.get(f"{club.path}/view", club.tokens[0]).status_code == 200
    last = club.events()[-1]
    assert (last["type"], last["actor"], last["data"]) == ("token_issued", "application", {"seat": 1})
    told = service.get(f"{club.path}/narration", club.key).get_json()["data"][-1]["lines"]
    assert told == ["A new token is issued for seat 1; the one before has ended."]


def test_a_token_is_issued_once_however_often_it_is_asked_for(club: Club) -> None:
    tokens = {
        club.service.post(f"{club.path}/seats/1/token", None, club.key, Idempotency_Key="lost").get_json()["token"]
        for _ in range(3)
    }
    assert len(tokens) == 1
    assert club.service.get(f"{club.path}/view", tokens.pop()).status_code == 200


def test_only_the_maker_issues_tokens_and_only_for_people(club: Club) -> None:
    service = club.service
    other, _ = service.keys.create("application", "guild")
    reader, _ = service.keys.create("read", "club")
    path = f"{club.path}/seats"
    for stranger in (None, other):
        assert service.post(f"{path}/1/token", None, stranger).status_code == 404
    for token in (reader, club.tokens[1]):
        assert service.post(f"{path}/1/token", None, token).status_code == 403
    assert service.post(f"{path}/2/token", None, club.key).get_json()["code"] == "seat_empty"
    assert service.post(f"{path}/9/token", None, club.key).get_json()["code"] == "unknown_seat"
    admin, _ = service.keys.create("admin", "operator")
    assert service.post(f"{path}/1/token", None, admin).status_code == 201
    service.delete(club.path, club.key)
    assert service.post(f"{path}/1/token", None, club.key).get_json()["code"] == "match_over"


def test_the_stream_of_a_token_ends_with_it(club: Club) -> None:
    stream = club.service.get(f"{club.path}/stream", club.tokens[1])
    opened = list(islice(stream.response, 3))
    assert opened[1].startswith(b"id: 1\n")
    club.service.matches.change(club.made["id"], IssueToken(by=Application("club"), seat=1))
    assert b"event: token_issued" in b"".join(stream.response)


def test_other_streams_go_on_after_it(club: Club) -> None:
    club.service.post(f"{club.path}/seats/1/token", None, club.key)
    fresh = club.service.post(f"{club.path}/seats/1/token", None, club.key).get_json()["token"]
    stream = club.service.get(f"{club.path}/stream", fresh)
    heard = b"".join(islice(stream.response, 5))
    assert heard.count(b"event: token_issued") == 2
    club.service.matches.change(club.made["id"], IssueToken(by=Application("club"), seat=0))
    assert b"event: token_issued" in next(iter(stream.response))
    stream.close()


def test_what_an_application_did_for_seats_stands_up_to_an_audit(club: Club) -> None:
    service = club.service
    for _ in range(2):
        if club.get("/actions").get_json()["decisions"]:
            club.post("/moves", club.option())
    service.post(f"{club.path}/seats/0/token", None, club.key)
    service.delete(club.path, club.key)
    match = service.matches.load(club.made["id"])
    report = audit(service.matches.export(match, None, True))
    assert {check.name for check in report.checks if check.status == "failed"} == set()
    assert report.verdict == "holds"
