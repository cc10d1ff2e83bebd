"""A long match in the replay page: how soon it opens, how fast it is scrubbed, and what the page keeps in memory.

Chromium measures by its own clock, against a whole service with the default rate limit. Every version is waited for
until its board is in the page.
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
SCRUBBED = 600
"""How many versions are gone through one after the other."""

OPENED = """new Promise((resolve) => {
  const look = () => {
    if (document.querySelector("main.replay")?.dataset.version) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  look();
})"""

SCRUB = """async ([first, last]) => {
  const main = document.querySelector("main.replay");
  const start = performance.now();
  for (let version = first; version <= last; version += 1) {
    location.hash = `#${version}`;
    while (main.dataset.version !== String(version)) await new Promise((resolve) => setTimeout(resolve));
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
        page = browser.new_page(base_url=address)
        page.set_default_timeout(600_000)
        page.goto(f"/replay/{match.id}#{match.version // 2}")
        opened = page.evaluate(OPENED) / 1000
        yield f"{match.version} events; open after {opened:.2f} s"
        middle = match.version // 2
        seconds = page.evaluate(SCRUB, [middle, middle + SCRUBBED // 2])
        early = _heap(page)
        seconds += page.evaluate(SCRUB, [middle + SCRUBBED // 2 + 1, middle + SCRUBBED])
        late = _heap(page)
        yield f"{SCRUBBED} versions in {seconds:.1f} s: {SCRUBBED / seconds:.1f}/s"
        yield f"memory after the first half {early / 1e6:.1f} MB, after all {late / 1e6:.1f} MB"
        yield Ratio("2 s / time to open", 2 / opened, at_least=1)
        yield Ratio("versions a second / 30", SCRUBBED / seconds / 30, at_least=1)
        yield Ratio("memory after all / after the first half", late / early, at_most=1.5)
        browser.close()


def _heap(page: Page) -> float:
    """The bytes that the page's objects take, once what is not used any more is gone."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    session.send("Performance.enable")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "JSHeapUsedSize"))
