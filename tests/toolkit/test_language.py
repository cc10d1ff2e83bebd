"""Messages of a language: plurals, lists, phrases within phrases, and what is wrong with a message."""

from __future__ import annotations

import pytest

from strata.domain.toolkit.language import SHARED, Language, phrase

RUSSIAN = """
listed = { $most } и { $last }
eggs = { $count ->
    [one] { $count } яйцо
    [few] { $count } яйца
   *[many] { $count } яиц
}
meal = { $figure ->
    [frog] лягушку
   *[hare] зайца
}
eats = { $name } ест { $meals } и откладывает { eggs }
won = { $won ->
    [yes] победа
   *[no] поражение
}
"""


@pytest.fixture
def russian() -> Language:
    return Language("ru", lambda: [RUSSIAN])


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 яйцо"), (3, "3 яйца"), (5, "5 яиц"), (11, "11 яиц"), (21, "21 яйцо"), (1000, "1000 яиц")],
)
def test_numbers_take_the_plural_forms_of_the_language(russian: Language, count: int, words: str) -> None:
    assert russian.say("eggs", count=count) == words
    assert russian.say("eggs", count=count) == words  # from memory


def test_a_phrase_holds_phrases_and_lists_of_them(russian: Language) -> None:
    meals = [phrase("meal", figure="frog"), phrase("meal", figure="hare"), phrase("meal", figure="frog")]
    assert russian.say("eats", name="Ann", meals=meals, count=2) == (
        "Ann ест лягушку, зайца и лягушку и откладывает 2 яйца"
    )
    assert russian.say("eats", name="Ann", meals=meals[:1], count=2) == "Ann ест лягушку и откладывает 2 яйца"


def test_yes_and_no_are_selected_by(russian: Language) -> None:
    assert [russian.say("won", won=won) for won in (True, False)] == ["победа", "поражение"]


def test_a_name_is_text_whatever_is_in_it(russian: Language) -> None:
    assert russian.say("eats", name="{ $count } \u2068", meals=[], count=1).startswith("{ $count } \u2068 ест")


@pytest.mark.parametrize(("message", "arguments"), [("nothing", {}), ("eggs", {})])
def test_a_message_or_argument_that_is_missing_raises(
    russian: Language, message: str, arguments: dict[str, int]
) -> None:
    with pytest.raises(LookupError, match=message):
        russian.say(message, **arguments)


def test_a_file_with_a_flaw_says_where_it_is() -> None:
    with pytest.raises(ValueError, match="eats"):
        Language("en", lambda: ["eats = { $name } eats { meal }"]).say("eats", name="Ann")


@pytest.mark.parametrize("tag", SHARED)
def test_every_language_says_whose_turn_it_is(tag: str) -> None:
    assert "Ann" in SHARED[tag].say("your-turn", name="Ann")


@pytest.mark.parametrize(("tag", "said"), [("en", "2.5 points"), ("ru", "2,5 points"), ("uk", "2,5 points")])
def test_fractions_have_one_decimal_as_the_language_writes_it(tag: str, said: str) -> None:
    assert Language(tag, lambda: ["ahead = { $by } points"]).say("ahead", by=2.46) == said
