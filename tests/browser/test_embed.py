"""Tables and boards in a page of another origin, where the operator allows it and nowhere else."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Person
from tests.browser.site import Site, example_site, point_at
from tests.npm_tools import ROOT
from tests.processes.stack import Client, Stack, until

SHORT = {"max_rounds": 1}
HOSTILE = "<img src=x onerror='top.taken=1'>"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with example_site(tmp_path_factory.mktemp("site"), tmp_path_factory.mktemp("embedding")) as site:
        yield site


def test_a_match_is_played_in_a_page_of_another_origin_which_hears_of_it(page: Page, site: Site) -> None:
    match, token = _create(site)
    page.goto(f"{site.origin}/index.html#match={match}&token={token}")
    table = _frame(page, "strata-table")
    heard = page.locator("#heard li")
    expect(heard.and_(page.locator("[data-type=turn]")).first).to_be_visible(timeout=30_000)
    expect(page.locator("#turn")).to_contain_text("It is your turn")
    for _ in range(3):
        told = page.locator("[data-type=turn]").count()
        table.locator(".options button").first.click(timeout=30_000)
        until(lambda before=told: page.locator("[data-type=turn]").count() > before, "the next turn", 60)
    assert page.locator("[data-type=move]").count() >= 3
    assert page.locator("[data-type=problem]").count() == 0
    played = [event for event in _events(site, match) if event["actor"] == "seat:0"]
    assert len(played) == 3
    _finish(site, match, token)
    expect(page.locator("[data-type=over]")).to_contain_text("wins with", timeout=60_000)
    assert page.locator("[data-type=over]").count() == 1


def test_the_token_is_in_no_address_and_is_not_kept(page: Page, site: Site) -> None:
    match, token = _create(site)
    addresses: list[str] = []
    page.on("request", lambda request: addresses.append(request.url))
    page.goto(f"{site.origin}/index.html#match={match}&token={token}")
    table = _frame(page, "strata-table")
    expect(table.locator(".options button").first).to_be_visible(timeout=30_000)
    assert any(f"/v1/matches/{match}" in address for address in addresses)
    assert [address for address in addresses if token in address and not address.startswith(site.origin)] == []
    kept = table.locator("body").evaluate("() => JSON.stringify({ ...localStorage })")
    assert token not in kept
    receipts = "async (match) => (await import('/web/receipts.js')).receiptsOf(match)"
    assert table.locator("body").evaluate(f"(_, match) => ({receipts})(match)", match) == []
    table.locator(".options button").first.click()
    until(
        lambda: len(table.locator("body").evaluate(f"(_, match) => ({receipts})(match)", match)) == 1, "a receipt", 30
    )


def test_a_board_is_shown_at_a_version_and_follows_the_match_without_one(page: Page, site: Site) -> None:
    match, token = _create(site)
    page.goto(f"{site.origin}/index.html#match={match}&token={token}")
    board = _frame(page, "strata-board")
    expect(board.locator("strata-picture svg.picture")).to_be_visible(timeout=30_000)
    picture = Client(site.stack.port).text(f"/v1/matches/{match}/board.svg?version=2&as=spectator&lang=en")
    title = picture.partition("<title>")[2].partition("</title>")[0]
    expect(board.locator("svg.picture")).to_have_attribute("aria-label", title)
    ratio = page.locator("strata-board").evaluate("(board) => board.clientWidth / board.clientHeight")
    width, height = (float(side) for side in picture.partition('viewBox="0 0 ')[2].partition('"')[0].split())
    assert ratio == pytest.approx(width / height, rel=0.02)
    page.evaluate(
        "() => { const board = document.querySelector('strata-board'); globalThis.moves = []; "
        "board.addEventListener('move', ({ detail }) => moves.push(detail.version)); "
        "board.addEventListener('turn', () => { globalThis.isFollowing = true; }); "
        "board.removeAttribute('as'); board.removeAttribute('version'); }"
    )
    page.wait_for_function("() => globalThis.isFollowing")
    expect(board.locator("svg.picture")).to_be_visible()
    version = _move(site, match, token)
    page.wait_for_function("(version) => moves.includes(version)", arg=version)
    assert page.locator("[data-type=problem]").count() == 0


def test_colours_and_words_are_those_of_the_page(person: Person, site: Site) -> None:
    page = person(bypass_csp=True)
    match, token = _create(site, game="jurassic-parts", options={})
    page.goto(f"{site.origin}/index.html#match={match}&token={token}")
    table = _frame(page, "strata-table")
    expect(table.locator(".status")).to_be_visible(timeout=30_000)
    assert table.locator("body").evaluate("(body) => getComputedStyle(body).backgroundColor") == "rgb(253, 246, 236)"
    expect(_frame(page, "strata-board").locator("svg.picture")).to_be_visible(timeout=30_000)
    assert barriers(page) == []
    page.evaluate(
        "() => { const table = document.querySelector('strata-table'); "
        "table.style.setProperty('--strata-ground', 'url(https://example.com/x)'); table.restyle(); }"
    )
    expect(table.locator("body")).not_to_have_css("background-color", "rgb(253, 246, 236)")
    page.evaluate("document.querySelector('strata-table').setAttribute('lang', 'uk')")
    expect(table.locator("html")).to_have_attribute("lang", "uk")
    expect(table.locator(".status")).to_contain_text("хід", ignore_case=True, timeout=30_000)
    page.evaluate("document.querySelector('strata-table').setAttribute('theme', 'dark')")
    expect(table.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_replay_is_shown_at_a_version_that_the_page_asks_for(page: Page, site: Site) -> None:
    match, token = _create(site)
    versions = [_move(site, match, token) for _ in range(3)]
    source = (ROOT / "examples/embed/index.html").read_text().replace("strata-table", "strata-replay")
    (site.folder / "replay.html").write_text(source)
    point_at(site.folder / "replay.html", site.stack)
    script = (site.folder / "page.js").read_text()
    (site.folder / "page.js").write_text(script.replace('"strata-table"', '"strata-table, strata-replay"'))
    page.goto(f"{site.origin}/replay.html#match={match}&token={token}")
    page.evaluate("(version) => document.querySelector('strata-replay').setAttribute('version', version)", versions[0])
    replay = _frame(page, "strata-replay")
    expect(replay.locator("output.place")).to_contain_text(f"{versions[0]} ", timeout=30_000)
    page.evaluate("(version) => document.querySelector('strata-replay').setAttribute('version', version)", versions[1])
    expect(replay.locator("output.place")).to_contain_text(f"{versions[1]} ")
    assert page.locator("[data-type=problem]").count() == 0


def test_names_are_text_in_frames_too(page: Page, site: Site) -> None:
    match, token = _create(site, name=HOSTILE)
    page.goto(f"{site.origin}/index.html#match={match}&token={token}")
    table = _frame(page, "strata-table")
    expect(table.locator(".seats")).to_contain_text(HOSTILE, timeout=30_000)
    assert page.evaluate("globalThis.taken") is None
    assert table.locator("body").evaluate("() => globalThis.taken") is None


def test_a_site_that_is_not_allowed_gets_no_frame_and_hears_why(person: Person, site: Site, stack: Stack) -> None:
    page = person(expected=("frame-ancestors", "violates"))
    shutil.copy(ROOT / "examples/embed/index.html", site.folder / "refused.html")
    point_at(site.folder / "refused.html", stack)
    page.clock.install()
    page.goto(f"{site.origin}/refused.html#match=0123456789")
    page.wait_for_function("() => customElements.get('strata-table') !== undefined")
    page.clock.fast_forward(20_000)
    expect(page.locator("[data-type=problem]").first).to_contain_text("STRATA_EMBED_ORIGINS")
    _is_framed_nowhere(page)


def test_pages_that_are_not_for_frames_are_framed_nowhere(person: Person, site: Site) -> None:
    page = person(expected=("frame-ancestors", "violates"))
    addresses = ("/", "/table/x", "/proof", "/docs")
    frames = [f'<iframe src="http://127.0.0.1:{site.stack.port}{address}"></iframe>' for address in addresses]
    (site.folder / "framing.html").write_text(f"<!doctype html>{''.join(frames)}")
    page.goto(f"{site.origin}/framing.html", wait_until="networkidle")
    assert len(page.frames) == 1 + len(addresses)
    _is_framed_nowhere(page)


def _is_framed_nowhere(page: Page) -> None:
    """Every frame of a page shows that it was refused."""
    for frame in page.frames[1:]:
        frame.wait_for_url(re.compile("^chrome-error:"), wait_until="commit")


def _create(
    site: Site, name: str = "Ann", game: str = "dominant-species", options: dict[str, int] = SHORT
) -> tuple[str, str]:
    seats = [{"kind": "human", "name": name}, {"kind": "bot", "bot": "random"}]
    plan = {"game": game, "options": options, "seats": seats}
    _, made = Client(site.stack.port).post("/v1/matches", plan)
    return made["id"], made["seats"][0]["token"]


def _frame(page: Page, element: str) -> FrameLocator:
    return page.frame_locator(f"{element} iframe")


def _events(site: Site, match: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = Client(site.stack.port).get(f"/v1/matches/{match}/events?limit=500")[1]["data"]
    return events


def _move(site: Site, match: str, token: str) -> int:
    client = Client(site.stack.port)
    until(lambda: client.get(f"/v1/matches/{match}/actions", token)[1]["decisions"], "a decision")
    option = client.get(f"/v1/matches/{match}/actions", token)[1]["decisions"][0]["options"][0]
    _, move = client.post(f"/v1/matches/{match}/moves", option, token)
    return int(move["version"])


def _finish(site: Site, match: str, token: str) -> None:
    client = Client(site.stack.port)
    while client.get(f"/v1/matches/{match}")[1]["status"] == "playing":
        if client.get(f"/v1/matches/{match}/actions", token)[1]["decisions"]:
            _move(site, match, token)
