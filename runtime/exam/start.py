"""The command: each game sits its papers, with progress and a report."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from strata.domain.games.registry import GAMES
from strata.runtime.command_error import CommandError
from strata.runtime.exam.report import Report
from strata.runtime.exam.sitting import Plan, sit_all
from strata.runtime.inspect.terminal import print_json


def exam(
    games: Sequence[str],
    matches: int | None,
    is_full: bool,
    seed: int,
    part: tuple[int, int],
    only: str,
    replay: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    failed = []
    for game in games or list(GAMES):
        plan = Plan(game, matches, is_full, seed, part, only, replay)
        began = monotonic()
        report = _sit(plan, jobs)
        seconds = monotonic() - began
        if as_json:
            print_json(report.as_json(seconds), indent=0)
        else:
            print(*report.lines(), report.summary(seconds), sep="\n", flush=True)
        failed += [game] if report.breaches else []
    if failed:
        raise CommandError(f"{', '.join(failed)} did not pass.")


def _sit(plan: Plan, jobs: int) -> Report:
    report, progress = Report(plan), _Progress(plan.game, len(plan.papers()))
    for result in sit_all(plan, jobs):
        report.add(result)
        progress.show(report.papers, sum(map(len, report.breaches.values())))
    return report


class _Progress:
    """How far it is: a line that changes in a terminal, a line for each tenth elsewhere."""

    def __init__(self, game: str, of: int) -> None:
        self._game, self._of, self._shown = game, of, 0

    def show(self, done: int, broken: int) -> None:
        is_terminal, is_done = sys.stderr.isatty(), done == self._of
        if not is_terminal and 10 * done // self._of == 10 * self._shown // self._of:
            return
        self._shown = done
        line = f"{self._game}: {done} of {self._of} papers, {broken} broken"
        print(f"\r{line}" if is_terminal else line, end="" if is_terminal and not is_done else "\n", file=sys.stderr)
        sys.stderr.flush()
