"""A connection that breaks says so, resumes by itself and loses nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Person
from tests.browser.playing import Pointer, at_once, create
from tests.processes.stack import Stack


def test_the_service_is_killed_and_comes_back_in_the_middle(person: Person, stack: Stack) -> None:
    page = person(expected=("Failed to load resource", "net::ERR"))
    at_once(page)
    match = create(page, "gods-love-dinosaurs", ["human:Ann", "bot:random"])
    player = Pointer(page, "killed")
    player.play(3)
    assert stack.kill("strata.runtime.cli api")
    expect(page.locator(".connection")).to_be_visible()
    expect(page.locator(".connection")).to_be_hidden(timeout=60_000)
    player.play(6)
    events = page.request.get(f"/v1/matches/{match}/events?limit=1000").json()["data"]
    shown = page.locator(".lines li").count()
    assert [event["version"] for event in events] == list(range(1, len(events) + 1))
    lines = page.request.get(f"/v1/matches/{match}/narration?limit=1000").json()["data"]
    assert shown >= sum(len(line["lines"]) for line in lines if line["version"] <= player.version) - 1
