"""Accounts: whose share of what is sent at once a delivery takes.

An application has one of its own. Each seat of a match has one, and the forks of a match have one together, however
many seats they hand out: so nobody gets more of a share by forking.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from strata.domain.kernel import Seat
from strata.domain.kernel.codec import canonical, decode
from strata.domain.match.match import Ledger

LONGEST_LINE = 100
"""How many forks of forks are followed to the match they come from; what lies deeper has one account together."""


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    application: str | None = None
    match: str | None = None
    """The match that was not forked from another."""
    seat: Seat | None = None

    @property
    def name(self) -> str:
        return canonical(self).decode()

    @property
    def group(self) -> tuple[str | None, bool]:
        """An application itself, or all seats of its matches; those of matches without one are a group too."""
        return self.application, self.match is not None


def read_account(name: str) -> Account:
    return decode(name.encode(), Account)


def seat_account(ledger: Ledger, seat: Seat, read: Callable[[str], Ledger]) -> Account:
    """The account of a seat, given how to read other matches."""
    if ledger.origin is None:
        return Account(ledger.application, ledger.id, seat)
    for _ in range(LONGEST_LINE):
        if ledger.origin is None:
            return Account(ledger.application, ledger.id)
        ledger = read(ledger.origin.match)
    return Account(None, "deep")
