"""What a move costs whoever points: milliseconds until the changed board is painted, requests, bytes over the wire.

Requests count until the board changes. What the page asks for after that, perhaps before it is painted, belongs to the
moves of others.
"""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page

_WATCH = """() => {
  const bytes = (from, to) => performance.getEntriesByType("resource")
    .filter(({ startTime }) => startTime >= from && startTime <= to)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
  let pointed = 0;
  const { fetch } = globalThis;
  globalThis.underWay = 0;
  globalThis.fetch = async (...request) => {
    if (String(request[0]).includes("/stream")) return fetch(...request);
    if (globalThis.cost === undefined) globalThis.asked += 1;
    globalThis.underWay += 1;
    try {
      return await fetch(...request);
    } finally {
      globalThis.underWay -= 1;
    }
  };
  addEventListener("click", () => {
    pointed = performance.now();
    performance.clearResourceTimings();
    Object.assign(globalThis, { cost: undefined, asked: 0 });
  }, true);
  new MutationObserver(() => {
    const { asked } = globalThis;
    const changed = performance.now();
    requestAnimationFrame(() => {
      const milliseconds = performance.now() - pointed;
      globalThis.cost ??= { milliseconds, requests: asked, bytes: bytes(pointed, changed) };
    });
  }).observe(document.querySelector("main.table"), { attributeFilter: ["data-version"] }); }"""

_QUIET = """() => globalThis.underWay === 0
  && document.querySelector(".log .lines").getAttribute("aria-busy") === "false" """


class Cost(NamedTuple):
    milliseconds: float
    requests: int
    bytes: int


def watch_costs(page: Page) -> None:
    """From here on; the page shows a table."""
    page.evaluate(_WATCH)


def await_quiet(page: Page) -> None:
    """Until all that the move before has caused is done."""
    page.wait_for_function(_QUIET)


def latest_cost(page: Page) -> Cost:
    """Of the latest move by pointing, once its board is shown."""
    page.wait_for_function("() => globalThis.cost !== undefined")
    return Cost(**page.evaluate("() => globalThis.cost"))
