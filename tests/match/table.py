"""Matches for tests: begun, and played at random with a seed that can be repeated."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.match.decide import Change
from strata.domain.match.events import Event, SeatKind, SeatPlan
from strata.domain.match.match import Match
from tests.match.deeds import Moment, create, move

SEED = bytes(range(100, 132))
MOMENT = Moment("2031-05-06T07:08:09.012Z", SEED)

Played = tuple[list[Event], Match]
"""The events of a match, and the match they led to."""


def plan(kind: SeatKind, bot: str = "random") -> SeatPlan:
    return SeatPlan(kind, bot=bot if kind == "bot" else None)


def make(game: str, options: dict[str, Any], kinds: list[SeatKind], id_: str = "m1", moment: Moment = MOMENT) -> Change:
    """A match that was created with seats of these kinds."""
    of = GAMES[game]
    plans = [plan(kind) for kind in kinds]
    return create(id_, of, msgspec.convert(options, of.options), plans, None, moment)


def begun(game: str, options: dict[str, Any], seats: int, id_: str = "m1", moment: Moment = MOMENT) -> Played:
    """A match of people that has just started."""
    change = make(game, options, ["human"] * seats, id_, moment)
    return change.events, change.match


def steps(match: Match, rng: Random, moment: Moment = MOMENT) -> Iterator[Change]:
    """Random moves until the match is over."""
    while match.position is not None and match.ledger.status == "playing":
        decision = rng.choice(match.position.decisions)
        change = move(match, decision.seat, rng.choice(decision.options), moment)
        match = change.match
        yield change


def plays(played: Played, moves: int, seed: int, moment: Moment = MOMENT) -> Played:
    """The match after some random moves more."""
    events, match = list(played[0]), played[1]
    for change, _ in zip(steps(match, Random(seed), moment), range(moves), strict=False):
        events += change.events
        match = change.match
    return events, match


def play_to_end(played: Played, seed: int, moment: Moment = MOMENT) -> Played:
    finished = plays(played, 100_000, seed, moment)
    assert finished[1].ledger.status == "finished"
    return finished
