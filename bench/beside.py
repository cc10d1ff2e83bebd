"""Another revision of this repository, installed beside this one in a virtual environment of its own.

It is taken from the history at hand, lies in ``.bench/<revision>``, and stays there for the next run. Its libraries
are those of today's lock file, so that nothing but our own code differs.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / ".bench"


def home_of(revision: str) -> Path:
    """The folder of an installed revision; installs it unless it is there."""
    commit = _git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").decode().strip()
    home = FOLDER / commit[:12]
    stamp = home / "installed"
    if not stamp.exists():
        shutil.rmtree(home, ignore_errors=True)
        _install(commit, home)
        stamp.touch()
    return home


def in_turns(rounds: int, ours: Callable[[int], float], theirs: Callable[[int], float]) -> list[tuple[float, float]]:
    """Our time and theirs of each round, which is told its number; who is first changes, and a round before them warms
    up."""
    pairs = []
    for number in range(rounds + 1):
        if number % 2:
            our_time, their_time = ours(number), theirs(number)
        else:
            their_time, our_time = theirs(number), ours(number)
        if number:
            pairs.append((our_time, their_time))
    return pairs


def python_of(home: Path) -> Path:
    """The interpreter of an installed revision."""
    return home / "venv" / "bin" / "python"


class Probe:
    """A script that runs in some interpreter and does what it is asked, a line of JSON each way.

    Neither the working folder nor the script's own is on its path; an interpreter beside does not see our packages.
    """

    def __init__(self, script: Path, python: Path | None = None) -> None:
        hidden = () if python is None else ("PYTHONPATH",)
        self._process = subprocess.Popen(
            [python or sys.executable, "-P", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={name: value for name, value in os.environ.items() if name not in hidden},
        )

    def ask(self, what: str, **arguments: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([what, arguments]) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the probe ended when it was asked to {what}: see above")
        return json.loads(line)

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.terminate()
        self._process.communicate()


def _install(commit: str, home: Path) -> None:
    source, python = home / "source", python_of(home)
    with tarfile.open(fileobj=io.BytesIO(_git("archive", commit))) as archive:
        archive.extractall(source, filter="data")
    subprocess.run([sys.executable, "-m", "venv", home / "venv"], check=True)
    install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    packages: list[str | Path] = [source / "client", source, "fakeredis[lua]"]
    subprocess.run([*install, "--constraint", ROOT / "requirements.lock", *packages], check=True)


def _git(*arguments: str) -> bytes:
    try:
        return subprocess.run(["git", *arguments], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    except subprocess.CalledProcessError as error:
        raise RuntimeError(f"git {arguments[0]} failed; is the whole history of the repository here?") from error
