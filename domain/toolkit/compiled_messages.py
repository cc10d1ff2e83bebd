"""Messages that use all of Fluent, compiled by the library for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any

from fluent_compiler.bundle import FluentBundle
from fluent_compiler.resource import FtlResource
from fluent_compiler.types import FluentInt, fluent_number

from strata.domain.toolkit.plain_messages import Arguments, Message

_PLURALS = "plural_form_for_number"


def compile_messages(tag: str, text: str) -> dict[str, Message]:
    """All messages of a text, which refer to no others, by name. Raises ``ValueError`` for a flaw."""
    bundle = FluentBundle(tag, [FtlResource.from_string(text)], use_isolating=False)
    if flaws := bundle.check_messages():
        message, error = flaws[0]
        raise ValueError(f"{tag}: {message}: {error}")
    compiled = bundle._compiled_messages
    # All messages of a bundle share their globals. Babel works a plural form out again for every number, at ten
    # times the cost of the rest of a message.
    functions = next(iter(compiled.values())).__globals__
    functions[_PLURALS] = _remembered(functions[_PLURALS])
    return {name: partial(_say, message) for name, message in compiled.items()}


def _say(message: Callable[[Mapping[str, Any], list[Exception]], str], arguments: Arguments) -> str:
    errors: list[Exception] = []
    words = message({name: _argument(value) for name, value in arguments.items()}, errors)
    if errors:
        raise KeyError(str(errors[0]))
    return words


def _argument(value: str | float) -> Any:
    """As the library takes it; a fraction has one decimal."""
    return value if isinstance(value, str) else _whole(value) if isinstance(value, int) else _fraction(value)


def _remembered(form: Callable[[int], str]) -> Callable[[Any], str | None]:
    """Plural forms, worked out once for each number; a text that is selected by has none."""
    known = lru_cache(4096)(form)
    return lambda selected: known(selected) if isinstance(selected, int) else None


class _Number(FluentInt):  # type: ignore[misc]  # the library has no types
    """A whole number, written in digits alone."""

    def format(self, locale: Any) -> str:
        return str(int(self))


_whole = lru_cache(1024)(_Number)
_fraction = partial(fluent_number, minimumFractionDigits=1, maximumFractionDigits=1)
