"""Where a webhook may go: to public addresses, unless the operator allows private ones too.

A name is resolved once for each delivery, every address it has is checked, and the connection is made to a checked
address itself: what the name resolves to a moment later makes no difference.
"""

from __future__ import annotations

import queue
import socket
import threading
from collections.abc import Callable, Sequence
from ipaddress import ip_address

import httpx

from strata.store.webhooks.urls import NotPublic, check_port, is_public

Resolve = Callable[[str], Sequence[str]]
"""The addresses of a host; raises ``OSError`` where it has none."""

RESOLVE_TIMEOUT = 4.0
"""How many seconds resolving a name may take."""


def resolve(host: str) -> list[str]:
    """What the system's resolver says, or ``OSError`` when it takes too long."""
    result: queue.SimpleQueue[list[str] | OSError | UnicodeError] = queue.SimpleQueue()

    def ask() -> None:
        try:
            found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
            result.put([str(address[0]) for *_, address in found])
        except (OSError, UnicodeError) as error:
            result.put(error)

    threading.Thread(target=ask, daemon=True).start()
    try:
        found = result.get(timeout=RESOLVE_TIMEOUT)
    except queue.Empty:
        raise OSError("the name was not resolved in time") from None
    if isinstance(found, Exception):
        raise OSError("the name was not resolved") from found
    return found


class Addresses:
    """Knows at which addresses a host may be called."""

    def __init__(
        self, are_private_allowed: bool = False, resolve: Resolve = resolve, ports: frozenset[int] | None = None
    ) -> None:
        self._are_private_allowed, self._resolve, self._ports = are_private_allowed, resolve, ports

    def of(self, url: httpx.URL) -> list[str]:
        """The addresses to connect to. Raises ``NotPublic``, or ``BadUrl`` where the port is not allowed."""
        check_port(url, self._ports)
        try:
            found = self._look_up(url)
        except OSError as error:
            raise NotPublic from error
        if not self._are_private_allowed and not all(is_public(ip_address(address)) for address in found):
            raise NotPublic
        return found

    def _look_up(self, url: httpx.URL) -> list[str]:
        host = url.raw_host.decode("ascii")
        try:
            return [str(ip_address(host))]
        except ValueError:
            found = list(dict.fromkeys(self._resolve(host)))
        if not found:
            raise OSError("the name has no address")
        return found
