"""Work that others can make a service do: does a player wait for it?"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable

from tests.attack.records import long_record, rewinds
from tests.attack.target import NDJSON, Target, at_a_rate, milliseconds, percentile, playing
from tests.processes.stack import UNREACHED
from tests.report import Result

LONGEST_VIEW = 0.5
"""How long 95 of 100 views may take while somebody asks for what takes long, in seconds."""
SECONDS = 12.0
RATE = 8.0
MOST_MEMORY = 200.0
"""How much an API process may grow while it is sent a bomb, in MB."""


def audits(target: Target) -> Result:
    """Audits of a long match that is not over, from many addresses, each within its limit."""
    match = _imported(target, long_record(1500))
    return _flood(target, f"{RATE:.0f} audits/s of 1,500 events", lambda number: f"/v1/matches/{match}/audit")


def pages(target: Target) -> Result:
    """What else takes long, in turn."""
    match = _imported(target, long_record(1200))
    asked = ["export", "narration?limit=1000", "events?limit=1000", "diff?from=4", "board.svg"]
    return _flood(
        target,
        f"{RATE:.0f}/s exports, stories, pages, diffs, boards",
        lambda number: f"/v1/matches/{match}/{asked[number % len(asked)]}",
    )


def forks(target: Target) -> Result:
    """Forks of a match that is over by nobody in particular, from many addresses."""
    body = {"game": "evo", "undo_policy": "free", "seats": [{"kind": "human"}] * 3}
    made = target.ask("POST", "/v1/matches", body).json()
    path, token = f"/v1/matches/{made['id']}/fork", made["seats"][0]["token"]
    statuses: Counter[int] = Counter()

    def fork(number: int) -> None:
        statuses[target.ask("POST", path, {}, token, source=_address(number)).status] += 1

    with playing(target) as player:
        at_a_rate(20, SECONDS / 2, fork)
    return _judged("20 forks/s of a practice match", player.seconds, player.failures, statuses)


def import_bomb(target: Target) -> Result:
    """A file of rewinds alone, whose audit once took memory with the square of its length; then audits of it."""
    data = rewinds(16_000)
    before = target.memory("strata.runtime.cli api")
    most = {"api": before}
    ended = threading.Event()

    def watch() -> None:
        while not ended.wait(0.1):
            most["api"] = max(most["api"], target.memory("strata.runtime.cli api"))

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    with playing(target) as player:
        began = time.monotonic()
        reply = target.ask("POST", "/v1/matches/import", data, media_type=NDJSON)
        took = time.monotonic() - began
        if reply.status == 201:
            path = f"/v1/matches/{reply.json()['id']}/audit"
            at_a_rate(3, 1, lambda number: target.ask("GET", path, source=_address(number)))
    ended.set()
    watcher.join()
    grown, p95 = most["api"] - before, percentile(player.seconds, 0.95)
    return Result(
        f"import of 16,000 rewinds ({len(data) / 1e6:.1f} MB)",
        f"{reply.status} in {took:.1f} s, API grew by {grown:.0f} MB, view p95 {milliseconds(p95)}",
        f"{MOST_MEMORY:.0f} MB, {milliseconds(LONGEST_VIEW)}",
        grown < MOST_MEMORY and p95 < LONGEST_VIEW and not player.failures,
    )


def _flood(target: Target, attack: str, path: Callable[[int], str]) -> Result:
    statuses: Counter[int] = Counter()

    def ask(number: int) -> None:
        try:
            statuses[target.ask("GET", path(number), source=_address(number)).status] += 1
        except UNREACHED:
            statuses[0] += 1

    with playing(target) as player:
        at_a_rate(RATE, SECONDS, ask)
    return _judged(attack, player.seconds, player.failures, statuses)


def _judged(attack: str, views: list[float], failures: list[str], statuses: Counter[int]) -> Result:
    p95 = percentile(views, 0.95)
    told = ", ".join(f"{count} × {status}" for status, count in sorted(statuses.items()))
    measured = f"view p95 {milliseconds(p95)}, longest {milliseconds(max(views))} of {len(views)}; attacker: {told}"
    return Result(
        attack,
        measured,
        f"p95 {milliseconds(LONGEST_VIEW)}",
        p95 < LONGEST_VIEW and not failures and 500 not in statuses,
    )


def _imported(target: Target, data: bytes) -> str:
    reply = target.ask("POST", "/v1/matches/import", data, media_type=NDJSON, source="127.0.0.99")
    assert reply.status == 201, reply.body
    id_: str = reply.json()["id"]
    return id_


def _address(number: int) -> str:
    return f"127.0.0.{2 + number % 40}"
