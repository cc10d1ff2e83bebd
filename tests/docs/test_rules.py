"""The rules on paper: every game has its document, which names what the game asks, offers and holds in its box.

A number that code or tests cite (G3, R3, ruling 3) is an entry of the document: a line that begins with it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, fold, read_facts
from tests.games.recorded import on_record, read

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs/rules"
WRITTEN = [game for game in GAMES.values() if (RULES / f"{game.slug}.md").exists()]

each_document = pytest.mark.parametrize("game", WRITTEN, ids=lambda game: game.slug)


@pytest.mark.parametrize("slug", GAMES)
def test_there_is_a_document(slug: str) -> None:
    assert (RULES / f"{slug}.md").is_file()


@pytest.mark.parametrize("slug", GAMES)
def test_the_index_links_the_document(slug: str) -> None:
    assert f"]({slug}.md)" in (RULES / "README.md").read_text()


@each_document
def test_every_decision_is_named(game: Game[Any, Any]) -> None:
    asked = {*_asked_in_records(game), *_asked_in_examples(game), *_asked_in_sources(game)}
    assert len(asked) > 1
    assert sorted(asked - _code_words(game)) == []


@each_document
def test_every_action_is_named(game: Game[Any, Any]) -> None:
    kinds = {str(action.__struct_config__.tag) for action in game.actions}
    assert sorted(kinds - _code_words(game)) == []


@each_document
def test_every_option_is_named(game: Game[Any, Any]) -> None:
    assert sorted(set(game.options.__struct_fields__) - _code_words(game)) == []


@each_document
def test_every_component_is_named(game: Game[Any, Any]) -> None:
    data = msgspec.yaml.decode((_folder(game) / "data.yaml").read_bytes())
    components = list(_with_ids(data))
    assert components
    text = " ".join(_document(game).split())
    unnamed = [each["id"] for each in components if not any(_tells(text, word) for word in _words_for(each))]
    assert unnamed == []


@each_document
def test_every_number_that_is_cited_is_an_entry(game: Game[Any, Any]) -> None:
    text = _document(game)
    cited = {label for source in _sources(game) for label in re.findall(r"\b[GR]\d+\b", source)}
    rulings = {number for source in _sources(game) for number in re.findall(r"\b[Rr]uling (\d+)\b", source)}
    missing = [label for label in cited if not _has_entry(text, label)]
    missing += [f"ruling {number}" for number in rulings if not _has_entry(_chapter(text, "Rulings"), f"R?{number}")]
    assert sorted(missing) == []


@each_document
def test_the_examples_are_those_that_are_played(game: Game[Any, Any]) -> None:
    played = {example["name"].split()[0] for example in _examples(game)}
    told = set(re.findall(r"^\W*(G\d+)\b", _chapter(_document(game), "Golden examples"), re.MULTILINE))
    assert told == played


def _document(game: Game[Any, Any]) -> str:
    return (RULES / f"{game.slug}.md").read_text()


def _chapter(text: str, title: str) -> str:
    """What stands under a heading of the second level."""
    found = re.search(rf"^## [^\n]*{title}[^\n]*\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no chapter {title}"
    return found.group(1)


def _code_words(game: Game[Any, Any]) -> set[str]:
    """The words in code type, pictures left out."""
    text = re.sub(r"^```.*?^```", "", _document(game), flags=re.MULTILINE | re.DOTALL)
    return {word for span in re.findall(r"`([^`]+)`", text) for word in re.findall(r"\w+", span)}


def _has_entry(text: str, label: str) -> bool:
    return re.search(rf"^\W*{label}\b", text, re.MULTILINE) is not None


def _tells(text: str, word: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


def _folder(game: Game[Any, Any]) -> Path:
    return ROOT / "domain/games" / game.slug.replace("-", "_")


def _sources(game: Game[Any, Any]) -> Iterator[str]:
    """All text of a game's code and tests."""
    for folder in (_folder(game), ROOT / "tests/games" / _folder(game).name):
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".py", ".yaml"}:
                yield path.read_text()


def _with_ids(data: Any) -> Iterator[dict[str, Any]]:
    """The outermost records that have an id."""
    if isinstance(data, dict) and "id" in data:
        yield data
    elif isinstance(data, dict | list):
        for within in data.values() if isinstance(data, dict) else data:
            yield from _with_ids(within)


def _words_for(component: dict[str, Any]) -> Iterator[str]:
    """What a component may be called: its id, or its printed name with or without the article."""
    yield component["id"]
    if "name" in component:
        yield component["name"].removeprefix("The ")


def _asked_in_records(game: Game[Any, Any]) -> Iterator[str]:
    for name in on_record(game):
        _, moves, _ = read(game, name)
        state = game.state()
        for move in moves:
            fold(state, read_facts(game, move["facts"], game.codec_version))
            yield from (decision.name for decision in game.pending(state))


def _asked_in_examples(game: Game[Any, Any]) -> Iterator[str]:
    """The decisions of golden.yaml: ``asked`` holds a seat and a decision, or several such pairs."""

    def pairs(data: Any) -> Iterator[list[str]]:
        if isinstance(data, dict):
            for key, value in data.items():
                if key == "asked" and value:
                    yield from value if isinstance(value[0], list) else [value]
                else:
                    yield from pairs(value)
        elif isinstance(data, list):
            for each in data:
                yield from pairs(each)

    yield from (decision for _, decision in pairs(_examples(game)))


def _asked_in_sources(game: Game[Any, Any]) -> Iterator[str]:
    """The names that are given to decisions and questions as plain strings."""
    for path in sorted(_folder(game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(func=ast.Name(id="Decision" | "question"), args=[_, ast.Constant(value=str(name)), *_]):
                    yield name


def _examples(game: Game[Any, Any]) -> list[dict[str, Any]]:
    path = ROOT / "tests/games" / _folder(game).name / "golden.yaml"
    examples: list[dict[str, Any]] = msgspec.yaml.decode(path.read_bytes())
    return examples
