"""Pictures of the proof, and of a page of another site with a table in it."""

from __future__ import annotations

from playwright.sync_api import Browser, FilePayload

from tests.browser.site import Site
from tests.client_js.vectors import Record
from tests.corpus.files import FOLDER as CORPUS
from tests.npm_tools import ROOT
from tests.processes.stack import Client

FOLDER = ROOT / "docs" / "pictures"
HONEST = (CORPUS / "release-0.1.0/evo-cancelled.ndjson").read_bytes()
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}


def take_proof(browser: Browser, address: str) -> None:
    changed = Record(HONEST)
    changed.layers()[2]["actor"] = "admin"
    for name, size, theme in (
        ("proof", DESKTOP, "light"),
        ("proof-dark", DESKTOP, "dark"),
        ("proof-phone", PHONE, "light"),
    ):
        page = browser.new_page(viewport={**size}, color_scheme="dark" if theme == "dark" else "light", locale="en-GB")
        page.goto(f"{address}/proof")
        files = [("changed.ndjson", changed.file()), ("match.ndjson", HONEST)]
        for file, content in files:
            payload = FilePayload(name=file, mimeType="application/x-ndjson", buffer=content)
            page.locator("#files").set_input_files(payload)
        page.locator("[data-verdict=intact]").wait_for()
        page.locator("[data-verdict=broken]").wait_for()
        page.screenshot(path=FOLDER / f"{name}.png", full_page=True, animations="disabled")
        page.close()


def take_embedded(browser: Browser, site: Site) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    _, made = Client(site.stack.port).post("/v1/matches", {"game": "jurassic-parts", "seats": seats})
    # All of it is in sight: frames that are not are not painted.
    page = browser.new_page(viewport={"width": 1280, "height": 1660}, locale="en-GB")
    page.goto(f"{site.origin}/index.html#match={made['id']}&token={made['seats'][0]['token']}")
    page.locator("[data-type=turn]").first.wait_for(timeout=60_000)
    page.frame_locator("strata-table iframe").locator(".options button").first.wait_for(timeout=60_000)
    page.frame_locator("strata-board iframe").locator("svg.picture text").first.wait_for(timeout=60_000)
    page.screenshot(path=FOLDER / "embed.png", animations="disabled")
    page.close()
