"""From pointing at the board to the new board on the screen: ``python -m bench pointing``.

A whole service of its own, and a real browser that plays a seat of Gods Love Dinosaurs. Measured in the page, from the
click to the first frame painted after the board has changed; beside it the requests that a move costs the page.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from bench.claims import Line, Ratio
from tests.browser.executable import ARGUMENTS, executable
from tests.browser.playing import Pointer, at_once, create
from tests.processes.stack import Stack

MOVES = 60

WATCH = """() => {
  globalThis.asked = 0;
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => {
    if (globalThis.shown === undefined) globalThis.asked += 1;
    return fetch(...request);
  };
  addEventListener("click", () => {
    Object.assign(globalThis, { pointed: performance.now(), shown: undefined, asked: 0 });
  }, true);
  new MutationObserver(() => requestAnimationFrame(() => { globalThis.shown ??= performance.now(); }))
    .observe(document.querySelector("main.table"), { attributeFilter: ["data-version"] }); }"""


def measure() -> Iterator[Line]:
    with TemporaryDirectory() as folder, Stack(Path(folder)) as stack, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        page = browser.new_context(base_url=f"http://127.0.0.1:{stack.port}").new_page()
        page.set_default_timeout(60_000)
        at_once(page)
        create(page, "gods-love-dinosaurs", ["human:Ann", "bot:random"])
        times, requests = _moves(page)
        browser.close()
    yield f"{len(times)} moves, half of them within {quantiles(times, n=2)[0]:.0f} ms"
    yield Ratio("milliseconds, 95 of 100", quantiles(times, n=20)[-1], at_most=150)
    yield Ratio("requests for a move", max(requests), at_most=3)


def _moves(page: Page) -> tuple[list[float], list[int]]:
    """Milliseconds of each move, and requests until its board was shown."""
    times: list[float] = []
    requests: list[int] = []
    player = Pointer(page, "bench")
    player.await_turn()
    page.evaluate(WATCH)
    while len(times) < MOVES and not player.is_over:
        before = player.version
        player.move()
        page.wait_for_function("() => globalThis.shown !== undefined")
        times.append(page.evaluate("() => globalThis.shown - globalThis.pointed"))
        requests.append(page.evaluate("() => globalThis.asked"))
        player.await_turn(before)
    return times, requests
