"""One board becomes the next in the page: what is the same stays, and nothing is drawn that boards do not hold."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Person

BOARD = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">{}</svg>'
PLACES = '<g data-target="a"><rect x="1"/><text x="2">5 &gt; 4</text></g><g data-target="b"><circle r="1"/></g>'
BEFORE = BOARD.format(f'<title>One</title>{PLACES}<rect y="7"/>')
AFTER = BOARD.format(
    '<title>Two</title><rect y="6"/><g data-target="b" fill="#fff"><circle r="1"/></g>'
    '<g data-target="a"><rect x="1"/><text x="2">4 &lt; 5</text><rect x="3"/></g><rect y="7"/>'
)
BECOME = """async ([before, after]) => {
  const { Drawing } = await import("/web/drawing.js");
  const { parseBoard } = await import("/web/svg.js");
  const drawing = new Drawing(before);
  const kept = ["[data-target=a]", "circle", "[y='7']"].map((one) => drawing.element.querySelector(one));
  const results = [];
  for (const text of [after, before, after]) {
    drawing.become(text);
    const [drawn, wanted] = [drawing.element, parseBoard(text)].map((board) => [...board.childNodes]);
    const isSame = drawn.length === wanted.length && drawn.every((node, place) => node.isEqualNode(wanted[place]));
    results.push(isSame, kept.every((node) => drawing.element.contains(node)));
  }
  return results;
}"""
HOSTILE = ["<rect onclick='top.taken = 1'/>", "<script>top.taken = 1</script>", "<rect/></g><g>", "<rect", "</svg>"]


def test_it_is_drawn_as_if_it_were_the_first_and_what_is_the_same_stays(page: Page) -> None:
    page.goto("/")
    assert page.evaluate(BECOME, [BEFORE, AFTER]) == [True] * 6


@pytest.mark.parametrize("part", HOSTILE)
def test_what_boards_do_not_hold_is_refused_in_a_later_board_too(person: Person, part: str) -> None:
    page = person(expected=("Content Security Policy",))  # of what is parsed and refused
    page.goto("/")
    found = page.evaluate(
        """async ([before, after]) => {
          await import("/web/board.js");
          const picture = document.createElement("strata-picture");
          picture.show(before);
          try { picture.show(after); } catch (error) { return picture.shadowRoot.querySelector("svg.picture"); }
          return "taken";
        }""",
        [BEFORE, BOARD.format(f"<title>One</title>{part}")],
    )
    assert found is None
