"""The messages of the built-in games: none is without use, and none that the code asks for is missing."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strata.domain.exam.messages import message_arguments, referenced_messages
from strata.domain.games.registry import BUILT_IN
from strata.domain.toolkit.language import SHARED
from strata.domain.toolkit.narration import FluentNarrator

ROOT = Path(__file__).parents[2]
DERIVED = re.compile(r"(fact|label|decision|option|line|reason|source|glossary|track|phase|view)-.+|title|summary")
"""Ids that follow from what they are about; the exam knows which must be there."""
ENGLISH = re.compile(r"[A-Za-z]{3,}")

GAMES = [game for game in BUILT_IN.values() if isinstance(game.narrators["en"], FluentNarrator)]


def _folder(game: Any) -> Path:
    return ROOT / "domain" / "games" / game.slug.replace("-", "_")


def _texts(game: Any) -> set[str]:
    """Every text in the code of a game."""
    return {
        node.value
        for file in _folder(game).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _asked_for(game: Any) -> set[str]:
    """The ids that the code says or makes phrases of."""
    return {
        node.args[0].value
        for file in _folder(game).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", getattr(node.func, "attr", "")) in ("phrase", "say")
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    }


def _own_text(game: Any, language: str) -> str:
    return (_folder(game) / "words" / f"{language}.ftl").read_text()


def test_every_game_has_its_messages_in_files() -> None:
    assert [game.slug for game in GAMES] == list(BUILT_IN)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_message_is_used(game: Any) -> None:
    text = _own_text(game, "en")
    things = {f"{kind}-{id_}{end}" for kind, ids in game.glossary.items() for id_ in ids for end in ("", "-text")}
    used = _texts(game) | referenced_messages([text]) | things
    messages = message_arguments([text])
    assert [message for message in messages if message not in used and not DERIVED.fullmatch(message)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_message_that_the_code_asks_for_is_there(game: Any) -> None:
    there = message_arguments([_own_text(game, "en")]).keys() | message_arguments(SHARED["en"].texts()).keys()
    assert _asked_for(game) - there == set()


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_translation_holds_no_english(game: Any, language: str) -> None:
    """But for names: letters that stand in messages, outside of placeables, are those of the language."""
    text = re.sub(r"^\s*#.*$", "", _own_text(game, language), flags=re.MULTILINE)
    text = re.sub(r"^[a-zA-Z][\w-]* =", "", text, flags=re.MULTILINE)
    text = re.sub(r"\{[^{}]*?->|\[[\w-]+\]|\{[^{}]*\}", " ", text)
    assert sorted(set(ENGLISH.findall(text)) - set(game.designers) - set(game.title.split())) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_members_of_the_view_that_have_a_name_are_there(game: Any) -> None:
    """A term for a member that is gone would never be shown."""
    schemas = msgspec.json.schema(game.view_type)["$defs"].values()
    members = {name for schema in schemas for name in schema.get("properties", {})}
    named = [name for name in message_arguments([_own_text(game, "en")]) if name.startswith("view-")]
    assert named
    assert {name.removeprefix("view-") for name in named} <= members
