"""From pointing at the board to the new board on the screen: ``python -m bench pointing``.

A whole service of its own, and a real browser that plays a seat of Gods Love Dinosaurs. Measured in the page, from the
click to the first frame painted after the board has changed; beside it the requests and bytes that a move costs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, sync_playwright

from bench.claims import Line, Ratio
from tests.browser.cost import Cost, await_quiet, latest_cost, watch_costs
from tests.browser.executable import ARGUMENTS, executable
from tests.browser.playing import Pointer, at_once, create
from tests.processes.stack import Stack

MOVES = 60


def measure() -> Iterator[Line]:
    with TemporaryDirectory() as folder, Stack(Path(folder)) as stack, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        page = browser.new_context(base_url=f"http://127.0.0.1:{stack.port}").new_page()
        page.set_default_timeout(60_000)
        at_once(page)
        create(page, "gods-love-dinosaurs", ["human:Ann", "bot:random"])
        costs = _moves(page)
        browser.close()
    times = [cost.milliseconds for cost in costs]
    yield f"{len(times)} moves, half of them within {quantiles(times, n=2)[0]:.0f} ms"
    yield Ratio("milliseconds, 95 of 100", quantiles(times, n=20)[-1], at_most=150)
    yield Ratio("requests for a move", max(cost.requests for cost in costs), at_most=3)
    yield Ratio("kilobytes over the wire for a move", max(cost.bytes for cost in costs) / 1000, at_most=20)


def _moves(page: Page) -> list[Cost]:
    """What each move costs until its board is shown."""
    costs: list[Cost] = []
    player = Pointer(page, "bench")
    player.await_turn()
    watch_costs(page)
    while len(costs) < MOVES and not player.is_over:
        before = player.version
        await_quiet(page)
        player.move()
        costs.append(latest_cost(page))
        player.await_turn(before)
    return costs
