"""A Redis Cluster of several primaries on this machine, from the embedded binary."""

from __future__ import annotations

import subprocess
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import redis
from redis.crc import key_slot

from strata.runtime.embedded import DURABLE
from strata.runtime.redis_binary import redis_binary
from strata.store.journal import SHARDS
from strata.store.keys import shard_prefix
from tests.ports import free_port

SLOTS = 16384
FIRST_SLOTS = (0, 4451, 8901)
"""Where the slots of each primary begin: so the shards are spread evenly."""
CONFIG = DURABLE | {
    "cluster-enabled": "yes",
    "cluster-require-full-coverage": "no",
    "cluster-node-timeout": "1000",
    "bind": "127.0.0.1",
}
MOVED_AT_ONCE = 100
"""How many keys go from one server to another in one command."""


class Cluster:
    """Three primaries without replicas; each can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.ports = [free_port() for _ in FIRST_SLOTS]
        self._processes: dict[int, subprocess.Popen[bytes]] = {}

    @property
    def url(self) -> str:
        return f"redis+cluster://127.0.0.1:{self.ports[0]}"

    def __enter__(self) -> Self:
        for number in range(len(self.ports)):
            self.start(number)
        ends = [*FIRST_SLOTS[1:], SLOTS]
        for number, (first, end) in enumerate(zip(FIRST_SLOTS, ends, strict=True)):
            self.ask(number, "CLUSTER", "SET-CONFIG-EPOCH", number + 1)
            self.ask(number, "CLUSTER", "ADDSLOTS", *range(first, end))
            self.ask(number, "CLUSTER", "MEET", "127.0.0.1", self.ports[0])
        _until(lambda: all(self._is_whole(number) for number in range(len(self.ports))))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number in list(self._processes):
            self.kill(number)

    def start(self, number: int) -> None:
        """Start a primary, and wait until it takes commands."""
        folder, port = self._folder / str(number), self.ports[number]
        folder.mkdir(exist_ok=True)
        config = CONFIG | {"port": str(port), "dir": str(folder), "logfile": str(folder / "log")}
        arguments = [part for name, value in config.items() for part in (f"--{name}", value)]
        self._processes[number] = subprocess.Popen([redis_binary(), *arguments])
        _until(lambda: _responds(port))

    def kill(self, number: int) -> None:
        """End a primary at once, as a power cut would."""
        process = self._processes.pop(number)
        process.kill()
        process.wait()

    def ask(self, number: int, *command: Any) -> Any:
        """A command to one of the primaries."""
        with redis.Redis(port=self.ports[number]) as client:
            return client.execute_command(*command)

    def primary_of(self, shard: int) -> int:
        """The primary that holds a shard."""
        slot = _slot(shard)
        with redis.Redis(port=self.ports[self._any()]) as client:
            nodes: dict[str, Any] = client.cluster("nodes")
        [port] = [
            int(address.rpartition(":")[2])
            for address, node in nodes.items()
            if any(int(span[0]) <= slot <= int(span[-1]) for span in node["slots"])
        ]
        return self.ports.index(port)

    def shards_of(self, number: int) -> list[int]:
        return [shard for shard in range(SHARDS) if self.primary_of(shard) == number]

    def move(self, shard: int, target: int) -> int:
        """Give the slot of a shard to another primary, as ``redis-cli --cluster reshard`` does; returns how many keys
        went."""
        slot, source, moved = _slot(shard), self.primary_of(shard), 0
        from_, to = (self.ask(number, "CLUSTER", "MYID") for number in (source, target))
        self.ask(target, "CLUSTER", "SETSLOT", slot, "IMPORTING", from_)
        self.ask(source, "CLUSTER", "SETSLOT", slot, "MIGRATING", to)
        while keys := self.ask(source, "CLUSTER", "GETKEYSINSLOT", slot, MOVED_AT_ONCE):
            self.ask(source, "MIGRATE", "127.0.0.1", self.ports[target], "", 0, 5000, "KEYS", *keys)
            moved += len(keys)
        for number in (target, source, *(set(self._processes) - {source, target})):
            self.ask(number, "CLUSTER", "SETSLOT", slot, "NODE", to)
        return moved

    def _any(self) -> int:
        return next(iter(self._processes))

    def _is_whole(self, number: int) -> bool:
        with redis.Redis(port=self.ports[number]) as client:
            about = client.cluster("info")
        return bool(about["cluster_state"] == "ok" and int(about["cluster_size"]) == len(self.ports))


def _slot(shard: int) -> int:
    return int(key_slot(shard_prefix(shard).encode()))


def _responds(port: int) -> bool:
    with suppress(redis.ConnectionError), redis.Redis(port=port) as client:
        return bool(client.ping())
    return False


def _until(is_true: Any) -> None:
    deadline = time.monotonic() + 60
    while not is_true():
        assert time.monotonic() < deadline, "the cluster did not come about"
        time.sleep(0.05)
