"""The data of a game, and an operator's in its place."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from strata import game_data
from strata.domain.toolkit.box import BrokenData, open_box


class Box(msgspec.Struct, forbid_unknown_fields=True):
    tiles: list[str]
    sources: list[str] = []


def _at_least_two(box: Box) -> None:
    if len(box.tiles) < 2:
        raise ValueError("there are at least two tiles")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "data.yaml"
    file.write_text("tiles: [lake, plain]")
    return file


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    monkeypatch.setattr(game_data, "FOLDER", theirs)
    return theirs


def test_a_game_has_its_own_data_unless_there_is_another_file(own: Path, folder: Path) -> None:
    box, digest = open_box("evo", own, Box, _at_least_two)
    assert (box.tiles, digest) == (["lake", "plain"], None)


def test_an_operators_file_takes_its_place_and_has_a_digest(own: Path, folder: Path) -> None:
    (folder / "evo.yaml").write_text("tiles: [lake, forest]")
    box, digest = open_box("evo", own, Box, _at_least_two)
    assert box.tiles == ["lake", "forest"]
    (folder / "evo.yaml").write_text("# the same, told otherwise\nsources: [the box]\ntiles:\n- lake\n- forest\n")
    assert open_box("evo", own, Box, _at_least_two)[1] == digest
    (folder / "evo.yaml").write_text("tiles: [lake, hills]")
    assert open_box("evo", own, Box, _at_least_two)[1] != digest


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("tiles: [lake]", "at least two tiles"),
        ("tiles: lake", r"Expected `array`.*\$\.tiles"),
        ("tiles: [lake, plain]\ncolour: red", "unknown field `colour`"),
        ("tiles: [", "evo.yaml"),
    ],
)
def test_a_file_that_will_not_do_says_why(own: Path, folder: Path, text: str, reason: str) -> None:
    (folder / "evo.yaml").write_text(text)
    with pytest.raises(BrokenData, match=reason):
        open_box("evo", own, Box, _at_least_two)


def test_a_folder_that_is_not_there_is_told(own: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(game_data, "FOLDER", tmp_path / "nowhere")
    with pytest.raises(BrokenData, match="nowhere, and there is no such folder"):
        open_box("evo", own, Box, _at_least_two)
