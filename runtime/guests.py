"""Games and bots of other packages: warnings for the operator."""

from __future__ import annotations

import logging

from strata.domain.bots.levels import SKIPPED as SKIPPED_LEVELS
from strata.domain.games.registry import SKIPPED

log = logging.getLogger(__name__)


def warn_of_skipped() -> None:
    """Logs which games and levels of bots that are installed are not offered, and why."""
    for skipped in SKIPPED:
        log.warning("skips a game", extra={"game": skipped.name, "package": skipped.package, "reason": skipped.reason})
    for name, reason in SKIPPED_LEVELS.items():
        log.warning("skips a level of bots", extra={"level": name, "reason": reason})
