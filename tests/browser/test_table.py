"""What a table does beside choosing: clocks, the pace of bots, answers given beforehand, turns told, seats carried."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.playing import ANN, BEA, BOT, Keyboard, Pointer, at_once, sit
from tests.npm_tools import TOOLS, installed_tools

NOTIFICATIONS = """
  globalThis.notes = [];
  globalThis.Notification = class extends EventTarget {
    static permission = "default";
    static async requestPermission() { return (Notification.permission = "granted"); }
    constructor(title, { body }) { super(); notes.push([title, body]); }
  };
  Object.defineProperty(document, "hidden", { get: () => globalThis.looksElsewhere === true });"""
READ_CODE = """([d, side]) => { const scale = 4; const canvas = new OffscreenCanvas(side * scale, side * scale);
  const context = canvas.getContext("2d"); context.scale(scale, scale);
  context.fillStyle = "#fff"; context.fillRect(0, 0, side, side);
  context.fillStyle = "#000"; context.fill(new Path2D(d));
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  return jsQR(data, width, height).data; }"""
PACE = "(seconds) => localStorage.setItem('strata-pace', seconds)"


def _prefer(page: Page, name: str, value: str) -> None:
    """Choose a preference where the reader finds it."""
    summary = page.locator("details.preferences summary")
    summary.click()
    page.locator(f"#prefer-{name}").select_option(value)
    summary.click()


def _seconds(clock: str) -> int:
    minutes, seconds = clock.split(":")
    return 60 * int(minutes) + int(seconds)


def test_the_clock_of_whoever_is_asked_runs(page: Page) -> None:
    sit(page, "jurassic-parts", [ANN, BEA], clock={"total_seconds": 1800})
    asked, other = page.locator(".seat.asked .clock"), page.locator(".seat:not(.asked) .clock")
    expect(other).to_have_text("30:00")
    before = asked.inner_text()
    expect(asked).not_to_have_text(before)
    assert _seconds(asked.inner_text()) < _seconds(before)
    expect(other).to_have_text("30:00")


def test_who_lets_the_time_run_out_is_told_so_and_comes_back(page: Page) -> None:
    sit(page, "jurassic-parts", [ANN, BOT], clock={"move_seconds": 2}, pace=2)
    back = page.get_by_role("button", name="Return to your seat")
    expect(back).to_be_visible()
    expect(page.locator(".seat.own .state")).to_contain_text("out of time")
    # It may run out again before anybody has looked.
    back.evaluate(
        """(button) => new MutationObserver(() => { globalThis.wasHidden ||= button.hidden; })
          .observe(button, { attributeFilter: ["hidden"] })"""
    )
    back.click()
    page.wait_for_function("() => globalThis.wasHidden")


def test_bots_have_a_pace_and_who_does_not_want_to_wait_presses_escape(page: Page) -> None:
    sit(page, "gods-love-dinosaurs", [ANN, BOT])
    player = Pointer(page, "pace")
    player.await_turn()
    _prefer(page, "pace", "2.5")
    assert page.evaluate("localStorage['strata-pace']") == "2.5"
    page.evaluate(PACE, "600")  # as long as it takes to look
    telling = page.locator(".news h3", has_text="Just now")
    while telling.count() == 0:
        player.move()
        telling.or_(page.locator("main[data-state=asked]:not(.busy)")).first.wait_for()
    expect(page.locator(".status")).to_have_text("The bots are playing")
    assert page.locator(".options button").count() == 0, "nothing is offered while a bot's move is shown"
    page.evaluate(PACE, "0")
    page.keyboard.press("Escape")
    expect(telling).to_be_hidden()
    player.await_turn()


def test_the_only_button_is_pressed_where_everybody_knows_that_there_is_only_one(page: Page) -> None:
    at_once(page)
    sit(page, "jurassic-parts", [ANN, BOT])
    player = Pointer(page, "single")
    player.await_turn()
    expect(page.locator(".options button")).to_have_count(1)
    before = player.version
    _prefer(page, "single", "yes")
    page.wait_for_function("(v) => Number(document.querySelector('main').dataset.version) > v", arg=before)
    expect(page.locator(".options button").nth(1)).to_be_visible()


def test_a_pass_is_given_beforehand_whatever_the_hand(page: Page) -> None:
    at_once(page)
    match = sit(page, "not-alone", [ANN, BOT])
    player = Keyboard(page, "standing")
    question = page.locator(".question")
    player.await_turn()
    _prefer(page, "single", "yes")
    boxes = page.locator(".standing input")
    while boxes.count() == 0:
        player.play_one()
    assert page.locator("main.busy").count() == 0, "the only option is not pressed where a hand is secret"
    passed: set[str] = set()
    while _own_moves(page, match) < player.moves + 3:
        if page.locator(".standing input:not(:checked)").count():
            passed.add(question.inner_text())
            before = player.version
            boxes.last.check()
            player.await_turn(before)
        else:
            assert question.inner_text() not in passed, "it is passed each time"
            player.play_one()
    boxes.first.uncheck()


def _own_moves(page: Page, match: str) -> int:
    events = page.request.get(f"/v1/matches/{match}/events?limit=1000").json()["data"]
    return sum(event["actor"] == "seat:0" for event in events)


def test_a_choice_is_confirmed_if_the_reader_prefers_that(page: Page) -> None:
    sit(page, "gods-love-dinosaurs", [ANN, BOT])
    player = Pointer(page, "confirm")
    player.await_turn()
    before = player.version
    _prefer(page, "confirm", "yes")
    page.locator(".status").click()
    page.keyboard.press("1")
    asked = page.locator(".asked-option")
    expect(asked).to_be_visible()
    expect(page.locator(".play")).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_be_hidden()
    assert player.version == before, "nothing is played without a yes"
    page.keyboard.press("1")
    expect(page.locator(".play")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("(v) => Number(document.querySelector('main').dataset.version) > v", arg=before)


def test_a_seat_is_taken_along_by_its_link_or_its_code(person: Person) -> None:
    page, other = person(bypass_csp=True), person()
    sit(page, "jurassic-parts", [ANN, BOT])
    page.locator(".carry > summary").click()
    link = page.locator(".carry .address").input_value()
    page.locator(".carry .share summary").click()
    code = page.locator(".carry .qr")
    expect(code).to_be_visible()
    installed_tools()
    page.add_script_tag(path=TOOLS / "node_modules/jsqr/dist/jsQR.js")
    side = int((code.get_attribute("viewBox") or "").split()[2])
    assert page.evaluate(READ_CODE, [code.locator("path").last.get_attribute("d"), side]) == link
    other.goto(link)
    assert "#" not in other.url
    Pointer(page, 0).await_turn()
    elsewhere = Pointer(other, 0)
    elsewhere.await_turn()
    before = elsewhere.version
    elsewhere.move()
    page.wait_for_function("(v) => Number(document.querySelector('main').dataset.version) > v", arg=before)


def test_a_turn_is_told_by_the_title_and_by_a_notification(page: Page) -> None:
    at_once(page)
    page.add_init_script(NOTIFICATIONS)
    sit(page, "gods-love-dinosaurs", [ANN, BOT])
    player = Pointer(page, "told")
    player.await_turn()
    expect(page).to_have_title("● Your turn – Gods Love Dinosaurs – Strata")
    _prefer(page, "notify", "yes")
    page.evaluate("() => { globalThis.looksElsewhere = true; }")
    notes: list[Any] = []
    while not notes:
        player.play_one()
        notes = page.evaluate("() => globalThis.notes")
    assert notes[0] == ["Your turn", "Gods Love Dinosaurs – Strata"]


def test_a_move_is_taken_back_and_made_again(page: Page) -> None:
    at_once(page)
    sit(page, "jurassic-parts", [ANN, BOT])
    Pointer(page, 0).await_turn()
    undo, redo = page.get_by_role("button", name="Undo"), page.get_by_role("button", name="Redo")
    question = page.locator(".question")
    before = question.inner_text()
    expect(redo).to_be_hidden()
    page.keyboard.press("1")
    expect(question).not_to_have_text(before)
    after = question.inner_text()
    undo.click()
    expect(question).to_have_text(before)
    redo.click()
    expect(question).to_have_text(after)
    page.keyboard.press("z")
    expect(question).to_have_text(before)
