"""Plural forms of whole numbers, in the languages that games speak, as the Unicode CLDR names them."""

from __future__ import annotations

from collections.abc import Callable

Plural = Callable[[int], str]


def _english(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _slavic(number: int) -> str:
    ones, hundredth = abs(number) % 10, abs(number) % 100
    if ones == 1 and hundredth != 11:
        return "one"
    return "few" if 2 <= ones <= 4 and not 12 <= hundredth <= 14 else "many"


PLURALS: dict[str, Plural] = {"en": _english, "ru": _slavic, "uk": _slavic}
"""By language."""
