"""Writes the TypeScript declarations of client/js from its JSDoc: ``python -m tests.client_js.declarations``."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.npm_tools import ROOT, TOOLS, installed_tools, run

PACKAGE = ROOT / "client" / "js"
SOURCES = tuple(
    str(path.relative_to(PACKAGE)) for part in ("*.js", "strata/*.js", "verify/*.js") for path in PACKAGE.glob(part)
)


def declare(folder: Path) -> None:
    """From the sources alone: where a declaration lies beside them, the compiler would believe it."""
    with TemporaryDirectory() as name:
        for source in ("package.json", *SOURCES):
            Path(name, source).parent.mkdir(exist_ok=True)
            shutil.copy(PACKAGE / source, Path(name, source))
        options = ["--allowJs", "--declaration", "--emitDeclarationOnly", "--target", "es2022", "--module", "nodenext"]
        types = ["--types", "node", "--typeRoots", TOOLS / "node_modules/@types"]
        run([installed_tools() / "tsc", *SOURCES, *options, *types, "--outDir", folder], Path(name))


if __name__ == "__main__":
    declare(PACKAGE)
