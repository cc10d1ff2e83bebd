"""The embedded Redis keeps what it acknowledged, and one folder has one server."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
import redis

from strata.runtime import connections
from strata.runtime import redis_binary as binaries
from strata.runtime.command_error import CommandError
from strata.runtime.connections import RedisUnreachable, redis_client, require_redis, warn_of_losses
from strata.runtime.embedded import EmbeddedRedis, FolderInUse, RedisDidNotStart, running_url
from strata.runtime.settings import Settings
from tests.runtime.waiting import is_alive, until


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    with EmbeddedRedis(tmp_path / "data") as server:
        client = redis.Redis.from_url(server.url)
        for number in range(100):
            client.rpush("numbers", number)
        os.kill(server.pid, signal.SIGKILL)
        server.start()
        assert client.llen("numbers") == 100
        before = server.pid
        server.kill()
        assert not is_alive(before)
        server.start()
        assert client.lrange("numbers", -1, -1) == [b"99"]


def test_it_is_set_up_to_lose_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with EmbeddedRedis(tmp_path) as server:
        client = redis.Redis.from_url(server.url, decode_responses=True)
        config = client.config_get("*")
        warn_of_losses(Settings(data=tmp_path))
        assert not caplog.records
        client.config_set("appendonly", "no")
        client.config_set("maxmemory-policy", "allkeys-lru")
        warn_of_losses(Settings(data=tmp_path))
        assert len(caplog.records) == 2
    expected = {"appendonly": "yes", "appendfsync": "always", "maxmemory-policy": "noeviction", "save": "", "port": "0"}
    assert {name: config[name] for name in expected} == expected


def test_nobody_else_reads_the_record(tmp_path: Path) -> None:
    with EmbeddedRedis(tmp_path) as server, redis.Redis.from_url(server.url) as client:
        client.set("seed", "secret")
        record = tmp_path / "appendonly.aof"
        assert stat.S_IMODE(record.stat().st_mode) == 0o600
        client.bgrewriteaof()
        until(lambda: not client.info("persistence")["aof_rewrite_in_progress"])
        assert stat.S_IMODE(record.stat().st_mode) == 0o600
    record.chmod(0o644)
    with EmbeddedRedis(tmp_path):
        assert stat.S_IMODE(record.stat().st_mode) == 0o600, "one that was open to others is closed to them"


def test_a_torn_tail_is_cut_off_and_the_rest_kept(tmp_path: Path) -> None:
    with EmbeddedRedis(tmp_path) as server:
        client = redis.Redis.from_url(server.url)
        client.set("first", "kept")
        client.set("second", "torn")
    record = tmp_path / "appendonly.aof"
    os.truncate(record, record.stat().st_size - 3)
    with EmbeddedRedis(tmp_path):
        assert client.get("first") == b"kept"
        assert client.get("second") is None


def test_a_spoilt_record_is_reported_not_thrown_away(tmp_path: Path) -> None:
    record = tmp_path / "appendonly.aof"
    record.write_bytes(b"*nonsense\r\n" * 10)
    with pytest.raises(RedisDidNotStart, match="append only file"):
        EmbeddedRedis(tmp_path).start()
    assert record.read_bytes() == b"*nonsense\r\n" * 10


def test_the_record_of_a_newer_redis_is_not_passed_over(tmp_path: Path) -> None:
    (tmp_path / "appendonlydir").mkdir()
    if binaries.version_of(binaries.redis_binary()) < (7,):
        with pytest.raises(CommandError, match="Redis 7"):
            EmbeddedRedis(tmp_path).start()


def test_a_second_server_in_the_folder_is_refused(tmp_path: Path) -> None:
    with EmbeddedRedis(tmp_path) as server:
        with pytest.raises(FolderInUse, match=f"in use by process {os.getpid()}"):
            EmbeddedRedis(tmp_path).start()
        assert server.is_ready()
        assert running_url(tmp_path) == server.url
    with EmbeddedRedis(tmp_path) as server:
        assert server.is_ready()


def test_a_folder_whose_name_is_too_long_for_a_socket(tmp_path: Path) -> None:
    folder = tmp_path / ("long name % " * 9)
    with EmbeddedRedis(folder) as server:
        require_redis(Settings(data=folder))
        socket = Path(redis.Redis.from_url(server.url).connection_pool.connection_kwargs["path"])
        assert folder not in socket.parents
        assert socket.parent.stat().st_mode & 0o077 == 0
    assert not socket.parent.exists()


def test_other_processes_find_it_by_the_folder(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    with pytest.raises(RedisUnreachable, match="strata up"):
        redis_client(settings)
    with EmbeddedRedis(tmp_path):
        assert redis_client(settings).ping()
    with pytest.raises(RedisUnreachable, match="strata up"):
        redis_client(settings)


def test_a_client_rides_out_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "RETRIES", 60)
    with EmbeddedRedis(tmp_path) as server:
        client = redis_client(Settings(data=tmp_path))
        client.set("key", "value")
        server.kill()
        answers: list[object] = []
        asking = Thread(target=lambda: answers.append(client.get("key")))
        asking.start()
        asking.join(0.15)
        server.start()
        asking.join()
        assert answers == [b"value"]


def test_it_ends_with_its_owner_and_frees_the_folder(tmp_path: Path) -> None:
    own = (
        "import sys, time; from runtime.embedded import EmbeddedRedis;"
        "server = EmbeddedRedis(sys.argv[1]); server.start(); print(server.pid, flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", own, tmp_path], stdout=subprocess.PIPE) as owner:
        assert owner.stdout is not None
        pid = int(owner.stdout.readline())
        assert is_alive(pid)
        owner.kill()
    until(lambda: not is_alive(pid))
    with EmbeddedRedis(tmp_path) as server:
        assert server.is_ready()


def test_a_server_on_path_serves_where_the_wheel_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake = tmp_path / "redis-server"
    monkeypatch.setattr(binaries, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)

    fake.write_text("#!/bin/sh\necho Redis server v=7.2.4 sha=0\n")
    fake.chmod(0o755)
    assert binaries.redis_binary() == fake

    binaries.version_of.cache_clear()
    fake.write_text("#!/bin/sh\necho Redis server v=6.0.16 sha=0\n")
    with pytest.raises(CommandError, match="6\\.2 or later"):
        binaries.redis_binary()
    binaries.version_of.cache_clear()
