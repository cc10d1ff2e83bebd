"""What must be true when all faults are over."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from os import environ
from statistics import median
from typing import Any

from strata.domain.kernel import Seat
from strata.domain.match.match import Match
from strata.runtime.archive.opening import open_journal
from strata.store.incidents import Incidents
from strata.store.journal import SHARDS, START
from strata.store.matches import Matches
from strata.workers.queue import TAKEN
from tests.faults.deeds import PATIENCE, Faults
from tests.faults.load import GAMES, Person, Played
from tests.processes.stack import Client, Stack, persistently, until
from tests.report import Result
from tests.webhooks.receiver import Receiver

ROUNDS, RIVALS = 20, 16


def races(stack: Stack) -> Result:
    """Several clients play at one version at the same time."""
    client, wins, others = Client(stack.port), Counter[int](), Counter[int]()
    for _ in range(ROUNDS):
        _, made = client.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3})
        path = f"/v1/matches/{made['id']}"
        asked = client.get(path)[1]
        token = made["seats"][asked["pending"][0]["seat"]]["token"]
        action = client.get(f"{path}/actions", token)[1]["decisions"][0]["options"][0]["action"]

        moves = [(f"{path}/moves", {"action": action}, token, str(asked["version"]))] * RIVALS
        with ThreadPoolExecutor(RIVALS) as rivals:
            statuses = list(rivals.map(lambda move: _moved(stack.port, *move), moves))
        wins[statuses.count(201)] += 1
        others.update(status for status in statuses if status != 201)
    measured = f"winners in each round: {dict(wins)}; others: {dict(others)}"
    holds = wins == {1: ROUNDS} and set(others) == {412}
    return Result(f"{ROUNDS} races of {RIVALS} clients for one version", measured, "one 201 each, else 412", holds)


def _moved(port: int, path: str, body: Any, token: str, version: str) -> int:
    return Client(port).post(path, body, token, If_Match=version)[0]


def all_checks(
    stack: Stack, faults: Faults, people: Sequence[Person], receiver: Receiver, key: str
) -> Iterator[Result]:
    played = [match for person in people for match in person.played]
    yield from _of_faults(faults)
    yield _scored(stack, people, played, key)
    yield _receipts(stack, played, key)
    yield _archive(stack, played)
    yield _audits(stack, played, key)
    yield _turns(stack, receiver, key)
    yield _read_models(stack, key)
    yield _noise(stack)


def _of_faults(faults: Faults) -> Iterator[Result]:
    for fault, seconds in sorted(faults.recovered.items()):
        measured = f"{len(seconds)} times; ready again after {median(seconds):.1f} s, {max(seconds):.1f} s at most"
        yield Result(fault, measured, f"ready again within {PATIENCE:.0f} s", True)
    if faults.told:
        measured = f"/readyz after {max(faults.told):.1f} s at most, a request after {max(faults.refused):.1f} s"
        holds = max(faults.told) <= 2 and max(faults.refused) <= 6
        yield Result("a hanging Redis is told", measured, "503 within 2 s, and within about 5 s", holds)
    if faults.replaced:
        measured = ", ".join(f"{name} after {seconds:.0f} s" for name, seconds in faults.replaced.items())
        yield Result("who hangs for good is replaced", measured, "30 s without a sign of life, 90 s for a worker", True)


def _scored(stack: Stack, people: Sequence[Person], played: Sequence[Played], key: str) -> Result:
    client = Client(stack.port)

    def status(match: Played) -> str:
        return str(persistently(lambda: client.get(f"/v1/matches/{match.id}", key))[1]["status"])

    until(lambda: all(status(match) == "scored" for match in played[-len(people) :]), "the last are scored", 120)
    statuses, odd = Counter(map(status, played)), Counter[int]()
    for person in people:
        odd.update({code: times for code, times in person.statuses.items() if code != 201})
    failures = [repr(person.failure) for person in people if person.failure is not None]
    measured = f"{dict(statuses)}; moves: {sum(p.statuses[201] for p in people)} x 201, {dict(odd)} else; {failures}"
    holds = statuses == {"scored": len(played)} and not failures and not any(code >= 500 for code in odd)
    return Result("matches go on to their score", measured, "all scored, no response but 503 above 499", holds)


def _receipts(stack: Stack, played: Sequence[Played], key: str) -> Result:
    client, lost, doubled, events_read, backwards = Client(stack.port), 0, 0, 0, 0
    for match in played:
        events = _events(client, match.id, key)
        events_read += len(events)
        hashes = {event["version"]: event["hash"] for event in events}
        lost += sum(hashes.get(version) != hash_ for version, hash_ in match.receipts)
        moves = sum((event["type"], event["actor"]) == ("move_played", "seat:0") for event in events)
        doubled += moves - len(match.receipts)
        backwards += sum(later["at"] < earlier["at"] for earlier, later in pairwise(events))
        assert sorted(hashes) == list(range(1, len(events) + 1))
    receipts = sum(len(match.receipts) for match in played)
    measured = f"{receipts} receipts in {len(played)} matches, {events_read} events: {lost} lost, {doubled} doubled, "
    measured += f"{backwards} before the one before it"
    holds = not (lost or doubled or backwards)
    return Result("acknowledged moves", measured, "none lost, none doubled, times in order", holds)


def _audits(stack: Stack, played: Sequence[Played], key: str) -> Result:
    client = Client(stack.port)
    verdicts = Counter(
        persistently(lambda match=match: client.get(f"/v1/matches/{match.id}/audit", key))[1]["verdict"]  # type: ignore[misc]
        for match in played
    )
    return Result("audits", str(dict(verdicts)), "all hold", set(verdicts) == {"holds"})


def _turns(stack: Stack, receiver: Receiver, key: str) -> Result:
    """Whoever is asked after an append and was not before it is told so, each time."""
    client = Client(stack.port)
    [webhook] = client.get("/v1/webhooks", key)[1]["data"]
    pending = f"/v1/webhooks/{webhook['id']}/deliveries?status=pending"
    until(lambda: not client.get(pending, key)[1]["data"], "all messages are sent", 200)
    told = Counter(
        (each.headers["webhook-id"], about["match"], about["version"], about["seat"])
        for each in receiver.of_type("your_turn")
        if (about := each.message["data"])
    )
    with stack.redis() as redis:
        expected = set(_turns_on_record(Matches(open_journal(stack.settings, redis))))
    got = {about for _, *about_ in told for about in [tuple(about_)]}
    measured = f"{len(expected)} turns of people on record, {len(got)} told, {len(expected - got)} missing, "
    measured += f"{len(got - expected)} too many; {sum(told.values()) - len(told)} came twice under one id"
    return Result("every your_turn is sent", measured, "each under one id", got == expected and len(told) == len(got))


def _turns_on_record(matches: Matches) -> Iterator[tuple[str, int, Seat]]:
    for entry in matches.journal.feed(dict.fromkeys(range(SHARDS), START), limit=1_000_000):
        if not entry.application:
            continue
        first = entry.version - len(entry.types)
        before = _people_asked(matches.at(entry.match, first)) if first else set()
        for seat in _people_asked(matches.at(entry.match, entry.version)) - before:
            yield entry.match, entry.version, seat


def _people_asked(match: Match) -> set[Seat]:
    return {seat for seat, _ in match.pending if match.ledger.seats[seat].kind == "human"}


def _read_models(stack: Stack, key: str) -> Result:
    client = Client(stack.port)

    def read() -> list[Any]:
        boards = [client.get(f"/v1/leaderboards/{game}", key) for game in GAMES]
        return [client.get("/v1/matches?own=true&limit=100", key), *boards]

    before = read()
    done = _run(stack, "rebuild")
    same = read() == before
    measured = f"rebuild ended with {done.returncode}, {len(before)} lists {'equal' if same else 'DIFFER'}"
    return Result("read models and their rebuild", measured, "equal", same and done.returncode == 0)


def _run(stack: Stack, command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "strata.runtime.cli", command],
        env={**environ, "STRATA_DATA": str(stack.settings.data)},
        capture_output=True,
        text=True,
        check=False,
    )


def _archive(stack: Stack, played: Sequence[Played]) -> Result:
    """What is over lies in the archive, as it was; the reads of all other checks come from there."""
    journal = open_journal(stack.settings)
    until(lambda: all(journal.stub(match.id) for match in played), "all matches are archived", 120)
    left = sum(bool(journal.read_raw(match.id, 0)) != (journal.stub(match.id) is not None) for match in played)
    verified = _run(stack, "verify-archive")
    measured = f"{len(played)} archived, {left} neither here nor there; "
    measured += f"verify-archive: {verified.stdout.splitlines()[-1]}"
    holds = verified.returncode == 0 and not left
    return Result("matches that are over are archived", measured, "each file verifies", holds)


def _noise(stack: Stack) -> Result:
    log = stack.log
    with stack.redis() as redis:
        until(lambda: not redis.llen(TAKEN), "jobs that nobody does are dropped", 200)
        left = {key: redis.exists(key) for key in ("rq:workers", "rq:failed:strata", "rq:wip:strata")}
        counts = {kind: times for kind, times in Incidents(redis).counts().items() if times}
    lines = [line for line in log.splitlines() if "WARNING" in line or "ERROR" in line]
    measured = f"{log.count('Traceback')} tracebacks, {len(lines)} warnings; counted: {counts}; "
    measured += f"{sum(left.values())} registries left in the queue"
    holds = not log.count("Traceback") and not any(left.values())
    return Result("noise and leftovers", measured, "no traceback, nothing left behind", holds)


def _events(client: Client, match: str, key: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = []
    while True:
        path = f"/v1/matches/{match}/events?limit=1000&after={len(events)}"
        page = persistently(lambda path=path: client.get(path, key))[1]["data"]  # type: ignore[misc]
        events += page
        if len(page) < 1000:
            return events
