"""The package in JavaScript: its version, its types, and its command."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from packaging.version import Version

from tests.client_js.vectors import shown_to
from tests.corpus.files import FOLDER
from tests.npm_tools import ROOT, TOOLS, installed_tools, require_node, run

PACKAGE = ROOT / "client/js"
DESCRIBED: dict[str, Any] = json.loads((PACKAGE / "package.json").read_text())
RECORD = FOLDER / "release-0.1.0/evo-cancelled.ndjson"
RECEIPT = json.loads(RECORD.read_text().splitlines()[5])["hash"]


def test_the_version_is_that_of_the_other_distributions() -> None:
    assert DESCRIBED["version"] == Version((ROOT / "client/VERSION").read_text().strip()).public


def test_nothing_else_is_needed() -> None:
    assert DESCRIBED.keys().isdisjoint({"dependencies", "peerDependencies", "optionalDependencies", "scripts"})
    named = [*DESCRIBED["exports"].values(), *DESCRIBED["bin"].values()]
    assert all((PACKAGE / path).is_file() for path in named)


def test_the_types_are_right() -> None:
    tools = installed_tools()
    run([tools / "tsc", "--project", PACKAGE, "--typeRoots", TOOLS / "node_modules/@types"], ROOT)


def test_the_command_tells_each_check_and_what_it_did_not_check() -> None:
    done = _strata_verify(str(RECORD), "--head", RECEIPT)
    assert done.returncode == 0
    assert "  ok              draws     " in done.stdout
    assert "  not checked     rules     that the moves follow the rules" in done.stdout
    assert "the receipt is the hash of version 5" in done.stdout
    assert "The record is intact" in done.stdout
    assert "holds" not in done.stdout


def test_the_command_names_the_first_bad_version(tmp_path: Path) -> None:
    lines = RECORD.read_bytes().splitlines(keepends=True)
    del lines[7]
    (tmp_path / "tampered.ndjson").write_bytes(b"".join(lines))
    done = _strata_verify(str(tmp_path / "tampered.ndjson"))
    assert (done.returncode, done.stdout.splitlines()[-1]) == (
        1,
        "The record is broken: the first bad version is 7.",
    )


def test_the_command_does_not_call_proven_what_is_sealed(tmp_path: Path) -> None:
    file = shown_to(None, (FOLDER / "release-0.1.0/evo-running.ndjson").read_bytes())
    (tmp_path / "shown.ndjson").write_bytes(file)
    done = _strata_verify(str(tmp_path / "shown.ndjson"), "--json")
    report = json.loads(done.stdout)
    assert (done.returncode, report["verdict"], report["redactedFor"]) == (3, "not_proven", "spectator")
    assert {check["name"]: check["status"] for check in report["checks"]} == {
        "versions": "ok",
        "chain": "ok",
        "seed": "sealed",
        "draws": "sealed",
        "seals": "sealed",
    }


@pytest.mark.parametrize(
    ("arguments", "code"),
    [([], 2), (["--nonsense", str(RECORD)], 2), ([str(ROOT / "README.md")], 1), (["no-such-file"], 1), (["--help"], 0)],
)
def test_the_command_ends_with_a_sentence_and_a_code(arguments: list[str], code: int) -> None:
    done = _strata_verify(*arguments)
    assert done.returncode == code
    assert done.stdout + done.stderr
    assert "at async" not in done.stderr


def _strata_verify(*arguments: str) -> subprocess.CompletedProcess[str]:
    require_node()
    command = ["node", PACKAGE / DESCRIBED["bin"]["strata-verify"], *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)
