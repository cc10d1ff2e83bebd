"""A long match in the replay page: how soon it opens, how fast it is scrubbed, and what the page keeps in memory.

Chromium measures by its own clock, against a whole service with the default rate limit. The page is open when board,
slider, course and curve are there; every version is waited for until it is painted. The first readers after a start
wait for processes that compute, each of which starts when it is first needed; the claim is about those after them.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import redis
from playwright.sync_api import Page, sync_playwright

from bench.claims import Line, Ratio
from bench.time_travel import long_match
from strata.domain.match.match import Ledger
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import DEFAULT_RATE_LIMIT
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.browser.executable import ARGUMENTS, executable
from tests.processes.stack import Stack

VERSIONS = 2000
SCRUBBED = 400
"""How many versions are gone through one after the other, forth and back again, if so many were not taken back."""
SKIPPED = 10
"""How many are passed over at the start."""

OPENED = """new Promise((resolve) => {
  let board = 0;
  const look = () => {
    board ||= document.querySelector("strata-picture")?.shadowRoot.querySelector("svg.picture") ? performance.now() : 0;
    if (document.querySelector("main.replay")?.dataset.version) resolve([board, performance.now()]);
    else requestAnimationFrame(look);
  };
  look();
})"""

SCRUB = """async ([count, direction]) => {
  const main = document.querySelector("main.replay");
  const slider = main.querySelector(".slider");
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const start = performance.now();
  for (let step = 0; step < count; step += 1) {
    const before = main.dataset.version;
    slider.value = String(Number(slider.value) + direction);
    slider.dispatchEvent(new Event("input"));
    while (main.dataset.version === before) await painted();
  }
  return (performance.now() - start) / 1000;
}"""


def measure() -> Iterator[Line]:
    with tempfile.TemporaryDirectory() as folder:
        match = _recorded(Path(folder) / "data")
        with Stack(Path(folder), STRATA_RATE_LIMIT=str(DEFAULT_RATE_LIMIT)) as stack:
            yield from _measured(match, f"http://127.0.0.1:{stack.port}")


def _recorded(data: Path) -> Ledger:
    """A long match, played where no worker scores it when its game is over for a while."""
    data.mkdir()
    with EmbeddedRedis(data) as server:
        matches = Matches(RedisJournal(redis.Redis.from_url(server.url)))
        return long_match(matches, Random(1), VERSIONS).ledger


def _measured(match: Ledger, address: str) -> Iterator[Line]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        line = match.effective_versions()
        start, count = line[SKIPPED], min(SCRUBBED, len(line) - SKIPPED - 1)
        for reader in ("the first reader", "the second", "the third"):
            page = browser.new_page(base_url=address)
            page.set_default_timeout(600_000)
            page.goto(f"/replay/{match.id}#{start}")
            board, opened = (milliseconds / 1000 for milliseconds in page.evaluate(OPENED))
            yield f"{match.version} events, {reader}: board after {board:.2f} s, all after {opened:.2f} s"
        forth = page.evaluate(SCRUB, [count, 1])
        early = _heap(page)
        back = page.evaluate(SCRUB, [count, -1])
        late = _heap(page)
        pace = 2 * count / (forth + back)
        yield f"{count} versions forth in {forth:.1f} s, back in {back:.1f} s: {pace:.1f}/s"
        yield f"memory after going forth {early / 1e6:.1f} MB, after coming back {late / 1e6:.1f} MB"
        yield Ratio("2 s / time to open", 2 / opened, at_least=1)
        yield Ratio("versions a second / 30", pace / 30, at_least=1)
        yield Ratio("memory after coming back / after going forth", late / early, at_most=1.5)
        browser.close()


def _heap(page: Page) -> float:
    """The bytes that the page's objects take, once what is not used any more is gone."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "JSHeapUsedSize"))
