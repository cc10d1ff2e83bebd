"""One POST to a receiver: to a checked address, within a time, and without following it anywhere else."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from typing import NamedTuple

import httpx

from strata.store.webhooks.deliveries import DeliveryError
from strata.store.webhooks.urls import BadUrl, NotPublic, read_url
from strata.workers.webhooks.addresses import Addresses


class Timeouts(NamedTuple):
    """How many seconds a receiver has to accept a connection, and for everything."""

    connect: float = 5.0
    whole: float = 15.0


TIMEOUTS = Timeouts()


class Response(NamedTuple):
    """What a receiver sent back. Its body is not read."""

    status_code: int
    retry_after: str | None


class NoResponse(Exception):
    """There was no response, for a reason that says little about the network it was sent into."""

    def __init__(self, error: DeliveryError) -> None:
        super().__init__(error)
        self.error = error


class Sender:
    def __init__(
        self, addresses: Addresses, timeouts: Timeouts = TIMEOUTS, certificates: ssl.SSLContext | None = None
    ) -> None:
        self._addresses, self._timeouts = addresses, timeouts
        self._certificates = httpx.create_ssl_context() if certificates is None else certificates

    def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Response:
        """What the receiver sends back; raises ``NoResponse``."""
        try:
            target = read_url(url)
            addresses = self._addresses.of(target)
        except (BadUrl, NotPublic) as error:
            raise NoResponse("no_public_address") from error
        return asyncio.run(self._post(target, addresses, body, headers))

    async def _post(self, url: httpx.URL, addresses: list[str], body: bytes, headers: Mapping[str, str]) -> Response:
        timeout = httpx.Timeout(self._timeouts.whole, connect=self._timeouts.connect)
        try:
            async with (
                asyncio.timeout(self._timeouts.whole),
                httpx.AsyncClient(verify=self._certificates, trust_env=False, timeout=timeout) as client,
            ):
                for address in addresses[:-1]:
                    try:
                        return await _send(client, url, address, body, headers)
                    except (httpx.ConnectError, httpx.ConnectTimeout):
                        continue
                return await _send(client, url, addresses[-1], body, headers)
        except (TimeoutError, httpx.TimeoutException) as error:
            raise NoResponse("timeout") from error
        except httpx.TransportError as error:
            raise NoResponse("unreachable") from error


async def _send(
    client: httpx.AsyncClient, url: httpx.URL, address: str, body: bytes, headers: Mapping[str, str]
) -> Response:
    """Connect to the address, under the name: for the receiver and for its certificate."""
    host = url.raw_host.decode("ascii")
    named = {**headers, "Host": url.netloc.decode("ascii")}
    request = client.stream(
        "POST",
        url.copy_with(host=address),
        content=body,
        headers=named,
        extensions={"sni_hostname": host},
        follow_redirects=False,
    )
    async with request as response:
        return Response(response.status_code, response.headers.get("Retry-After"))
