"""The stream of an application: whose events it tells, where it goes on, and when it cannot."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import copy_context
from typing import Any

import pytest

from strata.api.routes.record import NDJSON
from strata.api.streams import hub
from strata.store.journal import SHARDS, shard_of
from tests.api.conftest import Service, Table

Message = dict[str, Any]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hub looks about itself often, and shows that it is alive whenever it does."""
    monkeypatch.setattr(hub, "BLOCK", 10)
    monkeypatch.setattr(hub, "HEARTBEAT", 0.0)


@pytest.fixture
def club(service: Service) -> str:
    return service.keys.create("application", "club")[0]


class Stream:
    """What an open stream says. It lives in a context of its own, as each request of a server does."""

    def __init__(self, service: Service, key: str, after: str | None, headers: dict[str, str]) -> None:
        self._run: Callable[..., Any] = copy_context().run
        named = headers if after is None else {**headers, "Last_Event_ID": after}
        self._answer = self._run(service.get, "/v1/stream", key, **named)
        assert self._answer.status_code == 200, self._answer.get_json()
        self._chunks = self._answer.iter_encoded()
        self.id = self._next()["id"]

    def hear(self, count: int) -> list[Message]:
        """The next messages."""
        heard: list[Message] = []
        while len(heard) < count:
            said = self._next()
            if "match" in said:
                heard.append(said)
        return heard

    def has_nothing_to_say(self) -> bool:
        """Whether only signs of life come: the hub gives the third after it has read what was there at the first."""
        return all("match" not in self._next() for _ in range(3))

    @property
    def is_over(self) -> bool:
        """Whether nothing but signs of life comes, until the end."""
        return all(b"match" not in chunk for chunk in iter(lambda: self._run(next, self._chunks, b""), b""))

    def _next(self) -> Message:
        said = _read(self._run(next, self._chunks))
        self.id = said["id"]
        return said

    def close(self) -> None:
        self._run(self._answer.close)


def _read(chunk: bytes) -> Message:
    """A message in either form, or the id that comes alone."""
    fields = dict(line.split(b": ", 1) for line in chunk.splitlines() if b": " in line and not line.startswith(b"{"))
    data = fields.get(b"data") or chunk.strip()
    said: Message = json.loads(data) if data.startswith(b"{") else {"id": fields[b"id"].decode()}
    assert fields.get(b"id", said["id"].encode()) == said["id"].encode()
    return said


@contextmanager
def listening(service: Service, key: str, after: str | None = None, **headers: str) -> Iterator[Stream]:
    stream = Stream(service, key, after, headers)
    try:
        yield stream
    finally:
        stream.close()


def _trim(service: Service) -> None:
    """As the relay does when all is old and everyone has read it."""
    for shard in range(SHARDS):
        for reader in ("relay", "lobby", "players", "standings", "forks"):
            service.journal.note_offset(shard, reader, "9999999999999-0")
        service.journal.trim_feed(shard, 9999999999999)


def test_an_application_hears_of_its_own_matches_as_a_spectator(service: Service, club: str) -> None:
    guild, admin = service.keys.create("application", "guild")[0], service.keys.create("admin", "operator")[0]
    with (
        listening(service, club) as clubs,
        listening(service, guild) as guilds,
        listening(service, admin) as admins,
    ):
        tables = [Table(service, key=key) for key in (club, club, guild, None)]
        for _ in range(3):
            for table in tables:
                table.move()
        shown = {table.id: service.get(f"{table.path}/events").get_json()["data"] for table in tables}
        for stream, hears in ((clubs, tables[:2]), (guilds, tables[2:3]), (admins, tables)):
            heard = stream.hear(sum(len(shown[table.id]) for table in hears))
            for table in hears:
                told = [message for message in heard if message["match"] == table.id]
                assert [{**event, "id": "", "match": table.id} for event in shown[table.id]] == [
                    {**message, "id": ""} for message in told
                ]
            assert stream.has_nothing_to_say()


def test_an_unlisted_match_is_told_to_its_application_alone(service: Service, club: str) -> None:
    guild = service.keys.create("application", "guild")[0]
    with listening(service, club) as clubs, listening(service, guild) as guilds:
        body = {"game": "evo", "seats": [{"kind": "human"}] * 3, "listed": False}
        made = service.post("/v1/matches", body, club).get_json()
        assert {message["match"] for message in clubs.hear(2)} == {made["id"]}
        start = guilds.id
        assert guilds.has_nothing_to_say()
        theirs = Table(service, key=guild)
        assert {message["match"] for message in guilds.hear(2)} == {theirs.id}
    with listening(service, guild, start) as guilds:
        assert {message["match"] for message in guilds.hear(2)} == {theirs.id}


