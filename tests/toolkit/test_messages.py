"""Messages are said as the library for Fluent says them, whether they are read here or compiled there."""

from __future__ import annotations

import itertools
import re

import pytest
from babel import Locale

from strata.domain.exam.messages import message_arguments
from strata.domain.games.registry import BUILT_IN
from strata.domain.toolkit.compiled_messages import compile_messages
from strata.domain.toolkit.language import TAGS, languages
from strata.domain.toolkit.messages import Messages
from strata.domain.toolkit.plain_messages import Arguments, Message, NotPlain, PlainReader
from strata.domain.toolkit.plurals import PLURALS

GAMES = [f"strata.domain.games.{slug.replace('-', '_')}" for slug in BUILT_IN]
PACKAGES = ["strata.domain.toolkit", "strata.domain.match", "strata.domain.analysis", *GAMES]

PLAIN = {
    "text": "m = All on one line",
    "trailing": "m = Spaces  \n\n# A comment, of the next one\n",
    "next-line": "m =\n    { $n } there\n",
    "leading": "m =    [not] *a key",
    "argument": "m = { $n }{$word} and {\n $n\n}",
    "literal": 'm = { " " }{ "{" } and { "" }',
    "choice": "m = { $word ->\n  [a] an a\n *[b] a b\n} here",
    "default-first": "m = { $word ->\n *[a] an a\n  [b] a b\n}",
    "number": "m = { $n ->\n  [0] none\n  [1] { $word }\n *[other] { $n }\n}",
    "number-after-form": "m = { $n ->\n  [one] a single one\n  [1] 1\n  [few] few\n *[many] { $n }\n}",
    "form-as-text": "m = { $word ->\n  [one] text\n *[other] another\n}",
    "within": 'm = { $word ->\n  [a] { $n ->\n    [one] one a\n   *[other] as\n  } {"!"}\n *[b] b\n}',
    "empty": 'm = x{ $word ->\n  [a] { "" }\n *[b]   y \n}',
}
MORE = {
    "term": "m = { -brand }\n-brand = A name\n",
    "lines": "m = One\n    and another\n",
    "block": "m =\n    One\n      indented\n",
    "variant-lines": "m = { $word ->\n  [a] one\n   line more\n *[b] b\n}",
    "variant-block": "m = { $word ->\n  [a]\n   one\n *[b] b\n}",
    "function": "m = { NUMBER($n, minimumFractionDigits: 2) }",
    "attribute": "m = Text\n    .title = Not said\n",
    "escape": 'm = { "\\u0041" }',
    "decimal": "m = { $n ->\n  [1.0] one\n *[other] other\n}",
}
FLAWED = {
    "no-default": "m = { $word ->\n  [a] an a\n}",
    "two-defaults": "m = { $word ->\n *[a] an a\n *[b] a b\n}",
    "open": "m = { $word",
    "brace": "m = a } b",
    "on-one-line": "m = { $word -> [a] an a *[b] a b }",
    "missing": "m = { nothing }",
    "itself": "m = { m }",
    "each-other": "m = { n }\nn = { m }\n",
    "nothing": "m =\nn = n\n",
}
WORDS, NUMBERS = ("a", "b", "one", "0"), (0, 1, 2, 5, 11, 21, 1234)


def _read(text: str) -> Message:
    def refuse(name: str) -> Message:
        raise NotPlain

    return PlainReader(PLURALS["uk"], str, refuse).read(text)


def _said(message: Message, arguments: Arguments) -> str | None:
    try:
        return message(arguments)
    except KeyError:
        return None


@pytest.mark.parametrize("text", PLAIN.values(), ids=PLAIN)
@pytest.mark.parametrize("tag", TAGS)
def test_a_plain_message_is_said_as_the_library_says_it(tag: str, text: str) -> None:
    _read(text)
    read, compiled = Messages(tag, [text])["m"], compile_messages(tag, text)["m"]
    for word, number in itertools.product(WORDS, NUMBERS):
        arguments: Arguments = {"word": word, "n": number}
        assert read(arguments) == compiled(arguments)
    for arguments in ({}, {"word": "a"}, {"n": 1}):
        assert _said(read, arguments) == _said(compiled, arguments)


@pytest.mark.parametrize("text", MORE.values(), ids=MORE)
def test_the_rest_of_fluent_is_left_to_the_library(text: str) -> None:
    with pytest.raises(NotPlain):
        _read(text)
    for word, number in itertools.product(WORDS, NUMBERS):
        arguments: Arguments = {"word": word, "n": number}
        assert Messages("uk", [text])["m"](arguments) == compile_messages("uk", text)["m"](arguments)


@pytest.mark.parametrize("text", FLAWED.values(), ids=FLAWED)
def test_a_flaw_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="uk: "):
        Messages("uk", [text])["m"]


@pytest.mark.parametrize("tag", TAGS)
def test_plural_forms_are_those_of_unicode(tag: str) -> None:
    unicode = Locale.parse(tag).plural_form
    numbers = [*range(-30, 1200), 10**6, 10**6 + 1]
    assert [PLURALS[tag](number) for number in numbers] == [unicode(number) for number in numbers]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("package", PACKAGES)
def test_all_that_games_say_is_plain_and_said_as_the_library_says_it(package: str, tag: str) -> None:
    """Each message with every key that it, or one that it refers to, chooses by."""
    texts = languages(package)[tag].texts()
    messages, needs = Messages(tag, texts), message_arguments(texts)
    compiled = compile_messages(tag, "\n".join(texts))
    for name in messages:
        messages._plain(name, ())
        keys = {"x", *re.findall(r"\[(\w[\w-]*)\]", messages._with_references(name))}
        values = [*sorted(keys), *(int(key) for key in keys if key.isdecimal()), 1, 2, 5]
        for value in values:
            arguments: Arguments = dict.fromkeys(needs[name], value)
            assert messages[name](arguments) == compiled[name](arguments)
