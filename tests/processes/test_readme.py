"""The README's lines do what they say."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.processes.stack import Stack

README = Path(__file__).parents[2] / "README.md"
BLOCKS = [block for _, block in re.findall(r"```(bash|python)\n(.*?)```", README.read_text(), re.DOTALL)]
END = "-- the block ends --"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the lines are run."""
    return tmp_path_factory.mktemp("readme")


@pytest.fixture(scope="module")
def told(folder: Path, _service: Stack) -> list[str]:
    """What each block says: all are run in order, in one shell, as a reader would paste them."""
    script = f"echo; echo '{END}'\n".join([*map(_for_the_shell, BLOCKS), ""])
    done = subprocess.run(
        [
            "bash",
            "-euo",
            "pipefail",
            "-c",
            script.replace("http://127.0.0.1:8080", f"http://127.0.0.1:{_service.port}"),
        ],
        cwd=folder,
        env={
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "STRATA_DATA": str(_service.settings.data),
        },
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    *blocks, _ = done.stdout.split(END)
    return blocks


def _for_the_shell(block: str) -> str:
    """A block of Python is run as a program of its own."""
    return f"python3 - <<'PYTHON'\n{block}PYTHON\n" if "import " in block.partition("\n")[0] else block


def _block(told: list[str], first_words: str) -> str:
    """What the block said that opens with some words."""
    return next(said for block, said in zip(BLOCKS, told, strict=True) if block.startswith(first_words))


def test_the_first_match_is_played_to_its_score(told: list[str], folder: Path) -> None:
    assert BLOCKS[0].startswith("STRATA=")
    score = json.loads(told[0].strip().splitlines()[-1])
    assert next(standing["rank"] for standing in score["ranking"]) == 1
    assert (folder / "board.svg").read_text().startswith("<svg")


def test_the_auditors_lines_prove_the_match_and_catch_the_forgery(told: list[str]) -> None:
    said = _block(told, "# The record as a file")
    assert "The record holds." in said
    assert "the receipt is the hash of version" in said
    assert "('rules', 'ok')" in said
    assert "('receipt', 'ok')" in said
    assert "caught" in said
    *_, imported, refused = said.strip().splitlines()
    assert " scored " in imported
    assert refused == "import_refused versions 39"


def test_the_integrators_lines_make_a_match_of_their_own_and_are_told_of_it(told: list[str], folder: Path) -> None:
    said = _block(told, "# A key for your app")
    assert "1 Bea" in said
    assert "playing [{'seat': " in said
    assert [line for line in said.splitlines() if line.startswith("event: ")][:3] == [
        "event: match_created",
        "event: seat_taken",
        "event: match_started",
    ]
    assert "whsec_" in said
    assert said.strip().endswith("[]")
    assert json.loads((folder / "own.json").read_text())["status"] == "open"


def test_the_clients_lines_play_a_match_to_its_score(told: list[str]) -> None:
    said = _block(told, "from strata_client").strip().splitlines()
    assert len(said) > 10
    assert all(": " in line for line in said[:-2])
    assert [line.split()[0] for line in said[-2:]] in (["1", "2"], ["1", "1"])


def test_every_command_it_names_exists() -> None:
    text = README.read_text()
    makefile = (README.parent / "Makefile").read_text()
    for target in set(re.findall(r"`make (\w+)", text)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for command in set(re.findall(r"`strata (\w+)", text)):
        assert f'add("{command}"' in (README.parent / "runtime" / "cli.py").read_text(), command
