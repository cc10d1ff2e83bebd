"""``python -m bench.ladder``: each level of bots against the one below it, in every game, and what is claimed of them.

Results are kept in ``ladder.jsonl`` beside this file: what was played with the bots as they are is not played again, so
the ladder can be played in parts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from math import inf
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from strata.domain.games.registry import BUILT_IN
from strata.runtime.arena.pairing import Pairing
from strata.runtime.arena.report import Report
from strata.runtime.arena.results import Results
from strata.runtime.arena.start import with_progress
from strata.runtime.exam.arguments import count

RESULTS = Path(__file__).with_name("ladder.jsonl")


class Matches(NamedTuple):
    """How many matches of a game are played."""

    smallest_table: int = 100
    four_seats: int = 40


MATCHES = {"dominant-species": Matches(smallest_table=40, four_seats=24)}
"""Of slow games. The others have as many as ``Matches`` says."""


class Rung(NamedTuple):
    """A pairing, how many matches of it are played, and what is claimed."""

    pairing: Pairing
    matches: int
    share: float | None = None
    """The share of wins is at least this."""
    low: float | None = None
    """The lower end of the share's interval is above this."""

    def holds(self, report: Report) -> bool:
        is_share_kept = self.share is None or report.share >= self.share
        return is_share_kept and (self.low is None or report.interval[0] > self.low)

    @property
    def claim(self) -> str:
        return f"at least {self.share:.0%}" if self.share is not None else f"interval above {self.low:.0%}"


def rungs() -> Iterator[Rung]:
    for slug, game in BUILT_IN.items():
        seats, matches = max(2, game.seats[0]), MATCHES.get(slug, Matches())
        fair = Pairing(slug, "greedy", "random", seats).fair_share
        twice = 2 * fair if fair < 0.5 else None
        yield Rung(Pairing(slug, "greedy", "random", seats), matches.smallest_table, twice or 0.9)
        yield Rung(Pairing(slug, "search", "greedy", seats), matches.smallest_table, twice or 0.75)
        yield Rung(Pairing(slug, "strong", "search", seats), matches.smallest_table, low=fair)
        if 4 in game.seats:
            crowd = Pairing(slug, "search", "greedy", 4)
            yield Rung(crowd, matches.four_seats, 0.75 if crowd.has_sides else 2 * crowd.fair_share)


def table(results: Results) -> Iterator[str]:
    """The ladder in Markdown, as far as it was played."""
    yield "| game | seats | levels | matches | won | 95 % | fair | claimed | holds | ms a decision |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for rung in rungs():
        pairing, report = rung.pairing, Report(rung.pairing, results.of(rung.pairing)[: rung.matches])
        head = f"| {pairing.game} | {pairing.seats} | {pairing.one} among {pairing.others} "
        if not report.results:
            yield f"{head}| not measured | | | {pairing.fair_share:.0%} | {rung.claim} | | |"
            continue
        (low, high), played = report.interval, len(report.results)
        verdict = ("yes" if rung.holds(report) else "no") + ("" if played == rung.matches else ", so far")
        times = " / ".join(f"{report.times(level)[0]:.0f}" for level in (pairing.one, pairing.others))
        yield (
            f"{head}| {played} of {rung.matches} | {report.share:.0%} | {low:.0%}–{high:.0%} "
            f"| {pairing.fair_share:.0%} | {rung.claim} | {verdict} | {times} |"
        )


def cost(results: Results) -> str:
    """What the matches in the table took, of how many."""
    kept = [results.of(rung.pairing)[: rung.matches] for rung in rungs()]
    seconds = sum(Report(rung.pairing, played).core_seconds for rung, played in zip(rungs(), kept, strict=True))
    matches, of = sum(map(len, kept)), sum(rung.matches for rung in rungs())
    return f"{matches:,} of {of:,} matches, which took {seconds:,.0f} core-seconds, {seconds / 3600:.1f} core-hours"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.add_argument("--game", action="append", choices=list(BUILT_IN), help="only this game; may be repeated")
    parser.add_argument("--seconds", type=float, help="begin no match after so many seconds")
    parser.add_argument("--jobs", type=count, default=1, help="how many matches are played at a time (1)")
    parser.add_argument("--table", action="store_true", help="play nothing, print what is on file")
    parser.add_argument(
        "--carry-over",
        type=count,
        metavar="N",
        help="first play N matches of each row again that the bots before their last change played; where all end the "
        "same, the change has no say in that row, and its matches still count",
    )
    asked = parser.parse_args(arguments)
    results, end = Results(RESULTS), inf if asked.seconds is None else monotonic() + asked.seconds
    for rung in () if asked.table else rungs():
        if not asked.game or rung.pairing.game in asked.game:
            if asked.carry_over:
                carried = results.carry_over(rung.pairing, asked.carry_over, asked.jobs)
                told = "played otherwise" if carried is None else f"{carried} matches still count"
                print(f"{rung.pairing.name}: {told}", file=sys.stderr)
            played = results.play(rung.pairing, rung.matches, asked.jobs, lambda: monotonic() >= end)
            list(with_progress(played, rung.pairing, rung.matches))
    print(*table(results), "", cost(results), sep="\n")
    complete = [(rung, results.of(rung.pairing)) for rung in rungs()]
    broken = [
        rung.pairing.name
        for rung, played in complete
        if len(played) >= rung.matches and not rung.holds(Report(rung.pairing, played[: rung.matches]))
    ]
    for name in broken:
        print(f"does not hold: {name}", file=sys.stderr)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
