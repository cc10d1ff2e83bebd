"""Invitations and spectators: what their tokens open, and that they open nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from strata.api.streams.hub import Signal, of_match
from tests.api.conftest import Service, Table

OPEN = {"game": "evo", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]}
READABLE = ("", "/view", "/board.svg", "/events", "/narration", "/export", "/audit", "/forks", "/diff?from=1")


@pytest.fixture
def club(service: Service) -> str:
    return service.keys.create("application", "club")[0]


@pytest.fixture
def opened(service: Service, club: str) -> dict[str, Any]:
    """An application's match with two open seats."""
    made: dict[str, Any] = service.post("/v1/matches", OPEN, club).get_json()
    return made


@pytest.fixture
def hidden(table: Table) -> dict[str, Any]:
    """A fork of a running match, which is not listed; its maker sits in seat 0."""
    made: dict[str, Any] = table.service.post(f"{table.path}/fork", {}, table.tokens[0]).get_json()
    return made


def test_an_invitation_takes_its_seat_once(service: Service, club: str, opened: dict[str, Any]) -> None:
    path = f"/v1/matches/{opened['id']}"
    assert [seat["invitation"] is None for seat in opened["seats"]] == [True, False, False]
    response = service.post(f"{path}/invitations", {"seat": 1}, club)
    invitation = response.get_json()["invitation"]
    assert (response.status_code, invitation) == (201, opened["seats"][1]["invitation"])
    assert service.post(f"{path}/seats/1", {}).status_code == 403
    assert service.post(f"{path}/seats/2", {}, invitation).status_code == 403
    seat = service.post(f"{path}/seats/1", {"name": "Bob"}, invitation, Idempotency_Key="sit")
    assert (seat.status_code, seat.get_json()["name"]) == (201, "Bob")
    again = service.post(f"{path}/seats/1", {"name": "Bob"}, invitation, Idempotency_Key="sit")
    assert again.get_json() == seat.get_json(), "a repeated request"
    assert service.post(f"{path}/seats/1", {}, invitation).get_json()["code"] == "seat_taken"
    assert service.post(f"{path}/invitations", {"seat": 1}, club).get_json()["code"] == "seat_taken"
    assert service.get(path, invitation).get_json()["code"] == "invitation_used"
    assert service.get(path, seat.get_json()["token"]).status_code == 200


def test_the_application_alone_names_the_player_of_a_seat(service: Service, club: str) -> None:
    seats = [{"kind": "human"}, {"kind": "open", "player": "bob"}, {"kind": "open"}]
    made = service.post("/v1/matches", {"game": "evo", "seats": seats}, club).get_json()
    path, tokens = f"/v1/matches/{made['id']}/seats", [seat["invitation"] for seat in made["seats"]]
    assert service.post(f"{path}/1", {"player": "ann"}, tokens[1]).status_code == 403
    assert service.post(f"{path}/1", {}, tokens[1]).status_code == 201
    assert service.post(f"{path}/2", {"player": "cid"}, club).status_code == 201
    assert [holder.player for holder in service.matches.load(made["id"]).ledger.seats] == [None, "bob", "cid"]


def test_an_invitation_opens_its_match_alone(service: Service, club: str, opened: dict[str, Any]) -> None:
    other = service.post("/v1/matches", OPEN, club).get_json()["id"]
    invitation = opened["seats"][1]["invitation"]
    assert service.get(f"/v1/matches/{opened['id']}", invitation).get_json()["status"] == "open"
    assert service.get(f"/v1/matches/{other}", invitation).status_code == 403
    assert service.post(f"/v1/matches/{other}/seats/1", {}, invitation).status_code == 403
    assert service.delete(f"/v1/matches/{opened['id']}", invitation).status_code == 403
    assert service.post("/v1/matches", OPEN, invitation).status_code == 403


def test_invitations_name_a_seat_of_the_match(service: Service, club: str, opened: dict[str, Any]) -> None:
    path = f"/v1/matches/{opened['id']}/invitations"
    assert service.post(path, {"seat": 7}, club).get_json()["code"] == "unknown_seat"
    assert service.post(path, {"seat": 0}, club).get_json()["code"] == "seat_taken"
    assert service.post(path, {"seat": -1}, club).status_code == 422
    assert service.post(path, {}, club).status_code == 422
    assert service.delete(f"/v1/matches/{opened['id']}", club).status_code == 200
    assert service.post(path, {"seat": 1}, club).get_json()["code"] == "seat_taken"


def test_open_seats_of_nobodys_match_stay_free(service: Service) -> None:
    made = service.post("/v1/matches", OPEN).get_json()
    path = f"/v1/matches/{made['id']}/seats"
    assert service.post(f"{path}/1", {}).status_code == 201
    assert service.post(f"{path}/2", {}, made["seats"][2]["invitation"]).status_code == 201


