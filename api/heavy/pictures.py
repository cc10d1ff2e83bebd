"""Boards as PNG, which takes a processor a tenth of a second and more."""

from __future__ import annotations

from strata.api.output.png import png
from strata.store.matches import Matches


def draw_png(matches: Matches, svg: str, width: int) -> bytes:
    """A picture that is at hand as SVG, so many pixels wide."""
    return png(svg, width)
