"""The client stands on its own: it needs httpx, and nothing of the service."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

CLIENT = Path(__file__).parents[2] / "client"


def test_it_imports_nothing_but_the_standard_library_and_httpx() -> None:
    imported = set()
    for path in (CLIENT / "strata_client").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                imported.update(alias.name.split(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                imported.add((node.module or "").split(".")[0])
    assert imported - set(sys.stdlib_module_names) == {"httpx", "strata_client"}


def test_its_package_says_so_and_is_typed() -> None:
    project = tomllib.loads((CLIENT / "pyproject.toml").read_text())["project"]
    assert [line.split(">")[0] for line in project["dependencies"]] == ["httpx"]
    assert (CLIENT / project["readme"]).is_file()
    assert (CLIENT / "strata_client" / "py.typed").is_file()
