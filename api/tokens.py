"""Tokens of seats: HMACs under the operator's secret, so that a repeated request can be given the same again.

A token names its match, its seat and the version that gave the seat; it lasts as long as the seat's holder.
"""

from __future__ import annotations

import hmac
import re
from typing import NamedTuple

from domain.kernel import Seat
from domain.match.match import Match

_FORM = re.compile(r"strata_seat_([a-z0-9]{1,40})_(\d{1,2})_(\d{1,9})_([0-9a-f]{40})")


class SeatToken(NamedTuple):
    match: str
    seat: Seat
    given: int


class Tokens:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seat(self, match: str, seat: Seat, given: int) -> str:
        return f"strata_seat_{match}_{seat}_{given}_{self._mac('seat', match, seat, given)}"

    def of(self, match: Match, seat: Seat) -> str:
        """The token of whoever holds a seat now."""
        return self.seat(match.ledger.id, seat, match.ledger.seats[seat].given)

    def read(self, token: str) -> SeatToken | None:
        """What a token says, if it is one of ours."""
        found = _FORM.fullmatch(token)
        if found is None:
            return None
        match, seat, given = found[1], int(found[2]), int(found[3])
        is_ours = hmac.compare_digest(found[4], self._mac("seat", match, seat, given))
        return SeatToken(match, seat, given) if is_ours else None

    def match_id(self, caller: str, key: str) -> str:
        """The id of a match created with an Idempotency-Key follows from the key and who sent it."""
        return self._mac("match", caller, key)[:20]

    def scope(self, token: str, key: str) -> str:
        """An Idempotency-Key as it is kept: scoped to its token, which it does not show."""
        return self._mac("stamp", token, key)

    def _mac(self, *parts: object) -> str:
        message = "\0".join(str(part) for part in parts).encode()
        return hmac.digest(self._secret, message, "sha256").hex()[:40]
