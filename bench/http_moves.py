"""Durable moves per second over HTTP on one keep-alive connection, against the bare floor.

The floor is the same server and the same append script on the same Redis (fsync on every write), with neither rules
nor rendering: it appends an event of a move's size and returns a few bytes. Batches of both alternate in one run.
"""

from __future__ import annotations

from collections.abc import Iterator
from http.client import HTTPConnection

from bench.claims import Line, Ratio, rate
from bench.serving import get, post, service

BATCH = 50
ROUNDS = 12


def measure() -> Iterator[Line]:
    with service() as connection:
        yield from _measure(connection)


def _measure(connection: HTTPConnection) -> Iterator[Line]:
    table = Table(connection)
    floor = moves = 0.0
    for number in range(ROUNDS + 1):
        batch_floor = sum(post(connection, "/bench/floor", {"number": n})[0] for n in range(BATCH))
        batch_moves = sum(table.move() for _ in range(BATCH))
        if number:  # the first round warms up
            floor += batch_floor
            moves += batch_moves
    count = BATCH * ROUNDS
    yield f"moves {rate(count, moves)}, floor {rate(count, floor)}"
    yield Ratio("moves / floor", floor / moves, at_least=0.6)


class Table:
    """A match of three people, all of them us; a fresh one whenever it is over."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._connection = connection
        self._open()

    def _open(self) -> None:
        _, made = post(self._connection, "/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3})
        self.path, self.version = f"/v1/matches/{made['id']}", made["version"]
        self._tokens = [seat["token"] for seat in made["seats"]]
        self._pending = get(self._connection, self.path)[1]["pending"]

    @property
    def is_on(self) -> bool:
        """Whether somebody is asked, and the next move is one of the same match."""
        return bool(self._pending)

    def move(self) -> float:
        """Play the middle option of whoever is asked; returns how long the move took."""
        if not self._pending:
            self._open()
        token = self._tokens[self._pending[0]["seat"]]
        options = get(self._connection, self.path + "/actions", token)[1]["decisions"][0]["options"]
        body = {"action": options[len(options) // 2]["action"]}
        seconds, played = post(self._connection, self.path + "/moves", body, token)
        self._pending, self.version = played["pending"], played["version"]
        return seconds
