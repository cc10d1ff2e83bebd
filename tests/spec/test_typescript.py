"""TypeScript clients generated from openapi.yaml compile in strict mode, and play a match on a real service."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.processes.stack import Client, Stack

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).parent / "typescript"
TOOLS = ROOT / ".npm-tools"
"""Where npm installs the generators, once for each version of the lock file."""

GENERATORS: dict[str, Sequence[str]] = {
    "openapi_fetch": ("openapi-typescript", "openapi.json", "--output", "generated/strata.d.ts"),
    "hey_api": ("openapi-ts", "--input", "openapi.json", "--output", "generated", "--client", "@hey-api/client-fetch"),
    "orval": ("orval", "--config", "orval.config.cjs"),
}


@pytest.fixture(scope="module")
def tools() -> Path:
    """The folder of the commands that npm installed."""
    for command in ("node", "npm"):
        assert shutil.which(command), f"{command} is not installed; these tests need Node.js 20 or later with npm"
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = (PROGRAMS / "package-lock.json").read_bytes()
        installed = TOOLS / "node_modules" / ".installed"
        if not installed.is_file() or installed.read_bytes() != wanted:
            for name in ("package.json", "package-lock.json"):
                shutil.copy(PROGRAMS / name, TOOLS)
            _run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel=error"], TOOLS, seconds=600)
            installed.write_bytes(wanted)
    return TOOLS / "node_modules" / ".bin"


@pytest.fixture
def folder(tools: Path, openapi: dict[str, Any]) -> Iterator[Path]:
    """A folder of its own, from which Node finds what npm installed."""
    with TemporaryDirectory(dir=TOOLS) as name:
        (Path(name) / "openapi.json").write_text(json.dumps(openapi))
        for file in ("tsconfig.json", "orval.config.cjs"):
            shutil.copy(PROGRAMS / file, name)
        yield Path(name)


@pytest.mark.parametrize("client", GENERATORS)
def test_a_generated_client_compiles_and_plays_a_match(client: str, tools: Path, folder: Path, stack: Stack) -> None:
    address = {"STRATA_URL": f"http://127.0.0.1:{stack.port}"}
    command, *arguments = GENERATORS[client]
    _run([tools / command, *arguments], folder, address)
    shutil.copy(PROGRAMS / f"{client}.ts", folder / "program.ts")
    _run([tools / "tsc"], folder)
    played = json.loads(_run(["node", "out/program.js"], folder, address).splitlines()[-1])
    assert played["moves"] == played["heard"] > played["pawns"] > 0
    _, match = Client(stack.port).get(f"/v1/matches/{played['match']}")
    assert match["status"] in ("finished", "scored")


def _run(command: Sequence[str | Path], folder: Path, more: dict[str, str] | None = None, seconds: float = 120) -> str:
    """What a command prints; one that fails is shown with all it said."""
    environ = {**os.environ, **(more or {})}
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, timeout=seconds)
    assert done.returncode == 0, f"{command[0]}: {done.stdout}\n{done.stderr}"
    return done.stdout
