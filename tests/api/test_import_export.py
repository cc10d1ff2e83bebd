"""Matches as files over HTTP: out as the caller may read them, and in again, verified."""

from __future__ import annotations

import json
from pathlib import Path

import fakeredis
import pytest
from werkzeug.test import TestResponse

from strata.api.http.media_types import NDJSON
from strata.domain.match.export import read_export
from tests.api.conftest import Service, Table
from tests.api.shown_events import as_chained
from tests.corpus.record import recorded

on_record = pytest.mark.parametrize("path", recorded(), ids=lambda path: path.stem)


@pytest.fixture
def elsewhere() -> Service:
    """Another service, on a record of its own."""
    return Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()))


def _import(service: Service, data: bytes, token: str | None = None, query: str = "") -> TestResponse:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    return service.http.post(f"/v1/matches/import{query}", data=data, content_type=NDJSON, headers=headers)


def _admin(service: Service) -> str:
    return service.keys.create("admin", "ops")[0]


def _over(table: Table) -> bytes:
    table.play_to_the_end()
    table.score()
    return table.service.get(f"{table.path}/export").data


def test_an_export_is_a_file_of_lines(table: Table) -> None:
    table.move()
    response = table.service.get(f"{table.path}/export", table.tokens[1])
    assert (response.status_code, response.mimetype, response.headers["ETag"]) == (200, NDJSON, '"3"')
    assert response.headers["Content-Disposition"] == f'attachment; filename="{table.id}.ndjson"'
    header, *events = [json.loads(line) for line in response.data.splitlines()]
    assert (header["match"], header["version"], header["redacted_for"]) == (table.id, 3, "seat:1")
    listed = table.service.get(f"{table.path}/events", table.tokens[1]).get_json()["data"]
    assert events == [as_chained(event) for event in listed]


def test_a_running_match_goes_out_whole_to_the_administrator_alone(table: Table) -> None:
    for turn in range(20):
        table.move(turn)
    seed = table.service.matches.seed(table.id).hex().encode()
    own, _ = table.service.keys.create("application", "club")
    for token in (None, own, *table.tokens):
        data = table.service.get(f"{table.path}/export", token).data
        assert seed not in data
        assert not read_export(data).is_whole
    assert seed in table.service.get(f"{table.path}/export", _admin(table.service)).data


def test_the_round_trip_is_byte_identical(table: Table, elsewhere: Service) -> None:
    data = _over(table)
    response = _import(elsewhere, data)
    assert response.status_code == 201
    assert response.headers["Location"] == table.path
    made = response.get_json()
    assert (made["id"], made["status"]) == (table.id, "scored")
    assert [seat["token"] for seat in made["seats"]] == [None] * 3
    assert elsewhere.get(f"{table.path}/export").data == data
    assert elsewhere.get(f"{table.path}/score").get_json() == table.service.get(f"{table.path}/score").get_json()
    (stream,) = table.service.redis.keys("*:events")
    assert elsewhere.redis.xrange(stream) == table.service.redis.xrange(stream)


@on_record
def test_matches_on_record_are_imported_and_exported_again(path: Path, service: Service) -> None:
    data = path.read_bytes()
    made = _import(service, data, _admin(service), "?unproven=true")
    assert made.status_code == 201
    assert service.get(f"/v1/matches/{made.get_json()['id']}/export").data == data


def test_the_same_record_is_imported_once(table: Table, elsewhere: Service) -> None:
    data = _over(table)
    assert [_import(elsewhere, data).status_code for _ in range(2)] == [201, 200]
    assert _import(table.service, data).status_code == 200


def test_a_match_that_is_there_with_another_head_is_not_touched(table: Table, elsewhere: Service) -> None:
    admin = _admin(table.service)
    early = table.service.get(f"{table.path}/export", admin).data
    assert _import(elsewhere, early).status_code == 201
    table.move()
    later = table.service.get(f"{table.path}/export", admin).data
    for service, data in ((elsewhere, later), (table.service, early)):
        before = service.journal.read(table.id, 0)
        response = _import(service, data)
        assert (response.status_code, response.get_json()["code"]) == (409, "match_exists")
        assert service.journal.read(table.id, 0) == before


