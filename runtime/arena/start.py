"""The command: two levels play their matches, with progress and a report."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path

from strata.domain.bots import LEVELS
from strata.domain.games.registry import GAMES
from strata.runtime.arena.pairing import Pairing, Result
from strata.runtime.arena.report import Report
from strata.runtime.arena.results import Results
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.terminal import print_json

BAR = 30


def arena(
    game: str, levels: Sequence[str], matches: int, seats: int | None, seed: int, results: Path | None, as_json: bool
) -> None:
    _require_known("game", game, GAMES)
    for level in levels:
        _require_known("level", level, LEVELS)
    allowed = GAMES[game].seats
    seats = max(2, allowed[0]) if seats is None else seats
    if seats not in allowed or seats < 2:
        raise CommandError(f"{game} is played by {max(2, allowed[0])} to {allowed[-1]}, not by {seats}.", 2)
    one, others = levels
    pairing = Pairing(game, one, others, seats, seed)
    report = Report(pairing, list(with_progress(Results(results).play(pairing, matches), pairing, matches)))
    if as_json:
        print_json(report.as_json(), indent=0)
    else:
        print(*report.lines(), sep="\n", flush=True)


def _require_known(what: str, name: str, known: Collection[str]) -> None:
    if name not in known:
        raise CommandError(f"There is no {what} {name}; there are: {', '.join(known)}.", 2)


def with_progress(results: Iterator[Result], pairing: Pairing, of: int) -> Iterator[Result]:
    """The same results, with a bar on standard error if that is a terminal, a line for each tenth elsewhere."""
    is_terminal, won = sys.stderr.isatty(), 0.0
    for done, result in enumerate(results, 1):
        won += result.won
        if is_terminal:
            bar = "#" * (BAR * done // of)
            print(f"\r{pairing.name} [{bar:<{BAR}}] {done}/{of}, won {won:g}", end="", file=sys.stderr, flush=True)
        elif 10 * done // of > 10 * (done - 1) // of:
            print(f"{pairing.name}: {done} of {of}, won {won:g}", file=sys.stderr, flush=True)
        yield result
    if is_terminal:
        print(file=sys.stderr)
