"""A release measured from inside: run by its path in the interpreter of that release, one line of JSON for each task.

All that is known here of the names inside a release is in its class; ``Today`` differs in what was renamed since.
"""

from __future__ import annotations

import gc
import importlib
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

EARLY = range(1, 16)
"""Versions before a running match has its first snapshot."""
SPAN = 16
"""So many versions are loaded from one snapshot, each with one event more after it."""
GOES_BACK = ("match_rewound", "match_restored")


class Release010:
    """The names of release 0.1.0."""

    prefix = ""

    def __init__(self) -> None:
        self.kernel = self._module("domain.kernel")
        self.games = self._module("domain.games.registry").GAMES

    @property
    def apply_action(self) -> Callable[..., Any]:
        """What plays a legal action."""
        return self.kernel.carry_out  # type: ignore[no-any-return]

    def read(self, data: bytes) -> Any:
        """A record from a file: ``events``, and what the store keeps of it."""
        return self._module("domain.match.adopt").adopt(self._module("domain.match.export").read_export(data))

    def folder(self) -> Callable[[list[Any]], Any]:
        """What folds a whole stream of events."""
        fold_match = self._module("domain.match.match").fold_match
        return lambda events: fold_match(None, events)

    def keep(self, record: Any, url: str | None) -> Callable[[], Callable[[int], Any]]:
        """Keep a record on a Redis, or in memory; returns what makes a process's own view of it, which loads it at a
        version and has nothing cached but snapshots."""
        matches, journal = self._module("store.matches").Matches, self._journal(url)
        self.put(matches(journal), record)
        id_ = record.match.ledger.id
        return lambda: partial(matches(journal).at, id_)

    def _journal(self, url: str | None) -> Any:
        if url is None:
            return self._module("store.in_memory").MemoryJournal()
        settings = self._module("runtime.settings").Settings(redis_url=url)
        client = self._module("runtime.connections").redis_client(settings)
        client.flushdb()
        return self._module("store.on_redis").RedisJournal(client)

    def put(self, matches: Any, record: Any) -> None:
        """Put a record into a store."""
        matches.adopt(record)

    def draw(self, game: Any, view: Any, names: list[str]) -> str:
        """The board of a view."""
        return str(game.board(view, names))

    def application(self) -> Any:
        """The API, on no services yet."""
        return self._module("api").create_app(None)

    def serve(self, record: Any, url: str) -> tuple[Any, list[str]]:
        """The API over a Redis that then holds a record alone; returns a client, and a token for each seat."""
        services, app = self._module("api.services"), self.application()
        redis = importlib.import_module("redis").Redis.from_url(url)
        redis.flushdb()
        wired = services.services_on(redis, b"a secret of thirty-two characters", False)
        app.extensions[services.EXTENSION] = wired
        self.put(wired.matches, record)
        match = wired.matches.load(record.match.ledger.id)
        return app.test_client(), [wired.tokens.of(match, seat) for seat in range(len(match.ledger.seats))]

    def record(self, game: str, seats: int, most: int) -> bytes:
        """A match of random moves up to a number of versions, as a whole file."""
        commands, export = self._module("domain.match.commands"), self._module("domain.match.export")
        plans = [self._module("domain.match.events").SeatPlan("human")] * seats
        rules, rng, seed = self.games[game], Random(game), Random(game).randbytes(32)
        moment = commands.Moment("2031-05-06T12:00:00.000000Z", "bench", seed)
        change = commands.create("bench", rules, rules.options(), plans, None, moment)
        events, match = [*change.events], change.match
        while match.ledger.status == "playing" and match.ledger.version < most:
            decision = rng.choice(match.position.decisions)
            change = commands.move(match, decision.seat, rng.choice(decision.options), moment)
            events, match = [*events, *change.events], change.match
        return b"".join(export.lines(export.export(match, events, seed, None, is_admin=True)))

    def _module(self, name: str) -> Any:
        return importlib.import_module(self.prefix + name)


class Today(Release010):
    """The names of the code at hand."""

    prefix = "strata."

    @property
    def apply_action(self) -> Callable[..., Any]:
        return self.kernel.apply_action  # type: ignore[no-any-return]

    def read(self, data: bytes) -> Any:
        record = self._module("domain.match.export").read_export(data)
        return self._module("domain.match.import_").import_match(record, may_be_unproven=True)

    def application(self) -> Any:
        return self._module("api.application").create_app(None)

    def draw(self, game: Any, view: Any, names: list[str]) -> str:
        return str(game.board(view, names, game.narrators["en"], ()))

    def put(self, matches: Any, record: Any) -> None:
        matches.import_(record)

    def folder(self) -> Callable[[list[Any]], Any]:
        evolve = self._module("domain.match.evolve").evolve
        return lambda events: evolve(None, events)


