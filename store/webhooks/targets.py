"""Where a webhook may go: to public addresses, unless the operator allows private ones too.

A name is resolved once for each delivery, every address it has is checked, and the connection is made to a checked
address itself: what the name says a moment later makes no difference.
"""

from __future__ import annotations

import queue
import re
import socket
import threading
from collections.abc import Callable, Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpx

Resolve = Callable[[str], Sequence[str]]
"""The addresses of a host; raises ``OSError`` where it has none."""

PATIENCE = 4.0
"""For how many seconds a name is asked for."""

_HOST = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,252}|[0-9a-fA-F:.]+")
_LOCAL = re.compile(r"^[^.]*$|\.(localhost|local|internal|home\.arpa|\d+|0x[0-9a-f]*)$")
"""Names that no public host has: of one label, reserved for private use, or a number in disguise."""
_UNICAST = ip_network("2000::/3")
_SPECIAL = [ip_network(text) for text in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")]
"""Beside what Python counts as not global: protocol assignments, 6to4 and Teredo, documentation."""


class BadTarget(ValueError):
    """The address cannot be used, whatever its host is; says why."""


class NotPublic(Exception):
    """The host has no address, or one that is not public."""


def resolve(host: str) -> list[str]:
    """What the system's resolver says, or ``OSError`` when it takes too long."""
    answer: queue.SimpleQueue[list[str] | OSError | UnicodeError] = queue.SimpleQueue()

    def ask() -> None:
        try:
            found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
            answer.put([str(address[0]) for *_, address in found])
        except (OSError, UnicodeError) as error:
            answer.put(error)

    threading.Thread(target=ask, daemon=True).start()
    try:
        found = answer.get(timeout=PATIENCE)
    except queue.Empty:
        raise OSError("the name was not resolved in time") from None
    if isinstance(found, Exception):
        raise OSError("the name was not resolved") from found
    return found


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether anybody on the internet could be meant. An IPv6 form of an IPv4 address is not for this use."""
    if isinstance(address, IPv6Address) and address not in _UNICAST:
        return False
    return address.is_global and not address.is_multicast and not any(address in special for special in _SPECIAL)


def read_url(text: str) -> httpx.URL:
    """An address that a webhook can have. Raises ``BadTarget``."""
    try:
        url = httpx.URL(text)
        host = url.raw_host.decode("ascii")
    except (httpx.InvalidURL, UnicodeError) as error:
        raise BadTarget("This is not a URL.") from error
    if url.scheme not in ("https", "http") or not host:
        raise BadTarget("The URL must start with https:// or http:// and name a host.")
    if not _HOST.fullmatch(host):
        raise BadTarget("The URL names no host that can exist.")
    if url.userinfo:
        raise BadTarget("The URL must not hold a user or a password.")
    if url.port is not None and not 0 < url.port < 65536:
        raise BadTarget("The URL names no port that can exist.")
    return url


class Targets:
    """Knows which hosts may be called, and at which addresses."""

    def __init__(self, are_private_allowed: bool = False, resolve: Resolve = resolve) -> None:
        self._are_private_allowed, self._resolve = are_private_allowed, resolve

    def check(self, url: httpx.URL) -> None:
        """Refuse a host that can only be private. Names are looked up when there is something to deliver."""
        host = url.raw_host.decode("ascii").rstrip(".").lower()
        try:
            self._require_public([str(ip_address(host))])
        except ValueError:
            if not self._are_private_allowed and _LOCAL.search(host):
                raise NotPublic from None

    def addresses(self, url: httpx.URL) -> list[str]:
        """The addresses to connect to."""
        try:
            found = self._look_up(url)
        except OSError as error:
            raise NotPublic from error
        self._require_public(found)
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

    def _require_public(self, found: Sequence[str]) -> None:
        if not self._are_private_allowed and not all(is_public(ip_address(address)) for address in found):
            raise NotPublic
