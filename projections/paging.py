"""Pages of a long list: a sorted set of members that sort by their own text, read on from where the last page ended.

A member is ``<order>|<id>`` with an order of fixed width, so a page costs O(log n + its length) wherever it starts,
and no row is skipped or shown twice because others came or went.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

Row = TypeVar("Row")

MOST = 500
"""Rows on a page, at the most."""


@dataclass(frozen=True)
class Page(Generic[Row]):
    """Some rows of a list, and where the next ones begin, if there are any."""

    rows: list[Row]
    next_cursor: str | None


def member(order: str, id_: str) -> str:
    return f"{order}|{id_}"


def id_of(member: str) -> str:
    return member.partition("|")[2]


def read_page(client: Any, key: str, cursor: str | None, limit: int) -> Page[str]:
    """The members after a cursor, the greatest first. Raises ``ValueError`` if the cursor is invalid."""
    return read_pages(client, [key], cursor, limit)


def read_pages(client: Any, keys: Sequence[str], cursor: str | None, limit: int, least: str | None = None) -> Page[str]:
    """The members of several sets taken together, of those that are not below ``least``."""
    check_limit(limit)
    start = b"+" if cursor is None else b"(" + _member_of(cursor).encode()
    end = b"-" if least is None else b"[" + least.encode()
    lines = {line for key in keys for line in client.zrevrangebylex(key, start, end, start=0, num=limit + 1)}
    found = [line.decode() for line in sorted(lines, reverse=True)]
    rows = found[:limit]
    return Page(rows, cursor_of(rows[-1]) if len(found) > limit else None)


def check_limit(limit: int) -> None:
    if not 1 <= limit <= MOST:
        raise ValueError(f"limit must be from 1 to {MOST}")


def check_cursor(cursor: str | None) -> None:
    if cursor is not None:
        _member_of(cursor)


def cursor_of(member: str) -> str:
    return base64.urlsafe_b64encode(member.encode()).decode().rstrip("=")


def _member_of(cursor: str) -> str:
    try:
        text = base64.b64decode(cursor + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True).decode()
    except ValueError:
        raise ValueError("not a cursor of this list") from None
    if "|" not in text:
        raise ValueError("not a cursor of this list")
    return text
