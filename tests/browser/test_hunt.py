"""The steps of docs/debugging.md that are done in a browser."""

from __future__ import annotations

from tests.browser.conftest import Person
from tests.browser.hunting import ALLOWED, WINDOW, hunt


def test_the_hunt_goes_as_the_page_says(person: Person, address: str) -> None:
    taken: list[str] = []
    hunt(person(viewport=WINDOW, permissions=ALLOWED), address, lambda name, _: taken.append(name))
    assert taken == ["replay", "history", "choices"]
