"""Languages: messages in Fluent files, which a translator can edit, with the plural rules of each language.

Fluent rather than gettext: a Russian sentence inflects by several numbers and by what it names, all in one message,
which gettext cannot say. Read once, a label costs a few microseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from strata.domain.toolkit.messages import Messages

TAGS = ("en", "ru", "uk")


class Phrase(NamedTuple):
    """A message and its arguments by name, to be said in whatever language."""

    message: str
    arguments: tuple[tuple[str, Argument], ...]


Argument: TypeAlias = "int | float | str | Phrase | Sequence[Argument]"
"""A number, a text (a name, or a key that the message selects by), another phrase, or several of these, listed.

Fractions are written with one decimal.
"""


def phrase(message: str, /, **arguments: Argument) -> Phrase:
    for name, value in arguments.items():
        if isinstance(value, list):
            arguments[name] = tuple(value)
    return Phrase(message, tuple(arguments.items()))


class Language:
    """Messages of one language. Files are read when the first message is said."""

    def __init__(self, tag: str, texts: Callable[[], Sequence[str]]) -> None:
        self.tag, self.texts = tag, texts

    def say(self, message: str, /, **arguments: Argument) -> str:
        """A message in words. One that is missing, or lacks an argument, is a ``LookupError``.

        Lists of options and boards say the same again and again, so what has plain arguments alone is remembered.
        """
        for value in arguments.values():
            if type(value) is not int and type(value) is not str:
                return self._words(message, arguments)
        return self._remembered(message, **arguments)

    @cached_property
    def _remembered(self) -> Callable[..., str]:
        return lru_cache(8192)(lambda message, /, **arguments: self._words(message, arguments))

    def _words(self, message: str, arguments: Mapping[str, Argument]) -> str:
        said = {name: self._argument(value) for name, value in arguments.items()}
        try:
            return self._messages[message](said)
        except KeyError as missing:
            raise LookupError(f"{self.tag}: {message}: {missing.args[0]} is missing") from missing

    def has(self, message: str) -> bool:
        return message in self._messages

    def messages(self) -> Iterable[str]:
        return self._messages

    def phrase(self, said: Phrase) -> str:
        """A phrase in words. Lists of options repeat labels and their parts, so those said last are remembered."""
        return self._phrases(said)

    def listed(self, things: Sequence[Argument]) -> str:
        """``a``, ``a and b``, ``a, b and c``."""
        words = [str(self._argument(thing)) for thing in things]
        if len(words) < 2:
            return "".join(words)
        return self.say("listed", most=", ".join(words[:-1]), last=words[-1])

    def _argument(self, value: Argument) -> str | float:
        if isinstance(value, str):
            return value
        if isinstance(value, Phrase):
            return self._phrases(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, int | float) else self.listed(value)

    @cached_property
    def _phrases(self) -> Callable[[Phrase], str]:
        return lru_cache(4096)(lambda said: self.say(said.message, **dict(said.arguments)))

    @cached_property
    def _messages(self) -> Messages:
        from strata.domain.toolkit.messages import Messages

        return Messages(self.tag, self.texts())


def languages(package: str) -> dict[str, Language]:
    """The languages of a package, which has a file for each in its folder ``words``."""
    return {tag: Language(tag, partial(_texts, package, tag)) for tag in TAGS}


def _texts(package: str, tag: str) -> list[str]:
    """What all say alike, and what the package says."""
    owners = dict.fromkeys((_SHARED, package))
    return [files(owner).joinpath("words", f"{tag}.ftl").read_text(encoding="utf-8") for owner in owners]


_SHARED = "strata.domain.toolkit"
SHARED = languages(_SHARED)
"""What all games say alike, by language."""
