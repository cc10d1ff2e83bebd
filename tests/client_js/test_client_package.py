"""The package of strata.js: what npm packs, its types, and that nothing else is needed."""

from __future__ import annotations

import json
import re
import tarfile
from pathlib import Path

from tests.client_js.declarations import PACKAGE, SOURCES, declare
from tests.npm_tools import ROOT, run

STRICT = [
    *("--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--noImplicitOverride"),
    *("--target", "es2022", "--module", "nodenext", "--noEmit"),
]
CLIENT = [source for source in SOURCES if not source.startswith("verify")]
TYPES = {source.removesuffix(".js") + ".d.ts" for source in SOURCES}


def test_it_is_packed_with_its_types(packed: Path) -> None:
    with tarfile.open(packed) as archive:
        names = {name.removeprefix("package/") for name in archive.getnames()}
    assert {"package.json", "README.md", *SOURCES, *TYPES} <= names


def test_it_is_of_the_same_release_as_the_service_and_needs_nothing() -> None:
    package = json.loads((PACKAGE / "package.json").read_text())
    assert package["version"] == (ROOT / "client" / "VERSION").read_text().strip().partition("+")[0]
    assert not {"dependencies", "peerDependencies", "optionalDependencies"} & package.keys()
    for source in CLIENT:
        named = re.findall(r'^(?:import|export)\b.* from "([^"]+)"', (PACKAGE / source).read_text(), re.MULTILINE)
        assert all((PACKAGE / source).parent.joinpath(name).is_file() for name in named), "its own modules alone"


def test_the_compiler_finds_no_fault(tools: Path) -> None:
    run([tools / "tsc", "--allowJs", "--checkJs", *STRICT, *CLIENT], PACKAGE)


def test_the_declarations_are_what_the_compiler_makes(tools: Path, tmp_path: Path) -> None:
    declare(tmp_path)
    made = {str(path.relative_to(tmp_path)): path.read_text() for path in tmp_path.rglob("*.ts")}
    assert made == {name: (PACKAGE / name).read_text() for name in TYPES}, "make types"


def test_a_strict_program_compiles_against_the_package(tools: Path, installed: Path) -> None:
    run([tools / "tsc", *STRICT, "consumer.ts"], installed)
