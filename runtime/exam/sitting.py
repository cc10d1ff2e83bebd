"""Papers sat one after the other, in one process or several."""

from __future__ import annotations

import shlex
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from strata.domain.exam import Broken, Paper, Tally, papers, replay_papers
from strata.domain.games.guests import GameRejected
from strata.runtime.command_error import CommandError
from strata.runtime.exam.games import find_game


class Plan(NamedTuple):
    """Which papers of which game to sit."""

    game: str
    matches: int | None
    is_full: bool
    seed: int
    part: tuple[int, int]
    only: str
    replay: Path | None

    def papers(self) -> Sequence[Paper]:
        game, (number, of) = find_game(self.game), self.part
        try:
            if self.replay is not None:
                return replay_papers(game, _read(self.replay))
            every = papers(game, self.matches, self.is_full, self.seed)
        except GameRejected as error:
            raise CommandError(f"{self.game} cannot be offered: {error}.") from error
        return [paper for paper in every[number - 1 :: of] if self.only in str(paper)]

    def command(self, paper: str) -> str:
        """What to type to sit a paper again."""
        matches = "" if self.matches is None else f" --matches {self.matches}"
        seed = f" --seed {self.seed}" if self.seed else ""
        full = " --full" if self.is_full else ""
        return f"strata exam {self.game}{matches}{seed}{full} --only {shlex.quote(paper)}"


class Breach(NamedTuple):
    """A law that was found broken: on which paper, how, and the match as far as it was played."""

    law: str
    how: str
    paper: str
    trace: str
    replay: dict[str, Any] | None


class Result(NamedTuple):
    """The result of a paper."""

    examined: Counter[str]
    met: Counter[str]
    breach: Breach | None


def sit_all(plan: Plan, jobs: int) -> Iterator[Result]:
    """The results of all papers of a plan, in order."""
    count = len(plan.papers())
    if jobs == 1:
        _prepare(plan)
        yield from map(_sit, range(count))
        return
    with ProcessPoolExecutor(jobs, initializer=_prepare, initargs=(plan,)) as pool:
        yield from pool.map(_sit, range(count))


_papers: Sequence[Paper] = ()
"""Those of the plan that this process works on."""


def _prepare(plan: Plan) -> None:
    global _papers
    _papers = plan.papers()


def _sit(number: int) -> Result:
    paper = _papers[number]
    try:
        return _result(paper.sit(), None)
    except Broken as error:
        trace = "".join(traceback.format_exception(error))
        return _result(error.tally, Breach(error.law, error.how, str(paper), trace, error.replay))


def _result(tally: Tally, breach: Breach | None) -> Result:
    return Result(tally.examined, tally.met, breach)


def _read(file: Path) -> dict[str, Any]:
    try:
        replay: dict[str, Any] = msgspec.json.decode(file.read_bytes(), type=dict)
        missing = {"seats", "options", "moves", "draws"} - replay.keys()
    except (OSError, msgspec.DecodeError) as error:
        raise CommandError(f"{file} cannot be read: {error}") from error
    if missing:
        raise CommandError(f"{file} is not a replay: it has no {', '.join(sorted(missing))}.")
    return replay
