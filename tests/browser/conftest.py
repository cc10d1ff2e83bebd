"""A browser for all tests of this process, and pages of it in which nothing may go wrong unseen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.executable import ARGUMENTS, executable
from tests.processes.stack import Stack

Person = Callable[..., Page]
"""Opens a page in a browser of somebody's own: nothing is shared with the pages of others."""


PATIENCE = 30_000
"""How many milliseconds a page may take on a machine that does other things too."""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def address(stack: Stack) -> str:
    """Of a running service, with Redis and workers."""
    return f"http://127.0.0.1:{stack.port}"


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[Person]:
    """Somebody with a browser. Whatever a page complains about fails the test, unless it is expected."""
    opened: list[tuple[BrowserContext, list[str], list[str]]] = []

    def open_(expected: tuple[str, ...] = (), **how: Any) -> Page:
        settings = {"locale": "en-GB", "viewport": {"width": 1400, "height": 900}, "base_url": address, **how}
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        complaints: list[str] = []
        opened.append((context, complaints, list(expected)))
        page = context.new_page()
        watch(page, complaints)
        return page

    yield open_
    for context, complaints, expected in opened:
        context.close()
        unexpected = [told for told in complaints if not any(part in told for part in expected)]
        assert not unexpected, unexpected


def watch(page: Page, complaints: list[str]) -> None:
    """Errors and warnings of the console, failures of scripts, breaches of the content policy."""

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.text} ({message.location.get('url', '')})")

    page.on("console", heard)
    page.on("pageerror", lambda error: complaints.append(str(error.stack or error)))


@pytest.fixture
def page(person: Person) -> Page:
    """The page of one person."""
    return person()
