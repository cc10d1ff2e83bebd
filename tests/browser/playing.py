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
FEW = None if IS_WHOLE else 3
"""How many moves are a few."""
ANN = {"kind": "human", "name": "Ann"}
BEA = {"kind": "human", "name": "Bea"}
BOT = {"kind": "bot", "bot": "random"}
PLACES = """() => { const picture = document.querySelector("strata-picture"); const { shadowRoot: board } = picture;
  return [...board.querySelectorAll(".picture [role=button]")]
    .map((place) => { const { x, y, width, height } = place.getBoundingClientRect();
                      return { x: x + width / 2, y: y + height / 2 }; })
    .filter(({ x, y }) => document.elementFromPoint(x, y) === picture
                          && !board.elementFromPoint(x, y).closest(".zoom")); }"""
"""Where somebody sees a place to point at: its middle, unless it is out of sight or under a button."""
SETTLED = """([version]) => { const { dataset } = document.querySelector("main.table:not(.busy)") ?? { dataset: {} };
  return Number(dataset.version) > version && ["asked", "scored"].includes(dataset.state); }"""
PLACE = "[data-target][role=button]"
TRIES = 40
"""How many clicks or keys a choice may take."""

FOCUSED = """([selector, isFirst]) => {
  const { activeElement, body } = document;
  const focused = activeElement?.shadowRoot?.activeElement ?? activeElement ?? body;
  if (focused.matches(selector)) return "there";
  const passed = isFirst ? [] : globalThis.passedByTab;
  globalThis.passedByTab = [...passed, focused];
  const times = passed.filter((one) => one === focused).length;
  return times > (focused === body ? 1 : 0) ? "around" : "on the way"; }"""
"""Whether the focus is where it should be. Nothing has it at first, perhaps, and where the page ends."""


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

    def play(self, moves: int | None = FEW) -> None:
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
        """Choose, step by step, until the choice has become a move."""
        before = self.version
        for _ in range(TRIES):
            self.choose()
            if self.has_chosen() or self.version > before:
                return
        raise AssertionError("it leads nowhere")

    def choose(self) -> None:
        """A step that leads to a choice, as far as the page offers any at this moment."""
        raise NotImplementedError

    def has_chosen(self) -> bool:
        """Whether the choice that was made has become a move."""
        table = self.page.locator("main.table")
        return "busy" in (table.get_attribute("class") or "") or table.get_attribute("data-state") != "asked"


class Pointer(Player):
    """Points at the board wherever that is possible, and else at a button or a row of the list."""

    def choose(self) -> None:
        places: list[dict[str, float]] = self.page.evaluate(PLACES)
        buttons = self.page.locator(".placeless button")
        if places and (buttons.count() == 0 or self.rng.random() < 0.7):
            place = self.rng.choice(places)
            self.click(place["x"], place["y"])
            return
        offered = (buttons if buttons.count() else self.page.locator(".options .rows button")).all()
        if offered:
            self.press(self.rng.choice(offered))

    def press(self, button: Locator) -> None:
        button.click()

    def click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)


class Finger(Pointer):
    """Taps; the board, which stands above the buttons, is brought into sight first."""

    def choose(self) -> None:
        self.page.locator("strata-picture").scroll_into_view_if_needed()
        super().choose()

    def press(self, button: Locator) -> None:
        button.tap()

    def click(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)


class Keyboard(Player):
    """Goes over the board with Tab and the arrows, or chooses from the list by its numbers."""

    def choose(self) -> None:
        numbered = self.page.locator(".options [aria-keyshortcuts]").count()
        has_places = self.page.locator(PLACE).count() > 0
        if numbered and (not has_places or self.rng.random() < 0.4):
            self.page.keyboard.press(str(self.rng.randint(1, numbered)))
        elif has_places and tab_leads_to(self.page, PLACE):
            for _ in range(self.rng.randrange(4)):
                self.page.keyboard.press(self.rng.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
            self.page.keyboard.press("Enter")


def tab_leads_to(page: Page, selector: str) -> bool:
    """Press Tab until something has the focus, in the page or on the board, or all that can have it had it."""
    found = page.evaluate(FOCUSED, [selector, True])
    while found == "on the way":
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUSED, [selector, False])
    return bool(found == "there")


def tab_to(page: Page, selector: str) -> None:
    expect(page.locator(selector).first).to_be_visible()
    assert tab_leads_to(page, selector), f"Tab does not lead to {selector}"


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
