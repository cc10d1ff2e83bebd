"""The import law, and what every folder must have."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from strata.domain.games.registry import BUILT_IN

ROOT = Path(__file__).parent.parent
NAME = "strata"
PACKAGES = ("api", "domain", "projections", "runtime", "store", "workers")
FILES = sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))
GAME_FOLDERS = sorted(path for path in (ROOT / "domain/games").iterdir() if path.is_dir() and path.name[0] != "_")

LAYERS = (
    ("api", "workers", "domain.exam"),
    ("projections",),
    ("store",),
    ("domain.analysis",),
    ("domain.match",),
    ("domain.games", "domain.bots"),
    ("domain.toolkit",),
    ("domain.kernel", "domain.transparency"),
)
"""From the top down: a part may import those below its layer, and itself."""

NOT_PURE = {"flask", "redis", "rq", "time", "os", "socket", "secrets", "subprocess", "threading", "logging"}
CLOCKS = {"now", "utcnow", "today"}
INPUT_OUTPUT = {"open", "print", "input"}

GAME_FILES = [
    "__init__.py",
    "data.yaml",
    "components.py",
    "options.py",
    "state.py",
    "facts.py",
    "rules/__init__.py",
    "scoring.py",
    "view.py",
    "board.py",
    "narration.py",
    "bot.py",
    "exam.py",
]


def _module(path: Path) -> str:
    parts = (NAME, *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(tree: ast.AST, module: str, is_package: bool) -> Iterator[str]:
    """Every name imported anywhere in a file, in full."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parents = module.split(".")
            up = node.level - is_package
            base = ".".join(parents[: len(parents) - up]) if node.level else ""
            source = ".".join(part for part in (base, node.module) if part)
            yield from (f"{source}.{alias.name}" for alias in node.names)


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


@cache
def _imports_of(path: Path) -> list[str]:
    return list(_imports(_tree(path), _module(path), path.name == "__init__.py"))


def _part(name: str) -> str | None:
    """The part of the tree that a module or a name in it belongs to; None if it is not ours."""
    top, *parts = name.split(".")
    if top != NAME or not parts or parts[0] not in PACKAGES:
        return None
    return ".".join(parts[:2]) if parts[0] == "domain" else parts[0]


def _may_import(part: str, other: str) -> bool:
    if part in (other, "runtime"):
        return True
    if "runtime" in (part, other):
        return False
    level = {name: depth for depth, layer in enumerate(LAYERS) for name in layer}
    return other in level and part in level and level[part] < level[other]


def _game(name: str) -> str | None:
    parts = name.split(".")[1:]
    is_game = parts[:2] == ["domain", "games"] and len(parts) > 2 and parts[2] in {f.name for f in GAME_FOLDERS}
    return parts[2] if is_game else None


def _breaches(breaches: Callable[[Path], list[str]], paths: list[Path]) -> dict[str, list[str]]:
    """What each path breaks of a law, for those that break it."""
    return {str(path.relative_to(ROOT)): broken for path in paths if (broken := sorted(breaches(path)))}


def test_imports_point_one_way() -> None:
    def wrong_imports(path: Path) -> list[str]:
        part = _part(_module(path)) or ""
        return [name for name in _imports_of(path) if (other := _part(name)) and not _may_import(part, other)]

    assert _breaches(wrong_imports, FILES) == {}


def test_all_is_imported_by_the_name_it_is_installed_under() -> None:
    everything = [path for folder in (*PACKAGES, "tests", "bench") for path in sorted((ROOT / folder).rglob("*.py"))]

    def bare(path: Path) -> list[str]:
        return [name for name in _imports_of(path) if name.split(".")[0] in PACKAGES]

    assert _breaches(bare, everything) == {}
    links = {link.name: link.resolve() for link in (ROOT / "src" / NAME).iterdir() if link.is_symlink()}
    assert links == {folder: ROOT / folder for folder in (*PACKAGES, "docs", "web")} | {"js": ROOT / "client" / "js"}


