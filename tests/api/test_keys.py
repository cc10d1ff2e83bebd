"""ApiKeys: what they may do, and when they end."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import fakeredis
import pytest

from strata.store.api_keys import ApiKeys
from tests.api.conftest import Service

MATCH = {"game": "evo", "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]}


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2030, 1, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_by(self, **time: int) -> None:
        self.time += timedelta(**time)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def keys(clock: Clock) -> ApiKeys:
    return ApiKeys(fakeredis.FakeRedis(), clock)


def test_no_secret_is_kept(service: Service) -> None:
    secret, key = service.keys.create("application", "club")
    rotated = service.keys.rotate(key.id, timedelta(hours=1))
    assert rotated is not None
    service.get("/v1/matches", rotated[0])
    kept = [entry for name in ("strata:keys", "strata:keys:used") for entry in service.redis.hgetall(name).items()]
    dump = b"".join(part for entry in kept for part in entry)
    assert key.id.encode() in dump
    assert secret.encode() not in dump
    assert rotated[0].encode() not in dump


def test_a_revoked_key_ends_at_once_here_and_within_a_second_in_all_processes() -> None:
    client = fakeredis.FakeRedis()
    here, there = Service(client), Service(client)
    secret, key = here.keys.create("application", "club")
    assert there.get("/v1/matches", secret).status_code == 200
    assert here.get("/v1/matches", secret).status_code == 200
    assert here.keys.revoke(key.id)
    assert here.get("/v1/matches", secret).status_code == 401
    there.keys.monotonic = lambda: time.monotonic() + 1
    assert there.get("/v1/matches", secret).status_code == 401
    assert not here.keys.revoke(key.id)
    assert here.keys.last_used() == {}


def test_a_rotated_key_works_until_the_grace_ends(keys: ApiKeys, clock: Clock) -> None:
    old_secret, old = keys.create("read webhooks", "club", 50)
    rotated = keys.rotate(old.id, timedelta(hours=24))
    assert rotated is not None
    secret, key, ending = rotated
    assert (key.scope, key.application, key.limit, key.expires_at) == ("read webhooks", "club", 50, None)
    assert (ending.id, ending.expires_at) == (old.id, "2030-01-02T12:00:00Z")
    clock.pass_by(hours=23)
    assert keys.find(old_secret) == ending
    assert keys.all() == sorted([ending, key], key=lambda key: key.id)
    clock.pass_by(hours=1)
    assert keys.find(old_secret) is None
    assert keys.find(secret) == key
    assert keys.all() == [key]
    assert keys.rotate(old.id, timedelta()) is None


def test_without_grace_the_old_key_is_forgotten(keys: ApiKeys) -> None:
    old_secret, old = keys.create("application", "club")
    assert keys.find(old_secret) == old
    rotated = keys.rotate(old.id, timedelta())
    assert rotated is not None
    assert keys.find(old_secret) is None
    assert keys.all() == [rotated[1]]
    assert keys.last_used() == {}


def test_rotating_twice_does_not_lengthen_a_grace(keys: ApiKeys) -> None:
    _, old = keys.create("application", "club")
    keys.rotate(old.id, timedelta(hours=1))
    rotated = keys.rotate(old.id, timedelta(hours=24))
    assert rotated is not None
    assert rotated[2].expires_at == "2030-01-01T13:00:00Z"


def test_the_day_of_use_is_written_once_a_day(keys: ApiKeys, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    secret, key = keys.create("application", "club")
    assert keys.last_used() == {}
    keys.find(secret)
    assert keys.last_used() == {key.id: "2030-01-01"}
    writes: list[object] = []
    hset = keys._redis.hset
    monkeypatch.setattr(keys._redis, "hset", lambda *entry: writes.append(entry) or hset(*entry))
    keys.find(secret)
    assert writes == []
    clock.pass_by(days=1)
    keys.find(secret)
    keys.find(secret)
    assert (keys.last_used(), len(writes)) == ({key.id: "2030-01-02"}, 1)


def test_a_repeated_request_stays_one_after_a_rotation(service: Service) -> None:
    secret, key = service.keys.create("application", "club")
    first = service.post("/v1/matches", MATCH, secret, Idempotency_Key="once").get_json()
    rotated = service.keys.rotate(key.id, timedelta())
    assert rotated is not None
    assert service.post("/v1/matches", MATCH, rotated[0], Idempotency_Key="once").get_json() == first


def test_a_key_does_what_its_scopes_say(service: Service) -> None:
    reader, writer, hooks = (service.keys.create(scope, "club")[0] for scope in ("read", "write", "webhooks"))
    refused = service.post("/v1/matches", MATCH, reader)
    assert (refused.status_code, refused.get_json()["code"]) == (403, "missing_scope")
    assert "write" in refused.get_json()["detail"]
    path = f"/v1/matches/{service.post('/v1/matches', MATCH, writer).get_json()['id']}"
    for lacking in (reader, hooks):
        for route, body in (("/seats/1", {}), ("/invitations", {"seat": 1}), ("/spectators", {})):
            assert service.post(path + route, body, lacking).get_json()["code"] == "missing_scope"
        assert service.delete(path, lacking).get_json()["code"] == "missing_scope"
    for lacking in (writer, hooks):
        for read in ("/v1/matches?player=ann", "/v1/players/ann", "/v1/leaderboards/evo", f"{path}/forks"):
            assert service.get(read, lacking).get_json()["code"] == "missing_scope"
        assert service.get(path, lacking).status_code == 200, "what anybody may see"
    assert service.get(f"{path}/forks", reader).status_code == 200
    assert service.post(f"{path}/seats/1", {}, writer).status_code == 201
    assert service.delete(path, writer).status_code == 200


def test_no_application_rewinds(service: Service) -> None:
    for scope in ("application", "read write webhooks"):
        key, _ = service.keys.create(scope, "club")
        made = service.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3}, key).get_json()
        rewound = service.post(f"/v1/matches/{made['id']}/rewind", {"to_version": 1}, key)
        assert (rewound.status_code, rewound.get_json()["code"]) == (403, "forbidden")
