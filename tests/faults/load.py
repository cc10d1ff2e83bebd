"""People who play against bots, and keep a receipt for every move that was acknowledged."""

from __future__ import annotations

import random
import threading
from collections import Counter
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.processes.stack import Client, persistently

PATIENCE = 240.0
"""For how many seconds a person repeats a request."""
GAMES = ("evo", "not-alone", "gods-love-dinosaurs", "jurassic-parts", "dominant-species")
BOT = {"kind": "bot", "bot": "random"}


@dataclass
class Played:
    """One match as its person saw it."""

    id: str
    game: str
    receipts: list[tuple[int, str]] = field(default_factory=list)
    """The version and the hash of each acknowledged move."""


class Person(threading.Thread):
    """Plays one match after the other until told to stop, and the last of them to its end."""

    def __init__(self, number: int, port: int, key: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self._number, self._client, self._key, self._ended = number, Client(port), key, stop
        self._random = random.Random(number)
        self.played: list[Played] = []
        self.statuses: Counter[int] = Counter()
        """Of responses to moves, 503 aside."""
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            for number in count(self._number):
                if self._ended.is_set():
                    return
                self._play(GAMES[number % len(GAMES)], f"match {number} of person {self._number}")
        except BaseException as error:
            self.failure = error

    def _play(self, game: str, name: str) -> None:
        seats = [{"kind": "human", "player": f"p{self._number}"}, BOT, BOT]
        _, made = self._post("/v1/matches", {"game": game, "seats": seats}, self._key, name)
        path, token = f"/v1/matches/{made['id']}", made["seats"][0]["token"]
        self.played.append(Played(made["id"], game))
        while True:
            summary = self._get(path, self._key)
            if summary["status"] in ("finished", "scored"):
                return
            decisions = self._get(f"{path}/actions", token)["decisions"]
            if not decisions:
                self._ended.wait(0.02)
                continue
            body = {"action": self._random.choice(decisions[0]["options"])["action"]}
            key = f"{name}, move {len(self.played[-1].receipts)}"
            status, moved = self._post(f"{path}/moves", body, token, key)
            self.statuses[status] += 1
            if status == 201:
                self.played[-1].receipts.append((moved["version"], moved["hash"]))

    def _get(self, path: str, token: str) -> Any:
        status, found = persistently(lambda: self._client.get(path, token), PATIENCE)
        assert status == 200, (path, status, found)
        return found

    def _post(self, path: str, body: Any, token: str, key: str) -> tuple[int, Any]:
        return persistently(lambda: self._client.post(path, body, token, Idempotency_Key=key.ljust(32, ".")), PATIENCE)
