"""The documentation page: an operation opens, with its parameters and its responses."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Person


def test_an_operation_opens(person: Person) -> None:
    page = person()
    page.goto("/docs")
    operation = page.locator("#operations-play-playMove")
    operation.locator(".opblock-summary-control").click()
    expect(operation.locator(".parameters").get_by_text("Idempotency-Key").first).to_be_visible()
    expect(operation.locator(".responses-table").first).to_be_visible()
