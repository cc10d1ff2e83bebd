"""axe-core in a page: what is hard to use without sight, a pointer or colours."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.npm_tools import TOOLS, installed_tools

_RUN = """axe.run(document, { iframes: false, rules: { "label-content-name-mismatch": { enabled: true } } })
  .then(({ violations }) => violations)"""


def barriers(page: Page) -> list[str]:
    """The serious and critical findings in a page and its frames, each with the place."""
    installed_tools()
    script = (TOOLS / "node_modules/axe-core/axe.min.js").read_text() + "; undefined"
    found: list[dict[str, Any]] = []
    for frame in page.frames:
        frame.evaluate(script)
        found += frame.evaluate(_RUN)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
