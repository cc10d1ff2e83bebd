"""A log line is one line, and shows no secret."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any

import pytest

from strata.runtime.logs import JsonLines, TextLines, without_secrets


def record(message: str, **fields: Any) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": message, "levelname": "INFO", "created": 0.25, "name": "store", **fields})


def test_a_line_of_text() -> None:
    line = TextLines("worker-1").format(record("job done", match="m1", took=0.5, label="two words", empty=""))
    assert line == ('1970-01-01T00:00:00.250Z INFO    worker-1   job done match=m1 took=0.5 label="two words" empty=""')


def test_a_line_of_json() -> None:
    line = JsonLines("api").format(record("moved", match="m1", version=3))
    assert json.loads(line) == {
        "time": "1970-01-01T00:00:00.250Z",
        "level": "info",
        "process": "api",
        "logger": "store",
        "message": "moved",
        "match": "m1",
        "version": 3,
    }


def test_a_message_cannot_forge_a_second_line() -> None:
    assert "\n" not in TextLines("api").format(record("one\ntwo", path="a\nb"))


def test_a_traceback_follows_its_line() -> None:
    try:
        raise ValueError("Bearer abc.def")
    except ValueError:
        lines = TextLines("api").format(record("failed", exc_info=sys.exc_info())).splitlines()
    assert lines[-1] == "    ValueError: Bearer [hidden]"


@pytest.mark.parametrize("lines", [TextLines("api"), JsonLines("api")])
def test_secrets_stay_hidden(lines: logging.Formatter) -> None:
    told = record(
        "Authorization: Bearer hush-1 for strata_seat_m1_0_2_hush234567890 at redis://me:hush-3@host:1/0",
        token="hush-4",
        seat_token="hush-5",
        authorization="hush-6",
        url="rediss://:hush-7@host",
        seed=b"hush-8",
    )
    assert "hush" not in lines.format(told)


def test_harmless_text_is_left_alone() -> None:
    text = "GET http://127.0.0.1:8080/v1/matches strata up"
    assert without_secrets(text) == text