def test_games_never_import_games_and_others_import_a_game_by_its_one_name() -> None:
    def wrong_imports(path: Path) -> list[str]:
        own = _game(_module(path))
        others = [name for name in _imports_of(path) if (game := _game(name)) and game != own]
        return [name for name in others if own or not name.endswith(".GAME")]

    assert _breaches(wrong_imports, FILES) == {}


def test_the_domain_is_pure() -> None:
    def impure(path: Path) -> list[str]:
        attributes = [node for node in ast.walk(_tree(path)) if isinstance(node, ast.Attribute)]
        calls = [node for node in ast.walk(_tree(path)) if isinstance(node, ast.Call)]
        return [
            *(name for name in _imports_of(path) if name.split(".")[0] in NOT_PURE),
            *(name for name in _imports_of(path) if name.startswith("random.") and name != "random.Random"),
            *(ast.unparse(node) for node in attributes if _is_global_randomness(node) or _is_clock(node)),
            *(ast.unparse(node) for node in calls if isinstance(node.func, ast.Name) and node.func.id in INPUT_OUTPUT),
        ]

    assert _breaches(impure, [path for path in FILES if path.is_relative_to(ROOT / "domain")]) == {}


def _is_global_randomness(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "random" and node.attr != "Random"


def _is_clock(node: ast.Attribute) -> bool:
    return node.attr in CLOCKS and "date" in ast.unparse(node.value).lower()


def test_every_package_opens_with_its_law() -> None:
    def lacking(folder: Path) -> list[str]:
        opening = folder / "__init__.py"
        return [] if opening.is_file() and ast.get_docstring(_tree(opening)) else ["a docstring in __init__.py"]

    assert _breaches(lacking, sorted({path.parent for path in FILES})) == {}


def _is_there(path: Path) -> bool:
    """A file, or a package of that name where one file would grow too long."""
    return path.is_file() or (path.with_suffix("") / "__init__.py").is_file()


def test_every_game_has_the_same_files() -> None:
    def lacking(folder: Path) -> list[str]:
        return [name for name in GAME_FILES if not _is_there(folder / name)]

    assert _breaches(lacking, GAME_FOLDERS) == {}


def test_every_game_is_in_the_registry_by_its_slug() -> None:
    assert {folder.name for folder in GAME_FOLDERS} == {slug.replace("-", "_") for slug in BUILT_IN}


@pytest.mark.parametrize(
    ("part", "other", "is_allowed"),
    [
        ("api", "store", True),
        ("api", "domain.kernel", True),
        ("api", "projections", True),
        ("api", "workers", False),
        ("projections", "api", False),
        ("store", "api", False),
        ("store", "domain.match", True),
        ("domain.match", "store", False),
        ("domain.match", "domain.bots", True),
        ("domain.games", "domain.bots", False),
        ("domain.analysis", "domain.match", True),
        ("store", "domain.analysis", True),
        ("domain.match", "domain.analysis", False),
        ("domain.exam", "domain.match", True),
        ("domain.match", "domain.exam", False),
        ("store", "domain.exam", False),
        ("domain.kernel", "domain.toolkit", False),
        ("domain.toolkit", "domain.kernel", True),
        ("runtime", "api", True),
        ("api", "runtime", False),
        ("api", "domain", False),
    ],
)
def test_the_law_as_this_test_reads_it(part: str, other: str, is_allowed: bool) -> None:
    assert _may_import(part, other) is is_allowed


def test_imports_are_found_wherever_they_hide() -> None:
    source = "import a.b\nfrom c import d\ndef f():\n    from . import e\n    from ..g import h\n    from .i import j\n"
    assert list(_imports(ast.parse(source), "x.y.z", is_package=False)) == ["a.b", "c.d", "x.y.e", "x.g.h", "x.y.i.j"]
    assert list(_imports(ast.parse("from .i import j"), "x.y", is_package=True)) == ["x.y.i.j"]
