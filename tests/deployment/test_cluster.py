"""deploy/cluster.yml fits docker-compose.yml and the cluster that the tests run on."""

from __future__ import annotations

import re
import shlex
from typing import Any

import yaml

from strata.runtime.settings import Settings
from tests.cluster import CONFIG, FIRST_SLOTS, SLOTS
from tests.deployment.files import OURS, ROOT, SECRET, environment

CLUSTER: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "cluster.yml").read_text())
PRIMARIES = {name: service for name, service in CLUSTER["services"].items() if name.startswith("primary-")}


def test_every_process_keeps_its_record_there_and_its_queue_elsewhere() -> None:
    assert set(OURS) <= set(CLUSTER["services"])
    [first, *_] = (service["networks"]["cluster"]["ipv4_address"] for service in PRIMARIES.values())
    for name in OURS:
        added = CLUSTER["services"][name]["environment"]
        settings = Settings.from_environment(environment(name, STRATA_SECRET=SECRET) | added)
        assert (settings.redis_url, settings.queue_url) == (f"redis+cluster://{first}:6379", "redis://redis:6379/0")


def test_the_primaries_keep_what_they_acknowledged_and_serve_while_one_is_away() -> None:
    assert len(PRIMARIES) == len(FIRST_SLOTS)
    for service in PRIMARIES.values():
        command = shlex.split(service["command"])
        flags = dict(zip((flag.removeprefix("--") for flag in command[1::2]), command[2::2], strict=True))
        assert {name: flags[name] for name in CONFIG if name not in ("bind", "cluster-node-timeout")} == {
            name: value for name, value in CONFIG.items() if name not in ("bind", "cluster-node-timeout")
        }
        [mount] = service["volumes"]
        assert mount.partition(":")[0] in CLUSTER["volumes"]
        assert "ports" not in service


def test_the_shards_are_spread_evenly() -> None:
    script = CLUSTER["services"]["slots"]["command"][-1]
    ranges = [(int(first), int(last)) for first, last in re.findall(r"addslotsrange (\d+) (\d+)", script)]
    ends = [first - 1 for first in (*FIRST_SLOTS[1:], SLOTS)]
    assert ranges == list(zip(FIRST_SLOTS, ends, strict=True))
