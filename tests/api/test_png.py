"""Boards as PNG: as wide as asked for, and with words."""

from __future__ import annotations

import struct

import pytest

from strata.api.output.png import png
from tests.api.conftest import Service, Table


def size(picture: bytes) -> tuple[int, int]:
    assert picture.startswith(b"\x89PNG\r\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


@pytest.mark.parametrize("width", [320, 1200])
def test_a_board_is_as_wide_as_asked_for(service: Service, width: int) -> None:
    svg = service.get(f"{Table(service).path}/board.svg").get_data(as_text=True)
    drawn = size(png(svg, width))
    assert drawn[0] == width
    assert 0 < drawn[1] < 2 * width


@pytest.mark.parametrize("weight", ["normal", "600", "bold"])
def test_words_of_every_language_are_drawn(weight: str) -> None:
    def drawn(text: str) -> bytes:
        style = f'font-family="Inter, sans-serif" font-weight="{weight}"'
        return png(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><text y="30" {style}>{text}</text></svg>', 40
        )

    missing = {drawn("\ue000"), drawn("")}
    for sign in "gЖіїєґё→≤−–×":
        assert drawn(sign) not in missing, sign
