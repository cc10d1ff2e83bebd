"""Boards as PNG, for whoever cannot show SVG. They are drawn with a font of their own, so all machines draw alike."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import resvg_py

FONT = "Source Sans Pro"
"""It has every character that the games use in all their languages."""
WEIGHTS = ("Regular", "Semibold", "Bold", "It")


def png(svg: str, width: int) -> bytes:
    """The picture, so many pixels wide."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            font_family=FONT,
            sans_serif_family=FONT,
            font_files=_font_files(),
            skip_system_fonts=True,
        )
    )


@cache
def _font_files() -> list[str]:
    folder = files("font_source_sans_pro") / "files"
    return [str(folder / f"{FONT.replace(' ', '')}-{weight}.ttf") for weight in WEIGHTS]
