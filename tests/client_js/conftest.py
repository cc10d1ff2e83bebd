"""The JavaScript client as others have it: packed by npm and installed in an empty folder."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.client_js.declarations import PACKAGE
from tests.npm_tools import TOOLS, installed_tools, run


@pytest.fixture(scope="session")
def tools() -> Path:
    """The folder of the commands that npm installed."""
    return installed_tools()


@pytest.fixture(scope="session")
def packed(tools: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `npm pack` makes of the folder."""
    built = tmp_path_factory.mktemp("packed")
    run(["npm", "pack", "--silent", "--pack-destination", built], PACKAGE)
    [archive] = built.glob("*.tgz")
    return archive


@pytest.fixture(scope="session")
def installed(packed: Path, tools: Path) -> Iterator[Path]:
    """A folder with the package, and programs that import it; TypeScript finds Node's types from there."""
    with TemporaryDirectory(dir=TOOLS) as name:
        folder = Path(name)
        (folder / "package.json").write_text('{"private": true}')
        run(["npm", "install", "--offline", "--no-audit", "--no-fund", "--silent", packed], folder)
        for program in Path(__file__).parent.glob("*.[mt]*s"):
            shutil.copy(program, folder)
        yield folder
