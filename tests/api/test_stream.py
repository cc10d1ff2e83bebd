"""What a stream says to whom, and where it goes on."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack, closing
from contextvars import copy_context
from itertools import islice
from typing import Any

import pytest

from strata.api.streams import hub
from strata.api.streams import match as stream
from strata.domain.match.record import show_event
from tests.api.conftest import Table


def _heard(table: Table, count: int, token: str | None = None, query: str = "", **headers: str) -> list[dict[str, Any]]:
    """The first events of a stream, which is then given up."""
    response = table.service.get(f"{table.path}/stream{query}", token, **headers)
    assert response.status_code == 200
    messages = (chunk for chunk in response.iter_encoded() if chunk.startswith(b"id: "))
    events = [json.loads(chunk.split(b"data: ")[1]) for chunk in islice(messages, count)]
    response.close()
    return events


def test_a_stream_tells_each_viewer_what_events_tell_it(table: Table) -> None:
    for _ in range(5):
        table.move()
    for token in (None, *table.tokens):
        shown = table.service.get(f"{table.path}/events", token).get_json()["data"]
        assert _heard(table, len(shown), token) == shown


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_stream_tells_in_words_what_the_narration_tells(table: Table, lang: str) -> None:
    for _ in range(5):
        table.move()
    for token in (None, *table.tokens):
        told = table.service.get(f"{table.path}/narration?lang={lang}", token).get_json()["data"]
        heard = _heard(table, len(told), token, f"?lang={lang}")
        assert [event["lines"] for event in heard] == [event["lines"] for event in told]


def test_messages_without_names_all_come_to_one_listener(table: Table) -> None:
    table.move()
    whole = {}
    for named in ("true", "false"):
        response = table.service.get(f"{table.path}/stream?named={named}")
        whole[named] = b"".join(islice(response.iter_encoded(), 4)).split(b"\n")
        response.close()
    assert sum(line.startswith(b"event: ") for line in whole["true"]) == 3
    assert [line for line in whole["true"] if not line.startswith(b"event: ")] == whole["false"]


def test_it_goes_on_behind_the_last_event_heard(table: Table) -> None:
    for _ in range(5):
        table.move()
    assert [event["version"] for event in _heard(table, 3, Last_Event_ID="4")] == [5, 6, 7]


def test_what_is_live_is_shown_once_to_all_who_see_alike(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "BLOCK", 10)
    monkeypatch.setattr(hub, "HEARTBEAT", 0.0)
    tokens = [None, None, None, table.tokens[1], table.tokens[1]]
    shown: list[Any] = []
    monkeypatch.setattr(stream, "show_event", lambda *asked: shown.append(asked[2]) or show_event(*asked))
    with ExitStack() as stack:
        listeners = [stack.enter_context(closing(_Listener(table, token))) for token in tokens]
        for listener in listeners:
            listener.wait_for_life()
        shown.clear()
        table.move()
        heard = [listener.hear() for listener in listeners]
    assert sorted(shown, key=str) == [1, None]
    for event, token in zip(heard, tokens, strict=True):
        assert [event] == table.service.get(f"{table.path}/events?after=2", token).get_json()["data"]


class _Listener:
    """An open stream, in a context of its own, as each request of a server has."""

    def __init__(self, table: Table, token: str | None) -> None:
        self._run: Callable[..., Any] = copy_context().run
        self._answer = self._run(table.service.get, f"{table.path}/stream", token)
        self._chunks = self._answer.iter_encoded()

    def wait_for_life(self) -> None:
        """What follows the gap comes from the hub."""
        while self._run(next, self._chunks) != b":\n\n":
            pass

    def hear(self) -> Any:
        """The next event."""
        while (chunk := self._run(next, self._chunks)) == b":\n\n":
            pass
        return json.loads(chunk.split(b"data: ")[1])

    def close(self) -> None:
        self._run(self._answer.close)


def test_it_ends_when_nothing_can_follow(table: Table) -> None:
    table.play_to_the_end()
    table.score()
    response = table.service.get(f"{table.path}/stream?after=3")
    versions = [int(chunk.split(b"\n")[0][4:]) for chunk in response.iter_encoded() if chunk.startswith(b"id: ")]
    assert versions == list(range(4, table.service.matches.load(table.id).ledger.version + 1))


def test_who_gives_up_is_forgotten(table: Table) -> None:
    _heard(table, 1)
    assert len(table.service.hub) == 0


def test_bad_positions_are_refused(table: Table) -> None:
    assert table.service.get(f"{table.path}/stream", Last_Event_ID="x").get_json()["code"] == "bad_last_event_id"
    assert table.service.get(f"{table.path}/stream?after=-1").status_code == 422
    assert table.service.get("/v1/matches/nothere/stream").status_code == 404


def test_a_strangers_token_hears_nothing(table: Table) -> None:
    other = Table(table.service)
    assert table.service.get(f"{table.path}/stream", other.tokens[0]).status_code == 403
