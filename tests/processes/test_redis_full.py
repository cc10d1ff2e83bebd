"""Redis without memory left: what is written is refused for now, reading goes on, and everything recovers by itself."""

from __future__ import annotations

from pathlib import Path

from tests.processes.stack import Client, Stack, until

BOTS = {"game": "evo", "seats": [{"kind": "bot", "bot": "random"}] * 3}


def test_a_full_redis_refuses_what_is_written_and_nobody_dies_of_it(tmp_path: Path) -> None:
    with Stack(tmp_path, STRATA_RATE_LIMIT="600") as stack, stack.redis() as redis:
        client, processes = Client(stack.port), stack.pids("strata.runtime.cli")
        key = stack.key("app")
        _, made = client.post("/v1/matches", BOTS, key)
        path = f"/v1/matches/{made['id']}"
        # When memory is full
        redis.config_set("maxmemory", 1)
        # Then writing is refused with a reason, and the service is not ready
        status, problem = client.post("/v1/matches", BOTS, key)
        assert (status, problem["code"]) == (503, "out_of_memory")
        assert client.header("Retry-After") == "10"
        status, problem = client.get("/readyz")
        assert (status, problem["code"]) == (503, "out_of_memory")
        # And what is there can be read
        assert client.get(path, key)[0] == 200
        assert client.get("/healthz")[0] == 200
        until(lambda: stack.log.count("redis has no memory left") >= 2, "the relay meets it too")
        # When there is room again, the match goes on to its end, in the same processes
        redis.config_set("maxmemory", 0)
        until(lambda: client.get("/readyz")[0] == 200, "the service is ready")
        until(lambda: client.get(path, key)[1]["status"] == "scored", "the match is scored")
        until(lambda: 'strata_incidents_total{kind="redis_out_of_memory"}' in client.text("/metrics"), "it is counted")
        assert stack.pids("strata.runtime.cli") == processes
        assert "Traceback" not in stack.log
        lines = [line for line in stack.log.splitlines() if "redis has no memory left" in line]
        assert len(lines) <= len(processes), "a line for each process, and none for each failure"
