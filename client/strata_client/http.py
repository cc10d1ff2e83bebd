"""Requests to the service: bearer tokens, an Idempotency-Key for each POST, retries while a failure may pass."""

from __future__ import annotations

import json
import random
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx

from strata_client.errors import StrataError, StrataUnreachable, problem_of

NDJSON = "application/x-ndjson"
STREAM_TIMEOUT = 45.0
"""Seconds without a heartbeat after which a stream is given up; the service sends one every fifteen."""
LONGEST_PAUSE = 5.0


class ActingFor(NamedTuple):
    """An application's key, and the seat that the application acts for."""

    key: str
    seat: int


Token = str | ActingFor | None


class Patience:
    """How long to keep trying, and how long to wait before each try."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.renew()

    def renew(self) -> None:
        self._tries, self._until = 0, float("inf")

    def wait(self, error: StrataError) -> None:
        """Pause before the next try; raise the error if there is to be none."""
        if self._tries == 0:
            self._until = time.monotonic() + self._seconds
        pause = max(error.retry_after, random.uniform(0, min(LONGEST_PAUSE, 0.1 * 2**self._tries)))
        if not error.is_passing or time.monotonic() + pause > self._until:
            raise error
        self._tries += 1
        time.sleep(pause)


class Http:
    """One service. A POST is sent with an Idempotency-Key, so that a retry cannot do it twice."""

    def __init__(
        self,
        base_url: str,
        timeout: float,
        patience: float,
        transport: httpx.BaseTransport | None = None,
        language: str | None = None,
    ) -> None:
        headers = {} if language is None else {"Accept-Language": language}
        self._client = httpx.Client(base_url=base_url, timeout=timeout, transport=transport, headers=headers)
        self._stream_timeout = httpx.Timeout(timeout, read=STREAM_TIMEOUT)
        self._patience = patience

    def close(self) -> None:
        self._client.close()

    def get(self, path: str, token: Token, /, **query: Any) -> Any:
        return read(self.send("GET", path, token, params=given(query)))

    def post(self, path: str, token: Token, body: Mapping[str, Any] | None = None, **headers: str | None) -> Any:
        """A header that is None is left out; ``If_Match`` is sent as If-Match."""
        named = {name.replace("_", "-"): value for name, value in given(headers).items()}
        return read(self.send("POST", path, token, json=body, headers=named))

    def pages(self, path: str, token: Token, /, **query: Any) -> Iterator[Any]:
        """The rows of a list that comes in pages."""
        page: dict[str, Any] = {"has_more": True, "next_cursor": None}
        while page["has_more"]:
            page = self.get(path, token, cursor=page["next_cursor"], **query)
            yield from page["data"]

    def send(
        self, method: str, path: str, token: Token, headers: Mapping[str, str] | None = None, **rest: Any
    ) -> httpx.Response:
        """The response to a request, which is sent again while its failure may pass."""
        sent = {**_bearer(token), **(headers or {})}
        if method == "POST":
            sent.setdefault("Idempotency-Key", uuid.uuid4().hex)
        patience = Patience(self._patience)
        while True:
            try:
                with self._reaching():
                    response = self._client.request(method, path, headers=sent, **rest)
                if not response.is_success:
                    raise problem_of(response)
                return response
            except StrataError as error:
                patience.wait(error)

    def follow(
        self,
        path: str,
        token: Token,
        after: str | None,
        place: Callable[[Any], str],
        is_over: Callable[[str | None], bool] = lambda _: False,
    ) -> Iterator[Any]:
        """The messages of a stream, across broken connections: each is opened after the ``place`` of the last message.

        When a connection ends, ``is_over`` says whether anything can follow that place.
        """
        patience = Patience(self._patience)
        while True:
            try:
                for count, message in enumerate(self._messages(path, token, after)):
                    if count:
                        patience.renew()
                    if message is not None:
                        after = place(message)
                        yield message
                if is_over(after):
                    return
                raise StrataUnreachable("The stream ended too early.")
            except StrataError as error:
                patience.wait(error)

    def _messages(self, path: str, token: Token, after: str | None) -> Iterator[Any]:
        """The messages of one connection; None is a heartbeat, and always comes first."""
        headers = {**_bearer(token), "Accept": NDJSON, **({} if after is None else {"Last-Event-ID": after})}
        with (
            self._reaching(),
            self._client.stream("GET", path, headers=headers, timeout=self._stream_timeout) as response,
        ):
            if not response.is_success:
                response.read()
                raise problem_of(response)
            for line in response.iter_lines():
                yield json.loads(line) if line else None

    @contextmanager
    def _reaching(self) -> Iterator[None]:
        """Failed connections and broken lines, raised as one kind of error."""
        try:
            yield
        except (httpx.TransportError, json.JSONDecodeError) as error:
            url, why = self._client.base_url, str(error) or type(error).__name__
            raise StrataUnreachable(f"There is no service at {url.scheme}://{url.netloc.decode()}: {why}") from error


def read(response: httpx.Response) -> Any:
    """The JSON of a response."""
    try:
        return response.json()
    except ValueError as error:
        raise StrataUnreachable(f"The server at {response.url.host} is not a Strata service.") from error


def _bearer(token: Token) -> dict[str, str]:
    match token:
        case None:
            return {}
        case ActingFor(key, seat):
            return {"Authorization": f"Bearer {key}", "Strata-Seat": str(seat)}
        case _:
            return {"Authorization": f"Bearer {token}"}


def given(members: Mapping[str, Any]) -> dict[str, Any]:
    """The members that are not None."""
    return {name: value for name, value in members.items() if value is not None}
