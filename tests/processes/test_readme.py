"""The README's lines do what they say."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

from tests.processes.stack import Stack

README = Path(__file__).parents[2] / "README.md"


def test_the_first_match_is_played_to_its_score(tmp_path: Path) -> None:
    blocks = re.findall(r"```bash\n(.*?)```", README.read_text(), re.DOTALL)
    first = blocks[0]
    assert first.startswith("STRATA=")
    with Stack(tmp_path) as stack:
        script = first.replace("STRATA=http://127.0.0.1:8080\n", f"STRATA=http://127.0.0.1:{stack.port}\n")
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", script],
            cwd=tmp_path,
            env=os.environ,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    score = json.loads(done.stdout.splitlines()[-1])
    assert next(standing["rank"] for standing in score["ranking"]) == 1
    assert (tmp_path / "board.svg").read_text().startswith("<svg")


def test_every_command_it_names_exists() -> None:
    text = README.read_text()
    makefile = (README.parent / "Makefile").read_text()
    for target in set(re.findall(r"`make (\w+)", text)):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
    for command in set(re.findall(r"`strata (\w+)", text)):
        assert f'add("{command}"' in (README.parent / "runtime" / "cli.py").read_text(), command
