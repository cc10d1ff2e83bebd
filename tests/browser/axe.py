"""axe-core in a page: what is hard to use without sight, a pointer or colours."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.npm_tools import TOOLS, installed_tools


def barriers(page: Page) -> list[str]:
    """The serious and critical findings, each with the place."""
    installed_tools()
    page.evaluate((TOOLS / "node_modules/axe-core/axe.min.js").read_text() + "; undefined")
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
