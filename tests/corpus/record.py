"""Matches on record: two of every game, and one more for each change of its rules, as whole exports.

``python -m tests.corpus.record`` plays what is missing. A match that is there stays as it is: it is the past, and every
release to come must read it; only one by rules that no release has had may be played again. Each has seats that are
taken and left, undo at will, by consent and refused, redo, an administrator's rewind, and an end that was undone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game
from strata.domain.match.decide import Change
from strata.domain.match.events import Event, SeatPlan, UndoPolicy
from strata.domain.match.evolve import evolve
from strata.domain.match.export import Export, export, lines
from strata.domain.match.match import Match
from strata.domain.match.refusals import Refused
from tests.corpus.files import FOLDER
from tests.corpus.files import recorded as recorded
from tests.match.deeds import Moment, answer, create, leave_seat, move, redo, rewind, score, take_seat, undo

EACH = 2
MOST_EVENTS = 2000


class Recording:
    """A match that is played at random, and all it leaves on record."""

    def __init__(
        self, id_: str, game: Game[Any, Any], seats: int, options: dict[str, Any], undo: UndoPolicy = "barrier"
    ) -> None:
        self._rng = Random(f"{id_} {seats} {options}")
        self._choose = game.exam.choose
        self.seed = hashlib.sha256(f"seed of {id_}".encode()).digest()
        self.events: list[Event] = []
        plans = [SeatPlan("open"), *(SeatPlan("human", player=f"p{seat}") for seat in range(1, seats))]
        chosen = msgspec.convert(options, game.options)
        self._add(lambda moment: create(id_, game, chosen, plans, None, moment, undo))
        self._add(lambda moment: take_seat(self.match, 0, "p0", moment))

    def play(self) -> Export | None:
        """To its end and its score, or None if that takes too long."""
        while self.match.ledger.status == "playing":
            if len(self.events) > MOST_EVENTS:
                return None
            self._step()
        end = self.match.ledger.version
        self._add(lambda moment: rewind(self.match, end - 2, self._past, moment))
        self._add(lambda moment: redo(self.match, None, self._past, moment))
        self._add(lambda moment: score(self.match, moment))
        return export(self.match, self.events, self.seed, None, is_admin=False)

    def _step(self) -> None:
        match, past = self.match, self._past
        people = [seat for seat, holder in enumerate(match.ledger.seats) if holder.kind == "human"]
        seat, roll = self._rng.choice(people), self._rng.random()
        request = match.ledger.request
        if request is not None and roll < 0.9:
            others = [other for other in people if other != request.seat and other not in request.agreed]
            agrees = self._rng.random() < 0.8
            self._try(lambda moment: answer(match, self._rng.choice(others), agrees, past, moment))
        elif roll < 0.03:
            self._try(lambda moment: undo(match, seat, None, past, moment))
        elif roll < 0.04:
            target = match.ledger.version - self._rng.randint(1, 5)
            self._try(lambda moment: rewind(match, target, past, moment))
        elif match.ledger.undone and roll < 0.4:
            by = match.ledger.undone[-1].seat
            self._try(lambda moment: redo(match, by, past, moment))
        elif len(people) == len(match.ledger.seats) > 2 and roll < 0.05:
            self._add(lambda moment: leave_seat(match, seat, "random", moment))
        else:
            self._move()

    def _move(self) -> None:
        position = self.match.position
        assert position is not None
        decision = self._rng.choice(position.decisions)
        choose = self._choose
        action = self._rng.choice(decision.options) if choose is None else choose(position, decision, self._rng)
        self._add(lambda moment: move(self.match, decision.seat, action, moment))

    def _try(self, command: Callable[[Moment], Change]) -> None:
        try:
            self._add(command)
        except Refused:
            self._move()

    def _add(self, command: Callable[[Moment], Change]) -> None:
        second = len(self.events)
        at = f"2031-05-06T{second // 3600:02d}:{second // 60 % 60:02d}:{second % 60:02d}.000000Z"
        change = command(Moment(at, self.seed))
        self.events += change.events
        self.match = change.match

    def _past(self, version: int) -> Match:
        return evolve(None, self.events[:version])


def number_of_records(game: Game[Any, Any]) -> int:
    return EACH + game.rules_version - 1


def play_missing(game: Game[Any, Any]) -> Iterator[tuple[Path, Export]]:
    """As many matches as are missing of a game: the shortest there are, with different numbers of seats."""
    for number in range(1, number_of_records(game) + 1):
        path = FOLDER / f"{game.slug}-{number}.ndjson"
        if path.exists():
            continue
        id_, seats = f"{game.slug.replace('-', '')}{number}", game.seats[(number - 1) % len(game.seats)]
        policy: UndoPolicy = "free" if number % 2 else "barrier"
        tables = [Recording(id_, game, seats, options, policy) for options in map(dict, game.exam.variants[seats])]
        played = [match for table in tables if (match := table.play()) is not None]
        yield path, min(played, key=lambda match: match.header.version)


if __name__ == "__main__":
    for game in BUILT_IN.values():
        for path, match in play_missing(game):
            path.write_bytes(b"".join(lines(match)))
            print(path.name, match.header.version, "events", path.stat().st_size, "bytes")
