"""The example of a game in a package of its own: built, installed, examined, and played through the API."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from strata_client import Strata

from tests.processes.stack import Client, Stack, until

SOURCE = Path(__file__).parents[2] / "examples" / "tic_tac_toe"
MOST_LINES = 200


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path on which the package is installed, and beside it one whose game cannot be imported."""
    folder = tmp_path_factory.mktemp("guests")
    source, target = folder / "source", folder / "installed"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info"))
    offline = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    subprocess.run([sys.executable, "-m", "pip", "install", *offline, "--target", target, source], check=True)
    broken = target / "broken_game-1.0.dist-info"
    broken.mkdir()
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (broken / "entry_points.txt").write_text("[strata.games]\nbroken = broken_game:GAME\n")
    return os.pathsep.join([str(target), *filter(None, [os.environ.get("PYTHONPATH")])])


@pytest.fixture(scope="module")
def service(path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    with Stack(tmp_path_factory.mktemp("service"), PYTHONPATH=path, STRATA_WORKERS="1") as stack:
        yield stack


def _run(path: str, folder: Path, *command: str) -> str:
    environ = {**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, "-m", *command], env=environ, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_the_exam(path: str, tmp_path: Path) -> None:
    page = _run(path, tmp_path, "strata.runtime.cli", "exam", "tic-tac-toe")
    assert page.splitlines()[-1].startswith("tic-tac-toe: every law kept; papers 153, ")


def test_it_passes_its_own_tests(path: str, tmp_path: Path) -> None:
    shutil.copytree(SOURCE / "tests", tmp_path / "tests")
    assert "1 passed" in _run(path, tmp_path, "pytest", "tests")


def test_a_match_is_played_through_the_api(service: Stack) -> None:
    url = f"http://127.0.0.1:{service.port}"
    with Strata(url, patience=60) as strata:
        assert "tic-tac-toe" in [game["slug"] for game in strata.games()]
        match = strata.create("tic-tac-toe", [{"kind": "human", "name": "Ann"}, {"kind": "bot"}])
        seat = match.seat(0)
        for decision in seat.turns():
            assert decision["name"] == "mark_cell"
            assert re.fullmatch("Mark [abc][123]", decision["options"][0]["label"])
            assert "Your turn, Ann: mark a cell" in seat.board()
            seat.play(decision["options"][0])
        outcome = match.summary()["outcome"]
        assert outcome is not None
        assert outcome["reason"] in ("three_in_a_line", "full_grid")
        told = [line for event in match.narration() for line in event["lines"]]
        assert "Ann marks a1." in told
    http = Client(service.port)
    status, audit = http.get(f"/v1/matches/{match.id}/audit")
    assert (status, audit["verdict"]) == (200, "holds"), audit
    assert {check["status"] for check in audit["checks"]} == {"ok"}, audit


def test_the_served_document_knows_it(service: Stack) -> None:
    http = Client(service.port)
    schemas = http.get("/openapi.json")[1]["components"]["schemas"]
    assert {"TicTacToe.View", "TicTacToe.Action", "TicTacToe.MarkCell", "TicTacToe.CellMarked"} <= schemas.keys()
    assert schemas["ViewAnswer"]["discriminator"]["mapping"]["tic-tac-toe"].endswith("/ViewAnswer.TicTacToe")
    assert schemas["ViewAnswer.TicTacToe"]["properties"]["view"]["$ref"].endswith("/TicTacToe.View")
    assert http.get("/v1/games/tic-tac-toe")[1]["languages"] == ["en"]


def test_what_cannot_be_imported_is_skipped_and_told_once_by_each_process(service: Stack) -> None:
    games = Client(service.port).get("/v1/games")[1]["data"]
    assert "broken" not in [game["slug"] for game in games]
    processes = ["api", "projector", "relay", "worker-1"]
    until(lambda: len(_skipped(service)) >= len(processes), "all have told")
    told = _skipped(service)
    assert sorted(re.search(r"WARNING (\S+)", line)[1] for line in told) == processes  # type: ignore[index]
    assert all("broken-game" in line and "No module named 'broken_game'" in line for line in told)


def _skipped(service: Stack) -> list[str]:
    return [line for line in service.log.splitlines() if "skips a game" in line]


def test_it_is_short() -> None:
    lines = {str(file): len(file.read_text().splitlines()) for file in SOURCE.rglob("*.py")}
    assert sum(lines.values()) <= MOST_LINES, lines
