"""Draws the pictures of docs/debugging.md: ``python -m tests.docs.debugging_pictures``."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.executable import ARGUMENTS, executable
from tests.browser.replaying import imported, open_replay, wait_for
from tests.npm_tools import ROOT
from tests.processes.stack import Stack

PICTURES = ROOT / "docs" / "pictures"


def draw(address: str) -> None:
    match = imported(address, "evo-3")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        page = browser.new_page(base_url=address, viewport={"width": 1280, "height": 900}, locale="en-GB")
        page.set_default_timeout(120_000)
        open_replay(page, match, 120)
        page.locator("strata-picture svg.picture").first.wait_for()
        page.screenshot(path=PICTURES / "debugging-replay.png")
        page.locator(".debug > summary").click()
        page.get_by_role("tab", name="State").click()
        page.locator("#panel-state summary", has_text="seats").click()
        page.locator("#panel-state summary", has_text="0").first.click()
        page.locator("#panel-state li li li", has_text="points").locator(".value").first.click()
        page.locator(".history tbody tr").first.wait_for()
        page.locator(".debug").screenshot(path=PICTURES / "debugging-history.png")
        page.get_by_role("tab", name="Choices").click()
        page.evaluate("location.hash = '#107'")
        wait_for(page, 107)
        page.locator(".alternatives li").nth(5).wait_for()
        page.get_by_role("button", name="More").click()
        page.locator(".alternatives li").nth(7).wait_for()
        page.locator(".debug").screenshot(path=PICTURES / "debugging-choices.png")
        browser.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Stack(Path(folder)) as stack:
        draw(f"http://127.0.0.1:{stack.port}")
