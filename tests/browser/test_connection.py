"""A connection that breaks says so, resumes by itself and loses nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.playing import Pointer, at_once, create
from tests.processes.stack import Stack

NOTE_LOSS = """() => { const notice = document.querySelector(".connection");
  new MutationObserver(() => { globalThis.wasLost ||= !notice.hidden; })
    .observe(notice, { attributeFilter: ["hidden"] }); }"""
"""The connection may be back before anybody has looked."""


def test_the_service_is_killed_and_comes_back_in_the_middle(person: Person, stack: Stack) -> None:
    page = person(expected=("Failed to load resource", "net::ERR"))
    at_once(page)
    match = create(page, "gods-love-dinosaurs", ["human:Ann", "bot:random"])
    player = Pointer(page, "killed")
    player.play(3)
    page.evaluate(NOTE_LOSS)
    assert stack.kill("strata.runtime.cli api")
    page.wait_for_function("() => globalThis.wasLost")
    expect(page.locator(".connection")).to_be_hidden(timeout=60_000)
    player.play(6)
    events = page.request.get(f"/v1/matches/{match}/events?limit=1000").json()["data"]
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    told = page.request.get(f"/v1/matches/{match}/narration?limit=1000").json()["data"]
    lines = [line for event in told for line in event["lines"]]
    expect(page.locator(".log .lines li").last).to_have_text(lines[-1])
    earlier = page.get_by_role("button", name="earlier")
    if earlier.count():
        earlier.click()
    expect(page.locator(".log .lines li")).to_have_text(lines)
