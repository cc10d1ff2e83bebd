"""The service with tic-tac-toe (``examples/tic_tac_toe``) as a guest: ``python -m bench.guest`` serves it."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> int:
    sys.path.append(str(Path(__file__).parent.parent / "examples" / "tic_tac_toe"))
    from strata.domain.games.registry import admit
    from strata.runtime.cli import main as strata
    from tic_tac_toe import GAME

    admit(GAME)
    return strata(["api"])


if __name__ == "__main__":
    sys.exit(main())
