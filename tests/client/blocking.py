"""The client for asyncio, used as the other one is: each call waits for its result."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from contextvars import Context, copy_context
from typing import Any

import httpx
from strata_client import aio


class Blocking:
    """An object of the client, whose methods run on a loop."""

    def __init__(self, inner: object, loop: asyncio.AbstractEventLoop) -> None:
        self._inner, self._loop = inner, loop

    def __getattr__(self, name: str) -> Any:
        return self._waited(getattr(self._inner, name))

    def __iter__(self) -> Iterator[Any]:
        return self._iterated(aiter(self._inner))

    def __enter__(self) -> Blocking:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return repr(self._inner)

    def _waited(self, value: Any) -> Any:
        if inspect.isawaitable(value):
            return self._waited(self._loop.run_until_complete(value))
        if isinstance(value, AsyncGenerator):
            return self._iterated(value)
        if inspect.ismethod(value):
            return lambda *arguments, **named: self._waited(value(*arguments, **named))
        return Blocking(value, self._loop) if type(value).__module__.startswith(aio.__name__) else value

    def _iterated(self, values: AsyncGenerator[Any]) -> Iterator[Any]:
        try:
            while True:
                yield self._loop.run_until_complete(anext(values))
        except StopAsyncIteration:
            return
        finally:
            self._loop.run_until_complete(values.aclose())


class AsyncTransport(httpx.AsyncBaseTransport):
    """A transport that is asked without waiting; a response is made in one context, whichever task asks for a part."""

    def __init__(self, transport: httpx.BaseTransport) -> None:
        self._transport = transport

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        sent = httpx.Request(request.method, request.url, headers=request.headers, content=await request.aread())
        context = copy_context()
        response = context.run(self._transport.handle_request, sent)
        return httpx.Response(response.status_code, headers=response.headers, stream=_Parts(response.stream, context))


class _Parts(httpx.AsyncByteStream):
    def __init__(self, parts: Any, context: Context) -> None:
        self._parts, self._context = parts, context

    async def __aiter__(self) -> AsyncIterator[bytes]:
        parts = iter(self._parts)
        while (part := self._context.run(next, parts, None)) is not None:
            yield part
