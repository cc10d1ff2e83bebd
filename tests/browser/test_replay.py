"""The replay in a real browser: every version as the API draws it, branches, eyes, what a debugger asks, what-ifs."""

from __future__ import annotations

import json
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.playing import IS_WHOLE
from tests.browser.replaying import PATIENCE, SHOWN, asked, imported, open_replay, wait_for
from tests.npm_tools import TOOLS, installed_tools
from tests.processes.stack import Client, Stack

RECORDED = ["dominant-species-1", "evo-1", "gods-love-dinosaurs-1", "jurassic-parts-2", "not-alone-1"]
"""A match of each game, with undo and redo in it."""

COMPARE = """async ([match, versions]) => {
  const { parseBoard } = await import("/web/svg.js");
  const main = document.querySelector("main.replay");
  const picture = main.querySelector("strata-picture");
  const differing = [];
  for (const version of versions) {
    location.hash = `#${version}`;
    for (const began = performance.now(); main.dataset.version !== String(version); ) {
      if (performance.now() - began > 30_000) throw new Error(`${main.dataset.version} is shown, and not ${version}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const response = await fetch(`/v1/matches/${match}/board.svg?version=${version}&as=spectator`);
    const shown = picture.shadowRoot.querySelector("svg.picture");
    if (response.status === 409) {
      if (shown !== null) differing.push(version);
      continue;
    }
    const drawn = [...parseBoard(await response.text()).childNodes];
    const nodes = [...shown.childNodes];
    const isSame = nodes.length === drawn.length && nodes.every((node, place) => node.isEqualNode(drawn[place]));
    if (!isSame) differing.push(version);
  }
  return differing;
}"""

SCROLL_THROUGH = """async (last) => {
  const lines = document.querySelector(".log .lines");
  const seen = {};
  let most = 0;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
  const look = async () => {
    const words = () => [...lines.querySelectorAll(".sentence")].map(({ textContent }) => textContent);
    while (words().includes("…")) await pause();
    const rows = [...lines.querySelectorAll("li")];
    most = Math.max(most, rows.length);
    for (const row of rows) {
      const sentences = [...row.querySelectorAll(".sentence")].map(({ textContent }) => textContent);
      seen[row.ariaPosInSet] = sentences.join(" ");
    }
  };
  for (const [end, step] of [[1, -200], [last, 200]]) {
    while (!lines.querySelector(`[aria-posinset="${end}"]`)) {
      lines.scrollTop += step;
      await pause();
      await look();
    }
  }
  return [seen, most];
}"""
"""The words of all lines, by scrolling up to the first and down to the last, and how many were in the page at most."""


def _last(address: str, match: str) -> int:
    version: int = asked(address, f"/{match}")["version"]
    return version


