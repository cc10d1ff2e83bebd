"""Pictures of every page for the documentation: ``python -m tests.browser.screenshots``, or ``make screenshots``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from strata.domain.games.registry import BUILT_IN
from tests.browser.executable import ARGUMENTS, executable
from tests.browser.playing import ANN, Pointer, at_once, create, sit
from tests.browser.proof_pictures import take_embedded, take_proof
from tests.browser.site import example_site
from tests.npm_tools import ROOT

FOLDER = ROOT / "docs" / "pictures"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}
MOVES = 6


@contextmanager
def opened(browser: Browser, address: str, size: dict[str, int], **how: Any) -> Iterator[Page]:
    context = browser.new_context(base_url=address, viewport={**size}, **{"locale": "en-GB", **how})
    context.set_default_timeout(60_000)
    page = context.new_page()
    at_once(page)
    yield page
    context.close()


def take(browser: Browser, address: str) -> None:
    """The lobby and the table, with all they can show."""
    with opened(browser, address, DESKTOP) as page:
        for game in BUILT_IN:
            sit_down(page, game)
            Pointer(page, "a picture").play(MOVES)
            save(page, f"table-{game}")
        page.goto("/")
        page.wait_for_selector(".own li")
        save(page, "lobby")
        page.locator("[data-game=dominant-species]").click()
        page.wait_for_selector("dialog form")
        page.locator("dialog summary").first.click()
        save(page, "create")
        page.keyboard.press("Escape")
        create(page, "evo", ["human:Ann", "open", "bot:greedy"])
        page.get_by_role("button", name="Invite").click()
        page.locator(".waiting summary").click()
        page.wait_for_selector(".qr")
        save(page, "waiting")
        create(page, "not-alone", ["human:Ann", "human:Bea"])
        page.wait_for_selector(".curtain")
        save(page, "curtain")
        create(page, "gods-love-dinosaurs", ["bot:greedy", "bot:random"])
        page.wait_for_selector(".result")
        save(page, "result")


def take_for_everybody(browser: Browser, address: str) -> None:
    """The same in the dark, on a small phone, and in the other languages."""
    kinds: dict[str, tuple[str, dict[str, int], dict[str, Any]]] = {
        "dark": ("evo", DESKTOP, {"color_scheme": "dark"}),
        "phone": ("evo", PHONE, {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}),
        "ru": ("jurassic-parts", DESKTOP, {"locale": "ru-RU"}),
        "uk": ("not-alone", DESKTOP, {"locale": "uk-UA"}),
    }
    for name, (game, size, how) in kinds.items():
        with opened(browser, address, size, **how) as page:
            sit_down(page, game)
            Pointer(page, name).await_turn()
            save(page, f"table-{name}")
            page.goto("/")
            page.wait_for_selector(".own li")
            save(page, f"lobby-{name}")


def sit_down(page: Page, game: str) -> None:
    sit(page, game, [ANN, *[{"kind": "bot", "bot": "greedy"}] * (BUILT_IN[game].seats[0] - 1)])


def save(page: Page, name: str) -> None:
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
    print(FOLDER.relative_to(ROOT) / f"{name}.png", flush=True)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        TemporaryDirectory() as data,
        example_site(Path(folder), Path(data)) as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        address = f"http://127.0.0.1:{site.stack.port}"
        take(browser, address)
        take_for_everybody(browser, address)
        take_proof(browser, address)
        take_embedded(browser, site)
        browser.close()
