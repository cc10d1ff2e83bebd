"""32 clients post to one match through two API processes: one success per version, and no failure."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random
from typing import Any

from domain.match.record import NO_HASH, is_chained
from tests.processes.stack import Client, Stack

CLIENTS = 32
VERSIONS = 60


def test_one_success_per_version(tmp_path: Path) -> None:
    with Stack(tmp_path, STRATA_API_PROCESSES="2", STRATA_WORKERS="1") as stack:
        client = Client(stack.port)
        _, made = client.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3})
        racers = [_Racer(stack.port, made, number) for number in range(CLIENTS)]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        answers = [answer for racer in racers for answer in racer.answers]
        assert {status for status, _ in answers} == {201, 409, 412}
        assert {problem["code"] for status, problem in answers if status == 409} <= {
            "illegal_action",
            "not_your_turn",
            "match_over",
        }
        won = sorted(answer["version"] for status, answer in answers if status == 201)
        assert len(won) == len(set(won))
        _, page = client.get(f"/v1/matches/{made['id']}/events?limit=1000")
        moves = [event["version"] for event in page["data"] if event["type"] == "move_played"]
        assert won == moves
        previous = NO_HASH
        for event in page["data"]:
            assert is_chained(previous, event)
            previous = event["hash"]
        assert "unexpected failure" not in stack.log
        posts = f'strata_requests_total{{operation="play.play_move",status="201"}} {len(won):.1f}'
        assert posts in Client(stack.port).text("/metrics"), "each process tells the figures of all"


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
