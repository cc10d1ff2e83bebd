"""The clock of the machine is set back: nothing waits for it to catch up."""

from __future__ import annotations

import signal
from pathlib import Path
from typing import Any

from strata.runtime.connections import queue_client
from strata.workers.queue import TAKEN, JobQueue
from tests.processes.moved_clock import MovedClock
from tests.processes.stack import Client, Stack, persistently, until

WORKER = "strata.runtime.cli worker"
SHORT = {"event_deck": "none"}
SEATS = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


STEPS = (-3600, -400 * 24 * 3600)
"""By how many seconds the clock is off, one after the other."""


def test_steps_back_while_workers_die_with_a_job_in_hand(tmp_path: Path) -> None:
    clock = MovedClock(tmp_path)
    with Stack(tmp_path, **clock.environment) as stack:
        for step in STEPS:
            _step_back(stack, clock, step)


def _step_back(stack: Stack, clock: MovedClock, step: int) -> None:
    client = Client(stack.port)
    # Given a match in which somebody has all day, and one in which somebody has a second
    slow = _match(client, {"move_seconds": 24 * 3600})
    quick = _match(client, {"move_seconds": 1, "bot": "random"})
    before = _deadline(client, slow)
    # And workers that took the job of a bot and hang
    stack.send(WORKER, signal.SIGSTOP)
    body = {"game": "evo", "options": SHORT, "seats": [{"kind": "bot", "bot": "random"}] * 3}
    made = client.post("/v1/matches", body)[1]["id"]
    with queue_client(stack.settings) as queue, stack.redis() as redis:
        until(lambda: JobQueue(queue).take(1) or redis.llen(TAKEN), "the job is taken")
    # When the clock is set back and the workers die
    clock.set(step)
    stack.send(WORKER, signal.SIGKILL)
    # Then the match of the bots is played and scored, and whoever has a second lapses after it
    until(lambda: _summary(client, made)["status"] == "scored", "the match of the bots is scored")
    until(lambda: _summary(client, quick)["seats"][0]["stand_in"], "a bot stands in")
    # And whoever has all day has the rest of it
    assert _summary(client, slow)["seats"][0]["stand_in"] is None
    assert _deadline(client, slow) == before
    for match in (made, quick, slow):
        times = [event["at"] for event in client.get(f"/v1/matches/{match}/events?limit=1000")[1]["data"]]
        assert times == sorted(times)
    assert client.get(f"/v1/matches/{made}/audit")[1]["verdict"] == "holds"


def _match(client: Client, clock: dict[str, Any]) -> str:
    body = {"game": "evo", "options": SHORT, "seats": SEATS, "clock": clock}
    id_: str = client.post("/v1/matches", body)[1]["id"]
    until(lambda: 0 in [row["seat"] for row in _summary(client, id_)["pending"]], "the person is asked")
    return id_


def _summary(client: Client, match: str) -> dict[str, Any]:
    summary: dict[str, Any] = persistently(lambda: client.get(f"/v1/matches/{match}"))[1]
    return summary


def _deadline(client: Client, match: str) -> str:
    [deadline] = [row["deadline"] for row in _summary(client, match)["clock"]["seats"] if row["seat"] == 0]
    assert deadline is not None
    return str(deadline)
