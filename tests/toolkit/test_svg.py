from __future__ import annotations

from math import dist
from xml.etree import ElementTree

import pytest

from strata.domain.toolkit.hexes import around, axial
from strata.domain.toolkit.svg import (
    Markup,
    element,
    group,
    hex_centre,
    hex_corners,
    panel,
    picture,
    pointy_centre,
    pointy_corners,
    polygon,
    shorten,
    star,
    text,
)

NASTY = """<&"'>]]>"""


def test_an_element_has_its_attributes_in_the_order_given() -> None:
    assert element("a", stroke_width=2, class_="x", fill=None) == '<a stroke-width="2" class="x"/>'


def test_words_are_escaped_and_markup_is_not() -> None:
    inner = element("b", NASTY)
    assert ElementTree.fromstring(element("a", inner, NASTY))[0].text == NASTY
    assert ElementTree.fromstring(element("a", title=NASTY)).attrib == {"title": NASTY}
    assert isinstance(inner, Markup)


def test_what_xml_cannot_hold_is_replaced() -> None:
    assert ElementTree.fromstring(element("a", "x\x00\x1b\ud800y", at="\ufffe")).text == "x\ufffd\ufffd\ufffdy"


@pytest.mark.parametrize(
    ("number", "written"), [(1.0, "1"), (1.5, "1.5"), (2 / 3, "0.67"), (-0.001, "0"), (100, "100"), (-10, "-10")]
)
def test_numbers_are_short(number: float, written: str) -> None:
    assert element("a", x=number) == f'<a x="{written}"/>'


def test_text_says_only_what_is_not_usual() -> None:
    assert text(1, 2, 3) == '<text x="1" y="2" font-size="14">3</text>'
    assert 'text-anchor="middle" font-weight="bold"' in text(1, 2, "x", 9, "middle", "bold")


def test_a_group_can_be_put_somewhere() -> None:
    assert group(panel(0, 0, 1, 1), at=(3, 4.5)).startswith('<g transform="translate(3 4.5)"><rect')
    assert group() == "<g/>"


def test_neighbouring_hexes_share_a_side() -> None:
    corners = {(round(x, 6), round(y, 6)) for x, y in hex_corners(2, -1, 10)}
    for there in around("2,-1"):
        shared = corners & {(round(x, 6), round(y, 6)) for x, y in hex_corners(*axial(there), 10)}
        assert len(shared) == 2


def test_a_hex_is_flat_topped_and_of_its_size() -> None:
    centre, corners = hex_centre(1, 1, 10), hex_corners(1, 1, 10)
    assert corners[0] == pytest.approx((centre[0] + 10, centre[1]))
    assert [dist(centre, corner) for corner in corners] == pytest.approx([10] * 6)


def test_a_pointy_hex_shares_the_side_between_two_corners_with_its_neighbour_in_that_direction() -> None:
    here = pointy_corners(*pointy_centre(2, -1, 10), 10)
    for direction, there in enumerate(around("2,-1")):
        corners = pointy_corners(*pointy_centre(*axial(there), 10), 10)
        side = [here[direction], here[(direction + 1) % 6]]
        assert [min(dist(corner, other) for other in corners) for corner in side] == pytest.approx([0, 0])


def test_a_star_has_two_corners_a_tip() -> None:
    points = star(0, 0, 2, 1, tips=5)
    assert points[0] == pytest.approx((0, -2))
    assert [dist((0, 0), point) for point in points] == pytest.approx([2, 1] * 5)
    assert polygon(points[:2]).startswith('<polygon points="0,-2 ')


def test_words_are_shortened_to_fit() -> None:
    assert shorten("Anna", 4) == "Anna"
    assert shorten("Annabel Lee", 9) == "Annabel…"
    assert len(shorten("x" * 50, 9)) == 9
    assert shorten("恐竜恐竜恐竜", 9) == "恐竜恐竜…"


def test_a_picture_stands_alone() -> None:
    drawn = picture(200, 100, NASTY, panel(0, 0, 5, 5))
    root = ElementTree.fromstring(drawn)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.attrib["viewBox"] == "0 0 200 100"
    assert root[0].text == NASTY
    assert drawn.count("http") == 1
    assert "href" not in drawn