def _course(address: str, match: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = asked(address, f"/{match}/course")["data"]
    return rows


@pytest.mark.parametrize("name", RECORDED)
def test_every_version_is_shown_as_the_api_draws_it(person: Person, address: str, name: str) -> None:
    """All of them in ``make browser``, stretches of each match otherwise."""
    match = imported(address, name)
    page = person(expected=("status of 409",))  # there is no board before the game begins
    page.set_default_timeout(600_000)
    open_replay(page, match, 1)
    versions = [version for version in range(1, _last(address, match) + 1) if IS_WHOLE or version % 40 < 6]
    assert page.evaluate(COMPARE, [match, versions]) == []


def test_keys_lead_by_event_decision_and_turn(page: Page, address: str) -> None:
    match = imported(address, "gods-love-dinosaurs-1")
    rows = [row for row in _course(address, match) if not row["undone"]]
    open_replay(page, match, 2)
    versions = [row["version"] for row in rows]
    for key, there in (
        ("ArrowRight", versions[versions.index(2) + 1]),
        (
            "Shift+ArrowRight",
            next(row["version"] for row in rows if row["version"] > 3 and row["type"] == "move_played"),
        ),
        ("ArrowDown", next(row["version"] for row in rows if row["turn"] == 2)),
        ("ArrowUp", next(row["version"] for row in rows if row["turn"] == 1)),
        ("End", versions[-1]),
        ("Home", 1),
    ):
        page.keyboard.press(key)
        wait_for(page, there)
        page.wait_for_function("(there) => location.hash === `#${there}`", arg=there)


def test_it_plays_by_itself_and_pauses(page: Page, address: str) -> None:
    match = imported(address, "dominant-species-1")
    open_replay(page, match, 4)
    page.get_by_label("Pace", exact=True).select_option("fast")
    page.get_by_role("button", name="Play (space)").click()
    page.wait_for_function(f"() => Number({SHOWN}) >= 7")
    page.get_by_role("button", name="Pause (space)").click()
    expect(page.get_by_role("button", name="Play (space)")).to_be_visible()


def test_branches_of_undo_and_redo_are_entered(page: Page, address: str) -> None:
    match = imported(address, "evo-1")
    rows = _course(address, match)
    undone = [row["version"] for row in rows if row["undone"]]
    assert undone
    open_replay(page, match, 2)
    page.locator(".entry").first.click()
    wait_for(page, undone[0])
    expect(page.locator(".place")).to_contain_text("undone")
    expect(page.locator(".entry").first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    wait_for(page, rows[undone[0] - 1]["continues"])
    page.locator(".sign").first.click()
    signed = next(row["version"] for row in rows if row["type"] in ("match_rewound", "undo_requested"))
    wait_for(page, signed)


def test_a_line_goes_on_through_a_rewind_that_was_gone_back_to(page: Page) -> None:
    """Such a rewind is marked as undone itself, though it leads to the head."""
    page.goto("/")
    lines = page.evaluate(
        """async () => {
          const { Course } = await import("/web/replay/course.js");
          const step = (version, continues, undone) => ({ version, continues, undone, turn: 1, marks: [], type: "" });
          const undone = [step(3, 2, true), step(4, 2, true), step(5, 4, true)];
          const course = new Course([step(1, 0, false), step(2, 1, false), ...undone, step(6, 4, false)]);
          return [4, 6, 3, 5].map((version) => course.lineThrough(version));
        }"""
    )
    assert lines == [[1, 2, 4, 6], [1, 2, 4, 6], [1, 2, 3], [1, 2, 4, 5]]


def _cancelled(stack: Stack, moves: int) -> str:
    """The id of a match that was cancelled after some poor moves."""
    service, key = Client(stack.port), stack.key("arcade")
    _, made = service.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3}, key)
    path, tokens = f"/v1/matches/{made['id']}", [seat["token"] for seat in made["seats"]]
    for _ in range(moves):
        seat = service.get(path)[1]["pending"][0]["seat"]
        option = service.get(f"{path}/actions", tokens[seat])[1]["decisions"][0]["options"][-1]
        assert service.post(f"{path}/moves", {"action": option["action"]}, tokens[seat])[0] == 201
    assert service.delete(path, key)[0] == 200
    id_: str = made["id"]
    return id_


def _half_up(number: float, step: str) -> Decimal:
    """A number as a page rounds it; Python would take a half to the even side."""
    return Decimal(number).quantize(Decimal(step), ROUND_HALF_UP)


def test_an_analysis_is_asked_for_and_told(page: Page, stack: Stack, address: str) -> None:
    match = _cancelled(stack, 8)
    open_replay(page, match, _last(address, match))
    page.get_by_role("button", name="Analyse the match").click()
    expect(page.locator(".analysis progress, .turning-points").first).to_be_visible()
    expect(page.locator(".turning-points")).to_be_visible(timeout=300_000)
    found = asked(address, f"/{match}/analysis?limit=500")
    (first, *_) = found["turning_points"]
    point = page.locator(".turning-points li").first
    expect(point).to_contain_text(first["text"])
    point.get_by_role("button").click()
    wait_for(page, first["version"])
    move = next(move for move in found["moves"] if move["version"] == first["version"])
    shown = [f"{_half_up(100 * chance['chance'], '1')} %" for chance in move["chances"]]
    expect(page.locator(".analysis .standings b")).to_have_text(shown)
    page.locator(".debug > summary").click()
    page.get_by_role("tab", name="Choices").click()
    page.evaluate("(version) => { location.hash = `#${version}`; }", first["version"] - 1)
    wait_for(page, first["version"] - 1)
    expect(page.locator(".cost")).to_contain_text(f"{_half_up(first['cost'], '0.1')} points")
    expect(page.locator(".alternatives")).to_contain_text("than the best")


