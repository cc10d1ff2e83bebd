"""Where an operator's components lie, which take the place of the games' own. Read once, when the games are."""

from __future__ import annotations

import os
from pathlib import Path

_GIVEN = os.environ.get("STRATA_GAME_DATA")

FOLDER: Path | None = Path(_GIVEN) if _GIVEN else None
"""A folder with files such as ``evo.yaml``, or None."""
