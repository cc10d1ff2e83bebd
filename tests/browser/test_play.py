"""Each game, created in the lobby and played: with the pointer alone, and with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from strata.domain.games.registry import BUILT_IN
from tests.browser.conftest import Person
from tests.browser.cost import Cost, await_quiet, latest_cost, watch_costs
from tests.browser.playing import IS_WHOLE, Keyboard, Player, Pointer, at_once, create, tab_to

GAMES = sorted(BUILT_IN)
MOVES = None if IS_WHOLE else 12
"""How many moves a person makes, unless the match is over before; ``make browser`` goes on to the score."""
SHORTER = {"dominant-species": {"max_rounds": 2}}
"""Options, chosen in the lobby, with which a match has some hundred moves of a person and not some six hundred."""


class CountingPointer(Pointer):
    """Counts what every move costs the page."""

    def __init__(self, page: Page, seed: object) -> None:
        super().__init__(page, seed)
        self.costs: list[Cost] = []

    def move(self) -> None:
        await_quiet(self.page)
        super().move()

    def await_turn(self, after: int = 0) -> None:
        super().await_turn(after)
        if after == 0:
            watch_costs(self.page)
        else:
            self.costs.append(latest_cost(self.page))


@pytest.mark.parametrize("game", GAMES)
def test_with_the_pointer_alone(person: Person, game: str) -> None:
    page = person()
    at_once(page)
    create(page, game, ["human:Ann", *["bot:random"] * (BUILT_IN[game].seats[0] - 1)], options=SHORTER.get(game, {}))
    player = CountingPointer(page, game)
    _play(player)
    assert max(cost.requests for cost in player.costs) <= 3
    assert max(cost.bytes for cost in player.costs) < 20_000, "over the wire"


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
    if game in SHORTER:
        tab_to(page, "dialog summary")
        page.keyboard.press("Enter")
    for option, value in SHORTER.get(game, {}).items():
        tab_to(page, f"#option-{option}")
        page.keyboard.type(str(value))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    _play(Keyboard(page, game))


def _play(player: Player) -> None:
    player.play(MOVES)
    assert player.moves == MOVES or player.is_over
    if IS_WHOLE:
        _is_scored(player.page)


def _is_scored(page: Page) -> None:
    """The table shows the score as the service has it."""
    match = page.url.rpartition("/")[2]
    score = page.request.get(f"/v1/matches/{match}/score").json()
    expect(page.locator(".result .total td")).to_have_text([str(standing["total"]) for standing in score["ranking"]])
    titles = {line["title"] for standing in score["ranking"] for line in standing["lines"]}
    assert titles <= set(page.locator(".result tbody th").all_text_contents())
