"""Requests to the service: an Idempotency-Key for each POST, retries while a failure may pass, streams that resume."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import closing, contextmanager
from typing import Any

import httpx

from strata_client.errors import StrataError, StrataUnreachable, problem_of
from strata_client.patience import Patience
from strata_client.progress import OnProgress, Progress
from strata_client.wire import NDJSON, Token, bearer, given, read

STREAM_TIMEOUT = 45.0
"""Seconds without a heartbeat after which a stream is given up; the service sends one every fifteen."""
LONG_TIMEOUT = 90.0
"""Seconds to wait for what takes long: the service lets it wait for 15 seconds at most, and run for 60."""
PART = 256 * 1024
"""How many bytes of a file are sent at once."""


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
        self._long_timeout = httpx.Timeout(timeout, read=LONG_TIMEOUT)
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
            for row in page["data"]:
                yield row

    def send(
        self, method: str, path: str, token: Token, headers: Mapping[str, str] | None = None, **rest: Any
    ) -> httpx.Response:
        """The response to a request, which is sent again while its failure may pass."""
        sent = {**bearer(token), **(headers or {})}
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
                time.sleep(patience.pause_after(error))

    def send_file(
        self,
        method: str,
        path: str,
        token: Token,
        on_progress: OnProgress | None,
        content: bytes = b"",
        params: Mapping[str, Any] | None = None,
    ) -> bytes:
        """The body of the response to what takes long; how far it has come is told on the way."""
        sent = {**bearer(token), "Idempotency-Key": uuid.uuid4().hex}
        if content:
            sent |= {"Content-Type": NDJSON, "Content-Length": str(len(content))}
        patience = Patience(self._patience)
        while True:
            try:
                return self._exchange(method, path, sent, content, params, on_progress or _unheard)
            except StrataError as error:
                time.sleep(patience.pause_after(error))

    def _exchange(
        self,
        method: str,
        path: str,
        headers: Mapping[str, str],
        content: bytes,
        params: Mapping[str, Any] | None,
        on_progress: OnProgress,
    ) -> bytes:
        body = _parts(content, on_progress) if content else None
        if body is None:
            on_progress(Progress("waiting", 0, None))
        with self._reaching():
            with self._client.stream(
                method, path, headers=headers, content=body, params=params, timeout=self._long_timeout
            ) as response:
                if not response.is_success:
                    response.read()
                    raise problem_of(response)
                length = response.headers.get("Content-Length")
                received = bytearray()
                for part in response.iter_bytes():
                    received += part
                    done = response.num_bytes_downloaded
                    on_progress(Progress("receiving", done, None if length is None else int(length)))
                return bytes(received)

    def follow(
        self,
        path: str,
        token: Token,
        after: str | None,
        place: Callable[[Any], str],
    ) -> Generator[Any]:
        """The messages of a stream, across broken connections: each is opened after the ``place`` of the last message.

        None comes where a connection ended well: whoever listens stops there, if nothing can follow.
        """
        patience = Patience(self._patience)
        while True:
            try:
                with closing(self._messages(path, token, after)) as messages:
                    is_first = True
                    for message in messages:
                        if not is_first:
                            patience.renew()
                        is_first = False
                        if message is not None:
                            after = place(message)
                            yield message
                yield None
                raise StrataUnreachable("The stream ended too early.")
            except StrataError as error:
                time.sleep(patience.pause_after(error))

    def _messages(self, path: str, token: Token, after: str | None) -> Generator[Any]:
        """The messages of one connection; None is a heartbeat, and always comes first."""
        headers = {**bearer(token), "Accept": NDJSON, **({} if after is None else {"Last-Event-ID": after})}
        with self._reaching():
            with self._client.stream("GET", path, headers=headers, timeout=self._stream_timeout) as response:
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


def _parts(content: bytes, on_progress: OnProgress) -> Iterator[bytes]:
    """A file in parts as they are sent, which is told of."""
    for start in range(0, len(content), PART):
        yield content[start : start + PART]
        on_progress(Progress("sending", min(start + PART, len(content)), len(content)))
    on_progress(Progress("waiting", 0, None))


def _unheard(_: Progress) -> None:
    """Nobody asked for it."""