def test_a_running_match_goes_on_where_it_is_imported(table: Table, elsewhere: Service) -> None:
    for turn in range(10):
        table.move(turn)
    made = _import(elsewhere, table.service.get(f"{table.path}/export", _admin(table.service)).data).get_json()
    assert (made["status"], made["version"]) == ("playing", 12)
    there = Table(elsewhere)
    there.id, there.path, there.tokens = made["id"], table.path, [seat["token"] for seat in made["seats"]]
    ours, theirs = table.move(2).get_json(), there.move(2).get_json()
    assert ours["facts"] == theirs["facts"]
    there.play_to_the_end()
    there.score()
    assert elsewhere.get(f"{there.path}/audit").get_json()["verdict"] == "holds"


def test_a_redacted_file_is_refused(table: Table, elsewhere: Service) -> None:
    for token in (None, table.tokens[0]):
        problem = _import(elsewhere, table.service.get(f"{table.path}/export", token).data).get_json()
        assert (problem["status"], problem["code"], problem["check"]) == (422, "import_refused", "seals")
    assert elsewhere.redis.keys("*") == []


def test_a_tampered_file_is_refused_by_check_and_version(table: Table, elsewhere: Service) -> None:
    lines = _over(table).splitlines(keepends=True)
    lines[9] = lines[9].replace(b'"seat":', b'"seat":1', 1)
    response = _import(elsewhere, b"".join(lines))
    problem = response.get_json()
    assert (response.status_code, problem["code"], problem["check"], problem["version"]) == (
        422,
        "import_refused",
        "chain",
        9,
    )
    assert "version 9" in problem["detail"]
    assert elsewhere.redis.keys("*") == []


def test_what_is_no_export_is_refused(service: Service) -> None:
    for data in (b"", b"{}\n", b"not json", b"\x00" * 100):
        problem = _import(service, data).get_json()
        assert (problem["code"], problem["check"]) == ("import_refused", "form")


def test_a_file_up_to_16_mib_is_read_and_a_larger_one_is_413(service: Service) -> None:
    assert _import(service, b"x" * (1024 * 1024)).status_code == 422
    response = _import(service, b"x" * (16 * 1024 * 1024 + 1))
    assert (response.status_code, response.get_json()["code"]) == (413, "body_too_large")
    assert "16384 KiB" in response.get_json()["detail"]


@pytest.mark.parametrize(
    ("path", "type_"), [("/v1/matches/import", "application/json"), ("/v1/matches", NDJSON)], ids=["import", "create"]
)
def test_each_route_takes_its_own_type_alone(service: Service, path: str, type_: str) -> None:
    response = service.http.post(path, data=b"{}", content_type=type_)
    assert (response.status_code, response.get_json()["code"]) == (415, "unsupported_media_type")


def test_importing_takes_the_rights_to_create(table: Table) -> None:
    data = _over(table)
    guarded = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()), needs_key=True)
    assert _import(guarded, data).status_code == 401
    assert _import(guarded, data, "strata_key_unknown").status_code == 401
    assert _import(table.service, data, table.tokens[0]).status_code == 403
    assert _import(guarded, data, _admin(guarded)).status_code == 201


def test_an_application_imports_its_own_matches_once_they_are_over(service: Service, elsewhere: Service) -> None:
    club, _ = service.keys.create("application", "club")
    made = service.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3}, club).get_json()
    running = service.get(f"/v1/matches/{made['id']}/export", _admin(service)).data
    service.delete(f"/v1/matches/{made['id']}", club)
    over = service.get(f"/v1/matches/{made['id']}/export").data
    theirs, other = (elsewhere.keys.create("application", name)[0] for name in ("club", "guild"))
    assert _import(elsewhere, over).status_code == 403
    assert _import(elsewhere, over, other).status_code == 403
    assert _import(elsewhere, running, theirs).status_code == 403
    assert elsewhere.journal.head(made["id"]) == 0
    assert _import(elsewhere, over, theirs).status_code == 201
