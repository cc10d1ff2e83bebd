"""What passes is waited for, within bounds; nothing is done twice by that."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from strata_client import StrataProblem, StrataUnreachable, patience
from strata_client.aio import http as aio_http
from strata_client.sync import http as sync_http

from tests.api.conftest import Service
from tests.client.conftest import Connect

BUSY = httpx.Response(503, headers={"Retry-After": "3"}, json={"code": "unavailable", "detail": "Try again."})
GAMES = httpx.Response(200, json={"data": [], "has_more": False})

Step = httpx.Response | httpx.TransportError


class Clock:
    """Time that passes only by waiting."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    def monotonic(self) -> float:
        return sum(self.pauses)

    def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)

    async def asleep(self, seconds: float) -> None:
        self.sleep(seconds)


class Script(httpx.BaseTransport):
    """Answers as it is told, again and again as at last; keeps what it was asked."""

    def __init__(self, *steps: Step) -> None:
        self._steps = list(steps)
        self.asked: list[httpx.Request] = []

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        step = self._steps.pop(0) if len(self._steps) > 1 else self._steps[0]
        if isinstance(step, httpx.TransportError):
            raise step
        return step


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(patience, "time", clock)
    monkeypatch.setattr(sync_http, "time", clock)
    monkeypatch.setattr(aio_http.asyncio, "sleep", clock.asleep)
    return clock


def test_a_post_is_repeated_under_one_key(clock: Clock, open_client: Connect) -> None:
    made = httpx.Response(201, json={"id": "m1", "seats": []})
    script = Script(httpx.ConnectError("refused"), httpx.ReadTimeout("late"), BUSY, made)
    assert open_client(script).create("evo", []).id == "m1"
    assert len({request.headers["Idempotency-Key"] for request in script.asked}) == 1
    assert len(script.asked) == 4
    assert clock.pauses[-1] >= 3


def test_each_post_has_a_key_of_its_own(open_client: Connect) -> None:
    script = Script(*[httpx.Response(201, json={"id": "m1", "seats": []}) for _ in range(3)])
    client = open_client(script)
    client.create("evo", [])
    client.create("evo", [])
    client.create("evo", [], idempotency_key="mine")
    keys = [request.headers["Idempotency-Key"] for request in script.asked]
    assert keys[2] == "mine"
    assert len(set(keys)) == 3


def test_who_asks_too_much_waits_as_told(clock: Clock, open_client: Connect) -> None:
    slow_down = httpx.Response(429, headers={"Retry-After": "7"}, json={"code": "rate_limited", "detail": "Too many."})
    assert open_client(Script(slow_down, GAMES)).games() == []
    assert clock.pauses == [pytest.approx(7)]


def test_patience_has_an_end(clock: Clock, open_client: Connect) -> None:
    with pytest.raises(StrataUnreachable, match=r"^There is no service at http://strata\.test:81: refused$"):
        open_client(Script(httpx.ConnectError("refused")), "http://ann:secret@strata.test:81/").games()
    assert 20 < sum(clock.pauses) <= 30
    assert max(clock.pauses) <= patience.LONGEST_PAUSE


def test_a_wait_longer_than_patience_is_not_begun(clock: Clock, open_client: Connect) -> None:
    with pytest.raises(StrataProblem) as refused:
        open_client(Script(BUSY), patience=2).games()
    assert (refused.value.status, refused.value.code, refused.value.retry_after) == (503, "unavailable", 3)
    assert clock.pauses == []


def test_a_refusal_is_not_repeated(clock: Clock, open_client: Connect) -> None:
    script = Script(httpx.Response(404, json={"code": "unknown_game", "detail": "There is no such game."}))
    with pytest.raises(StrataProblem, match="no such game"):
        open_client(script).game("chess")
    assert len(script.asked) == 1


@pytest.mark.parametrize("body", [b"<html>", b"[]", b"{}"])
def test_an_answer_that_is_no_problem_document_still_tells_its_status(body: bytes, open_client: Connect) -> None:
    with pytest.raises(StrataProblem, match="404 Not Found") as refused:
        open_client(Script(httpx.Response(404, content=body))).games()
    assert refused.value.code == "http_error"


