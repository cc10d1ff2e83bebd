"""The walk of a move: how many of our files a stranger opens who follows it from the request to the stream and back."""

from __future__ import annotations

import logging
import sys
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

import fakeredis
import msgspec

from tests.api.conftest import Service, Table

SOURCES = Path(__file__).parents[2] / "src" / "strata"
MOST_FILES = 25
MOST_SWITCHES = 10


class Trace:
    """Every call of a function of ours, in order, by the file it stands in."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []

    def __enter__(self) -> Trace:
        logging.disable()  # how log lines are written is another matter
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        logging.disable(logging.NOTSET)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(SOURCES)):
            self.calls.append((str(Path(code.co_filename).relative_to(SOURCES)), code.co_name))

    @property
    def files(self) -> list[str]:
        return list(dict.fromkeys(file for file, _ in self.calls))

    @property
    def packages(self) -> list[str]:
        """The top-level packages gone through, one after the other."""
        return [package for package, _ in groupby(file.split("/")[0] for file, _ in self.calls)]


def _traced() -> Trace:
    """The first move of a match, with a key to repeat it under and a limit of requests, by a service that is warm."""
    service = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()), rate_limit=600)
    for _ in range(2):
        table = Table(service, seats=2, game="gods-love-dinosaurs")
        seat = table.pending()[0]
        body = msgspec.json.encode({"action": table.options(seat)[0]})
        headers = {"Authorization": f"Bearer {table.tokens[seat]}", "Idempotency-Key": "a move"}
        with Trace() as trace:
            response = service.http.post(
                f"{table.path}/moves", data=body, content_type="application/json", headers=headers
            )
        assert response.status_code == 201
    return trace


def test_a_move_is_followed_through_few_files_and_packages() -> None:
    trace = _traced()
    assert len(trace.files) <= MOST_FILES, trace.files
    assert len(trace.packages) - 1 <= MOST_SWITCHES, trace.packages
