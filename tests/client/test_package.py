"""The client stands on its own: it needs httpx, and nothing of the service."""

from __future__ import annotations

import ast
import sys
import tomllib
from pathlib import Path

import strata_client
from strata_client import aio

from tests.client import twin

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


def test_the_client_without_asyncio_is_made_from_the_one_with_it() -> None:
    files = {path.name: path.read_text() for path in (CLIENT / "strata_client/sync").glob("*.py")}
    files.pop("__init__.py")
    assert files == twin.made(), "make client writes it again"


def test_both_have_the_same_names() -> None:
    for name in aio.__all__:
        sync, twin_of_it = getattr(strata_client, name), getattr(aio, name)
        spoken = {member.replace("__a", "__") for member in vars(twin_of_it)}
        assert spoken == set(vars(sync)), name


def test_its_package_says_so_and_is_typed() -> None:
    file = tomllib.loads((CLIENT / "pyproject.toml").read_text())
    project, package = file["project"], file["tool"]["setuptools"]
    assert [line.split(">")[0] for line in project["dependencies"]] == ["httpx"]
    assert (CLIENT / project["readme"]).is_file()
    found = {".".join(file.parent.relative_to(CLIENT).parts) for file in CLIENT.rglob("strata_client/**/*.py")}
    assert set(package["packages"]) == found
    assert (CLIENT / "strata_client" / "py.typed").is_file()
