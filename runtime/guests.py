"""The games of a process that serves: loaded before it begins, with warnings for the operator."""

from __future__ import annotations

import logging

from strata import game_data
from strata.domain.bots import LEVELS
from strata.domain.games.registry import GAMES

log = logging.getLogger(__name__)


def load_games() -> None:
    """Imports every game, so that no request waits for that, and logs which games, levels of bots and files of
    components are there but not used, and why."""
    for _ in GAMES.values():
        pass
    for skipped in GAMES.skipped:
        log.warning("skips a game", extra={"game": skipped.name, "package": skipped.package, "reason": skipped.reason})
    for name, reason in LEVELS.skipped.items():
        log.warning("skips a level of bots", extra={"level": name, "reason": reason})
    for file in [] if game_data.FOLDER is None else sorted(game_data.FOLDER.iterdir()):
        if file.name not in {f"{slug}.yaml" for slug in GAMES}:
            log.warning("skips components", extra={"file": file.name, "reason": "no game has this name"})