@pytest.mark.parametrize(("language", "phase"), [("en", "movement"), ("uk", "рух")])
def test_the_phase_is_told_in_words(person: Person, address: str, language: str, phase: str) -> None:
    match = imported(address, "evo-3")
    page = person(locale=language)
    open_replay(page, match, 120)
    expect(page.locator(".place")).to_contain_text(f" · {phase}")


def test_the_log_is_in_step_and_leads_to_versions(page: Page, address: str) -> None:
    match = imported(address, "not-alone-1")
    open_replay(page, match, 20)
    told = asked(address, f"/{match}/narration?after=19&limit=1&as=spectator")["data"][0]
    expect(page.locator(".lines .current")).to_contain_text(told["lines"][0])
    page.locator(".lines .line", has=page.get_by_text("23", exact=True)).click()
    wait_for(page, 23)
    expect(page.locator(".standings")).to_contain_text("Rescue")


def test_the_whole_log_is_there_to_scroll_through_and_few_of_its_lines_are_in_the_page(
    page: Page, address: str
) -> None:
    match = imported(address, "evo-1")
    last = _last(address, match)
    open_replay(page, match, last // 2)
    narration = asked(address, f"/{match}/narration?limit=1000&as=spectator")["data"]
    told = {row["version"]: row["lines"] for row in narration}
    types = {row["version"]: row["type"] for row in _course(address, match)}
    seen, most = page.evaluate(SCROLL_THROUGH, last)
    assert seen == {str(at): " ".join(told[at]) or f"({type_})" for at, type_ in types.items()}
    assert most < min(100, last)
    expect(page.locator(".place")).to_contain_text(f"{last // 2} ")
    page.locator(".lines").evaluate("(lines) => { lines.scrollTop = lines.scrollHeight / 4; }")
    line = page.locator(".lines .line").filter(visible=True).first
    version = int(line.locator(".number").inner_text())
    line.click()
    wait_for(page, version)
    expect(page.locator(".lines .current .number")).to_have_text(str(version))


def test_what_was_hidden_is_marked_with_two_pairs_of_eyes(page: Page, address: str) -> None:
    match = imported(address, "not-alone-1")
    open_replay(page, match, 30)
    page.get_by_label("Beside it").select_option("1")
    expect(page.locator(".boards strata-picture")).to_have_count(2)
    beside = page.locator(".boards strata-picture").nth(1)
    expect(beside.locator("svg.picture")).to_be_visible()
    expect(beside.locator(".marks .chosen").first).to_be_attached()


def test_while_a_match_runs_the_eyes_are_ones_own(person: Person, address: str) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]
    made = httpx.post(f"{address}/v1/matches", json={"game": "evo", "seats": seats}, timeout=PATIENCE).json()
    page = person()
    page.goto(f"/replay/{made['id']}#seat=1&token={made['seats'][1]['token']}")
    wait_for(page, made["version"])
    expect(page.get_by_label("Seen by").locator("option")).to_have_text(["a spectator", "Seat 1"])
    page.locator(".debug > summary").click()
    page.get_by_role("tab", name="Choices").click()
    expect(page.locator("#panel-choices")).to_contain_text("once the match is over")
    assert made["seats"][1]["token"] not in page.url


