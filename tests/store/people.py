"""What people do to matches of pebbles, said in a word each."""

from __future__ import annotations

from strata.domain.match.commands import Change, Moment, create, leave_seat, move
from strata.domain.match.events import SeatKind
from strata.domain.match.match import Match
from strata.store.matches import Changed, Decide, Matches, Request
from tests.kernel.pebbles import PEBBLES, Hide, Options
from tests.match.table import plan


def new_match(
    matches: Matches, *kinds: SeatKind, rounds: int = 3, id_: str = "m1", request: Request | None = None
) -> Changed:
    """A match of pebbles with seats of these kinds; of two people if nothing is said."""
    plans = [plan(kind) for kind in kinds or ("human", "human")]

    def decide(moment: Moment) -> Change:
        return create(id_, PEBBLES, Options(rounds), plans, None, moment)

    return matches.create(id_, "key:maker", decide, {0: "Ada"}, request)


def hiding(seat: int, pebbles: int = 1) -> Decide:
    return lambda match, moment: move(match, seat, Hide(pebbles), moment)


def leaving(seat: int) -> Decide:
    return lambda match, moment: leave_seat(match, seat, "random", moment)


def hide(
    matches: Matches, seat: int, pebbles: int = 1, if_match: int | None = None, request: Request | None = None
) -> Changed:
    return matches.change("m1", f"seat:{seat}", hiding(seat, pebbles), if_match, request)


def play_up_to(matches: Matches, version: int, id_: str = "m1") -> Match:
    """Hide for whoever is asked first, until the match has come to a version."""
    match = matches.load(id_)
    while match.ledger.version < version:
        seat = match.pending[0][0]
        match = matches.change(id_, f"seat:{seat}", hiding(seat, version % 3)).match
    assert match.ledger.version == version
    return match
