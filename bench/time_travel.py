"""Time of ``GET /view?version=`` at any version of a long match, against the view of its head, over HTTP.

The match has 1,000 versions or more, many of them undone. No version is asked for twice, so none is served from
what was kept of an earlier request; the head is asked for in between.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import redis

from bench.claims import Line, Ratio
from bench.matches import begin, random_move
from bench.serving import get, serving
from strata.domain.match.commands import Administrator, Redo, Rewind
from strata.domain.match.match import Match
from strata.runtime.embedded import EmbeddedRedis
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal

VERSIONS = 1000
ASKED = 800


def measure() -> Iterator[Line]:
    with tempfile.TemporaryDirectory() as folder, EmbeddedRedis(Path(folder)) as server:
        matches = Matches(RedisJournal(redis.Redis.from_url(server.url)))
        head = long_match(matches, Random(1), VERSIONS).ledger
        undone = sum(not head.is_effective(version) for version in range(2, head.version))
        path = f"/v1/matches/{head.id}/view"
        with serving(server.url) as connection:
            get(connection, path)
            now = then = 0.0
            for version in Random(2).sample(range(2, head.version), ASKED):
                now += get(connection, path)[0]
                then += get(connection, f"{path}?version={version}")[0]
        yield f"{head.version} versions, {undone} of them undone"
        yield f"the head: {now / ASKED * 1e3:.2f} ms, any version: {then / ASKED * 1e3:.2f} ms"
        yield Ratio("any version / head", then / now, at_most=2)


def long_match(matches: Matches, rng: Random, versions: int) -> Match:
    """Random moves, taken back and restored now and then, and taken back in earnest where the game is over."""

    def back(match: Match) -> Rewind:
        there = match
        for _ in range(rng.randrange(1, 40)):
            if there.ledger.last is not None:
                there = matches.at("bench", there.ledger.last.version - 1)
        return Rewind(by=Administrator(), to_version=there.ledger.version)

    match = matches.create(begin("bench", "evo", 5), {}).match
    while match.ledger.version < versions or match.ledger.status != "playing":
        if match.ledger.status == "finished" or (match.ledger.last is not None and rng.random() < 0.03):
            match = matches.change("bench", back(match)).match
        elif match.ledger.undone and rng.random() < 0.3:
            match = matches.change("bench", Redo(by=Administrator())).match
        else:
            match = random_move(matches, match, rng)
    return match
