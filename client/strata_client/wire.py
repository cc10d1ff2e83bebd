"""What goes over the wire and comes back: whose token, which parameters, whose JSON. Nothing here sends anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import httpx

from strata_client.errors import StrataUnreachable

NDJSON = "application/x-ndjson"


class ActingFor(NamedTuple):
    """An application's key, and the seat that the application acts for."""

    key: str
    seat: int


Token = str | ActingFor | None


def bearer(token: Token) -> dict[str, str]:
    """The headers that say who asks."""
    match token:
        case None:
            return {}
        case ActingFor(key, seat):
            return {"Authorization": f"Bearer {key}", "Strata-Seat": str(seat)}
        case _:
            return {"Authorization": f"Bearer {token}"}


def given(members: Mapping[str, Any]) -> dict[str, Any]:
    """The members that are not None."""
    return {name: value for name, value in members.items() if value is not None}


def read(response: httpx.Response) -> Any:
    """The JSON of a response."""
    try:
        return response.json()
    except ValueError as error:
        raise StrataUnreachable(f"The server at {response.url.host} is not a Strata service.") from error
