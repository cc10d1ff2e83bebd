"""``strata exam``: a table for people, a line of JSON for programs, and files of the matches that broke a law."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from strata.domain.exam import LAWS
from strata.domain.games.guests import Skipped
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game
from strata.runtime.cli import main
from tests.exam.stones import STONES
from tests.exam.test_laws import WriteDirectly, offering


class Hall:
    """Where the exam is sat: what the command says, and the folder it is started in."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.failures = folder / "exam-failures"
        self._capsys = capsys

    def passed(self, *arguments: str) -> str:
        assert main(["exam", *arguments]) == 0
        return self._capsys.readouterr().out

    def failed(self, *arguments: str) -> tuple[str, str]:
        """What is told to the reader, and the last line of all."""
        assert main(["exam", *arguments]) == 1
        told = self._capsys.readouterr()
        return told.out, told.err.splitlines()[-1]


@pytest.fixture
def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hall:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(GAMES, "stones", STONES)
    return Hall(tmp_path, capsys)


def _offer(monkeypatch: pytest.MonkeyPatch, game: Game[Any, Any]) -> None:
    monkeypatch.setitem(GAMES, game.slug, game)


def test_a_game_that_passes(hall: Hall) -> None:
    page = hall.passed("stones", "--matches", "5")
    assert page.splitlines()[-1].startswith("stones: every law kept; papers 17, matches 11, journeys 5, decisions ")
    for law in LAWS:
        assert law.__name__.replace("_", " ") in page
    assert "BROKEN" not in page
    assert not hall.failures.exists()


def test_a_game_that_does_not(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    _offer(monkeypatch, offering(WriteDirectly()))
    page, last = hall.failed("stones")
    assert last == "strata exam: stones did not pass."
    assert "facts fold to the state" in page
    assert "BROKEN" in page
    assert "the facts do not fold to the live state" in page
    assert "and on 17 papers more" in page
    file = hall.failures / "stones-facts_fold_to_the_state.json"
    written = json.loads(file.read_text())
    assert written["game"] == "stones"
    assert written["moves"][0] == [written["moves"][0][0], {"kind": "write_directly"}]
    assert any("facts_fold_to_the_state" in line for line in written["trace"])
    again, _ = hall.failed("stones", "--replay", f"exam-failures/{file.name}")
    assert "stones: laws broken: 1; papers 3, matches 3" in again
    command, *_ = re.findall(r"to see it again: strata exam (stones) --only '(.*)'", page)
    assert "papers 1, matches 1" in hall.failed(command[0], "--only", command[1])[0]


def test_for_programs(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    told = json.loads(hall.passed("stones", "--matches", "3", "--json"))
    assert (told["game"], told["is_passed"], told["papers"]) == ("stones", True, 13)
    assert [law["law"] for law in told["laws"]] == [law.__name__ for law in LAWS]
    assert all(law["says"].endswith(".") for law in told["laws"])
    _offer(monkeypatch, replace(STONES, board=lambda view, names: "<svg/>"))
    told = json.loads(hall.failed("stones", "--matches", "3", "--json")[0])
    (broken,) = [law for law in told["laws"] if law["breaches"]]
    assert (told["is_passed"], broken["law"]) == (False, "picture_is_sound")
    assert Path(broken["replay"]).is_file()


def test_parts_make_the_whole(hall: Hall) -> None:
    def counted(*arguments: str) -> dict[str, int]:
        told = json.loads(hall.passed("stones", "--matches", "6", "--json", *arguments))
        return {"papers": told["papers"], **{law["law"]: law["examined"] for law in told["laws"]}}

    parts = [counted("--part", f"{number}/3") for number in (1, 2, 3)]
    assert {name: sum(part[name] for part in parts) for name in parts[0]} == counted() == counted("--jobs", "2")
    page = hall.passed("stones", "--matches", "6", "--part", "2/3")
    assert "stones, part 2 of 3: every law kept; papers 6" in page


def test_papers_by_name(hall: Hall) -> None:
    assert "papers 1, matches 1, journeys 0" in hall.passed("stones", "--only", "telling 0, seats 3")
    assert "papers 2, matches 0, journeys 2" in hall.passed("stones", "--matches", "11", "--only", "journey 1")


def test_a_game_by_where_it_is_defined(hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "gravel", STONES)
    monkeypatch.delitem(GAMES, "gravel")  # After the test it is gone again.
    lines = [
        "from dataclasses import replace",
        "from tests.exam.stones import STONES",
        "GRAVEL = replace(STONES, slug='gravel')",
    ]
    (tmp_path / "quarry.py").write_text("\n".join(lines))
    assert "quarry:GRAVEL: every law kept; papers 13" in hall.passed("quarry:GRAVEL", "--matches", "3")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game 'chess'; there are evo, "),
        (["lost"], "lost of guest-bad is skipped: it has no rules."),
        (["nowhere:GAME"], "There is no nowhere:GAME: No module named 'nowhere'."),
        (["tests.exam.stones:GRAVEL"], "There is no tests.exam.stones:GRAVEL: module "),
        (["tests.exam.stones:board"], "tests.exam.stones:board is not a Game but of type function."),
        (["stones", "--replay", "nothing.json"], "nothing.json cannot be read: "),
    ],
)
def test_a_mistake_is_told_in_a_sentence(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.setattr(GAMES, "_skipped", (Skipped("lost", "guest-bad", "it has no rules"),))
    assert hall.failed(*arguments)[1].startswith(f"strata exam: {sentence}")


@pytest.mark.parametrize("part", ["0/4", "5/4", "1", "a/b"])
def test_a_part_that_does_not_exist(part: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["exam", "stones", "--part", part])
    assert left.value.code == 2
    assert "is not a part such as 1/4" in capsys.readouterr().err
