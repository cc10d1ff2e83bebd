"""Each game, created in the lobby and played: with the pointer alone, and with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from strata.domain.games.registry import BUILT_IN
from tests.browser.conftest import Person
from tests.browser.playing import IS_WHOLE, Keyboard, Player, Pointer, at_once, create, tab_to

GAMES = sorted(BUILT_IN)


@pytest.mark.parametrize("game", GAMES)
def test_with_the_pointer_alone(person: Person, game: str) -> None:
    page = person()
    at_once(page)
    create(page, game, ["human:Ann", *["bot:random"] * (BUILT_IN[game].seats[0] - 1)])
    _play(Pointer(page, game))


@pytest.mark.parametrize("game", GAMES)
def test_with_the_keyboard_alone(person: Person, game: str) -> None:
    page = person()
    at_once(page)
    page.goto("/")
    expect(page.locator(".games .card")).to_have_count(len(GAMES))
    tab_to(page, f"[data-game={game}]")
    page.keyboard.press("Enter")
    expect(page.locator("dialog form")).to_be_visible()
    tab_to(page, ".seat-rows input")
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    _play(Keyboard(page, game))


def _play(player: Player) -> None:
    player.play()
    assert player.moves > 0
    if IS_WHOLE:
        _is_scored(player.page)


def _is_scored(page: Page) -> None:
    """The table shows the score as the service has it."""
    match = page.url.rpartition("/")[2]
    score = page.request.get(f"/v1/matches/{match}/score").json()
    totals = page.locator(".result .total td").all_inner_texts()
    assert totals == [str(standing["total"]) for standing in score["ranking"]]
    titles = {line["title"] for standing in score["ranking"] for line in standing["lines"]}
    assert titles <= set(page.locator(".result tbody th").all_inner_texts())
