"""Proof over HTTP: each caller verifies what it may read, and nothing leaks on the way."""

from __future__ import annotations

import pytest

from tests.api.conftest import Service, Table


@pytest.fixture
def played(table: Table) -> Table:
    for turn in range(40):
        table.move(turn * 5)
    return table


def test_whoever_asks_gets_a_report_on_what_it_may_read(played: Table) -> None:
    admin, _ = played.service.keys.create("admin", "ops")
    for token, eyes in [(None, "spectator"), (played.tokens[1], "seat:1"), (admin, None)]:
        report = played.service.get(f"{played.path}/audit", token).get_json()
        assert (report["match"], report["redacted_for"]) == (played.id, eyes)
        assert report["verdict"] == ("holds" if eyes is None else "not_proven")
        sealed = {check["name"] for check in report["checks"] if check["status"] == "sealed"}
        assert sealed == (set() if eyes is None else {"seed", "draws", "seals", "state", "asked", "rules"})


def test_once_the_match_is_scored_everything_is_proven_to_everybody(table: Table) -> None:
    table.play_to_the_end()
    table.score()
    report = table.service.get(f"{table.path}/audit").get_json()
    assert {check["status"] for check in report["checks"]} == {"ok"}
    assert report["redacted_for"] is None


def test_a_receipt_is_compared(played: Table) -> None:
    receipt = played.move(3).get_json()["hash"]
    assert played.move(4).status_code == 201
    check = played.service.get(f"{played.path}/audit?head={receipt}").get_json()["checks"][-1]
    assert (check["name"], check["status"], check["version"]) == ("receipt", "ok", 43)
    report = played.service.get(f"{played.path}/audit?head={'0' * 64}").get_json()
    assert report["verdict"] == "broken"
    assert report["checks"][-1]["status"] == "failed"


@pytest.mark.parametrize("head", ["abc", "G" * 64, "0" * 65])
def test_a_receipt_that_is_no_hash_is_422(table: Table, head: str) -> None:
    response = table.service.get(f"{table.path}/audit?head={head}")
    assert (response.status_code, response.get_json()["errors"][0]["parameter"]) == (422, "head")


def test_what_was_undone_is_part_of_the_proof(service: Service) -> None:
    body = {"game": "evo", "undo_policy": "free", "seats": [{"kind": "human"}] * 3}
    made = service.post("/v1/matches", body).get_json()
    path, tokens = f"/v1/matches/{made['id']}", [seat["token"] for seat in made["seats"]]
    for _ in range(4):
        seat = service.get(path).get_json()["pending"][0]["seat"]
        options = service.get(f"{path}/actions", tokens[seat]).get_json()["decisions"][0]["options"]
        service.post(f"{path}/moves", {"action": options[-1]["action"]}, tokens[seat])
    assert service.post(f"{path}/undo", {"to_version": 3}, tokens[seat]).status_code == 201
    report = service.get(f"{path}/audit").get_json()
    assert report["verdict"] == "not_proven", "it is sealed until its end"
    assert next(check for check in report["checks"] if check["name"] == "course")["checked"] == report["version"] == 7


def test_a_match_that_is_not_there_is_404(service: Service) -> None:
    for route in ("audit", "export"):
        assert service.get(f"/v1/matches/nothere/{route}").get_json()["code"] == "unknown_match"
