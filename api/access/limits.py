"""How much a caller may ask for: each request has a price, paid from the caller's own bucket.

What takes long costs more than what does not, so nobody can keep the service busy within their limit.
"""

from __future__ import annotations

import math
from contextlib import suppress
from ipaddress import IPv6Address, IPv6Network, ip_address

from flask import Response, g, request

from strata.api.access.callers import Caller, caller
from strata.api.access.tokens import SeatToken
from strata.api.http.problems import Problem
from strata.api.schemas.frames import MOST_FRAMES
from strata.api.services import services
from strata.store.api_keys import ApiKey
from strata.store.rate_limits import WINDOW, Allowance

PRICES = {
    "audit.audit_match": 20,
    "analysis.analyse_match": 20,
    "analysis.get_hint": 10,
    "import_export.import_match": 20,
    "import_export.export_match": 10,
    "forks.fork_match": 10,
    "diff.get_diff": 2,
    "play.get_board": 3,
    "play.get_board_png": 10,
    "course.get_score_history": 5,
    "course.get_field_history": 5,
    "alternatives.get_alternatives": 5,
}
"""What an operation costs, in requests, where that is more than one."""

BOARD = 2
"""What a board costs beside what else an operation returns."""

PAGES = {"record.list_events", "record.get_narration", "course.get_course"}
"""Operations that cost one request for each hundred events asked for."""

FRAMES, FRAMES_EACH = "frames.get_frames", 5
"""An operation that costs one request for so many versions asked for, and at least as much as a board."""

FORK = "forks.fork_match"
MAKES_MATCHES = {FORK, "matches.create_match"}

TESTS_PER_MINUTE = 10
"""How often an owner of webhooks may have them tried."""


def spend() -> None:
    """Each key, each seat and each other address may make so many requests a minute."""
    who: Caller = None
    with suppress(Problem):  # an unknown token counts for the address it came from
        who = caller()
    limit = services().rate_limit
    if isinstance(who, ApiKey) and who.limit is not None:
        limit = who.limit
    if limit is not None:
        price = _price()
        kind, name = bucket(who)
        if request.endpoint == FORK and not isinstance(who, ApiKey):
            # A fork hands out seats with limits of their own, so it counts where they cannot be multiplied.
            kind, name, limit, price = "fork", _address(), max(1, limit // price), 1
        _pay(kind, name, limit, price)
    most = services().match_limit
    if most is not None and request.endpoint in MAKES_MATCHES and not isinstance(who, ApiKey):
        _pay("match", _address(), most, 1)


def spend_test(owner: str) -> None:
    """A message to try a webhook is sent outside, so it is counted wherever the service runs."""
    _pay("test", owner, TESTS_PER_MINUTE, 1)


def bucket(who: Caller) -> tuple[str, str]:
    """Whose requests these are. Shared tokens, such as a spectator's, count by address."""
    match who:
        case ApiKey():
            return "key", who.id
        case SeatToken():
            return "seat", f"{who.match}:{who.seat}:{who.granted_at}"
        case _:
            return "address", _address()


def key_or_address() -> tuple[str, str]:
    """Whom something is counted for that a seat must not have many of, since one person may hold many seats."""
    who = caller()
    return ("key", who.id) if isinstance(who, ApiKey) else ("address", _address())


def network(address: str) -> str:
    """An address as a limit counts it: with IPv6 a client has a whole /64 to itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return "unknown"
    if isinstance(found, IPv6Address) and found.ipv4_mapped is None:
        return str(IPv6Network((found, 64), strict=False))
    return address


def show_allowance(response: Response) -> None:
    """What the caller has left, in the form of the IETF's draft on RateLimit header fields."""
    allowance: Allowance | None = g.get("allowance")
    if allowance is not None:
        response.headers.extend(allowance_headers(g.policy, allowance))


def allowance_headers(policy: str, allowance: Allowance) -> list[tuple[str, str]]:
    return [
        ("RateLimit-Policy", f'"{policy}";q={allowance.limit};w={WINDOW}'),
        ("RateLimit", f'"{policy}";r={allowance.left};t={math.ceil(allowance.reset)}'),
    ]


def require_allowance(allowance: Allowance, price: int) -> None:
    """Refuse a caller who has nothing left."""
    if allowance.wait is not None:
        limit = allowance.limit
        detail = f"More than {limit} requests a minute; Retry-After says in how many seconds to continue."
        if price > 1:
            detail = f"More than {limit} requests a minute, of which this one counts as {price}; see Retry-After."
        raise Problem(429, "rate_limited", detail, {"Retry-After": str(max(1, math.ceil(allowance.wait)))})


def _pay(kind: str, name: str, limit: int, price: int) -> None:
    g.policy, g.allowance = kind, services().rate_buckets.spend(f"{kind}:{name}", limit, price)
    require_allowance(g.allowance, price)


def _price() -> int:
    if request.endpoint == FRAMES:
        return max(PRICES["play.get_board"], math.ceil(_frames() / FRAMES_EACH))
    if request.endpoint in PAGES:
        return max(1, math.ceil((request.args.get("limit", 100, int) or 0) / 100))
    price = PRICES.get(request.endpoint or "", 1)
    return price + BOARD if _has_board() else price


def _has_board() -> bool:
    """Whether a board is asked for beside something else."""
    return any("board" in request.args.get(name, "").split(",") for name in ("then", "with"))


def _frames() -> int:
    first, last = request.args.get("from", 1, int), request.args.get("to", None, int)
    return MOST_FRAMES if last is None else min(max(last - first + 1, 1), MOST_FRAMES)


def _address() -> str:
    return network(request.remote_addr or "")
