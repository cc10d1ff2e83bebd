"""Request ids: the client's own, or one made here. Answers, problem documents and log lines carry it."""

from __future__ import annotations

import logging
import re
import secrets

from flask import g, has_request_context, request

HEADER = "X-Request-Id"

_SANE = re.compile(r"[A-Za-z0-9.~-]{1,64}")
"""No token has this form: they all hold underscores."""


def request_id() -> str:
    """The id of this request; one that the client sent is kept if it is harmless."""
    if "request_id" not in g:
        told = request.headers.get(HEADER, "")
        g.request_id = told if _SANE.fullmatch(told) else secrets.token_hex(8)
    found: str = g.request_id
    return found


def note_request_id(record: logging.LogRecord) -> bool:
    """A filter for log handlers: adds the request's id to each line that is written while answering it."""
    if has_request_context():
        record.request_id = request_id()
    return True
