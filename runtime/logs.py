"""One line per event: time, level, process, message, then ``key=value`` for each extra field.

Tokens, secrets and passwords never reach the line.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from functools import cache
from typing import Any

HIDDEN = "[hidden]"

_PLAIN = re.compile(r"[^\s\"=]+")
"""What needs no quotes."""

_STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
_SECRET_NAME = re.compile(
    r"(?:^|[_-])(?:tokens?|secret|seed|authorization|passw(?:or)?d|api_?key|cookie)$", re.IGNORECASE
)
_MAY_HOLD_SECRET = re.compile(r"bearer|://|strata_", re.IGNORECASE)
"""What all of these hold. Most lines hold none of it, and need no second look."""
_SECRET_TEXT = (
    (re.compile(r"(?i)\b(bearer\s+)[^\s\"',;]+"), rf"\1{HIDDEN}"),
    (re.compile(r"(://[^\s/@]*:)[^\s/@]+(@)"), rf"\1{HIDDEN}\2"),
    (re.compile(r"\bstrata_([a-z]+)_[\w.~-]{8,}"), rf"strata_\1_{HIDDEN}"),
)


def configure(process: str, level: str = "info", style: str = "text") -> None:
    """Sends every log record of this process to stderr, as lines of text or of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(process) if style == "json" else TextLines(process))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.captureWarnings(True)
    # What no line shows is not looked up for each of them, as the documentation of logging advises.
    logging._srcfile = None
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    for library in ("httpx", "httpcore"):
        # They would log the addresses they call, which may hold secrets.
        logging.getLogger(library).setLevel(logging.WARNING)


def without_secrets(text: str) -> str:
    """The text with bearer tokens and the passwords in URLs hidden."""
    if _MAY_HOLD_SECRET.search(text):
        for pattern, replacement in _SECRET_TEXT:
            text = pattern.sub(replacement, text)
    return text


class _Lines(logging.Formatter):
    def __init__(self, process: str) -> None:
        super().__init__()
        self.process = process

    def time_of(self, record: logging.LogRecord) -> str:
        from strata.domain.match.record import iso  # Here: a command that logs nothing does not wait for it.

        at = datetime.fromtimestamp(record.created, UTC)
        return iso(at, "milliseconds")

    def fields_of(self, record: logging.LogRecord) -> dict[str, Any]:
        return {name: _shown(name, value) for name, value in vars(record).items() if name not in _STANDARD}

    def trace_of(self, record: logging.LogRecord) -> str:
        trace = self.formatException(record.exc_info) if record.exc_info else ""
        return without_secrets(trace)


class TextLines(_Lines):
    """For a terminal. A traceback follows its line, indented."""

    def format(self, record: logging.LogRecord) -> str:
        message = without_secrets(record.getMessage()).replace("\r", "\\r").replace("\n", "\\n")
        pairs = "".join(f" {name}={_quoted(value)}" for name, value in self.fields_of(record).items())
        line = f"{self.time_of(record)} {record.levelname:<7} {self.process:<10} {message}{pairs}"
        trace = self.trace_of(record)
        return line + ("\n    " + trace.replace("\n", "\n    ") if trace else "")


class JsonLines(_Lines):
    """For a collector: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": self.time_of(record),
            "level": record.levelname.lower(),
            "process": self.process,
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        entry |= {name: value for name, value in self.fields_of(record).items() if name not in entry}
        if trace := self.trace_of(record):
            entry["trace"] = trace
        return json.dumps(entry, ensure_ascii=False)


def _shown(name: str, value: Any) -> Any:
    if _is_secret(name):
        return HIDDEN
    if value is None or isinstance(value, bool | int | float):
        return value
    return without_secrets(str(value))


@cache
def _is_secret(name: str) -> bool:
    """Whether what has this name is never shown. There are few names."""
    return _SECRET_NAME.search(name) is not None


def _quoted(value: Any) -> str:
    text = str(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)
