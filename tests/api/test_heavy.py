"""What takes long is bounded, shared where it is the same, and computed where it holds up nobody."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
import redis

from strata.api.heavy.calculators import CalculatorEnded, Calculators
from strata.api.heavy.gate import Busy, Gate
from strata.api.heavy.results import Results
from strata.api.services import EXTENSION
from strata.domain.match.refusals import Refused
from strata.runtime.calculator import launch
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings
from strata.store.matches import Matches
from tests.api.conftest import Service, Table
from tests.processes.stack import until


def test_one_caller_cannot_fill_the_gate() -> None:
    gate = Gate(most_running=2, most_waiting=2, most_each=3)
    inside, release = [], threading.Event()

    def work(caller: str) -> None:
        with gate.passed(caller):
            inside.append(caller)
            assert release.wait(30)

    with ThreadPoolExecutor() as pool:
        theirs = [pool.submit(work, "a") for _ in range(3)]
        until(lambda: gate._admitted["a"] == 3, "three of one caller's are let in")
        with pytest.raises(Busy), gate.passed("a"):
            pass
        other = pool.submit(work, "b")
        until(lambda: gate._admitted["b"] == 1, "another's is too")
        with pytest.raises(Busy), gate.passed("c"):
            pass
        until(lambda: len(inside) == 2, "and two of them run")
        release.set()
        for done in (*theirs, other):
            done.result(30)
    assert gate._admitted.total() == 0


def test_who_asks_for_the_same_shares_one_computation() -> None:
    results, computed, release = Results(), [], threading.Event()

    def compute() -> bytes:
        computed.append(1)
        assert release.wait(30)
        return b"proof"

    with ThreadPoolExecutor() as pool:
        asked = [pool.submit(results.get, "key", compute) for _ in range(5)]
        until(lambda: computed, "one of them computes")
        release.set()
        assert {done.result(30) for done in asked} == {b"proof"}
    assert len(computed) == 1
    assert results.get("key", compute) == b"proof"
    assert len(computed) == 1


def test_a_computation_that_failed_is_tried_by_the_next() -> None:
    results = Results()

    def fail() -> bytes:
        raise Busy

    with pytest.raises(Busy):
        results.get("key", fail)
    assert results.get("key", lambda: b"proof") == b"proof"


def test_results_have_only_so_much_room() -> None:
    results, computed = Results(most_bytes=100, largest=50), []

    def ask(key: str, size: int) -> None:
        def compute() -> bytes:
            computed.append(key)
            return b"." * size

        results.get(key, compute)

    for key, size in (("a", 40), ("b", 40), ("a", 40), ("c", 40), ("a", 40), ("b", 40), ("large", 51), ("large", 51)):
        ask(key, size)
    assert computed == ["a", "b", "c", "b", "large", "large"], "the one asked for least lately went"


def test_a_proof_of_a_finished_match_is_computed_once_for_all(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(service)
    heavy, runs = service.app.extensions[EXTENSION].heavy, []
    run = heavy.run

    def counted(caller: str, function: object, *arguments: object) -> object:
        runs.append(function)
        return run(caller, function, *arguments)

    monkeypatch.setattr(heavy, "run", counted)
    running = [service.get(f"{table.path}/audit").get_json() for _ in range(2)]
    assert len(runs) == 2, "a match that is not over has further to go"
    assert running[0] == running[1]
    table.play_to_the_end()
    table.score()
    for token in (None, None, table.tokens[1]):
        assert service.get(f"{table.path}/audit", token).status_code == 200
        assert service.get(f"{table.path}/export", token).status_code == 200
    assert len(runs) == 2 + 2 * 2, "once for spectators and once for the seat"


def test_too_much_at_once_is_told_to_come_back(service: Service, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    heavy = service.app.extensions[EXTENSION].heavy
    monkeypatch.setattr(heavy, "_gate", Gate(most_running=1, most_waiting=0))
    with heavy._gate.passed("somebody"):
        for route in ("audit", "export"):
            refused = service.get(f"{table.path}/{route}")
            assert (refused.status_code, refused.get_json()["code"]) == (503, "busy")
            assert int(refused.headers["Retry-After"]) > 0
        assert service.get(f"{table.path}/view").status_code == 200
    assert service.get(f"{table.path}/audit").status_code == 200


@pytest.fixture
def processes(redis_server: EmbeddedRedis, real_redis: redis.Redis) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Those that were started."""
    started: list[subprocess.Popen[bytes]] = []
    yield started
    for process in started:
        process.kill()
        process.wait()


@pytest.fixture
def calculators(
    redis_server: EmbeddedRedis, processes: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> Calculators:
    monkeypatch.setenv("STRATA_REDIS_URL", redis_server.url)
    monkeypatch.setenv("PYTHONPATH", ":".join(sys.path))

    def start() -> subprocess.Popen[bytes]:
        processes.append(launch(Settings(redis_url=redis_server.url)))
        return processes[-1]

    return Calculators(start, 1)


def echo(matches: Matches, *arguments: object) -> tuple[object, ...]:
    return arguments


def refuse(matches: Matches) -> None:
    raise Refused("match_exists", "it is here already")


def take_memory(matches: Matches, size: int) -> int:
    return len(bytearray(size))


def end_process(matches: Matches) -> None:
    raise SystemExit(1)


def test_a_calculator_returns_what_a_function_returns_and_raises_what_it_raises(
    calculators: Calculators, processes: list[subprocess.Popen[bytes]]
) -> None:
    assert calculators(echo, "m1", 7, None, b"\0" * 3_000_000) == ("m1", 7, None, b"\0" * 3_000_000)
    with pytest.raises(Refused, match="it is here already") as refused:
        calculators(refuse)
    assert refused.value.code == "match_exists"
    with pytest.raises(MemoryError):
        calculators(take_memory, 4 * 1024**3)
    assert calculators(take_memory, 4) == 4
    assert len(processes) == 1


def test_a_calculator_that_ends_is_replaced(calculators: Calculators, processes: list[subprocess.Popen[bytes]]) -> None:
    with pytest.raises(CalculatorEnded):
        calculators(end_process)
    assert calculators(echo, 1) == (1,)
    assert len(processes) == 2


def test_a_calculator_reads_the_record(
    real_redis: redis.Redis, calculators: Calculators, processes: list[subprocess.Popen[bytes]]
) -> None:
    service = Service(real_redis, execute=calculators)
    table = Table(service)
    file = service.get(f"{table.path}/export")
    assert file.status_code == 200
    assert len(file.data.splitlines()) == 1 + service.matches.load(table.id).ledger.version
    assert service.get(f"{table.path}/audit").get_json()["checks"]
    table.play_to_the_end()
    table.score()
    whole = service.get(f"{table.path}/export").data
    real_redis.flushall()
    elsewhere = Service(real_redis, execute=calculators)
    post = partial(elsewhere.http.post, "/v1/matches/import", headers={"Content-Type": "application/x-ndjson"})
    assert post(data=whole).status_code == 201
    assert post(data=whole).status_code == 200
    assert post(data=b"nonsense").get_json()["code"] == "import_refused"
    assert elsewhere.get(f"{table.path}/export").data == whole
