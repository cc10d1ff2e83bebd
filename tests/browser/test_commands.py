"""The commands that lead to the pages: ``strata up`` names them, ``strata play --browser`` opens a seat there."""

from __future__ import annotations

import os
import re
import stat
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page

from tests.processes.stack import Stack, until


def test_up_prints_the_address_of_the_table_first(page: Page, stack: Stack) -> None:
    told = stack.log[stack.log.index("Strata is up.") :]
    [table, api, *_] = re.findall(r"http://\S+", told)
    assert api == f"{table}v1"
    page.goto(table)
    page.wait_for_selector(".games .card")


def test_play_opens_the_seat_in_the_browser(page: Page, stack: Stack, tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(
        f'#!/bin/sh\nprintf %s "$1" > {tmp_path}/opened.new && mv {tmp_path}/opened.new {tmp_path}/opened\n'
    )
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    opened = tmp_path / "opened"
    url = f"http://127.0.0.1:{stack.port}"
    command = [sys.executable, "-m", "strata.runtime.cli", "play", "gods-love-dinosaurs", "--browser", "--url", url]
    environ = {**os.environ, "BROWSER": str(browser), "STRATA_DATA": str(tmp_path / "data")}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:
        try:
            until(opened.exists, "the browser is opened")
            page.goto(opened.read_text())
            assert "#" not in page.url
            page.wait_for_selector("main[data-state=asked]")
        finally:
            process.terminate()
