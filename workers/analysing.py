"""Analysing matches: so much at a time that whatever is to be played meanwhile hardly waits."""

from __future__ import annotations

import logging
import time

from strata.domain.analysis.moves import analyse_move, moves_of
from strata.domain.match.events import UnreadableEvent
from strata.domain.match.match import GameNotInstalled
from strata.store.analyses import Analyses
from strata.store.matches import Matches, NoSuchMatch

log = logging.getLogger(__name__)

LONGEST_RUN = 1.0
"""For how many seconds a job begins to analyse moves before it hands over to another job."""


def analyse(matches: Matches, analyses: Analyses, match: str) -> int | None:
    """Analyse the next moves of a match; returns how many are done if more are left."""
    progress = analyses.progress(match)
    if progress is None or progress.status in ("done", "failed"):
        return None
    try:
        events = matches.journal.read(match, 0, progress.version)
        ledger = matches.at(match, progress.version).ledger
        versions = moves_of(ledger, events)
        end = time.monotonic() + LONGEST_RUN
        for version in versions[progress.done :]:
            before, after = matches.at(match, version - 1), matches.at(match, version)
            progress = analyses.add(match, progress, [analyse_move(before, after, events[version - 1])])
            if time.monotonic() >= end:
                break
        else:
            progress = analyses.add(match, progress, [])
    except (UnreadableEvent, GameNotInstalled, NoSuchMatch) as error:
        log.warning("match cannot be analysed", extra={"match": match, "error": str(error)})
        analyses.fail(match, progress)
        return None
    return None if progress.status == "done" else progress.done
