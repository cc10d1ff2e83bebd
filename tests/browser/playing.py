"""Ways to move a page like a person: with the pointer alone, with the keyboard alone, or by touch."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

IS_WHOLE = os.environ.get("STRATA_WHOLE_MATCHES") == "1"
"""Whether matches are played to their scores, as ``make browser`` does."""
MOVES = None if IS_WHOLE else 3
"""How many moves a person makes."""
ANN = {"kind": "human", "name": "Ann"}
BEA = {"kind": "human", "name": "Bea"}
BOT = {"kind": "bot", "bot": "random"}
PLACES = """() => [...document.querySelector("strata-picture").shadowRoot.querySelectorAll(".picture [role=button]")]
  .map((place) => { const { x, y, width, height } = place.getBoundingClientRect();
                    return { target: place.dataset.target, x: x + width / 2, y: y + height / 2 }; })"""
SETTLED = """([version]) => { const { dataset } = document.querySelector("main.table:not(.busy)") ?? { dataset: {} };
  return Number(dataset.version) > version && ["asked", "scored"].includes(dataset.state); }"""

HAS_FOCUS = """(selector) => { const { activeElement: focused } = document;
  return (focused?.shadowRoot?.activeElement ?? focused)?.matches(selector) ?? false; }"""


class Player:
    """Somebody at a table, who chooses by chance."""

    def __init__(self, page: Page, seed: object) -> None:
        self.page = page
        self.rng = Random(str(seed))
        self.moves = 0

    @property
    def version(self) -> int:
        return int(self.page.locator("main.table").get_attribute("data-version") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.locator("main.table").get_attribute("data-state") == "scored"

    def await_turn(self, after: int = 0) -> None:
        self.page.wait_for_function(SETTLED, arg=[after], timeout=60_000)

    def play(self, moves: int | None = MOVES) -> None:
        """So many moves, or all there are until the score."""
        self.await_turn()
        while not self.is_over and (moves is None or self.moves < moves):
            self.play_one()

    def play_one(self) -> None:
        """A move, until the next is asked for."""
        before = self.version
        self.move()
        self.await_turn(before)
        self.moves += 1

    def move(self) -> None:
        raise NotImplementedError

    def has_chosen(self) -> bool:
        """Whether the choice that was made has become a move."""
        table = self.page.locator("main.table")
        return "busy" in (table.get_attribute("class") or "") or table.get_attribute("data-state") != "asked"


class Pointer(Player):
    """Points at the board wherever that is possible, and else at a button."""

    def move(self) -> None:
        before = self.version
        for _ in range(6):
            places: list[dict[str, Any]] = self.page.evaluate(PLACES)
            buttons = self.page.locator(".placeless button")
            if places and (buttons.count() == 0 or self.rng.random() < 0.7):
                place = self.rng.choice(places)
                self.click(place["x"], place["y"])
            elif buttons.count():
                self.press(buttons.nth(self.rng.randrange(buttons.count())))
            if self.has_chosen() or self.version > before:
                return
        raise AssertionError("pointing leads nowhere")

    def press(self, button: Locator) -> None:
        button.click()

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Pointer):
    """Taps; the board, which stands above the buttons, is brought into sight first."""

    def move(self) -> None:
        self.page.locator("strata-picture").scroll_into_view_if_needed()
        super().move()

    def press(self, button: Locator) -> None:
        button.tap()

    def click(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keyboard(Player):
    """Goes over the board with Tab and the arrows, or chooses from the list by its numbers."""

    def move(self) -> None:
        before = self.version
        for _ in range(6):
            numbered = self.page.locator(".options [aria-keyshortcuts]").count()
            if numbered == 0 or (self.page.evaluate(PLACES) and self.rng.random() < 0.6):
                self._over_the_board()
            else:
                self.page.keyboard.press(str(self.rng.randint(1, numbered)))
            if self.has_chosen() or self.version > before:
                return
        raise AssertionError("keys lead nowhere")

    def _over_the_board(self) -> None:
        tab_to(self.page, "[data-target]")
        for _ in range(self.rng.randrange(4)):
            self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
        self.page.keyboard.press("Enter")


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    """Press Tab until something has the focus, in the page or on the board."""
    for _ in range(most):
        if page.evaluate(HAS_FOCUS, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def at_once(page: Page) -> None:
    """Bots show their moves without a pause."""
    page.add_init_script("localStorage.setItem('strata-pace', '0')")


def sit(page: Page, game: str, seats: list[dict[str, str]], **plan: Any) -> str:
    """Create a match and open the table for its first seat."""
    made = page.request.post("/v1/matches", data={"game": game, "seats": seats, **plan}).json()
    page.goto(f"/table/{made['id']}#token={made['seats'][0]['token']}&seat=0")
    return str(made["id"])


def create(
    page: Page,
    game: str,
    seats: list[str],
    undo: str = "barrier",
    options: Mapping[str, int] = {},
    is_chance_joint: bool = False,
) -> str:
    """Create a match in the lobby with the pointer: ``human:Ann``, ``open`` or ``bot:random`` for each seat."""
    page.goto("/")
    page.locator(f"[data-game={game}]").click()
    rows = page.locator("dialog .seat-rows li")
    rows.first.wait_for()
    while rows.count() < len(seats):
        page.get_by_role("button", name="One seat more").click()
    for number, seat in enumerate(seats):
        kind, _, name = seat.partition(":")
        rows.nth(number).locator("select").select_option(seat if kind == "bot" else kind)
        if name and kind == "human":
            rows.nth(number).locator("input").fill(name)
    if options:
        page.get_by_text("Options of the game").click()
    for option, value in options.items():
        page.locator(f"#option-{option}").fill(str(value))
    page.get_by_text("Undo, clock, chance, visibility").click()
    page.get_by_label("Taking moves back").select_option(undo)
    page.get_by_label("Joint chance").set_checked(is_chance_joint)
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("main.table[data-state], .curtain").first).to_be_attached()
    found = re.search(r"/table/(\w+)$", page.url)
    assert found is not None, page.url
    return found[1]
