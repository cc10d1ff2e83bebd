"""Pages of read models as responses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from strata.api.http.problems import invalid_parameter
from strata.domain.kernel.codec import to_builtins
from strata.projections.paging import Page


def paged(read: Callable[[], Page[Any]]) -> dict[str, Any]:
    """A page in its envelope; an invalid cursor is refused."""
    try:
        page = read()
    except ValueError as error:
        raise invalid_parameter("cursor", str(error)) from error
    return {
        "data": to_builtins(page.rows),
        "has_more": page.next_cursor is not None,
        "next_cursor": page.next_cursor,
    }
