"""Addresses of webhooks: what a URL must be like, and whether its host can be public at all.

Nothing is looked up here. A name is resolved when there is something to deliver, by whoever delivers it.
"""

from __future__ import annotations

import re
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpx

_HOST = re.compile(r"[A-Za-z0-9_][A-Za-z0-9._-]{0,252}|[0-9a-fA-F:.]+")
_LOCAL = re.compile(r"^[^.]*$|\.(localhost|local|internal|home\.arpa|\d+|0x[0-9a-f]*)$")
"""Names that no public host has: of one label, reserved for private use, or a number in disguise."""
_UNICAST = ip_network("2000::/3")
_SPECIAL = [ip_network(text) for text in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")]
"""Beside what Python counts as not global: protocol assignments, 6to4 and Teredo, documentation."""


class BadUrl(ValueError):
    """The address cannot be used, whatever its host is; says why."""


class NotPublic(Exception):
    """The host has no address, or one that is not public."""


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether anybody on the internet could be meant. An IPv6 form of an IPv4 address is not for this use."""
    if isinstance(address, IPv6Address) and address not in _UNICAST:
        return False
    return address.is_global and not address.is_multicast and not any(address in special for special in _SPECIAL)


def read_url(text: str) -> httpx.URL:
    """An address that a webhook can have. Raises ``BadUrl``."""
    try:
        url = httpx.URL(text)
        host = url.raw_host.decode("ascii")
    except (httpx.InvalidURL, UnicodeError) as error:
        raise BadUrl("This is not a URL.") from error
    if url.scheme not in ("https", "http") or not host:
        raise BadUrl("The URL must start with https:// or http:// and name a host.")
    if not _HOST.fullmatch(host):
        raise BadUrl("The URL names no host that can exist.")
    if url.userinfo:
        raise BadUrl("The URL must not hold a user or a password.")
    if url.port is not None and not 0 < url.port < 65536:
        raise BadUrl("The URL names no port that can exist.")
    return url


def check_port(url: httpx.URL, allowed: frozenset[int] | None) -> None:
    """Refuse a port that is not among those allowed (None: any). Raises ``BadUrl``."""
    port = url.port or {"http": 80, "https": 443}[url.scheme]
    if allowed is not None and port not in allowed:
        ports = ", ".join(map(str, sorted(allowed)))
        raise BadUrl(f"The port must be one of {ports}, unless the operator adds it to STRATA_WEBHOOK_PORTS.")


def check_host(url: httpx.URL, are_private_allowed: bool) -> None:
    """Refuse a host that can only be private. Raises ``NotPublic``."""
    if are_private_allowed:
        return
    host = url.raw_host.decode("ascii").rstrip(".").lower()
    try:
        is_refused = not is_public(ip_address(host))
    except ValueError:
        is_refused = _LOCAL.search(host) is not None
    if is_refused:
        raise NotPublic
