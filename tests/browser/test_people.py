"""Several people: joining by a link, undo by consent, one device for two, names that mean harm."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.playing import Pointer, at_once, create

HOSTILE = "<img src=x onerror=top.taken=1>\u202e"


def _join(guest: Page, host: Page, name: str) -> None:
    """By the link that the host copies."""
    host.get_by_role("button", name="Invite").click()
    link = host.locator(".waiting .address").input_value()
    at_once(guest)
    guest.goto(link)
    assert urlsplit(guest.url).fragment == "", "the token is out of the address bar"
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Take this seat").click()


def _is_asked(page: Page, other: str) -> bool:
    """Whether it is the turn of whoever looks at the page, and not the other's."""
    asked = page.locator("main[data-state=asked]:not(.busy)")
    expect(asked.or_(page.locator("main[data-state=playing]:not(.busy) .status", has_text=other))).to_be_attached()
    return asked.count() > 0


def test_a_second_browser_joins_by_link_and_each_sees_the_others_moves(person: Person) -> None:
    ann, bea = person(), person()
    at_once(ann)
    match = create(ann, "gods-love-dinosaurs", ["human:Ann", "open"], is_chance_joint=True)
    _join(bea, ann, "Bea")
    for _ in range(4):
        mover, watcher = (Pointer(ann, "ann"), Pointer(bea, "bea"))[:: 1 if _is_asked(ann, "Bea") else -1]
        mover.page.wait_for_selector("main[data-state=asked]")
        before = watcher.version
        mover.move()
        watcher.page.wait_for_function("(v) => Number(document.querySelector('main').dataset.version) > v", arg=before)
    expect(ann.locator(".seat .name")).to_have_text(["Ann", "Bea"])
    events = ann.request.get(f"/v1/matches/{match}/events").json()["data"]
    assert [event["actor"] for event in events if event["type"] == "value_added"] == ["seat:0", "seat:1"]


def test_undo_takes_the_other_persons_consent(person: Person) -> None:
    ann, bea = person(), person()
    at_once(ann)
    create(ann, "jurassic-parts", ["human:Ann", "open"], undo="consent")
    _join(bea, ann, "Bea")
    mover, other = (ann, bea) if _is_asked(ann, "Bea") else (bea, ann)
    question = mover.locator(".question").inner_text()
    mover.keyboard.press("1")
    expect(mover.locator(".question")).not_to_have_text(question)
    asked = mover.locator(".question").inner_text()
    undo = mover.get_by_role("button", name="Undo")
    undo.click()
    other.get_by_role("button", name="Refuse").click()
    expect(mover.locator(".request")).to_be_hidden()
    undo.click()
    expect(other.locator(".request")).to_be_visible()
    mover.get_by_role("button", name="Withdraw").click()
    expect(other.locator(".request")).to_be_hidden()
    expect(mover.locator(".question")).to_have_text(asked)
    before = Pointer(mover, 0).version
    undo.click()
    other.get_by_role("button", name="Agree").click()
    expect(mover.locator(".question")).to_have_text(question)
    assert Pointer(mover, 0).version > before, "nothing is deleted"
    for page in (mover, other):
        expect(page.locator(".request")).to_be_hidden()
    mover.get_by_role("button", name="Redo").click()
    expect(mover.locator(".question")).not_to_have_text(question)


def test_two_at_one_device_never_see_each_others_secrets(person: Person) -> None:
    page = person()
    at_once(page)
    match = create(page, "not-alone", ["human:Ann", "human:Bea"])
    tokens = page.evaluate(f"JSON.parse(localStorage['strata-tokens'])['{match}'].seats")
    curtains = moves = 0
    while curtains < 2 or moves < 6:
        page.locator(".curtain button").or_(page.locator("main[data-state=asked]")).first.wait_for()
        if page.locator(".curtain").count():
            curtains += 1
            for seat in tokens:
                assert not _secrets(page, match, tokens, seat) & _on_screen(page), "a curtain hides everything"
            page.locator(".curtain button").click()
        page.wait_for_selector("main[data-state=asked]")
        seat = page.locator(".seat.own .number").inner_text()
        [other] = [number for number in tokens if number != seat]
        assert not _secrets(page, match, tokens, other) & _on_screen(page)
        before = Pointer(page, 0).version
        Pointer(page, curtains).move()
        moved = (
            "(v) => document.querySelector('.curtain') || Number(document.querySelector('main').dataset.version) > v"
        )
        page.wait_for_function(moved, arg=before)
        moves += 1


def _secrets(page: Page, match: str, tokens: dict[str, str], seat: str) -> set[str]:
    """Words on the board of a seat that no other seat, and no spectator, is shown."""

    def texts(token: str | None) -> set[str]:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        board = page.request.get(f"/v1/matches/{match}/board.svg", headers=headers).text()
        return set(re.findall(r"<text[^>]*>([^<]{5,})</text>", board))

    others = [texts(None), *(texts(token) for number, token in tokens.items() if number != seat)]
    return texts(tokens[seat]).difference(*others)


def _on_screen(page: Page) -> set[str]:
    """Every text in the page, hidden or not."""
    script = """() => { const found = []; const walk = (root) => {
      for (const node of root.querySelectorAll("*")) { if (node.shadowRoot) walk(node.shadowRoot);
        for (const child of node.childNodes) if (child.nodeType === 3) found.push(child.nodeValue.trim()); } };
      walk(document); return found; }"""
    return set(page.evaluate(script))


def test_names_that_mean_harm_are_text(person: Person) -> None:
    page = person()
    at_once(page)
    create(page, "gods-love-dinosaurs", [f"human:{HOSTILE}", "bot:random"])
    page.wait_for_selector("main[data-state=asked]")
    assert page.locator(".seat .name").first.inner_text() == HOSTILE
    other = person()
    other.goto("/")
    expect(other.locator(".running bdi", has_text="onerror").first).to_be_visible()
    for shown in (page, other):
        assert shown.evaluate("globalThis.taken") is None
        assert shown.locator("img[src=x]").count() == 0
