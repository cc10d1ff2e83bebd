"""Players over raw sockets, cheap enough not to be what is measured: each plays matches of people, a move at a time.

Whoever is asked first lists its options and plays one of them, chosen by a generator of the player's own. A match that
is over is followed by another.
"""

from __future__ import annotations

import selectors
import socket
import time
from collections.abc import Generator, Sequence
from random import Random
from typing import NamedTuple

import msgspec

Request = tuple[str, str, str, bytes]
"""Method, path, token and body."""
Play = Generator[Request, bytes, None]


class _Option(msgspec.Struct):
    action: msgspec.Raw


class _Decision(msgspec.Struct):
    options: list[_Option]


class _Actions(msgspec.Struct):
    decisions: list[_Decision]


class _Asked(msgspec.Struct):
    seat: int


class _Match(msgspec.Struct):
    pending: list[_Asked]


class _Seat(msgspec.Struct):
    token: str


class _Created(msgspec.Struct):
    id: str
    seats: list[_Seat]


_read_actions = msgspec.json.Decoder(_Actions).decode
_read_match = msgspec.json.Decoder(_Match).decode
_read_created = msgspec.json.Decoder(_Created).decode


class Tally(NamedTuple):
    """What players did: how many moves, in how many seconds of the clock, and how many seconds all moves took."""

    moves: int
    seconds: float
    moving: float


def matches(game: str, seats: int, rng: Random) -> Play:
    """One match after the other; moves are the requests with a path that ends in ``/moves``."""
    body = msgspec.json.encode({"game": game, "seats": [{"kind": "human"}] * seats})
    while True:
        made = _read_created((yield "POST", "/v1/matches", "", body))
        path = f"/v1/matches/{made.id}"
        pending = _read_match((yield "GET", path, "", b"")).pending
        while pending:
            token = made.seats[pending[0].seat].token
            listed = _read_actions((yield "GET", f"{path}/actions", token, b""))
            action = rng.choice(listed.decisions[0].options).action
            moved = yield "POST", f"{path}/moves", token, b'{"action":%b}' % bytes(action)
            pending = _read_match(moved).pending


def floor() -> Play:
    """What a floor is asked instead of moves."""
    while True:
        yield "POST", "/moves", "", b'{"action":{"kind":"anything","amount":1}}'


class Crowd:
    """Players, each with a connection of its own. What they ask is asked at once, and answered in any order."""

    def __init__(self, address: tuple[str, int], plays: Sequence[Play]) -> None:
        self._selector = selectors.DefaultSelector()
        self._players = [_Player(address, play) for play in plays]
        for player in self._players:
            self._selector.register(player.socket, selectors.EVENT_READ, player)

    def play(self, moves: int) -> Tally:
        """So many moves, of all players together."""
        for player in self._players:
            player.moves, player.moving = 0, 0.0
            player.ask()
        start, waiting = time.perf_counter(), len(self._players)
        while waiting:
            is_enough = sum(player.moves for player in self._players) >= moves
            for key, _ in self._selector.select():
                player = key.data
                if player.read():
                    if is_enough:
                        waiting -= 1
                    else:
                        player.ask()
        seconds = time.perf_counter() - start
        return Tally(sum(player.moves for player in self._players), seconds, sum(p.moving for p in self._players))

    def close(self) -> None:
        for player in self._players:
            player.socket.close()
        self._selector.close()


class _Player:
    def __init__(self, address: tuple[str, int], play: Play) -> None:
        self.socket = socket.create_connection(address)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.moves, self.moving = 0, 0.0
        self._play, self._next = play, next(play)
        self._received, self._asked_at = b"", 0.0

    def ask(self) -> None:
        method, path, token, body = self._next
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n"
        if token:
            head += f"Authorization: Bearer {token}\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self._asked_at = time.perf_counter()
        self.socket.sendall(head.encode() + b"\r\n" + body)

    def read(self) -> bool:
        """Whether the response is here whole."""
        self._received += self.socket.recv(1 << 18)
        head, end, body = self._received.partition(b"\r\n\r\n")
        if not end or len(body) < _length(head):
            return False
        seconds = time.perf_counter() - self._asked_at
        if head[9:12] not in (b"200", b"201"):
            raise RuntimeError(f"{self._next[0]} {self._next[1]}: {self._received!r}")
        if self._next[1].endswith("/moves"):
            self.moves += 1
            self.moving += seconds
        self._received, self._next = b"", self._play.send(body)
        return True


def _length(head: bytes) -> int:
    _, _, rest = head.lower().partition(b"content-length:")
    return int(rest.partition(b"\r\n")[0])
