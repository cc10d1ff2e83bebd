"""For everybody: phones, three languages without leftovers, no serious finding of axe-core on any page."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

from strata.domain.games.registry import BUILT_IN
from tests.browser.axe import barriers
from tests.browser.conftest import Person
from tests.browser.playing import ANN, BOT, Finger, at_once, create, sit
from tests.browser.replaying import imported

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALLEST = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}

LATIN = re.compile(r"[A-Za-z]{2,}")
NAMES = {"Strata", "English", "QR", "Esc"}
VISIBLE = """() => { const found = []; const walk = (root) => {
  for (const node of root.querySelectorAll("*")) {
    if (["SCRIPT", "STYLE", "NOSCRIPT"].includes(node.tagName)) continue;
    for (const name of ["aria-label", "title", "placeholder"]) found.push(node.getAttribute(name) ?? "");
    if (node.shadowRoot) walk(node.shadowRoot);
    for (const child of node.childNodes) if (child.nodeType === 3) found.push(child.nodeValue);
  } }; walk(document.body);
  return [found, [...document.querySelectorAll("bdi")].map(({ textContent }) => textContent)]; }"""
"""All texts of the page, and the names of people among them, at one moment: a lobby changes."""


def test_on_a_phone_by_touch(person: Person) -> None:
    page = person(**PHONE)
    at_once(page)
    create(page, "evo", ["human:Ann", "bot:random", "bot:random"])
    Finger(page, "phone").play()
    _zoom_by_pinching(page)
    Finger(page, "phone").play()


def _zoom_by_pinching(page: Page) -> None:
    page.evaluate("scrollTo(0, 0)")
    page.locator("strata-picture").get_by_role("button", name="The whole board").tap()
    view = "document.querySelector('strata-picture').shadowRoot.querySelector('.picture').getAttribute('viewBox')"
    whole = page.evaluate(view)
    session = page.context.new_cdp_session(page)
    box = page.locator("strata-picture").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3

    def touch(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 20)
    for apart in (30, 45, 60, 80):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    page.wait_for_function(f"(before) => {view} !== before", arg=whole)
    assert float(page.evaluate(view).split()[2]) < float(whole.split()[2]), "a smaller part, larger"


@pytest.mark.parametrize("path", ["/", "table"])
def test_nothing_is_wider_than_the_smallest_phone(person: Person, path: str) -> None:
    page = person(**SMALLEST)
    if path == "/":
        page.goto("/")
        expect(page.locator(".games .card")).to_have_count(len(BUILT_IN))
    else:
        create(page, "dominant-species", ["human:Ann", "bot:random"])
        page.wait_for_selector("main[data-state=asked]", timeout=60_000)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_english_is_left_over(person: Person, language: str) -> None:
    page = person(locale=language)
    at_once(page)
    page.goto("/")
    expect(page.locator(".games .card")).to_have_count(len(BUILT_IN))
    designers = {word for game in BUILT_IN.values() for name in game.designers for word in name.split()}
    titles = set(LATIN.findall(" ".join(page.locator(".game h3").all_inner_texts())))
    _reads_without_english(page, designers | titles)
    _pictures_read_without_english(page, titles)
    page.locator("[data-game=not-alone]").click()
    expect(page.locator("dialog form")).to_be_visible()
    _reads_without_english(page, designers | titles)
    page.locator(".seat-rows input").first.fill("Ann")
    page.locator("dialog button[type=submit]").click()
    page.wait_for_selector("main[data-state=asked]", timeout=60_000)
    _reads_without_english(page, designers | titles)


def _reads_without_english(page: Page, known: set[str]) -> None:
    texts, names = page.evaluate(VISIBLE)
    people = {word for name in names for word in LATIN.findall(name)}
    assert _latin_words(texts) - NAMES - known - people == set()


def _pictures_read_without_english(page: Page, known: set[str]) -> None:
    """Those of the games: they are files, so their texts are not among the page's."""
    pictures = page.locator(".game img").all()
    assert len(pictures) == len(BUILT_IN)
    for picture in pictures:
        response = page.request.get(picture.get_attribute("src") or "")
        assert response.ok, response.url
        texts = list(ElementTree.fromstring(response.text()).itertext())
        assert texts
        assert _latin_words(texts) - known == set(), response.url


def _latin_words(texts: list[str]) -> set[str]:
    """Roman numerals left out."""
    return {word for text in texts for word in LATIN.findall(text) if not re.fullmatch(r"[IVX]+", word)}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(person: Person, address: str, theme: str) -> None:
    page = person(color_scheme=theme, bypass_csp=True)
    page.goto("/")
    expect(page.locator(".games .card")).to_have_count(len(BUILT_IN))
    assert barriers(page) == [], "the lobby"
    page.locator("[data-game=evo]").click()
    expect(page.locator("dialog form")).to_be_visible()
    for summary in page.locator("dialog summary").all():
        summary.click()
    assert barriers(page) == [], "a match to be"
    page.keyboard.press("Escape")
    create(page, "evo", ["human:Ann", "open", "bot:random"])
    page.get_by_role("button", name="Invite").click()
    expect(page.locator(".address")).to_be_visible()
    page.locator(".waiting summary").click()
    expect(page.locator(".qr")).to_be_visible()
    assert barriers(page) == [], "the waiting room"
    for game in BUILT_IN if theme == "light" else ["dominant-species"]:
        sit(page, game, [ANN, *[BOT] * (BUILT_IN[game].seats[0] - 1)])
        page.wait_for_selector("main[data-state=asked]", timeout=60_000)
        for summary in page.locator(".tools summary").all():
            summary.click()
        assert barriers(page) == [], f"the table of {game}"
    create(page, "not-alone", ["human:Ann", "human:Bea"])
    expect(page.locator(".curtain")).to_be_visible()
    assert barriers(page) == [], "the curtain"
    page.goto(f"/table/{imported(address, 'gods-love-dinosaurs-1')}")
    page.wait_for_selector(".result")
    assert barriers(page) == [], "the result"
