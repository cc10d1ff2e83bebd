"""The frame of the pages: what they may load, how they are kept, what a board may hold, which words there are."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.npm_tools import ROOT

WEB = ROOT / "web"
LANGUAGES = ("en", "ru", "uk")
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "many", "other"}, "uk": {"one", "few", "many", "other"}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_readers_language_and_remembers_another(page: Page, language: str) -> None:
    page.goto("/")
    page.locator("header select").last.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


BOARD = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"><title>A board</title>{}</svg>'
ADMITTED = '<g data-target="hex:0,0" fill="#fff"><rect x="1" width="5" height="5"/><text x="1">Ann &lt;b&gt;</text></g>'
HOSTILE = {
    "script": "<script>top.taken = true</script>",
    "foreign": '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>',
    "listener": '<rect onclick="top.taken = true"/>',
    "style": '<rect style="fill: red"/>',
    "link": '<a href="https://example.com/"><rect/></a>',
    "image": '<image href="https://example.com/x.png"/>',
    "use": '<use href="#x"/>',
    "reference": '<rect fill="url(https://example.com/#x)"/>',
    "animation": '<rect><set attributeName="onclick" to="top.taken = true"/></rect>',
    "stylesheet": "<style>* { display: none }</style>",
    "html": '<g xmlns="http://www.w3.org/1999/xhtml"/>',
    "prefix": '<s:rect xmlns:s="http://www.w3.org/2000/svg"/>',
    "comment": "<!-- x -->",
    "instruction": "<?xml-stylesheet href='x'?>",
}


def _parse(page: Page, picture: str) -> Any:
    return page.evaluate('async (text) => (await import("/web/svg.js")).parseBoard(text).outerHTML', picture)


def test_a_board_is_taken_as_it_is_and_names_are_text(page: Page) -> None:
    page.goto("/")
    taken = _parse(page, BOARD.format(ADMITTED))
    assert "Ann &lt;b&gt;" in taken
    assert 'data-target="hex:0,0"' in taken


def test_what_boards_do_not_draw_is_refused(person: Person) -> None:
    page = person(expected=("violates the following Content Security Policy",))
    page.goto("/")
    for part in HOSTILE.values():
        with pytest.raises(Exception, match=r"Boards|board|picture"):
            _parse(page, BOARD.format(part))
        assert page.evaluate("globalThis.taken") is None, part


def test_every_language_has_the_same_texts_in_all_their_forms() -> None:
    rooms = {path.name for path in (WEB / "words" / "en").iterdir()}
    assert rooms
    for language in LANGUAGES:
        assert {path.name for path in (WEB / "words" / language).iterdir()} == rooms
    for room in sorted(rooms):
        texts = {language: json.loads((WEB / "words" / language / room).read_text()) for language in LANGUAGES}
        for language, told in texts.items():
            assert list(told) == list(texts["en"]), (room, language)
            for name, text in told.items():
                assert isinstance(text, str) == isinstance(texts["en"][name], str), (room, language, name)
                forms = [text] if isinstance(text, str) else list(text.values())
                assert isinstance(text, str) or set(text) == PLURALS[language], (room, language, name)
                for form in forms:
                    assert set(re.findall(r"\{(\w+)\}", form)) == _values(texts["en"][name]), (room, language, name)


def _values(text: str | dict[str, str]) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text if isinstance(text, str) else text["other"]))
