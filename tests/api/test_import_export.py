"""Matches as files over HTTP: out as the caller may read them, and in again, verified."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import fakeredis
import pytest
from werkzeug.test import TestResponse

from strata.api.heavy import imports
from strata.api.http.media_types import NDJSON
from strata.domain.match import import_ as importing
from strata.domain.match.export import export, lines, read_export
from tests.api.conftest import Service, Table
from tests.api.shown_events import as_chained
from tests.corpus.record import recorded
from tests.match.deeds import cancel
from tests.match.forger import chained_again, copy, with_event
from tests.match.recorded_match import begun
from tests.match.table import MOMENT

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


def test_whoever_may_not_import_a_file_is_refused_before_it_is_audited(
    service: Service, elsewhere: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, _ = service.keys.create("application", "club")
    made = service.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3}, club).get_json()
    running = service.get(f"/v1/matches/{made['id']}/export", _admin(service)).data

    def audit(*_: object, **__: object) -> None:
        raise AssertionError("nobody who may not import has work done")

    monkeypatch.setattr(importing, "audit", audit)
    monkeypatch.setattr(imports, "read_export", audit)
    reader = elsewhere.keys.create("read", "club")[0]
    theirs, other = (elsewhere.keys.create("application", name)[0] for name in ("club", "guild"))
    for token in (reader, theirs, other, None):
        assert _import(elsewhere, running, token).status_code == 403
    assert _import(elsewhere, running, theirs, "?unproven=true").status_code == 403


class Fork:
    """A fork of a match that is over, made by its application, and both as files."""

    def __init__(self, service: Service) -> None:
        self.service, (self.key, _) = service, service.keys.create("application", "club")
        self.origin = Table(service, key=self.key)
        for turn in range(6):
            self.origin.move(turn)
        service.delete(self.origin.path, self.key)
        made = service.post(f"{self.origin.path}/fork", {"version": 5}, self.key)
        assert made.status_code == 201, made.get_json()
        self.id = made.get_json()["id"]
        self.path = f"/v1/matches/{self.id}"
        service.delete(self.path, self.key)
        self.files = [service.get(f"{path}/export").data for path in (self.origin.path, self.path)]


def test_a_fork_whose_origin_is_here_is_proven(service: Service) -> None:
    fork = Fork(service)
    report = service.get(f"{fork.path}/audit").get_json()
    assert (report["verdict"], report["unfair_because"]) == ("holds", "fork")
    summary = service.get(fork.path).get_json()
    assert (summary["imported"], summary["rated"], summary["unrated_because"]) == (None, False, "fork")


def test_a_fork_is_imported_where_its_origin_is_here_and_holds(service: Service, elsewhere: Service) -> None:
    fork = Fork(service)
    club = elsewhere.keys.create("application", "club")[0]
    problem = _import(elsewhere, fork.files[1], club).get_json()
    assert (problem["code"], problem["check"], problem["version"]) == ("import_refused", "origin", 1)
    assert "not proven" in problem["detail"]
    assert [_import(elsewhere, data, club).status_code for data in fork.files] == [201, 201]
    assert elsewhere.get(fork.path).get_json()["imported"] == "proven"
    assert elsewhere.get(f"{fork.path}/audit").get_json()["verdict"] == "holds"
    elsewhere.project()
    forks = elsewhere.get(f"{fork.origin.path}/forks").get_json()["data"]
    assert [row["id"] for row in forks] == [fork.id]


def test_what_an_administrator_takes_unproven_is_marked_and_counts_nowhere(
    service: Service, elsewhere: Service
) -> None:
    fork = Fork(service)
    admin = _admin(elsewhere)
    assert _import(elsewhere, fork.files[1], admin).status_code == 422
    assert _import(elsewhere, fork.files[1], admin, "?unproven=true").status_code == 201
    assert _import(elsewhere, fork.files[0], admin).status_code == 201
    summary = elsewhere.get(fork.path).get_json()
    assert (summary["imported"], summary["rated"], summary["unrated_because"]) == ("unproven", False, "imported")
    elsewhere.project()
    assert elsewhere.get(f"{fork.origin.path}/forks", admin).get_json()["data"] == []


def test_nobody_writes_into_the_list_of_forks_of_another(service: Service) -> None:
    """A forged fork that names the running match of another application, which nobody else may fork."""
    club, guild = (service.keys.create("application", name)[0] for name in ("club", "guild"))
    running = Table(service, key=club)
    for turn in range(6):
        running.move(turn)
    events = service.journal.read(running.id, 0)
    forged = forged_fork(running.id, events[4].version, events[4].hash, application="guild")
    problem = _import(service, forged, guild).get_json()
    assert (problem["code"], problem["check"]) == ("import_refused", "origin")
    assert "sealed until its end" in problem["detail"]
    service.project()
    assert service.get(f"{running.path}/forks", _admin(service)).get_json()["data"] == []


def test_a_match_that_may_not_be_looked_at_is_not_found_by_naming_it_as_an_origin(service: Service) -> None:
    club, guild = (service.keys.create("application", name)[0] for name in ("club", "guild"))
    body = {"game": "evo", "listed": False, "seats": [{"kind": "human"}] * 3}
    hidden = service.post("/v1/matches", body, club).get_json()["id"]
    service.delete(f"/v1/matches/{hidden}", club)
    told = [
        _import(service, forged_fork(id_, 2, "0" * 64, application="guild"), guild).get_json()["detail"]
        for id_ in (hidden, "nothere")
    ]
    assert told[0].replace(hidden, "X") == told[1].replace("nothere", "X")


def forged_fork(match: str, version: int, hash_: str, application: str) -> bytes:
    """A fork that says it comes from a match, cancelled at once, with hashes and seals that fit."""
    start, moment = begun("evo", kinds=3), MOMENT._replace(seed=bytes(range(32)))
    start.play_at_random(Random(1), 4)
    fork = start.fork(start.version, id_="forged", application=application, moment=moment)
    fork.took(cancel(fork.match, moment))
    record = export(fork.match, fork.events, moment.seed, None, is_admin=True)
    first = copy(record.events[0])
    first.data.update(origin={"match": match, "version": version, "hash": hash_}, is_listed=True)
    return b"".join(lines(chained_again(with_event(record, first), moment.seed)))
