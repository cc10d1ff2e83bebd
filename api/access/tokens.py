"""Tokens: HMACs under the operator's secret, so that a repeated request gets the same ones again.

A seat's token names its match, its seat and the version that gave the seat; it lasts as long as the seat's holder. An
invitation names a match and a seat, and lasts until the seat is taken. A spectator's token names a match.
"""

from __future__ import annotations

import hmac
import re
from typing import NamedTuple

from strata.domain.kernel import Seat
from strata.domain.match.match import Match

_FORM = re.compile(r"strata_(seat|invite|watch)_([a-z0-9]{1,40})_((?:\d{1,9}_){0,2})([0-9a-f]{40})")


class SeatToken(NamedTuple):
    """The right to play a seat."""

    match: str
    seat: Seat
    granted_at: int


class InvitationToken(NamedTuple):
    """The right to take an open seat, and to look at the match until then."""

    match: str
    seat: Seat


class SpectatorToken(NamedTuple):
    """The right to look at a match that is not listed."""

    match: str


Token = SeatToken | InvitationToken | SpectatorToken


MOST_KNOWN = 10_000
"""How many tokens a process remembers to have read."""


class Tokens:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._known: dict[str, Token] = {}

    def seat(self, match: str, seat: Seat, granted_at: int) -> str:
        return self._token("seat", match, seat, granted_at)

    def of(self, match: Match, seat: Seat) -> str:
        """The token of whoever holds a seat at present."""
        return self.seat(match.ledger.id, seat, match.ledger.seats[seat].granted_at)

    def invitation(self, match: str, seat: Seat) -> str:
        return self._token("invite", match, seat)

    def spectator(self, match: str) -> str:
        return self._token("watch", match)

    def read(self, token: str) -> Token | None:
        """What a token grants, if it is valid: that never changes, though what it grants may have an end."""
        known = self._known.get(token)
        if known is None:
            known = self._read(token)
            if known is not None:
                if len(self._known) >= MOST_KNOWN:
                    del self._known[next(iter(self._known))]
                self._known[token] = known
        return known

    def _read(self, token: str) -> Token | None:
        found = _FORM.fullmatch(token)
        if found is None:
            return None
        kind, id_, numbers = found[1], found[2], found[3].split("_")[:-1]
        if not hmac.compare_digest(found[4], self._mac(kind, id_, *numbers)):
            return None
        match kind, [int(number) for number in numbers]:
            case "seat", [seat, granted_at]:
                return SeatToken(id_, seat, granted_at)
            case "invite", [seat]:
                return InvitationToken(id_, seat)
            case _:
                return SpectatorToken(id_)

    def match_id(self, caller: str, key: str) -> str:
        """The id of a match created with an Idempotency-Key follows from the key and the caller."""
        return self._mac("match", caller, key)[:20]

    def scope(self, caller: str, key: str) -> str:
        """An Idempotency-Key as it is kept: scoped to a caller, without showing which."""
        return self._mac("stamp", caller, key)

    def _token(self, kind: str, match: str, *numbers: int) -> str:
        return "_".join(str(part) for part in ("strata", kind, match, *numbers, self._mac(kind, match, *numbers)))

    def _mac(self, *parts: object) -> str:
        message = "\0".join(str(part) for part in parts).encode()
        return hmac.digest(self._secret, message, "sha256").hex()[:40]
