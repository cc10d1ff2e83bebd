"""The image holds the whole package and what it needs, as one user without rights, and nothing else."""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
import sys
import threading
import tomllib
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from strata.domain.games.registry import BUILT_IN
from strata.runtime.cli import main
from tests.deployment.files import (
    ROOT,
    allowed_into_the_image,
    dockerfile,
    healthcheck,
    image_environment,
    last,
    variables_read,
)

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PYTHON = {"python_version": "3.12", "python_full_version": "3.12.0", "extra": ""}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built from a clean copy of what Docker is given and nothing more."""
    context, built = tmp_path_factory.mktemp("context"), tmp_path_factory.mktemp("built")
    for name in allowed_into_the_image():
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
            shutil.copytree(source, context / name, symlinks=True, ignore=ignored)
        else:
            shutil.copy(source, context / name)
    offline = ["--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check", "--quiet"]
    sources = [context / "client", context]
    subprocess.run([sys.executable, "-m", "pip", "wheel", *offline, "-w", built, *sources], check=True, cwd=built)
    [path] = built.glob("strata_games-*.whl")
    return path


def test_the_wheel_holds_every_file_of_its_packages(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert {name.split("/")[0] for name in held} == {"strata"}, "no other name is claimed where it is installed"
    packages = {name.split("/")[1] for name in held if name.count("/") > 1}
    assert packages == {link.name for link in (ROOT / "src" / "strata").iterdir() if link.is_symlink()}
    missing = {f"strata/{path}" for package in packages for path in _files_of(package)} - held
    assert not missing


def test_the_wheel_loads_its_games_and_scripts_where_the_tree_is_not(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
        [entry] = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
        assert "strata = strata.runtime.cli:main" in archive.read(entry).decode()
    script = (
        "from strata import store; from strata.domain.games.registry import BUILT_IN; print(store.__file__, *BUILT_IN)"
    )
    response = subprocess.run(
        [sys.executable, "-P", "-c", script],
        env={"PYTHONPATH": str(tmp_path / "installed")},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert response.stdout.split() == [str(tmp_path / "installed" / "strata" / "store" / "__init__.py"), *BUILT_IN]


def test_only_what_the_service_needs_is_installed_and_the_lock_pins_all_of_it() -> None:
    [install] = [rest for name, rest in dockerfile() if name == "RUN" and " install " in rest and "pip" in rest]
    words = shlex.split(install)
    assert words[words.index("--constraint") + 1] == "requirements.lock"
    assert words[-2:] == ["./client", "."], "both of ours from here, without the dev extra"
    pinned = {
        canonicalize_name(line.split("==")[0])
        for line in (ROOT / "requirements.lock").read_text().splitlines()
        if "==" in line and not line.startswith((" ", "#"))
    }
    needed = _closure(PROJECT["project"]["dependencies"]) - {"strata-games-client"}
    assert needed <= pinned
    assert not needed & {"pytest", "mypy", "ruff", "fakeredis"}


def test_nothing_but_the_package_reaches_the_image() -> None:
    allowed = allowed_into_the_image()
    assert all((ROOT / name).exists() for name in allowed)
    assert not {".env", ".strata", ".git", "tests"} & set(allowed)
    copied = [rest.split() for name, rest in dockerfile() if name in ("COPY", "ADD")]
    assert copied == [[".", "."], ["--from=build", "/opt/strata", "/opt/strata"]]


def test_it_runs_as_a_user_without_rights_and_keeps_no_secret() -> None:
    assert last("USER").isdecimal()
    assert int(last("USER")) > 0
    assert "STRATA_SECRET" not in (ROOT / "Dockerfile").read_text()
    ours = {name for name in image_environment() if name.startswith("STRATA_")}
    assert ours <= variables_read()


def test_signals_reach_the_process_and_the_command_is_one_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(last("ENTRYPOINT")) == ["strata"]
    with pytest.raises(SystemExit) as left:
        main([*json.loads(last("CMD")), "--help"])
    assert left.value.code == 0
    assert "usage: strata up" in capsys.readouterr().out


def test_the_port_is_the_one_that_is_exposed() -> None:
    assert image_environment()["STRATA_PORT"] == last("EXPOSE")


@pytest.mark.parametrize(("status", "is_healthy"), [(200, True), (503, False)])
def test_health_is_what_the_api_answers(answering: HTTPServer, status: int, is_healthy: bool) -> None:
    answering.status = status  # type: ignore[attr-defined]
    program, *arguments = healthcheck()
    assert program == "python"
    environ = {"STRATA_PORT": str(answering.server_address[1])}
    outcome = subprocess.run([sys.executable, *arguments], env=environ, capture_output=True, timeout=60)
    assert (outcome.returncode == 0) is is_healthy
    assert answering.asked == ["/healthz"]  # type: ignore[attr-defined]


@pytest.fixture
def answering() -> Iterator[HTTPServer]:
    """A server that answers one status and remembers what was asked."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.server.asked.append(self.path)  # type: ignore[attr-defined]
            self.send_response(self.server.status)  # type: ignore[attr-defined]
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        server.asked = []  # type: ignore[attr-defined]
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


def _files_of(package: str) -> Iterator[Path]:
    """What the wheel should hold of a folder: of code all but notes for writers, of others what the project names."""
    home = ROOT / "src" / "strata"
    named = [path for path in PROJECT["tool"]["setuptools"]["package-data"]["strata"] if path.startswith(f"{package}/")]
    if (home / package / "__init__.py").exists():
        found = [path for path in home.glob(f"{package}/**/*") if path.is_file() and path.suffix not in (".md", ".pyc")]
    else:
        found = [path for pattern in named for path in home.glob(pattern)]
    assert found, package
    yield from (path.relative_to(home) for path in found)


def _closure(requirements: list[str]) -> set[str]:
    """The names of what these requirements lead to on the image's Python."""
    found: set[str] = set()
    todo = [Requirement(line) for line in requirements]
    while todo:
        requirement = todo.pop()
        name = canonicalize_name(requirement.name)
        if name in found or (requirement.marker and not requirement.marker.evaluate(PYTHON)):
            continue
        found.add(name)
        todo += [Requirement(line) for line in requires(name) or []]
    return found
