"""TypeScript's compiler over all JavaScript that is ours, typed by JSDoc: ``python -m tests.javascript_types``."""

from __future__ import annotations

import sys

from tests.npm_tools import ROOT, TOOLS, installed_tools, run

PROJECTS = (ROOT / "client" / "js", ROOT / "web")


def check() -> None:
    compiler = installed_tools() / "tsc"
    for project in PROJECTS:
        run([compiler, "--project", project, "--typeRoots", TOOLS / "node_modules/@types"], ROOT)


if __name__ == "__main__":
    try:
        check()
    except AssertionError as error:
        sys.exit(str(error))
