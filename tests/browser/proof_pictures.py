"""Pictures of the proof and of a page with a game in it: ``python -m tests.browser.proof_pictures``."""

from __future__ import annotations

import shutil
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, FilePayload, sync_playwright

from tests.browser.executable import ARGUMENTS, executable
from tests.browser.test_embed import QuietHandler
from tests.client_js.vectors import Record
from tests.corpus.files import FOLDER as CORPUS
from tests.npm_tools import ROOT
from tests.processes.stack import Client, Stack

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


def take_embedded(browser: Browser, stack: Stack, origin: str) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    _, made = Client(stack.port).post("/v1/matches", {"game": "jurassic-parts", "seats": seats})
    # All of it is in sight: frames that are not are not painted.
    page = browser.new_page(viewport={"width": 1280, "height": 1660}, locale="en-GB")
    page.goto(f"{origin}/index.html#match={made['id']}&token={made['seats'][0]['token']}")
    page.locator("[data-type=turn]").first.wait_for(timeout=60_000)
    page.frame_locator("strata-table iframe").locator(".options button").first.wait_for(timeout=60_000)
    page.frame_locator("strata-board iframe").locator("svg.picture text").first.wait_for(timeout=60_000)
    page.wait_for_timeout(3000)
    page.screenshot(path=FOLDER / "embed.png", animations="disabled")
    page.close()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, TemporaryDirectory() as site, sync_playwright() as playwright:
        shutil.copytree(ROOT / "examples/embed", site, dirs_exist_ok=True)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=site))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        origin = f"http://127.0.0.1:{server.server_port}"
        with Stack(Path(data), STRATA_EMBED_ORIGINS=origin) as stack:
            index = Path(site, "index.html")
            index.write_text(index.read_text().replace(":8080", f":{stack.port}"))
            browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
            take_proof(browser, f"http://127.0.0.1:{stack.port}")
            take_embedded(browser, stack, origin)
            browser.close()
        server.shutdown()
