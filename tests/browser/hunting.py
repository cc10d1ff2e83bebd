"""The hunt of docs/debugging.md in a browser; ``python -m tests.browser.hunting`` takes the page's pictures."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect, sync_playwright

from tests.browser.executable import ARGUMENTS, executable
from tests.browser.replaying import SHOWN, imported, open_replay, wait_for
from tests.npm_tools import ROOT
from tests.processes.stack import Stack

PICTURES = ROOT / "docs" / "pictures"
WINDOW = {"width": 1280, "height": 900}
ALLOWED = ["clipboard-read", "clipboard-write"]

TakePicture = Callable[[str, Page | Locator], None]


def hunt(page: Page, address: str, take_picture: TakePicture) -> None:
    match = imported(address, "evo-3")
    open_replay(page, match, 322)
    _find_the_drop(page, take_picture)
    _blame(page, take_picture)
    _look_at_the_choices(page, take_picture)
    _fork(page)
    _copy_the_position(page)


def _find_the_drop(page: Page, take_picture: TakePicture) -> None:
    """The red line of the curve falls to nothing at version 120."""
    curve = page.locator(".curve svg")
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] * 119 / 321, "y": box["height"] / 2})
    page.wait_for_function(f"() => Math.abs({SHOWN} - 120) < 5")
    page.evaluate("() => { location.hash = '#120'; }")
    wait_for(page, 120)
    expect(page.locator(".place")).to_contain_text("turn 5")
    take_picture("replay", page)


def _blame(page: Page, take_picture: TakePicture) -> None:
    page.locator(".debug > summary").click()
    page.get_by_role("tab", name="State").click()
    page.locator("#panel-state summary", has_text="seats").click()
    page.locator("#panel-state summary", has_text="0").first.click()
    page.locator("#panel-state li li li", has_text="points").locator(".value").first.click()
    row = page.locator(".history tbody tr", has=page.get_by_role("button", name="120", exact=True))
    expect(row).to_contain_text("bid_paid")
    assert row.locator("td").all_inner_texts()[2:4] == ["7", "0"]
    take_picture("history", page.locator(".debug"))
    row.get_by_role("button").click()
    wait_for(page, 120)


def _look_at_the_choices(page: Page, take_picture: TakePicture) -> None:
    page.get_by_role("tab", name="Choices").click()
    page.evaluate("() => { location.hash = '#107'; }")
    wait_for(page, 107)
    page.locator(".alternatives li").nth(5).wait_for()
    page.get_by_role("button", name="More").click()
    expect(page.locator(".alternatives .chosen")).to_contain_text("pay 7 points")
    take_picture("choices", page.locator(".debug"))


def _fork(page: Page) -> None:
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_role("link", name="To the table")).to_be_visible()
    expect(page.get_by_role("link", name="Compare with what happened")).to_be_visible()


def _copy_the_position(page: Page) -> None:
    page.get_by_role("tab", name="Commands").click()
    page.get_by_role("button", name="Copy this position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    example = json.loads(page.evaluate("() => navigator.clipboard.readText()"))
    assert example["when"][0]["action"] == {"kind": "place_bid", "amount": 7}
    assert [fact["kind"] for fact in example["then"]["facts"]] == ["bid_placed"]


def _save(name: str, what: Page | Locator) -> None:
    what.screenshot(path=PICTURES / f"debugging-{name}.png", animations="disabled")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Stack(Path(folder)) as stack, sync_playwright() as playwright:
        address = f"http://127.0.0.1:{stack.port}"
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        context = browser.new_context(base_url=address, viewport={**WINDOW}, locale="en-GB", permissions=ALLOWED)
        context.set_default_timeout(120_000)
        hunt(context.new_page(), address, _save)
        browser.close()