class Measurer:
    """Does one task at a time; times are in seconds of the processor."""

    def __init__(self, release: Release010) -> None:
        self._release = release
        self._events: list[Any] = []

    def games(self) -> dict[str, list[int]]:
        """Every game, with its numbers of seats."""
        return {slug: list(game.seats) for slug, game in self._release.games.items()}

    def record(self, game: str, seats: int, most: int, path: str) -> int:
        """Write a match to a file; returns the number of its events."""
        data = self._release.record(game, seats, most)
        Path(path).write_bytes(data)
        return len(data.splitlines()) - 1

    def open(self, path: str, url: str | None = None) -> int:
        """Read the match that is folded and, from a Redis or from memory, loaded from here on; returns at how many
        versions it is loaded."""
        record = self._release.read(Path(path).read_bytes())
        self._record, self._events, self._fold = record, record.events, self._release.folder()
        self._fresh = self._release.keep(record, url)
        # Versions far enough from any snapshot leave one of their own behind when they are loaded.
        first = len(self._events) - SPAN - 1
        assert not any(event.type in GOES_BACK for event in self._events), "a match that never goes back"
        self._load(first)
        self._loaded = range(first, first + SPAN)
        return len(self._loaded)

    def fold(self, times: int) -> float:
        """Fold the whole stream so many times."""
        return _timed(lambda: [self._fold(self._events) for _ in range(times)])

    def load(self, times: int) -> float:
        """Load each version after a snapshot, so many times."""
        return self._timed_loads(times, self._loaded)

    def load_early(self, times: int) -> float:
        """Load each version before the first snapshot, so many times."""
        return self._timed_loads(times, EARLY)

    def _timed_loads(self, times: int, versions: range) -> float:
        loads = [(self._fresh(), version) for _ in range(times) for version in versions]
        return _timed(lambda: [load(version) for load, version in loads])

    def _load(self, version: int) -> Any:
        return self._fresh()(version)

    def draw(self, part: int, parts: int) -> tuple[int, float]:
        """Draw the boards of some versions, none of which is in another part, as the first seat sees them; returns
        their number too."""
        there = [self._load(version) for version in range(2 + part, len(self._events), parts)]
        names = [f"Seat {seat}" for seat in range(len(there[0].ledger.seats))]

        def draw() -> None:
            for match in there:
                self._release.draw(match.game, match.game.view(match.position.state, 0), names)

        return len(there), _timed(draw)

    def serve(self, url: str) -> list[tuple[int, int, int]]:
        """Serve the match that was read; returns its decisions: the version, the seat, and how many options it had."""
        self._client, self._tokens = self._release.serve(self._record, url)
        self._id, decisions = self._record.match.ledger.id, []
        for version in range(2, len(self._events) + 1):
            position = self._load(version).position
            for decision in () if position is None else position.decisions:
                decisions.append((version, decision.seat, len(decision.options)))
        return decisions

    def actions(self, version: int, seat: int, times: int) -> float:
        """Ask what a seat could do at a version, so many times."""
        path, headers = f"/v1/matches/{self._id}/actions?version={version}", {"Authorization": ""}
        headers["Authorization"] = f"Bearer {self._tokens[seat]}"

        def ask() -> None:
            for _ in range(times):
                assert self._client.get(path, headers=headers).status_code == 200

        return _timed(ask) / times

    def play(self, game: str, seats: int, seed: int, most: int) -> tuple[int, float]:
        """Play at random, with every option listed; returns the number of actions too."""
        rules, kernel, rng, actions = self._release.games[game], self._release.kernel, Random(seed), 0
        apply_action = self._release.apply_action

        def play() -> None:
            nonlocal actions
            chance = kernel.RandomChance(rng)
            position = kernel.begin(rules, rules.options(), seats, chance).position
            while not position.is_over and actions < most:
                decision = position.decisions[0]
                position = apply_action(position, decision.seat, rng.choice(decision.options), chance).position
                actions += 1

        seconds = _timed(play)
        return actions, seconds


def _timed(task: Callable[[], object]) -> float:
    gc.collect()
    start = time.process_time()
    task()
    return time.process_time() - start


if __name__ == "__main__":
    measurer = Measurer(Release010() if find_spec("strata") is None else Today())
    for line in sys.stdin:
        name, arguments = json.loads(line)
        print(json.dumps(getattr(measurer, name)(**arguments)), flush=True)
