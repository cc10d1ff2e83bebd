"""What people do to matches of pebbles, said in a word each."""

from __future__ import annotations

from msgspec.structs import replace

from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import Command, CreateMatch, LeaveSeat, PlayMove, SeatGrant
from strata.domain.match.events import SeatKind
from strata.domain.match.match import Match
from strata.store.matches import Changed, Matches, RepeatableRequest
from tests.kernel.pebbles import Hide, Options
from tests.match.deeds import choice
from tests.match.table import plan


def new_match(
    matches: Matches,
    *kinds: SeatKind,
    rounds: int = 3,
    id_: str = "m1",
    request: RepeatableRequest | None = None,
    pace: int | None = None,
    bot: str | None = None,
) -> Changed:
    """A match of pebbles with seats of these kinds; of two people if nothing is said."""
    plans = tuple(plan(kind) for kind in kinds or ("human", "human"))
    if bot is not None:
        plans = tuple(replace(seat, bot=bot) if seat.kind == "bot" else seat for seat in plans)
    command = CreateMatch(match=id_, game="pebbles", options=to_builtins(Options(rounds)), seats=plans, pace=pace)
    return matches.create(command, {0: "Ada"}, request)


def hiding(seat: int, pebbles: int = 1) -> Command:
    """A person who has had the seat since the match was made hides pebbles."""
    return PlayMove(by=SeatGrant(seat, 1), action=Hide(pebbles))


def leaving(seat: int) -> Command:
    return LeaveSeat(by=SeatGrant(seat, 1), bot="random")


def hide(
    matches: Matches, seat: int, pebbles: int = 1, if_match: int | None = None, request: RepeatableRequest | None = None
) -> Changed:
    return matches.change("m1", hiding(seat, pebbles), if_match, request)


def play_up_to(matches: Matches, version: int, id_: str = "m1") -> Match:
    """Hide for whoever is asked first, until the match has come to a version."""
    match = matches.load(id_)
    while match.ledger.version < version:
        match = hide_for(matches, match, match.pending[0][0], version % 3)
    assert match.ledger.version == version
    return match


def hide_for(matches: Matches, match: Match, seat: int, pebbles: int = 1) -> Match:
    """Whoever plays a seat at present hides pebbles: a person, or a bot."""
    return matches.change(match.ledger.id, choice(match, seat, Hide(pebbles))).match
