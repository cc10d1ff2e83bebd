"""What takes long in a running service runs in processes of its own: stopped or killed, they hold up nobody."""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import pytest

from strata.api.heavy.gate import MOST_EACH
from tests.processes.stack import Client, Stack, until

CALCULATOR = "strata.runtime.calculator"
SEATS = [{"kind": "human"}] * 3


@pytest.fixture
def match(stack: Stack) -> tuple[str, str]:
    """A match of one's own, and the token of a seat."""
    _, made = Client(stack.port).post("/v1/matches", {"game": "evo", "seats": SEATS})
    return f"/v1/matches/{made['id']}", made["seats"][0]["token"]


def _signal(stack: Stack, number: signal.Signals) -> None:
    for pid in stack.pids(CALCULATOR):
        os.kill(pid, number)


def _all_run_after(audits: Iterable[int], stack: Stack) -> bool:
    """Whether as many calculators run as may. One more is started when those before it are busy."""
    deque(audits, maxlen=0)
    return len(stack.pids(CALCULATOR)) == stack.settings.calculators


def test_play_goes_on_while_audits_stand_still(stack: Stack, match: tuple[str, str]) -> None:
    path, token = match

    def audit() -> int:
        return Client(stack.port).get(f"{path}/audit")[0]

    with ThreadPoolExecutor(MOST_EACH + 4) as pool:
        until(lambda: _all_run_after(pool.map(lambda _: audit(), range(MOST_EACH)), stack), "all calculators run")
        _signal(stack, signal.SIGSTOP)
        try:
            asked = [pool.submit(audit) for _ in range(MOST_EACH + 4)]
            until(lambda: sum(each.done() for each in asked) == 4, "as many are let in as may be")
            assert [each.result() for each in asked if each.done()] == [503] * 4
            assert Client(stack.port).text(f"{path}/board.svg").startswith("<svg")
            assert Client(stack.port).get(f"{path}/view", token)[0] == 200
        finally:
            _signal(stack, signal.SIGCONT)
        assert Counter(each.result(60) for each in asked) == {200: MOST_EACH, 503: 4}


def test_a_calculator_that_is_killed_is_replaced(stack: Stack, match: tuple[str, str]) -> None:
    path, _ = match
    assert Client(stack.port).get(f"{path}/audit")[0] == 200
    killed = stack.pids(CALCULATOR)
    _signal(stack, signal.SIGKILL)
    until(lambda: not set(killed) & set(stack.pids(CALCULATOR)), "they are gone")
    for _ in range(len(killed) + 1):
        until(lambda: Client(stack.port).get(f"{path}/audit")[0] == 200, "audits are made again")
