"""Many clients at once on two API processes: one success per version, one answer per Idempotency-Key, no failure."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from strata.domain.match.record import NO_HASH, is_chained
from tests.api.shown_events import as_chained
from tests.processes.stack import Client, Stack

CLIENTS = 32
VERSIONS = 30
REPEATS = 20
PEOPLE = {"game": "evo", "seats": [{"kind": "human"}] * 3}


@pytest.fixture(scope="module")
def stack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    with Stack(tmp_path_factory.mktemp("racing"), STRATA_API_PROCESSES="2", STRATA_WORKERS="0") as stack:
        yield stack
        assert "unexpected failure" not in stack.log


def test_one_success_per_version(stack: Stack) -> None:
    client = Client(stack.port)
    _, made = client.post("/v1/matches", PEOPLE)
    racers = [_Racer(stack.port, made, number) for number in range(CLIENTS)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    answers = [response for racer in racers for response in racer.answers]
    assert {status for status, _ in answers} == {201, 409, 412}
    assert {problem["code"] for status, problem in answers if status == 409} <= {
        "illegal_action",
        "not_your_turn",
        "match_over",
    }
    won = sorted(response["version"] for status, response in answers if status == 201)
    assert len(won) == len(set(won))
    _, page = client.get(f"/v1/matches/{made['id']}/events?limit=1000")
    moves = [event["version"] for event in page["data"] if event["type"] == "move_played"]
    assert won == moves
    previous = NO_HASH
    for event in page["data"]:
        assert is_chained(previous, as_chained(event))
        previous = event["hash"]
    posts = f'strata_requests_total{{operation="play.play_move",status="201"}} {len(won):.1f}'
    assert posts in Client(stack.port).text("/metrics"), "each process tells the figures of all"


def test_a_match_is_created_once_per_key(stack: Stack) -> None:
    status, etag, made = _post_at_once(stack.port, "/v1/matches", PEOPLE, "a table for three, and no two of them")
    assert (status, etag) == (201, '"2"')
    assert len({seat["token"] for seat in made["seats"]}) == 3
    assert Client(stack.port).get(f"/v1/matches/{made['id']}")[1]["version"] == 2


@pytest.mark.parametrize("insists", [False, True], ids=["at any version", "with if-match"])
def test_a_move_is_made_once_per_key(stack: Stack, insists: bool) -> None:
    client = Client(stack.port)
    _, made = client.post("/v1/matches", PEOPLE)
    path = f"/v1/matches/{made['id']}"
    for version in range(made["version"], made["version"] + 8):
        token = made["seats"][client.get(path)[1]["pending"][0]["seat"]]["token"]
        _, listed = client.get(f"{path}/actions", token)
        body = {"action": listed["decisions"][0]["options"][0]["action"]}
        headers = {"If-Match": str(version)} if insists else {}
        status, etag, played = _post_at_once(stack.port, f"{path}/moves", body, f"move {version}", token, headers)
        assert (status, etag, played["version"]) == (201, f'"{version + 1}"', version + 1)
    assert client.get(path)[1]["version"] == made["version"] + 8


def _post_at_once(
    port: int, path: str, body: Any, key: str, token: str = "", headers: dict[str, str] | None = None
) -> tuple[int, str | None, Any]:
    """The one answer that many get who post the same under one key."""
    sent = {"Content-Type": "application/json", "Idempotency-Key": key, **(headers or {})}
    if token:
        sent["Authorization"] = f"Bearer {token}"
    start = threading.Barrier(REPEATS)

    def post(_: int) -> tuple[int, str | None, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        connection.connect()
        start.wait(20)
        connection.request("POST", path, json.dumps(body), sent)
        response = connection.getresponse()
        return response.status, response.headers["ETag"], response.read()

    with ThreadPoolExecutor(REPEATS) as pool:
        answers = set(pool.map(post, range(REPEATS)))
    assert len(answers) == 1, answers
    status, etag, response = answers.pop()
    return status, etag, json.loads(response)


class _Racer(threading.Thread):
    """Plays for whoever is asked, as fast as it can; every other one insists on the version it has seen."""

    def __init__(self, port: int, made: dict[str, Any], number: int) -> None:
        super().__init__()
        self._client, self._rng = Client(port), Random(number)
        self._path = f"/v1/matches/{made['id']}"
        self._tokens = [seat["token"] for seat in made["seats"]]
        self._insists = number % 2 == 0
        self.answers: list[tuple[int, Any]] = []

    def run(self) -> None:
        while True:
            _, summary = self._client.get(self._path)
            if summary["version"] > VERSIONS or not summary["pending"]:
                return
            token = self._tokens[summary["pending"][0]["seat"]]
            _, listed = self._client.get(f"{self._path}/actions", token)
            if not listed["decisions"]:
                continue
            action = self._rng.choice(listed["decisions"][0]["options"])["action"]
            headers = {"If_Match": str(listed["version"])} if self._insists else {}
            self.answers.append(self._client.post(f"{self._path}/moves", {"action": action}, token, **headers))
