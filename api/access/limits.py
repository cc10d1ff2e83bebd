"""Rate limits: every key, every seat and every other address may make so many requests a minute."""

from __future__ import annotations

import math
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address

from flask import Flask, Response, g, request

from strata.api.access.buckets import WINDOW, Standing
from strata.api.access.callers import Caller, caller
from strata.api.access.keys import Key
from strata.api.access.tokens import SeatToken
from strata.api.problems import Problem
from strata.api.services import services

FORK = "forks.fork_match"
FORK_COST = 10
"""What a fork without a key costs, in requests of an address."""


def register(app: Flask) -> None:
    app.before_request(_spend)
    app.after_request(_tell)


def _spend() -> None:
    if not request.path.startswith("/v1/"):
        return
    who: Caller = None
    with suppress(Problem):  # a token that is not ours counts for the address it came from
        who = caller()
    limit = services().rate_limit
    if isinstance(who, Key) and who.limit is not None:
        limit = who.limit
    if limit is None:
        return
    kind, name = _bucket(who)
    if request.endpoint == FORK and not isinstance(who, Key):
        # A fork hands out seats with limits of their own, so it counts where they cannot be multiplied.
        kind, name, limit = "fork", _network(request.remote_addr or ""), max(1, limit // FORK_COST)
    g.policy, g.standing = kind, services().buckets.spend(f"{kind}:{name}", limit)
    if g.standing.wait is not None:
        detail = f"More than {limit} requests a minute; Retry-After says in how many seconds to go on."
        raise Problem(429, "rate_limited", detail, {"Retry-After": str(max(1, math.ceil(g.standing.wait)))})


def _tell(response: Response) -> Response:
    """How the caller stands, in the form of the IETF's draft on RateLimit header fields."""
    standing: Standing | None = g.get("standing")
    if standing is not None:
        response.headers["RateLimit-Policy"] = f'"{g.policy}";q={standing.limit};w={WINDOW}'
        response.headers["RateLimit"] = f'"{g.policy}";r={standing.left};t={math.ceil(standing.reset)}'
    return response


def _bucket(who: Caller) -> tuple[str, str]:
    """Whose requests these are. Tokens that are handed round, as a spectator's is, count by address."""
    match who:
        case Key():
            return "key", who.id
        case SeatToken():
            return "seat", f"{who.match}:{who.seat}:{who.given}"
        case _:
            return "address", _network(request.remote_addr or "")


def _network(address: str) -> str:
    """An address as a limit counts it: with IPv6 a client has a whole /64 to itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Network((found, 64), strict=False))
    return address
