"""From a click on an operation of ``/docs`` to the operation open on the screen, in a real browser.

The operations are those whose schemas hold most of what games define. Each is opened in a page of its own, and measured
in the page, from the click to the first frame painted with the operation's responses.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from bench.claims import Line, Ratio
from tests.browser.executable import ARGUMENTS, executable
from tests.processes.stack import Stack

OPERATIONS = ("play-playMove", "play-getTable", "record-listEvents", "matches-createMatch")
ROUNDS = 3

OPEN = """(operation) => new Promise((resolve) => {
  const started = performance.now();
  const block = document.getElementById(`operations-${operation}`);
  new MutationObserver((_, observer) => {
    if (block.querySelector(".responses-table") === null) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  }).observe(block, { childList: true, subtree: true });
  block.querySelector(".opblock-summary-control").click();
})"""


def measure() -> Iterator[Line]:
    with TemporaryDirectory() as folder, Stack(Path(folder)) as stack, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        context = browser.new_context(base_url=f"http://127.0.0.1:{stack.port}")
        context.set_default_timeout(60_000)
        for operation in OPERATIONS:
            seconds = median(_open(context.new_page(), operation) for _ in range(ROUNDS))
            yield Ratio(f"{operation}, seconds until it is open", seconds, at_most=1)
        browser.close()


def _open(page: Page, operation: str) -> float:
    page.goto("/docs")
    page.locator(f"#operations-{operation}").wait_for()
    milliseconds: float = page.evaluate(OPEN, operation)
    page.close()
    return milliseconds / 1000