def test_another_server_at_the_address_is_an_error(open_client: Connect) -> None:
    with pytest.raises(StrataUnreachable, match=r"strata\.test is not a Strata service"):
        open_client(Script(httpx.Response(200, content=b"<html>"))).games()


def test_a_move_whose_answer_got_lost_is_made_once(service: Service, clock: Clock, open_client: Connect) -> None:
    inside = httpx.WSGITransport(service.app)

    class Lossy(httpx.BaseTransport):
        lost = 0

        def handle_request(self, request: httpx.Request) -> httpx.Response:
            response = inside.handle_request(request)
            if request.url.path.endswith("/moves") and self.lost < 2:
                self.lost += 1
                raise httpx.ReadError("connection reset")
            return response

    with open_client(Lossy()) as strata:
        match = strata.create("evo", [{"kind": "human"}] * 3)
        pending = match.summary()["pending"][0]
        seat = match.seat(pending["seat"])
        before = seat.actions()
        assert seat.play(before["decisions"][0]["options"][0])["version"] == before["version"] + 1
        assert [event["type"] for event in match.events(before["version"])] == ["move_played"]


def _lines(*chunks: str, then: Exception | None = None) -> httpx.Response:
    """A stream that says some text, and then ends or breaks."""

    class Body(httpx.SyncByteStream):
        def __iter__(self) -> Iterator[bytes]:
            yield from (chunk.encode() for chunk in chunks)
            if then is not None:
                raise then

    return httpx.Response(200, stream=Body())


def _event(version: int) -> str:
    return f'{{"version": {version}, "type": "move_played"}}\n'


def _summary(version: int, status: str) -> httpx.Response:
    return httpx.Response(200, json={"version": version, "status": status})


def test_a_stream_goes_on_where_it_broke(clock: Clock, open_client: Connect) -> None:
    script = Script(
        _lines("\n", _event(1), _event(2), then=httpx.ReadError("reset")),
        _lines("\n", _event(2), _event(3), _event(4)[:9]),
        BUSY,
        httpx.ConnectError("refused"),
        _lines("\n", _event(4)),
        _summary(5, "scored"),
        _lines("\n", _event(5)),
        _summary(5, "scored"),
    )
    heard = [event["version"] for event in open_client(script).match("m1").stream()]
    assert heard == [1, 2, 3, 4, 5]
    places = [request.headers.get("Last-Event-ID") for request in script.asked]
    assert places == ["0", "2", "3", "3", "3", None, "4", None]


def test_a_stream_that_never_speaks_is_given_up(clock: Clock, open_client: Connect) -> None:
    def steps() -> Iterator[Step]:
        while True:
            yield _lines("\n")
            yield _summary(9, "playing")

    script = Script(*(step for step, _ in zip(steps(), range(200), strict=False)))
    with pytest.raises(StrataUnreachable, match="too early"):
        list(open_client(script).match("m1").stream(9))
    assert sum(clock.pauses) <= 30


def test_a_stream_is_refused_at_once(clock: Clock, open_client: Connect) -> None:
    lost = httpx.Response(403, json={"code": "seat_lost", "detail": "The holder has left."})
    with pytest.raises(StrataProblem) as refused:
        list(open_client(Script(lost)).seat("m1", "token").stream())
    assert refused.value.code == "seat_lost"


def test_the_stream_of_an_application_goes_on_behind_its_marks(clock: Clock, open_client: Connect) -> None:
    script = Script(
        _lines("\n", '{"id": "a"}\n', '{"id": "b", "match": "m1", "type": "seat_taken"}\n', '{"id": "c"}\n'),
        _lines("\n", '{"id": "d", "match": "m2", "type": "seat_taken"}\n'),
    )
    events = open_client(script).stream()
    assert [next(events)["id"], next(events)["id"]] == ["b", "d"]
    assert [request.headers.get("Last-Event-ID") for request in script.asked] == [None, "c"]
