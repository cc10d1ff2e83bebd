"""Faults for so many seconds, then power cuts, and a table of what came of them. Ends with 1 if something broke.

``python -m tests.faults [SECONDS [POWER_CUTS]]``. Disks that are full or read-only need the right to mount.
"""

from __future__ import annotations

import logging
import random
import sys
import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.faults.checks import all_checks, races
from tests.faults.deeds import Faults, disk_of_its_own, for_seconds
from tests.faults.load import Person
from tests.faults.power_cuts import cut_power
from tests.processes.moved_clock import MovedClock
from tests.processes.stack import Client, Stack, until
from tests.report import Result, closing, show
from tests.webhooks.receiver import Receiver

PEOPLE = 4
ARCHIVED_AFTER = "2"
"""For how many seconds a match that is over stays in Redis, so that matches are archived while everything fails."""
HANG_FOR_GOOD = 300.0
"""A campaign of so many seconds also waits for processes that hang for good to be replaced."""


def main(seconds: float = 360.0, cuts: int = 100) -> int:
    logging.disable(logging.WARNING)
    results = []
    with TemporaryDirectory() as folder:
        for result in _campaign(Path(folder), seconds):
            show(result)
            results.append(result)
    began = time.monotonic()
    results.append(_power_cuts(cuts))
    show(results[-1], time.monotonic() - began)
    return closing(results)


def _campaign(folder: Path, seconds: float) -> list[Result]:
    clock = MovedClock(folder)
    archive = {"STRATA_ARCHIVE": str(folder / "data" / "archive"), "STRATA_ARCHIVE_AFTER": ARCHIVED_AFTER}
    settings = {"STRATA_WEBHOOK_PRIVATE": "allow", **archive, **clock.environment}
    with disk_of_its_own(folder / "data") as disk, Receiver() as receiver, Stack(folder, **settings) as stack:
        began, stop, key = time.monotonic(), threading.Event(), stack.key("campaign")
        results = [races(stack)]
        Client(stack.port).post("/v1/webhooks", {"url": receiver.url}, key)
        people = [Person(number, stack.port, key, stop) for number in range(PEOPLE)]
        for person in people:
            person.start()
        faults = Faults(stack, clock, disk)
        if seconds >= HANG_FOR_GOOD:
            faults.hang_for_good()
        for_seconds(seconds - (time.monotonic() - began), faults.any)
        until(stack.is_ready, "the service is ready", 60)
        stop.set()
        for person in people:
            person.join(300)
        results += all_checks(stack, faults, people, receiver, key)
        if disk is None:
            results.append(Result("disk full, folder read-only", "no right to mount", "as the others", None))
    return results


def _power_cuts(times: int) -> Result:
    with TemporaryDirectory() as folder:
        cuts = cut_power(Path(folder), times, random.Random(time.time()))
    measured = (
        f"{cuts.made} cuts, {cuts.dirty} of them with unwritten bytes ({cuts.bytes_cut} in all); {cuts.receipts} "
        f"receipts: {cuts.lost} lost, {cuts.torn} matches torn"
    )
    return Result("power cuts", measured, "none lost, none torn", not (cuts.lost or cuts.torn))


if __name__ == "__main__":
    sys.exit(main(*(float(text) if "." in text else int(text) for text in sys.argv[1:])))
