"""strata.js plays on a real service, waits for what passes, and is served by the service itself."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.client_js.declarations import PACKAGE
from tests.npm_tools import ROOT, run
from tests.processes.stack import Client, Stack


def _says(program: str, folder: Path, stack: Stack) -> Any:
    service = {"STRATA_URL": f"http://127.0.0.1:{stack.port}", "STRATA_KEY": stack.key("arcade")}
    return json.loads(run(["node", program], folder, service).splitlines()[-1])


def test_a_whole_match_is_played_though_the_connections_are_cut(installed: Path, stack: Stack) -> None:
    said = _says("whole_match.mjs", installed, stack)
    assert said["status"] == "scored"
    assert said["heard"] == list(range(1, said["version"] + 1)), "nothing twice, nothing left out"
    assert said["read"] == said["heard"][2:]
    assert said["moves"] == said["played"] > 4, "a move whose response was lost is made once"
    assert said["rewound"] == [said["undone"]["to"]]
    assert min(said["cuts"], said["broken"]) >= 1
    assert said["stale"] == [412, "stale_version"]
    assert said["late"] == [409, "match_over"]
    assert said["malformed"] == [422, "invalid_request"]
    _, match = Client(stack.port).get(f"/v1/matches/{said['match']}")
    assert (match["status"], match["version"]) == ("scored", said["version"])


def test_two_people_and_an_application(installed: Path, stack: Stack) -> None:
    said = _says("two_people.mjs", installed, stack)
    _, match = Client(stack.port).get(f"/v1/matches/{said['match']}")
    assert match["seats"][1]["bot"] == "random"
    assert match["version"] > said["heard"] > 0


def test_what_passes_is_waited_for(installed: Path) -> None:
    told = run(["node", "--test", "patience.test.mjs"], installed)
    assert "# fail 0" in told
    assert "# pass 0" not in told


@pytest.mark.parametrize("page", ["README.md", "client/js/README.md"])
def test_what_the_documentation_shows_runs(page: str, installed: Path, stack: Stack) -> None:
    [program] = re.findall(r'```js\n(import \{[^}]+\} from "strata-games".+?)```', (ROOT / page).read_text(), re.DOTALL)
    assert "http://127.0.0.1:8080" in program
    (installed / "shown.mjs").write_text(program.replace(":8080", f":{stack.port}"))
    said = run(["node", "shown.mjs"], installed)
    assert "rank: 1" in said


def test_a_page_finds_its_service_by_the_address_of_the_module(installed: Path, stack: Stack) -> None:
    assert _says("from_the_service.mjs", installed, stack)["games"] > 4


def test_the_service_serves_it_and_says_when_it_is_the_same(stack: Stack) -> None:
    address = f"http://127.0.0.1:{stack.port}/strata.js"
    response = httpx.get(address)
    assert response.content == (PACKAGE / "strata.js").read_bytes()
    for module in re.findall(r'from "\.(/strata/\w+\.js)"', response.text):
        assert httpx.get(address.replace("/strata.js", module)).content == (PACKAGE / module[1:]).read_bytes()
    assert response.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert "no-cache" in response.headers["Cache-Control"]
    again = httpx.get(address, headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
