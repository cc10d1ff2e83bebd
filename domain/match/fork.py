"""Forks: a match of its own that starts from a version of another one, whose stream is not touched.

A whole copy of a match that is over, of a practice match, or by an administrator. A seat of a running match may fork
only a what-if: what it cannot know is resampled, and the fork is its maker's alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec import UNSET

from strata.domain.kernel import Seat
from strata.domain.kernel.chance import commitment
from strata.domain.kernel.codec import to_builtins
from strata.domain.match.commands import Change, Moment, Refused
from strata.domain.match.events import Clock, MatchForked, Origin, SeatPlan
from strata.domain.match.match import Match, fold_match
from strata.domain.match.record import NO_HASH, write_event


def fork(
    id_: str,
    origin: Match,
    seats: Sequence[SeatPlan],
    what_if: tuple[Seat, Random] | None,
    is_listed: bool,
    application: str | None,
    moment: Moment,
    clock: Clock | None = None,
) -> Change:
    """A new match from a version of another; ``what_if`` names the seat for whose eyes the rest is resampled."""
    ledger, game = origin.ledger, origin.game
    if origin.position is None or game.ending(origin.position.state) is not None:
        raise Refused("nothing_to_fork", "the game is not on at that version")
    if len(seats) != len(ledger.seats):
        raise Refused("other_seats", f"a fork has as many seats as its origin: {len(ledger.seats)}")
    if any(plan.kind == "open" for plan in seats):
        raise Refused("open_seats", "a fork is played from its first moment: its seats are of people and bots")
    state = origin.position.state
    if what_if is not None:
        seat, rng = what_if
        state = game.resample(state, seat, rng)
    payload = MatchForked(
        match=id_,
        game=game.slug,
        options=ledger.options,
        rules_version=game.rules_version,
        codec_version=game.codec_version,
        seats=list(seats),
        commitment=commitment(moment.seed),
        application=application,
        undo="free",
        origin=Origin(ledger.id, ledger.version, ledger.hash),
        how="copy" if what_if is None else "what_if",
        clock=UNSET if clock is None else clock,
        is_listed=is_listed,
        state=to_builtins(state),
        state_schema=game.state_schema,
    )
    sealed = {"/state": frozenset[Seat]()}
    event = write_event(id_, 1, NO_HASH, moment.seed, moment.at, moment.actor, payload, sealed)
    return Change([event], fold_match(None, [event]))
