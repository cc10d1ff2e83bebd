"""Pictures of every page for the documentation: ``python -m tests.browser.screenshots``, or ``make screenshots``."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from strata.domain.games.registry import BUILT_IN
from tests.browser.executable import ARGUMENTS, executable
from tests.browser.playing import Pointer, at_once, create
from tests.npm_tools import ROOT
from tests.processes.stack import Stack

FOLDER = ROOT / "docs" / "pictures"
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MOVES = 6


@contextmanager
def opened(browser: Browser, address: str, theme: str, size: dict[str, int]) -> Iterator[Page]:
    context = browser.new_context(
        base_url=address, viewport={**size}, color_scheme="dark" if theme == "dark" else "light", locale="en-GB"
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    at_once(page)
    yield page
    context.close()


def take(browser: Browser, address: str) -> None:
    with opened(browser, address, "light", DESKTOP) as page:
        for game in BUILT_IN:
            create(page, game, ["human:Ann", *["bot:greedy"] * (BUILT_IN[game].seats[0] - 1)])
            player = Pointer(page, "a picture")
            player.play(MOVES)
            page.wait_for_timeout(600)
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
        page.wait_for_timeout(600)
        save(page, "result")
    for theme, size, name in (("dark", DESKTOP, "dark"), ("light", PHONE, "phone")):
        with opened(browser, address, theme, size) as page:
            create(page, "evo", ["human:Ann", "bot:greedy", "bot:greedy"])
            Pointer(page, name).await_turn()
            page.wait_for_timeout(600)
            save(page, f"table-{name}")
            page.goto("/")
            page.wait_for_selector(".own li")
            save(page, f"lobby-{name}")


def save(page: Page, name: str) -> None:
    page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")
    print(FOLDER.relative_to(ROOT) / f"{name}.png", flush=True)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with TemporaryDirectory() as folder, Stack(Path(folder)) as stack, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        take(browser, f"http://127.0.0.1:{stack.port}")
        browser.close()
