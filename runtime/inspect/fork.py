"""``strata fork``: a match of its own from a version of another one."""

from __future__ import annotations

import secrets

from strata.api.access.tokens import Tokens
from strata.domain.match.commands import Administrator, ForkMatch
from strata.domain.match.events import SeatPlan
from strata.domain.match.match import Match
from strata.runtime.inspect.inspected import InspectedMatch, inspect_match
from strata.runtime.inspect.terminal import paint, print_json
from strata.runtime.play.saved_seats import SavedSeats
from strata.store.matches import Matches

BOT = "greedy"


def fork(
    matches: Matches,
    tokens: Tokens,
    saved: SavedSeats,
    match: str,
    version: int | None,
    play: int | None,
    as_json: bool,
) -> None:
    """A whole copy. Until its origin is over, only its tokens open it."""
    with inspect_match(matches, match, play) as inspected:
        origin, id_ = inspected.at(version), secrets.token_hex(10)
        seats = tuple(_plans(origin, play))
        command = ForkMatch(match=id_, origin=origin, head=inspected.head, seats=seats, by=Administrator())
        made = matches.create(command, {}).match
    rows = InspectedMatch(matches, id_).seats(made)
    for row in rows:
        row["token"] = tokens.of(made, row["seat"]) if row["kind"] == "human" else None
    if play is not None:
        saved.keep(id_, rows[play]["token"])
    if as_json:
        where = {"match": origin.ledger.id, "version": origin.ledger.version, "hash": origin.ledger.hash}
        print_json({"id": id_, "game": made.ledger.game, "version": 1, "origin": where, "seats": rows})
        return
    print(f"{paint(id_, 'bold')}  forked from {origin.ledger.id} at version {origin.ledger.version}")
    for row in rows:
        print(f"{row['seat']:>2}  {row['token'] or row['name']}")
    if play is not None:
        print(f"To play seat {play}:\n  strata play --resume {id_}")


def _plans(origin: Match, play: int | None) -> list[SeatPlan]:
    """All seats for people, or one for a person and bots in the others."""
    return [
        SeatPlan("human") if play in (None, seat) else SeatPlan("bot", bot=holder.bot or BOT)
        for seat, holder in enumerate(origin.ledger.seats)
    ]