def test_a_spectator_sees_a_hidden_match_as_spectators_do(table: Table, hidden: dict[str, Any]) -> None:
    service, path = table.service, f"/v1/matches/{hidden['id']}"
    maker = hidden["seats"][0]["token"]
    response = service.post(f"{path}/spectators", {}, maker)
    watch = response.get_json()["token"]
    assert (response.status_code, watch.startswith("strata_watch_")) == (201, True)
    for route in READABLE:
        assert service.get(path + route).status_code == 404, route
        assert service.get(path + route, watch).status_code == 200, route
    assert service.get(f"{path}/view", watch).get_json()["seat"] is None
    assert service.get(f"{path}/view", watch).get_json() != service.get(f"{path}/view", maker).get_json()


def test_a_spectator_may_do_nothing_else(table: Table, hidden: dict[str, Any]) -> None:
    service, path = table.service, f"/v1/matches/{hidden['id']}"
    watch = service.post(f"{path}/spectators", {}, hidden["seats"][0]["token"]).get_json()["token"]
    options = service.get(f"{path}/actions", watch)
    assert options.status_code == 403
    for route, body in (
        ("/moves", {"action": {"kind": "end_movement"}}),
        ("/undo", {}),
        ("/undo/answer", {"agrees": True}),
        ("/redo", {}),
        ("/rewind", {"to_version": 1}),
        ("/fork", {}),
        ("/invitations", {"seat": 1}),
        ("/spectators", {}),
        ("/seats/1", {}),
    ):
        assert service.post(path + route, body, watch).status_code == 403, route
    assert service.delete(path, watch).status_code == 403
    assert service.delete(f"{path}/seats/0", watch).status_code == 403
    assert service.post("/v1/matches", OPEN, watch).status_code == 403
    assert service.get(table.path, watch).status_code == 403, "not even a match that is listed"


def test_who_may_admit_spectators(service: Service, club: str, opened: dict[str, Any], table: Table) -> None:
    of_club, of_nobody = f"/v1/matches/{opened['id']}/spectators", f"{table.path}/spectators"
    admin, other = service.keys.create("admin", "operator")[0], service.keys.create("application", "other")[0]
    answers = {
        (route, name): service.post(route, {}, token).status_code
        for route in (of_club, of_nobody)
        for name, token in (
            *(("nobody", None), ("admin", admin), ("club", club), ("other", other)),
            *(("seat of club", opened["seats"][0]["token"]), ("seat of nobody", table.tokens[1])),
        )
    }
    assert answers == {
        (of_club, "nobody"): 401,
        (of_club, "admin"): 201,
        (of_club, "club"): 201,
        (of_club, "other"): 403,
        (of_club, "seat of club"): 403,
        (of_club, "seat of nobody"): 403,
        (of_nobody, "nobody"): 401,
        (of_nobody, "admin"): 201,
        (of_nobody, "club"): 403,
        (of_nobody, "other"): 403,
        (of_nobody, "seat of club"): 403,
        (of_nobody, "seat of nobody"): 201,
    }


def test_who_has_left_admits_nobody(table: Table) -> None:
    table.service.delete(f"{table.path}/seats/1", table.tokens[1])
    response = table.service.post(f"{table.path}/spectators", {}, table.tokens[1])
    assert (response.status_code, response.get_json()["code"]) == (403, "seat_lost")


def test_a_token_cannot_be_turned_into_another(service: Service, opened: dict[str, Any]) -> None:
    path = f"/v1/matches/{opened['id']}"
    seat, invitation = opened["seats"][0]["token"], opened["seats"][1]["invitation"]
    watch = service.tokens.spectator(opened["id"])
    for forged in (
        seat.replace("_seat_", "_invite_"),
        seat.replace("_seat_", "_watch_"),
        seat.replace(f"{opened['id']}_0_", f"{opened['id']}_1_"),
        seat.replace(f"{opened['id']}_0_", f"{opened['id']}_00_"),
        invitation.replace("_invite_", "_seat_"),
        invitation.replace(f"{opened['id']}_1_", f"{opened['id']}_2_"),
        watch.replace("_watch_", "_invite_"),
        watch.replace("_watch_", "_seat_"),
        watch.replace(opened["id"], opened["id"][::-1]),
    ):
        assert service.get(path, forged).status_code == 401, forged


@pytest.mark.parametrize("end", ["revoked", "used", "neither"])
def test_a_stream_ends_with_the_right_to_it(service: Service, end: str) -> None:
    secret, key = service.keys.create("application", "club")
    made = service.post("/v1/matches", {**OPEN, "listed": False}, secret).get_json()
    path, invitation = f"/v1/matches/{made['id']}", made["seats"][1]["invitation"]
    response = service.get(f"{path}/stream", invitation if end == "used" else secret)
    chunks = response.iter_encoded()
    assert b"match_created" in next(chunk for chunk in chunks if b"data: " in chunk)
    if end == "revoked":
        service.keys.revoke(key.id)
    if end == "used":
        service.post(f"{path}/seats/1", {}, invitation)
    (follower,) = service.hub._followers[of_match(made["id"])]
    follower.put(Signal.HEARTBEAT)
    if end == "neither":
        assert next(chunks) == b":\n\n"
        response.close()
    else:
        assert [chunk for chunk in chunks if b"data: " not in chunk] == []
