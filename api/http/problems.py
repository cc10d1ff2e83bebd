"""Problems: RFC 9457 documents with a stable ``code`` for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from flask import Response, current_app, g
from werkzeug.http import HTTP_STATUS_CODES

MEDIA_TYPE = "application/problem+json"


class Problem(Exception):
    """A request that cannot be carried out as asked."""

    def __init__(
        self, status: int, code: str, detail: str, headers: Mapping[str, str] | None = None, **members: Any
    ) -> None:
        super().__init__(detail)
        self.status, self.code, self.detail = status, code, detail
        self.headers, self.members = dict(headers or {}), members

    def response(self) -> Response:
        body = {
            "type": f"urn:strata:problem:{self.code}",
            "title": HTTP_STATUS_CODES[self.status],
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
            "request_id": g.request_id,
            **self.members,
        }
        response = current_app.response_class(msgspec.json.encode(body), status=self.status, mimetype=MEDIA_TYPE)
        response.headers.update(self.headers)
        return response


def invalid(pointer: str, detail: str) -> Problem:
    """One field of the body that cannot be accepted."""
    return invalid_fields([{"pointer": pointer, "detail": detail}])


def invalid_parameter(name: str, detail: str) -> Problem:
    """One parameter of the query that cannot be accepted."""
    return invalid_fields([{"parameter": name, "detail": detail}])


def invalid_fields(errors: list[dict[str, str]]) -> Problem:
    return Problem(422, "invalid_request", "Some of the request cannot be accepted; see errors.", errors=errors)
