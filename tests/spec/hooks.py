"""What schemathesis needs to know to send our requests."""

from __future__ import annotations

import zlib
from typing import Any

import schemathesis
from schemathesis import Case, HookContext


@schemathesis.serializer("application/x-ndjson")
def as_lines(_: Any, value: Any) -> bytes:
    """A file of lines is sent as it is."""
    return str(value).encode(errors="replace")


@schemathesis.hook
def before_call(context: HookContext, case: Case, kwargs: dict[str, Any]) -> None:
    """An Idempotency-Key is used for one request alone: it tells which. Without a token it takes 32 characters."""
    key = case.headers.get("Idempotency-Key", "")
    if 1 <= len(key) <= 255:
        asked = repr((case.method, case.formatted_path, case.query, case.body))
        case.headers["Idempotency-Key"] = f"{key[:222]} {zlib.crc32(asked.encode()):08x}".ljust(33, "0")
