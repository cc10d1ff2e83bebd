"""TypeScript clients generated from openapi.yaml compile in strict mode, and do at a real service what people do."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.npm_tools import TOOLS, installed_tools, run
from tests.processes.stack import Client, Stack

PROGRAMS = Path(__file__).parent / "typescript"

GENERATORS: dict[str, Sequence[str]] = {
    "openapi_fetch": ("openapi-typescript", "openapi.json", "--output", "generated/strata.d.ts"),
    "hey_api": ("openapi-ts", "--input", "openapi.json", "--output", "generated", "--client", "@hey-api/client-fetch"),
    "orval": ("orval", "--config", "orval.config.cjs"),
}


@pytest.fixture(scope="module")
def tools() -> Path:
    return installed_tools()


@pytest.fixture
def folder(tools: Path, openapi: dict[str, Any]) -> Iterator[Path]:
    """A folder of its own, from which Node finds what npm installed."""
    with TemporaryDirectory(dir=TOOLS) as name:
        (Path(name) / "openapi.json").write_text(json.dumps(openapi))
        for file in ("tsconfig.json", "orval.config.cjs"):
            shutil.copy(PROGRAMS / file, name)
        yield Path(name)


@pytest.mark.parametrize("client", GENERATORS)
def test_a_generated_client_compiles_and_is_used(client: str, tools: Path, folder: Path, stack: Stack) -> None:
    environ = {"STRATA_URL": f"http://127.0.0.1:{stack.port}", "STRATA_KEY": stack.key(f"club of {client}")}
    command, *arguments = GENERATORS[client]
    run([tools / command, *arguments], folder, environ)
    for program in (PROGRAMS / client).iterdir():
        shutil.copy(program, folder)
    run([tools / "tsc"], folder)

    played = json.loads(run(["node", "out/program.js"], folder, environ).splitlines()[-1])
    assert played["moves"] == played["heard"] > played["pawns"] > 0
    _, match = Client(stack.port).get(f"/v1/matches/{played['match']}")
    assert match["status"] in ("finished", "scored")

    done = json.loads(run(["node", "out/application.js"], folder, environ).splitlines()[-1])
    assert (done["listed"], done["player"]) == (done["decision"], "ann")
    assert done["moved"] >= 1
    assert (done["refused"], done["lost"]) == ("seat_lost", [0])
    events = Client(stack.port).get(f"/v1/matches/{done['match']}/events")[1]["data"]
    assert next(event["actor"] for event in events if event["type"] == "move_played") == "application:0"
    assert events[-1]["type"] == "token_issued"
