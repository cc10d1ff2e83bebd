"""Writes the TypeScript declarations of strata.js from its JSDoc: ``python -m tests.client_js.declarations``."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.npm_tools import ROOT, installed_tools, run

PACKAGE = ROOT / "client" / "js"
SOURCES = ("strata.js", "answers.js")


def declare(folder: Path) -> None:
    """From the sources alone: where a declaration lies beside them, the compiler would believe it."""
    with TemporaryDirectory() as name:
        for source in ("package.json", *SOURCES):
            shutil.copy(PACKAGE / source, name)
        options = ["--allowJs", "--declaration", "--emitDeclarationOnly", "--target", "es2022", "--module", "nodenext"]
        run([installed_tools() / "tsc", *SOURCES, *options, "--outDir", folder], Path(name))


if __name__ == "__main__":
    declare(PACKAGE)
