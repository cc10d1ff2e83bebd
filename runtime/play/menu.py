"""Numbered options: a page at a time, or those that hold some text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from strata_client import Option

from strata.domain.toolkit.language import Language
from strata.runtime.inspect.terminal import paint
from strata.runtime.play.words import ENGLISH

PAGE = 20


class Menu:
    """The options of a decision. An option keeps its number whatever is searched for.

    They are counted from 1, unless each says a number and nothing else, such as a bid: then that is its number.
    """

    def __init__(self, options: Sequence[Option], words: Language = ENGLISH) -> None:
        self._options, self._words = dict(zip(_numbers(options), options, strict=True)), words
        self.search("")

    def search(self, text: str) -> bool:
        """Show only the options with all these words in them, if there are any."""
        words = text.lower().split()
        found = [
            number for number, option in self._options.items() if all(word in option["label"].lower() for word in words)
        ]
        if found:
            self._shown, self._first, self._text = found, 0, text
        return bool(found)

    def next_page(self) -> None:
        """Show the next page; after the last one, the first."""
        self._first = self._first + PAGE if self._first + PAGE < len(self._shown) else 0

    @property
    def only(self) -> Option | None:
        """The one option there is, or that was found."""
        return self._options[self._shown[0]] if len(self._shown) == 1 else None

    @property
    def is_paged(self) -> bool:
        return len(self._shown) > PAGE

    def numbered(self, number: int) -> Option | None:
        return self._options.get(number)

    def lines(self) -> Iterator[str]:
        page = self._shown[self._first : self._first + PAGE]
        for number in page:
            yield f"  {paint(f'{number:>3}', 'bold')}  {self._options[number]['label']}"
        if self.is_paged:
            first, last = self._first + 1, self._first + len(page)
            more = self._words.say("more-options", first=first, last=last, all=len(self._shown))
            yield paint(f"       {more}", "dim")
        if self._text:
            found = self._words.say("found-options", text=self._text, all=len(self._options))
            yield paint(f"       {found}", "dim")

    @property
    def range(self) -> tuple[int, int]:
        """The least and the largest number there is."""
        return min(self._options), max(self._options)


def _numbers(options: Sequence[Option]) -> Sequence[int]:
    said = [[value for name, value in option["action"].items() if name != "kind"] for option in options]
    kinds = {option["action"]["kind"] for option in options}
    numbers = [values[0] for values in said if len(values) == 1 and type(values[0]) is int and values[0] >= 0]
    return numbers if len(kinds) == 1 and len(set(numbers)) == len(options) else range(1, len(options) + 1)
