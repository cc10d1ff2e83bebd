"""docs/adding-a-game.md says what is so: the files of the example, every part of a game, every law of the exam."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from dataclasses import fields
from inspect import getdoc
from pathlib import Path

import pytest

from strata.domain import kernel
from strata.domain.exam import LAWS
from strata.domain.kernel import Game, Profile
from strata.runtime.exam.arguments import exam
from strata.runtime.play.sheet import _SEATS, _SHOWN_ELSEWHERE

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "tic_tac_toe"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text()
BLOCKS: dict[str, str] = dict(re.findall(r"^`([\w/.]+)`:\n\n```\w+\n(.*?)```$", PAGE, re.DOTALL | re.MULTILINE))


def _section(title: str) -> str:
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def _first_cells(text: str) -> set[str]:
    """The names in the first column of the tables of a text."""
    cells = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return {name.partition("(")[0] for cell in cells for name in re.findall(r"`(.*?)`", cell)}


def test_it_shows_every_file_of_the_example() -> None:
    files = [*EXAMPLE.rglob("*.py"), EXAMPLE / "pyproject.toml"]
    shown = {str(file.relative_to(EXAMPLE)): file.read_text() for file in files}
    assert shown == BLOCKS


def test_it_names_every_part_of_a_game() -> None:
    parts, _, names = _section("What a game offers").partition("What the kernel has for games")
    assert _first_cells(parts) == {field.name for field in fields(Game)}
    assert {name.partition("[")[0] for name in _first_cells(names)} <= vars(kernel).keys()


def test_it_names_every_law_and_says_what_it_says() -> None:
    laws = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", _section("The exam").partition("The laws:")[2], re.MULTILINE))
    assert laws == {law.__name__: " ".join((getdoc(law) or "").split()) for law in LAWS}


def test_it_names_everything_that_a_profile_may_say_and_the_command_may_be_told() -> None:
    parser = ArgumentParser(add_help=False)
    exam(parser)
    options = {option.split()[0] for option in re.findall(r"--[a-z]+", parser.format_help())}
    named = {name.split()[0] for name in _first_cells(_section("The exam"))}
    assert named == options | {"GAME"} | {field.name for field in fields(Profile)} | {law.__name__ for law in LAWS}


@pytest.mark.parametrize("name", sorted(_SHOWN_ELSEWHERE | _SEATS))
def test_it_names_the_fields_of_a_view_that_strata_play_knows(name: str) -> None:
    assert f"`{name}`" in _section("The board")
