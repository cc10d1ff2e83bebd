"""Request ids: the client's own, or one made here. Responses, problem documents and log lines carry it."""

from __future__ import annotations

import logging
import re

from flask import g, has_request_context

HEADER = "X-Request-Id"

HARMLESS = re.compile(r"[A-Za-z0-9.~-]{1,64}")
"""What a client may choose. No token has this form: they all hold underscores."""


def note_request_id(record: logging.LogRecord) -> bool:
    """A filter for log handlers: adds the request's id to each line that is written while answering it."""
    if has_request_context() and "request_id" in g:
        record.request_id = g.request_id
    return True