def test_it_goes_on_behind_any_message(service: Service, club: str) -> None:
    with listening(service, club) as stream:
        start = stream.id
        tables = [Table(service, key=club) for _ in range(3)]
        for table in tables:
            table.move()
        heard = stream.hear(9)
    for count, last in enumerate([start, *(message["id"] for message in heard[:-1])]):
        with listening(service, club, last) as stream:
            rest = stream.hear(9 - count)
            assert _by_match(rest) == _by_match(heard[count:])
            assert stream.has_nothing_to_say()
        response = service.get(f"/v1/stream?after={last}", club)
        assert response.status_code == 200
        response.close()


def _by_match(messages: list[Message]) -> dict[str, list[int]]:
    """The versions heard of each match, in order. Matches themselves have no order."""
    versions: dict[str, list[int]] = {}
    for message in messages:
        versions.setdefault(message["match"], []).append(message["version"])
    return versions


def test_lines_say_the_same(service: Service, club: str) -> None:
    with listening(service, club) as events, listening(service, club, Accept=NDJSON) as lines:
        Table(service, key=club).move()
        assert events.hear(3) == lines.hear(3)
        assert lines.has_nothing_to_say()
        assert events.has_nothing_to_say()
        assert lines.id == events.id


def test_what_is_no_longer_kept_is_gone(service: Service, club: str) -> None:
    with listening(service, club) as stream:
        start = stream.id
    Table(service, key=club)
    _trim(service)
    problem = service.get("/v1/stream", club, Last_Event_ID=start)
    assert (problem.status_code, problem.get_json()["code"]) == (410, "stream_gone")
    with listening(service, club) as stream:
        assert stream.has_nothing_to_say()


def test_who_was_told_all_misses_nothing_when_it_is_trimmed(service: Service, club: str) -> None:
    """Also of what was told to others, in silence."""
    with listening(service, club) as stream:
        Table(service, key=club)
        stream.hear(2)
        for _ in range(20):
            Table(service)
        assert stream.has_nothing_to_say()
    _trim(service)
    with listening(service, club, stream.id) as resumed:
        table = Table(service, key=club)
        assert [(message["match"], message["version"]) for message in resumed.hear(2)] == [(table.id, 1), (table.id, 2)]


def test_the_seed_is_told_when_it_is_out_and_not_before(service: Service, club: str) -> None:
    with listening(service, club) as stream:
        table = Table(service, key=club)
        table.move()
        service.delete(table.path, club)
        *before, last = stream.hear(5)
        assert last["type"] == "seed_revealed"
        assert all(not message["nonces"] for message in before)


def test_a_revoked_key_hears_no_more(service: Service) -> None:
    secret, key = service.keys.create("application", "club")
    with listening(service, secret) as stream:
        assert stream.has_nothing_to_say()
        service.keys.revoke(key.id)
        assert stream.is_over


@pytest.mark.parametrize("after", ["", "x", "7", "AA", "é", "oQ", "kwECAw", "3QAxAA"])
def test_ids_that_are_not_ours_are_refused(service: Service, club: str, after: str) -> None:
    problem = service.get(f"/v1/stream?after={after}", club)
    assert (problem.status_code, problem.get_json()["code"]) == (400, "bad_last_event_id")


def test_it_takes_a_key_that_may_read(service: Service) -> None:
    table = Table(service)
    assert service.get("/v1/stream").status_code == 401
    assert service.get("/v1/stream", table.tokens[0]).status_code == 403
    assert service.get("/v1/stream", service.keys.create("write", "club")[0]).status_code == 403
    assert service.get("/v1/stream", service.keys.create("read", "club")[0]).status_code == 200


def test_one_who_comes_back_in_the_middle_of_an_append_hears_the_rest_of_it(service: Service, club: str) -> None:
    guild = service.keys.create("application", "guild")[0]
    with listening(service, club) as stream:
        assert stream.has_nothing_to_say()
        others = {shard_of(Table(service, key=guild).id) for _ in range(6 * SHARDS)}
        table = Table(service, key=club)
        assert shard_of(table.id) in others, "somebody else's append came before it in its shard"
        [first] = stream.hear(1)
    with listening(service, club, first["id"]) as stream:
        [second] = stream.hear(1)
    assert [(said["match"], said["version"]) for said in (first, second)] == [(table.id, 1), (table.id, 2)]
