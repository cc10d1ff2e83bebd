"""Forks: a match of its own that starts from a version of another one, whose stream is not touched.

A whole copy of a match that is over, of a practice match, or by an administrator. A seat of a running match may fork
only a what-if: what it cannot know is resampled, and the fork is its maker's alone.
"""

from __future__ import annotations

from msgspec import UNSET

from strata.domain.kernel import Seat
from strata.domain.kernel.chance import commitment
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import Administrator, ForkMatch, OnBehalf, SeatGrant, require_seat
from strata.domain.match.context import Context, Decided
from strata.domain.match.events import MatchForked, Origin
from strata.domain.match.refusals import NotAllowed, Refused


def decide(_: None, command: ForkMatch, context: Context) -> Decided:
    seat = _for_whose_eyes(command)
    origin = command.origin
    ledger, game = origin.ledger, origin.game
    if origin.position is None or game.ending(origin.position.state) is not None:
        raise Refused("nothing_to_fork", "the game is not on at that version")
    if len(command.seats) != len(ledger.seats):
        raise Refused("other_seats", f"a fork has as many seats as its origin: {len(ledger.seats)}")
    if any(plan.kind == "open" for plan in command.seats):
        raise Refused("open_seats", "a fork is played from its first moment: its seats are of people and bots")
    state = origin.position.state
    if seat is not None:
        state = game.resample(state, seat, context.random())
    yield MatchForked(
        match=command.match,
        game=game.slug,
        options=ledger.options,
        rules_version=game.rules_version,
        codec_version=game.codec_version,
        seats=list(command.seats),
        commitment=commitment(context.seed),
        application=command.application,
        undo="free",
        origin=Origin(ledger.id, ledger.version, ledger.hash),
        how="copy" if seat is None else "what_if",
        for_seat=UNSET if seat is None else seat,
        clock=UNSET if command.clock is None else command.clock,
        data=UNSET if game.data is None else game.data,
        is_listed=command.is_listed and command.head.ledger.is_unsealed and command.head.ledger.is_listed,
        state=to_builtins(state),
        state_schema=game.state_schema,
    )


def _for_whose_eyes(command: ForkMatch) -> Seat | None:
    """The seat for which what it cannot know is resampled; None for a whole copy."""
    ledger = command.head.ledger
    seat = require_seat(ledger, command.by) if isinstance(command.by, SeatGrant | OnBehalf) else None
    if ledger.is_unsealed or isinstance(command.by, Administrator):
        return None
    if seat is None:
        raise NotAllowed("forbidden", "a running match is forked by its seats, or by an administrator")
    return None if ledger.undo == "free" else seat
