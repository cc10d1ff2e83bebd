"""Whose webhooks these are: an application's, by its key, or those of who holds a seat, by its token."""

from __future__ import annotations

from strata.api.access.callers import caller, owns, require_key, seat_authority
from strata.api.access.tokens import SeatToken
from strata.api.http.problems import Problem
from strata.api.services import services
from strata.domain.match.commands import require_seat
from strata.store.webhooks.subscriptions import Owner, Subscription


def require_owner() -> Owner:
    """Who calls, as an owner of webhooks."""
    who = caller()
    if who is None:
        detail = "Webhooks need an application's key, or the token of a seat."
        raise Problem(401, "unauthenticated", detail, {"WWW-Authenticate": "Bearer"})
    if not isinstance(who, SeatToken):
        return Owner(application=require_key("webhooks").application)
    require_seat(services().matches.load(who.match).ledger, seat_authority(who.match))
    return Owner(match=who.match, seat=who.seat, given=who.granted_at)


def require_subject(owner: Owner, match_id: str | None) -> str | None:
    """The match a webhook is to hear of; None for all of an application's."""
    if owner.match is not None and match_id not in (None, owner.match):
        raise Problem(403, "forbidden", "A seat's token hears of its own match alone.")
    subject = owner.match or match_id
    if subject is not None:
        match = services().matches.load(subject)
        if owner.match is None and not owns(match, "webhooks"):
            raise Problem(403, "forbidden", "Only the match's application or an administrator may hear of it.")
        if match.ledger.status in ("scored", "cancelled"):
            raise Problem(409, "match_over", "The match is over; there is nothing more to hear.")
    return subject


def require_webhook(webhook_id: str) -> Subscription:
    """A webhook of the caller's own; that of another is not to be told from one that is not there."""
    owner = require_owner()
    found = services().webhooks.subscriptions.get(webhook_id)
    if found is None or found.owner != owner:
        raise no_webhook()
    return found


def no_webhook() -> Problem:
    return Problem(404, "unknown_webhook", "You have no such webhook.")
