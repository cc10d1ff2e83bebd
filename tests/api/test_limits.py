"""Rate limits: how many requests a caller may make, and what it is told."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import fakeredis
import pytest
import redis
from werkzeug.test import TestResponse

from strata.api.services import EXTENSION
from strata.store.rate_limits import RateBuckets
from tests.api.conftest import Service, Table


class Clock:
    def __init__(self) -> None:
        self.time = 1_900_000_000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def spend(buckets: RateBuckets, times: int, limit: int, caller: str = "key:a") -> list[bool]:
    return [buckets.spend(caller, limit).wait is None for _ in range(times)]


@pytest.mark.parametrize("limit", [1, 7, 60, 600, 6000])
def test_a_bucket_holds_its_limit_and_fills_within_a_minute(clock: Clock, limit: int) -> None:
    buckets = RateBuckets(fakeredis.FakeRedis(), clock)
    assert spend(buckets, limit + 3, limit) == [True] * limit + [False] * 3
    clock.time += 30
    half = limit // 2
    assert spend(buckets, half + 3, limit) == [True] * half + [False] * 3
    clock.time += 3600
    assert spend(buckets, limit + 3, limit) == [True] * limit + [False] * 3


@pytest.mark.parametrize("limit", [60, 600])
def test_processes_share_a_bucket(clock: Clock, limit: int, real_redis: redis.Redis) -> None:
    processes = [RateBuckets(real_redis, clock) for _ in range(3)]
    passed = sum(spend(processes[turn % 3], 1, limit)[0] for turn in range(limit * 2))
    assert passed == limit


def test_callers_do_not_share_a_bucket(clock: Clock) -> None:
    buckets = RateBuckets(fakeredis.FakeRedis(), clock)
    assert spend(buckets, 3, 2, "key:a") == [True, True, False]
    assert spend(buckets, 3, 2, "seat:m:0:1") == [True, True, False]


def test_it_tells_what_is_left_and_how_long_to_wait(clock: Clock) -> None:
    buckets = RateBuckets(fakeredis.FakeRedis(), clock)
    assert [buckets.spend("key:a", 600).left for _ in range(600)] == list(range(599, -1, -1))
    refused = buckets.spend("key:a", 600)
    assert (refused.left, refused.wait, refused.reset) == (0, pytest.approx(0.1), 60)
    clock.time += 0.2
    assert buckets.spend("key:a", 600).left == 1


def test_redis_is_asked_once_in_a_seconds_worth_and_not_while_a_bucket_is_empty(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    buckets = RateBuckets(fakeredis.FakeRedis(), clock)
    take = buckets._take
    monkeypatch.setattr(buckets, "_take", lambda keys, args: asked.append(keys) or take(keys, args))
    spend(buckets, 600, 600)
    assert len(asked) == 60
    spend(buckets, 100, 600)
    assert len(asked) == 60


def test_what_another_thread_spends_meanwhile_is_taken_again(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    buckets = RateBuckets(fakeredis.FakeRedis(), clock)
    take, others = buckets._take, [1, 5]

    def take_while_others_spend(keys: Any, args: Any) -> Any:
        granted = take(keys, args)
        if others and buckets._known["key:a"].taken:
            buckets.spend("key:a", 600, others.pop())
        return granted

    buckets.spend("key:a", 600)
    monkeypatch.setattr(buckets, "_take", take_while_others_spend)
    allowance = buckets.spend("key:a", 600, 50)
    assert (allowance.wait, allowance.left) == (None, 600 - 1 - 50 - 5 - 1 + sum(others))


def test_a_clock_that_goes_back_fills_nothing(clock: Clock) -> None:
    client = fakeredis.FakeRedis()
    assert spend(RateBuckets(client, clock), 5, 5) == [True] * 5
    clock.time -= 3600
    assert spend(RateBuckets(client, clock), 1, 5) == [False]
    clock.time += 3600
    assert spend(RateBuckets(client, clock), 1, 5) == [False]


def test_a_bucket_that_a_process_has_forgotten_is_still_empty(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strata.store.rate_limits.MOST_KNOWN", 2)
    buckets = RateBuckets(fakeredis.FakeRedis(), clock)
    assert [spend(buckets, 1, 1, caller)[0] for caller in "abcabc"] == [True] * 3 + [False] * 3


@pytest.fixture
def server() -> fakeredis.FakeServer:
    return fakeredis.FakeServer()


@pytest.fixture
def limited(server: fakeredis.FakeServer, clock: Clock) -> Service:
    """Four requests a minute, while time stands still."""
    limited = Service(fakeredis.FakeRedis(server=server), rate_limit=4)
    limited.app.extensions[EXTENSION].rate_buckets._now = clock
    return limited


def test_who_asks_too_often_is_told_when_to_come_back(limited: Service) -> None:
    for left in (3, 2, 1, 0):
        response = limited.get("/v1/games")
        assert response.status_code == 200
        assert response.headers["RateLimit-Policy"] == '"address";q=4;w=60'
        assert response.headers["RateLimit"] == f'"address";r={left};t={(4 - left) * 15}'
    refused = limited.get("/v1/games")
    assert (refused.status_code, refused.mimetype) == (429, "application/problem+json")
    assert refused.get_json()["code"] == "rate_limited"
    assert refused.headers["Retry-After"] == "15"
    assert refused.headers["RateLimit"].startswith('"address";r=0;t=')
    assert limited.get("/healthz").status_code == 200, "only /v1 counts"


def test_every_key_seat_and_address_has_its_own(limited: Service) -> None:
    first, second = (limited.keys.create("application", "club")[0] for _ in range(2))
    seats = Table(limited).tokens[:2]
    for token in (first, second, *seats):
        assert [limited.get("/v1/games", token).status_code for _ in range(5)] == [200] * 4 + [429]
    addresses = ("192.0.2.1", "192.0.2.2", "2001:db8::1")
    for address in addresses:
        asked = [limited.http.get("/v1/games", environ_base={"REMOTE_ADDR": address}) for _ in range(5)]
        assert [response.status_code for response in asked] == [200] * 4 + [429]
    neighbour = limited.http.get("/v1/games", environ_base={"REMOTE_ADDR": "2001:db8::2"})
    assert neighbour.status_code == 429, "a client has a whole /64"


def test_a_key_may_have_a_limit_of_its_own(service: Service) -> None:
    key, _ = service.keys.create("application", "club", 2)
    assert [service.get("/v1/games", key).status_code for _ in range(3)] == [200, 200, 429]
    assert "RateLimit" not in service.get("/v1/games").headers


def test_guessing_tokens_counts_for_the_address(limited: Service) -> None:
    asked = [limited.get("/v1/matches", f"strata_key_{number}").status_code for number in range(5)]
    assert asked == [401] * 4 + [429]
    watch = limited.tokens.spectator("somewhere")
    assert limited.get("/v1/games", watch).status_code == 429, "a spectator's token is anybody's"


def test_a_refused_move_is_not_made(limited: Service) -> None:
    table = Table(limited)
    seat = table.pending()[0]
    action = table.options(seat)[0]
    for _ in range(3):
        limited.get(f"{table.path}/view", table.tokens[seat])
    version = limited.matches.load(table.id).ledger.version
    refused = limited.post(f"{table.path}/moves", {"action": action}, table.tokens[seat])
    assert (refused.status_code, limited.matches.load(table.id).ledger.version) == (429, version)


def test_without_redis_nothing_is_counted(limited: Service, server: fakeredis.FakeServer) -> None:
    server.connected = False
    response = limited.get("/v1/games")
    assert (response.status_code, response.get_json()["code"]) == (503, "unavailable")
    server.connected = True
    assert limited.get("/v1/games").headers["RateLimit"].startswith('"address";r=3')


def test_forks_without_a_key_count_by_address_however_many_seats_they_hand_out(limited: Service, clock: Clock) -> None:
    body = {"game": "evo", "seats": [{"kind": "human"}] * 3, "undo_policy": "free"}
    made = limited.post("/v1/matches", body).get_json()
    fork = limited.post(f"/v1/matches/{made['id']}/fork", {}, made["seats"][0]["token"])
    assert (fork.status_code, fork.headers["RateLimit-Policy"]) == (201, '"fork";q=1;w=60')
    of_fork = fork.get_json()
    again = limited.post(f"/v1/matches/{of_fork['id']}/fork", {}, of_fork["seats"][1]["token"])
    assert again.get_json()["code"] == "rate_limited"


def test_what_takes_long_costs_more(clock: Clock) -> None:
    service = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()), rate_limit=110)
    service.app.extensions[EXTENSION].rate_buckets._now = clock
    table = Table(service)
    left = 109
    for route, price in (
        ("view", 1),
        ("audit", 20),
        ("export", 10),
        ("board.svg", 3),
        ("board.png?width=100", 10),
        ("diff?from=2", 2),
        ("events", 1),
        ("events?limit=1000", 10),
        ("narration?limit=201", 3),
        ("events?limit=nonsense", 1),
    ):
        left -= price
        response = service.get(f"{table.path}/{route}")
        assert response.headers["RateLimit"].startswith(f'"address";r={left};'), route
    spent = [service.get(f"{table.path}/audit").status_code for _ in range(4)]
    assert spent == [200, 200, 429, 429]
    assert service.get(f"{table.path}/view").status_code == 200, "what is left is enough for less"


@pytest.mark.parametrize("price", [1, 3, 20, 1000])
def test_a_price_is_paid_from_the_bucket_and_is_never_above_what_it_holds(clock: Clock, price: int) -> None:
    buckets = RateBuckets(fakeredis.FakeRedis(), clock)
    paid = [buckets.spend("key:a", 60, price).wait is None for _ in range(61)]
    assert paid.count(True) == max(60 // price, 1)
    wait = buckets.spend("key:a", 60, price).wait
    assert wait is not None
    clock.time += wait
    assert buckets.spend("key:a", 60, price).wait is None, "it is told the time it takes"


def test_processes_share_a_bucket_at_any_price(clock: Clock, real_redis: redis.Redis) -> None:
    processes = [RateBuckets(real_redis, clock) for _ in range(3)]
    paid = sum(processes[turn % 3].spend("key:a", 600, 20).wait is None for turn in range(60))
    assert 600 / 20 - 3 <= paid <= 600 / 20, "what a process has taken out may not be enough for another one"


def test_an_operator_may_limit_how_many_matches_an_address_makes_without_a_key() -> None:
    service = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()), match_limit=3)
    body = {"game": "evo", "seats": [{"kind": "human"}] * 3, "undo_policy": "free"}
    made = service.post("/v1/matches", body).get_json()
    fork = f"/v1/matches/{made['id']}/fork"
    assert service.post(fork, {}, made["seats"][0]["token"]).status_code == 201
    assert service.post("/v1/matches", body).status_code == 201
    for refused in (service.post("/v1/matches", body), service.post(fork, {}, made["seats"][1]["token"])):
        assert (refused.status_code, refused.get_json()["code"]) == (429, "rate_limited")
    assert service.get("/v1/matches").status_code == 200, "nothing else is limited"
    key, _ = service.keys.create("application", "club")
    assert service.post("/v1/matches", body, key).status_code == 201
    elsewhere = service.http.post("/v1/matches", json=body, environ_base={"REMOTE_ADDR": "192.0.2.7"})
    assert elsewhere.status_code == 201


def test_an_address_and_a_key_have_only_so_many_streams(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("strata.api.streams.counts.KEY_FACTOR", 2)
    service = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()), stream_limit=2)
    key, _ = service.keys.create("application", "club")
    table = Table(service)
    path = f"{table.path}/stream"

    def follow(token: str | None = None) -> tuple[ThreadPoolExecutor, TestResponse]:
        """A stream, and the thread it is read and closed in, as each is in a server."""
        thread = ThreadPoolExecutor(1)
        return thread, thread.submit(service.get, path, token).result(30)

    streams = [follow(), follow(table.tokens[0])]
    for token in (None, table.tokens[1]):
        _, refused = follow(token)
        assert (refused.status_code, refused.get_json()["code"]) == (429, "too_many_streams")
        assert int(refused.headers["Retry-After"]) > 0
    streams += [follow(key) for _ in range(4)]
    assert [response.status_code for _, response in streams] == [200] * 6
    assert follow(key)[1].status_code == 429
    thread, response = streams[0]
    thread.submit(response.close).result(30)
    streams[0] = follow()
    assert streams[0][1].status_code == 200, "one that was closed makes room"
    for thread, response in streams:
        thread.submit(response.close).result(30)
