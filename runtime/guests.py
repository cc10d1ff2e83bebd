"""Games, bots and components that are not the service's own: warnings for the operator."""

from __future__ import annotations

import logging

from strata import game_data
from strata.domain.bots.levels import SKIPPED as SKIPPED_LEVELS
from strata.domain.games.registry import GAMES, SKIPPED

log = logging.getLogger(__name__)


def warn_of_skipped() -> None:
    """Logs which games, levels of bots and files of components are there but not used, and why."""
    for skipped in SKIPPED:
        log.warning("skips a game", extra={"game": skipped.name, "package": skipped.package, "reason": skipped.reason})
    for name, reason in SKIPPED_LEVELS.items():
        log.warning("skips a level of bots", extra={"level": name, "reason": reason})
    for file in [] if game_data.FOLDER is None else sorted(game_data.FOLDER.iterdir()):
        if file.name not in {f"{slug}.yaml" for slug in GAMES}:
            log.warning("skips components", extra={"file": file.name, "reason": "no game has this name"})
