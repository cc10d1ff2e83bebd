"""Which Chromium the tests move: the machine's own, or else one that npm fetches."""

from __future__ import annotations

import shutil
from functools import cache
from pathlib import Path

from tests.npm_tools import TOOLS, install, run

NAMES = ("chromium", "chromium-browser", "google-chrome")
FETCHED = Path(__file__).parent / "fetched"
UNPACK = 'import chromium from "@sparticuz/chromium"; console.log(await chromium.executablePath());'

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]


@cache
def executable() -> str:
    for name in NAMES:
        if (found := shutil.which(name)) is not None:
            return found
    folder = TOOLS / "chromium"
    install(FETCHED, folder)
    return run(["node", "--input-type=module", "--eval", UNPACK], folder).strip()
