"""Whole matches to measure on."""

from __future__ import annotations

from random import Random
from typing import Any

from strata.domain.games.registry import GAMES
from strata.domain.match.commands import Change, Moment, create, move
from strata.domain.match.events import SeatPlan
from strata.domain.match.match import Match
from strata.store.matches import Matches


def random_match(matches: Matches, id_: str, game: str = "evo", seats: int = 5, seed: int = 0) -> Match:
    """A match of random moves, played to the end of its game."""
    rng = Random(seed)
    rules = GAMES[game]

    def begin(moment: Moment) -> Change:
        return create(id_, rules, rules.options(), [SeatPlan("human")] * seats, None, moment)

    match = matches.create(id_, "creator", begin, {}).match
    while match.ledger.status == "playing":
        match = random_move(matches, match, rng)
    return match


def random_move(matches: Matches, match: Match, rng: Random) -> Match:
    assert match.position is not None
    decision = rng.choice(match.position.decisions)
    action = rng.choice(decision.options)

    def decide(current: Match, moment: Moment) -> Change:
        return move(current, decision.seat, action, moment)

    return matches.change(match.ledger.id, f"seat:{decision.seat}", decide).match


def rate(count: int, seconds: float) -> str:
    return f"{count / seconds:,.0f}/s"


def ratio(name: str, value: float, claim: str) -> str:
    return f"{name}: {value:.2f} (claimed: {claim})"


Json = dict[str, Any]
