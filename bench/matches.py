"""Whole matches to measure on."""

from __future__ import annotations

from random import Random

from strata.domain.games.registry import GAMES
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import CreateMatch, PlayMove, SeatGrant
from strata.domain.match.events import SeatPlan
from strata.domain.match.match import Match
from strata.store.matches import Matches


def begin(id_: str, game: str, seats: int) -> CreateMatch:
    """A match of people, with the options that are chosen by default."""
    options = to_builtins(GAMES[game].options())
    return CreateMatch(match=id_, game=game, options=options, seats=(SeatPlan("human"),) * seats)


def random_match(matches: Matches, id_: str, game: str = "evo", seats: int = 5, seed: int = 0) -> Match:
    """A match of random moves, played to the end of its game."""
    rng = Random(seed)
    match = matches.create(begin(id_, game, seats), {}).match
    while match.ledger.status == "playing":
        match = random_move(matches, match, rng)
    return match


def random_move(matches: Matches, match: Match, rng: Random) -> Match:
    assert match.position is not None
    decision = rng.choice(match.position.decisions)
    by = SeatGrant(decision.seat, match.ledger.seats[decision.seat].granted_at)
    return matches.change(match.ledger.id, PlayMove(by=by, action=rng.choice(decision.options))).match
