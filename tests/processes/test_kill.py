"""kill -9 of anything at any moment: every acknowledged move is there once, and the match goes on to its end.

``make faults`` kills many more.
"""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

from strata.domain.match.record import NO_HASH, is_chained
from tests.api.shown_events import as_chained
from tests.processes.stack import Client, Stack, persistently, until

VICTIMS = (
    "strata.runtime.cli worker",
    "strata.runtime.cli relay",
    "strata.runtime.cli projector",
    "strata.runtime.cli api",
    "redis-server",
)


def test_nothing_acknowledged_is_lost_and_the_match_ends_without_help(tmp_path: Path) -> None:
    with Stack(tmp_path) as stack:
        client = Client(stack.port)
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        _, made = client.post("/v1/matches", {"game": "evo", "options": {"event_deck": "none"}, "seats": seats})
        path, token = f"/v1/matches/{made['id']}", made["seats"][0]["token"]
        killing = _Killing(stack)
        killing.start()
        receipts = _play(client, path, token)
        killing.join()
        until(lambda: persistently(lambda: client.get(path))[1]["status"] == "scored", "the match is scored")

        _, page = client.get(f"{path}/events?limit=1000")
        events = page["data"]
        assert [event["version"] for event in events] == list(range(1, len(events) + 1))
        previous = NO_HASH
        for event in events:
            assert is_chained(previous, as_chained(event))
            previous = event["hash"]
        hashes = {event["version"]: event["hash"] for event in events}
        for version, hash_ in receipts:
            assert hashes[version] == hash_
        made_by_us = [event for event in events if (event["type"], event["actor"]) == ("move_played", "seat:0")]
        assert len(made_by_us) == len(receipts), "a move was made twice, or without an answer"
        assert killing.killed == list(VICTIMS)


def _play(client: Client, path: str, token: str) -> list[tuple[int, str]]:
    """Play a person's moves until the game is over; answers a receipt for each: version and hash."""
    receipts: list[tuple[int, str]] = []
    rng = random.Random(1)
    while True:
        summary = persistently(lambda: client.get(path))[1]
        if summary["status"] != "playing":
            return receipts
        decisions = persistently(lambda: client.get(f"{path}/actions", token))[1]["decisions"]
        if not decisions:
            continue
        body = {"action": rng.choice(decisions[0]["options"])["action"]}
        receipts.append(_move(client, path, token, body, f"move-{len(receipts)}"))


def _move(client: Client, path: str, token: str, body: Any, key: str) -> tuple[int, str]:
    status, response = persistently(lambda: client.post(f"{path}/moves", body, token, Idempotency_Key=key))
    assert status == 201, response
    return response["version"], response["hash"]


class _Killing(threading.Thread):
    """Kills one process after the other, each when the service is ready again after the last."""

    def __init__(self, stack: Stack) -> None:
        super().__init__()
        self._stack = stack
        self.killed: list[str] = []

    def run(self) -> None:
        rng = random.Random(2)
        for victim in VICTIMS:
            threading.Event().wait(rng.uniform(0.1, 0.5))
            until(self._stack.is_ready, "the service is ready again")
            until(lambda victim=victim: self._stack.kill(victim), f"there is a {victim} to kill")
            self.killed.append(victim)
