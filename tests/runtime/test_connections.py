"""Connections to Redis are shared by all who need one."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ThreadPoolExecutor

import pytest
import redis

from strata.runtime import connections
from strata.runtime.connections import redis_client
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings

MANY = 150


def test_many_at_once_wait_for_a_connection(redis_server: EmbeddedRedis, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than the driver opens at most: a thousand streams may come back in the same moment."""
    monkeypatch.setattr(connections, "CONNECTION_SECONDS", 60.0)
    settings = Settings(redis_url=redis_server.url)
    with redis_client(settings) as client, ThreadPoolExecutor(MANY) as pool:
        answers = list(pool.map(lambda _: client.blpop(["nothing"], timeout=0.1), range(MANY)))
    assert answers == [None] * MANY


ECHO = "return ARGV[1]"


def test_a_script_outlives_the_connections_it_is_sent_over(redis_server: EmbeddedRedis) -> None:
    with redis_client(Settings(redis_url=redis_server.url)) as client, redis.Redis.from_url(redis_server.url) as other:
        echo = client.register_script(ECHO)
        assert echo(args=["first"]) == b"first"
        other.client_kill_filter(_type="normal", skipme=True)
        assert echo(args=["second"]) == b"second"


def test_a_script_that_fails_leaves_its_connection_as_it_was(redis_server: EmbeddedRedis) -> None:
    with redis_client(Settings(redis_url=redis_server.url)) as client:
        fail, echo = client.register_script("return redis.error_reply('STRATA no')"), client.register_script(ECHO)
        with pytest.raises(redis.ResponseError, match="no"):
            fail()
        assert echo(args=["then"]) == b"then"


def test_more_scripts_at_once_than_there_are_short_ways(redis_server: EmbeddedRedis) -> None:
    with redis_client(Settings(redis_url=redis_server.url)) as client, ThreadPoolExecutor(MANY) as pool:
        echo = client.register_script(ECHO)
        asked = [b"%d" % number for number in range(MANY)]
        assert list(pool.map(lambda text: echo(args=[text]), asked)) == asked


def test_a_forked_process_shares_no_connection(redis_server: EmbeddedRedis) -> None:
    with redis_client(Settings(redis_url=redis_server.url)) as client:
        echo = client.register_script(ECHO)

        def echo_all(name: str) -> None:
            asked = [f"{name} {number}".encode() for number in range(300)]
            assert [echo(args=[text]) for text in asked] == asked

        echo_all("before")
        child = multiprocessing.get_context("fork").Process(target=echo_all, args=("child",))
        child.start()
        echo_all("parent")
        child.join()
        assert child.exitcode == 0
