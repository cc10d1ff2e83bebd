"""Matches to replay, and what a page of theirs shows."""

from __future__ import annotations

from functools import cache
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.npm_tools import ROOT

SHOWN = "document.querySelector('main.replay')?.dataset.version"
PATIENCE = 60
"""Seconds that a busy machine may take to show or answer something."""

expect.set_options(timeout=PATIENCE * 1000)


@cache
def imported(address: str, name: str) -> str:
    """The id of a recorded match, which is over, on the service; it is imported once."""
    record = (ROOT / "tests" / "corpus" / f"{name}.ndjson").read_bytes()
    headers = {"Content-Type": "application/x-ndjson"}
    response = httpx.post(f"{address}/v1/matches/import", content=record, headers=headers, timeout=120)
    assert response.status_code in (200, 201), response.text
    id_: str = response.json()["id"]
    return id_


def asked(address: str, path: str, token: str | None = None) -> Any:
    """The JSON of a response."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    response = httpx.get(f"{address}/v1/matches{path}", headers=headers, timeout=PATIENCE)
    assert response.status_code == 200, response.text
    return response.json()


def open_replay(page: Page, match: str, version: int) -> None:
    page.goto(f"/replay/{match}#{version}")
    wait_for(page, version)


def wait_for(page: Page, version: int) -> None:
    """Until a version is shown."""
    page.wait_for_function(f"(version) => {SHOWN} === String(version)", arg=version, timeout=PATIENCE * 1000)