def test_a_debugger_asks(person: Person, address: str) -> None:
    match = imported(address, "evo-1")
    page = person(permissions=["clipboard-read", "clipboard-write"])
    version = next(
        row["version"] for row in _course(address, match) if row["type"] == "move_played" and not row["undone"]
    )
    open_replay(page, match, version)
    page.locator(".debug > summary").click()
    event = asked(address, f"/{match}/events?after={version - 1}&limit=1")["data"][0]
    expect(page.locator("#panel-event")).to_contain_text(event["data"]["action"]["kind"])
    page.get_by_role("tab", name="Compare").click()
    expect(page.locator("#panel-compare .patch li").first).to_be_visible()
    page.get_by_role("tab", name="State").click()
    page.locator("#panel-state li", has_text="phase").locator(".value").first.click()
    changes = asked(address, f"/{match}/history?path=/phase&as=spectator")["data"]
    expect(page.locator(".history tbody tr")).to_have_count(len(changes))
    page.get_by_role("tab", name="Choices").click()
    page.evaluate("(version) => { location.hash = `#${version}`; }", version - 1)
    wait_for(page, version - 1)
    expect(page.locator(".alternatives .chosen, .alternatives li").first).to_be_visible()
    page.get_by_role("tab", name="Commands").click()
    expect(page.locator(".commands")).to_contain_text(f"strata show {match} --version {version - 1}")
    page.get_by_role("button", name="Copy this position").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    example = json.loads(page.evaluate("navigator.clipboard.readText()"))
    assert example["when"][0]["action"] == event["data"]["action"]
    assert example["then"]["facts"] == event["data"]["facts"]


def test_a_what_if_is_played_and_compared_with_what_happened(page: Page, address: str) -> None:
    match = imported(address, "gods-love-dinosaurs-1")
    open_replay(page, match, 6)
    page.get_by_role("button", name="Play on from here").click()
    table = page.get_by_role("link", name="To the table")
    expect(table).to_be_visible()
    fork = (table.get_attribute("href") or "").rsplit("/", 1)[-1]
    tokens = page.evaluate("(id) => JSON.parse(localStorage.getItem('strata-tokens'))[id].seats", fork)
    head = asked(address, f"/{fork}", tokens["0"])
    seat = str(head["pending"][0]["seat"])
    (decision,) = asked(address, f"/{fork}/actions", tokens[seat])["decisions"]
    headers = {"Authorization": f"Bearer {tokens[seat]}"}
    option = decision["options"][-1]
    move = httpx.post(f"{address}/v1/matches/{fork}/moves", json=option, headers=headers, timeout=PATIENCE)
    assert move.status_code == 201
    page.get_by_role("link", name="Compare with what happened").click()
    wait_for(page, 1)
    page.keyboard.press("ArrowRight")
    wait_for(page, 2)
    page.get_by_label("Beside it").select_option("origin")
    expect(page.locator(".boards strata-picture").nth(1).locator("svg.picture")).to_be_visible()
    assert fork not in [row["id"] for row in asked(address, "")["data"]]


@pytest.mark.parametrize(
    "how", [{}, {"viewport": {"width": 360, "height": 740}}, {"color_scheme": "dark", "locale": "uk-UA"}]
)
def test_everybody_can_use_it(person: Person, address: str, how: dict[str, Any]) -> None:
    match = imported(address, "dominant-species-1")
    page = person(expected=("Applying inline style",), **how)  # axe-core measures with styles of its own
    open_replay(page, match, 10)
    page.locator(".debug > summary").click()
    expect(page.locator("#panel-event dl").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"
    installed_tools()
    page.evaluate((TOOLS / "node_modules/axe-core/axe.min.js").read_text())
    found = page.evaluate("async () => (await axe.run()).violations.map(({ id, nodes }) => [id, nodes[0].html])")
    assert found == []


def test_memory_is_bounded(page: Page, address: str) -> None:
    """However many versions are looked at, few frames are kept."""
    match = imported(address, "evo-1")
    page.goto("/")
    kept = page.evaluate(
        """async ([match, last]) => {
          const { Frames } = await import("/web/replay/frames.js");
          const picture = (version) => ({ version, board: "x" });
          const many = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => picture(from + n));
          const viewer = { frames: async (from, to) => many(from, to) };
          const frames = new Frames(viewer, last, "spectator");
          for (let version = 1; version <= last; version += 1) await frames.at(version);
          return frames.size;
        }""",
        [match, 5000],
    )
    assert 0 < kept <= 300
