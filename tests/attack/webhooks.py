"""One seat with forks and a receiver that hangs: do another application's messages wait?"""

from __future__ import annotations

import threading
import time
from collections import Counter, deque
from datetime import UTC, datetime
from typing import Any

from tests.attack.target import Target, milliseconds, percentile
from tests.report import Result
from tests.webhooks.receiver import Receiver

FORKS = 12
SECONDS = 40.0
TESTS = 449
MATCHES = 60
"""That the other application makes meanwhile."""
LONGEST_START = 2.0
"""Within how many seconds 99 of 100 of its messages are to arrive."""
EVENTS = ["your_turn", "match_started", "move_played", "match_finished", "match_scored", "match_cancelled"]
SEATS = [{"kind": "human"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


class _Hanging(Receiver):
    """Takes every message, and responds to none."""

    def __init__(self, port: int) -> None:
        super().__init__(port=port)
        self.next: Any = _Always()


class _Always(deque[Any]):
    def __bool__(self) -> bool:
        return True

    def popleft(self) -> str:
        return "hang"


def starved_webhooks(target: Target) -> Result:
    attack = f"{FORKS} forks of a seat, a receiver that hangs, {TESTS} tests in {SECONDS:.0f} s"
    bound = f"p99 {milliseconds(LONGEST_START)}"
    if target.key is None:
        return Result(attack, "not tried: it takes an application's key (STRATA_KEY)", bound, None)
    theirs, others = target.receiver_ports
    with _Hanging(theirs) as hanging, _Clocked(others) as receiver:
        webhook = target.ask("POST", "/v1/webhooks", {"url": receiver.url, "events": EVENTS}, target.key)
        if webhook.status == 422:
            return Result(attack, "not tried: webhooks to loopback are refused", bound, None)
        hooks = _attackers_hooks(target, hanging.url)
        statuses: Counter[int] = Counter()
        ended = threading.Event()
        threads = [
            threading.Thread(target=_test, args=(target, hooks, statuses, ended), daemon=True),
            threading.Thread(target=_play, args=(target, hooks, ended), daemon=True),
        ]
        for thread in threads:
            thread.start()
        expected = _make_matches(target, receiver)
        ended.set()
        for thread in threads:
            thread.join(70)
        _wait(lambda: len(receiver.delays) >= expected, 30)
        target.ask("DELETE", f"/v1/webhooks/{webhook.json()['id']}", token=target.key)
        late = percentile(receiver.delays, 0.99)
        told = ", ".join(f"{count} × {status}" for status, count in sorted(statuses.items()))
        return Result(
            attack,
            f"another application's messages: p99 {milliseconds(late)} of {len(receiver.delays)} "
            f"({expected} expected); {len(hanging.received)} hung; tests: {told}",
            bound,
            late < LONGEST_START and len(receiver.delays) >= expected,
        )


class _Clocked(Receiver):
    """Notes how long after what they tell of messages arrive."""

    def __init__(self, port: int) -> None:
        super().__init__(port=port)
        self.received: Any = self
        self.delays: list[float] = []

    def append(self, received: Any) -> None:
        told = datetime.fromisoformat(received.message["timestamp"])
        self.delays.append((datetime.now(UTC) - told).total_seconds())


def _attackers_hooks(target: Target, url: str) -> list[tuple[str, str, str]]:
    """Webhooks of every seat of forks of one match: their ids, the seats' tokens and the matches."""
    made = target.ask("POST", "/v1/matches", {"game": "evo", "undo_policy": "free", "seats": SEATS}).json()
    token, hooks = made["seats"][0]["token"], []
    for number in range(FORKS):
        source = f"127.0.1.{1 + number}"
        fork = target.ask("POST", f"/v1/matches/{made['id']}/fork", {"seats": SEATS}, token, source=source).json()
        seat = fork["seats"][0]["token"]
        for _ in range(2):
            hook = target.ask("POST", "/v1/webhooks", {"url": url, "events": EVENTS}, seat, source=source).json()
            hooks.append((hook["id"], seat, fork["id"]))
    return hooks


def _test(target: Target, hooks: list[tuple[str, str, str]], statuses: Counter[int], ended: threading.Event) -> None:
    for number in range(TESTS):
        hook, token, _ = hooks[number % len(hooks)]
        statuses[target.ask("POST", f"/v1/webhooks/{hook}/test", {}, token).status] += 1
        if ended.wait(SECONDS / TESTS):
            return


def _play(target: Target, hooks: list[tuple[str, str, str]], ended: threading.Event) -> None:
    """Moves in the forks, of which the hanging receiver is told too."""
    number = 0
    while not ended.wait(0.2):
        _, token, match = hooks[number % len(hooks)]
        number += 1
        decisions = target.ask("GET", f"/v1/matches/{match}/actions", token=token).json().get("decisions")
        if decisions:
            action = decisions[0]["options"][0]["action"]
            target.ask("POST", f"/v1/matches/{match}/moves", {"action": action}, token)


def _make_matches(target: Target, receiver: _Clocked) -> int:
    """Returns how many messages follow from the matches: that each began, and who is asked, at the least."""
    began = time.monotonic()
    people = [{"kind": "human"}] * 3
    for number in range(MATCHES):
        time.sleep(max(began + number * SECONDS / MATCHES - time.monotonic(), 0))
        made = target.ask("POST", "/v1/matches", {"game": "evo", "seats": people}, target.key)
        assert made.status == 201, made.body
    return 2 * MATCHES


def _wait(holds: Any, seconds: float) -> None:
    end = time.monotonic() + seconds
    while not holds() and time.monotonic() < end:
        time.sleep(0.1)
