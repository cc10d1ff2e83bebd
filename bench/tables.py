"""A match over HTTP whose people all sit here."""

from __future__ import annotations

from http.client import HTTPConnection

from bench.serving import get, post


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
