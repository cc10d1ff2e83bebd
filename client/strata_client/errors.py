"""What can go wrong, as exceptions for programs and for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import httpx

PASSING = {429, 502, 503, 504}
"""Statuses that mean: not now. Nothing was done, or the request's key keeps it from being done twice."""


class StrataError(Exception):
    """A request that got no usable response."""

    is_passing = True
    """Whether it is worth trying again."""
    retry_after = 0.0
    """How many seconds the service asks to wait before that."""


class StrataUnreachable(StrataError):
    """The service cannot be reached, or does not respond in time."""


class StrataProblem(StrataError):
    """The service refuses: a problem document (RFC 9457).

    ``code`` is stable and meant for programs, ``detail`` is a sentence for people, ``members`` holds whatever else is
    in the document, such as ``errors`` with each field refused.
    """

    def __init__(self, status: int, code: str, detail: str, members: Mapping[str, Any], retry_after: float = 0.0):
        fields = [f"{_place(error)}: {error['detail']}" for error in members.get("errors", [])]
        super().__init__(" ".join([detail, *fields]))
        self.status, self.code, self.detail, self.members = status, code, detail, dict(members)
        self.is_passing, self.retry_after = status in PASSING, retry_after


def _place(error: Mapping[str, str]) -> str:
    """A field of the body, or a parameter of the query."""
    return error.get("parameter") or error.get("pointer", "")


def problem_of(response: httpx.Response) -> StrataProblem:
    """The problem in a response; one made by a proxy has at least its status."""
    try:
        body = response.json()
    except ValueError:
        body = None
    members = body if isinstance(body, dict) else {}
    code = members.pop("code", "http_error")
    detail = members.pop("detail", f"The response is {response.status_code} {response.reason_phrase}.")
    pause = response.headers.get("Retry-After", "")
    return StrataProblem(response.status_code, code, detail, members, float(pause) if pause.isdecimal() else 0.0)
