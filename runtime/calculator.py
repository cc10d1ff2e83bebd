"""A calculator's process: ``python -m strata.runtime.calculator``, started by an API process that talks to it.

It yields the processor to everybody else, and may take only so much memory: what asks for more ends it, not the API.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys

from strata.api.heavy.calculators import calculate
from strata.runtime import logs
from strata.runtime.archive.opening import open_journal
from strata.runtime.processes import spawn
from strata.runtime.settings import Settings
from strata.store.matches import Matches

NICENESS = 10
MOST_MEMORY = 2 * 1024**3
"""Of addresses, in bytes."""


def launch(settings: Settings) -> subprocess.Popen[bytes]:
    environ = dict(os.environ) | {"STRATA_DATA": str(settings.data), "STRATA_PROCESS": "calculator"}
    return spawn([sys.executable, "-P", "-m", "strata.runtime.calculator"], environ=environ, is_piped=True)


def main() -> None:
    settings = Settings.from_environment()
    logs.configure("calculator", settings.log_level, settings.log_format)
    os.nice(NICENESS)
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    allowed = MOST_MEMORY if most == resource.RLIM_INFINITY else min(MOST_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_AS, (allowed, most))
    results = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    journal = open_journal(settings)
    calculate(lambda: Matches(journal), sys.stdin.buffer, results)


if __name__ == "__main__":
    main()
