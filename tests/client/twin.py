"""Makes the client without asyncio from the one with it: ``python -m tests.client.twin`` writes what is committed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from unasync import Rule, unasync_files

CLIENT = Path(__file__).parents[2] / "client" / "strata_client"
SOURCE, TWIN = "aio", "sync"
NAMES = {
    "AsyncBaseTransport": "BaseTransport",
    "AsyncClient": "Client",
    "aclose": "close",
    "aclosing": "closing",
    "aio": "sync",
    "aiter_bytes": "iter_bytes",
    "aiter_lines": "iter_lines",
    "aread": "read",
    "asyncio": "time",
}


def made() -> dict[str, str]:
    """The files of the twin, by name."""
    with TemporaryDirectory() as name:
        source, twin = Path(name, SOURCE), Path(name, TWIN)
        shutil.copytree(CLIENT / SOURCE, source, ignore=lambda _, names: {"__init__.py", "__pycache__"} & set(names))
        unasync_files([str(path) for path in source.iterdir()], [Rule(f"/{SOURCE}/", f"/{TWIN}/", NAMES)])
        return {path.name: _tidy(path.name, path.read_text()) for path in sorted(twin.iterdir())}


def _tidy(name: str, text: str) -> str:
    """Sorted imports, and lines as long as may be."""
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--quiet", "--stdin-filename", str(CLIENT / TWIN / name), "-"]
        text = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout
    return text


if __name__ == "__main__":
    for name, text in made().items():
        (CLIENT / TWIN / name).write_text(text)
