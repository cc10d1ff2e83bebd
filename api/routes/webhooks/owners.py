"""Whose webhooks these are: an application's, by its key, or those of a seat's holder, by its token."""

from __future__ import annotations

from strata.api.access.callers import caller, knows_of, owns, require_key, seat_authority
from strata.api.access.tokens import SeatToken
from strata.api.http.problems import Problem
from strata.api.services import services
from strata.domain.match.commands import require_seat
from strata.store.matches import NoSuchMatch
from strata.store.webhooks.accounts import Account, seat_account
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


def account_of(owner: Owner) -> str:
    """The account that an owner's deliveries count for."""
    if owner.match is None or owner.seat is None:
        return Account(application=owner.application).name
    matches = services().matches
    return seat_account(matches.load(owner.match).ledger, owner.seat, lambda id_: matches.load(id_).ledger).name


def require_match(owner: Owner, match_id: str | None) -> str | None:
    """The match that a webhook is about; None for all of an application's."""
    if owner.match is not None and match_id not in (None, owner.match):
        raise Problem(403, "forbidden", "A seat's webhooks are about its own match only.")
    wanted = owner.match or match_id
    if wanted is not None:
        match = services().matches.load(wanted)
        if not knows_of(match):
            raise NoSuchMatch(wanted)
        if owner.match is None and not owns(match, "webhooks"):
            raise Problem(403, "forbidden", "Only the match's application or an administrator may subscribe to it.")
        if match.ledger.status in ("scored", "cancelled"):
            raise Problem(409, "match_over", "The match is over; nothing more will be sent.")
    return wanted


def require_webhook(webhook_id: str) -> Subscription:
    """A webhook of the caller's own; another's looks the same as one that does not exist."""
    owner = require_owner()
    found = services().webhooks.subscriptions.get(webhook_id)
    if found is None or found.owner != owner:
        raise no_webhook()
    return found


def no_webhook() -> Problem:
    return Problem(404, "unknown_webhook", "You have no such webhook.")
