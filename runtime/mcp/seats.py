"""Seats that agents hold: each by a handle that only its agent knows, in place of the token."""

from __future__ import annotations

import re
import secrets

from mcp.server.mcpserver.exceptions import ToolError
from strata_client.aio import Seat, Strata, Viewer

from strata.runtime.command_error import CommandError
from strata.runtime.play.saved_seats import SavedSeats

_HANDLE = re.compile(r"(?P<match>[A-Za-z0-9_-]+)-(?P<seat>\d+)-[0-9a-f]{16}")


class HeldSeats:
    """Tokens are kept in files, so that an agent finds its seat again after a restart."""

    def __init__(self, strata: Strata, saved: SavedSeats) -> None:
        self._strata, self._saved = strata, saved

    def hold(self, match: str, seat: int, token: str) -> str:
        """A handle for a seat."""
        handle = f"{match}-{seat}-{secrets.token_hex(8)}"
        self._saved.keep(handle, token)
        return handle

    def seat(self, handle: str) -> Seat:
        named = _HANDLE.fullmatch(handle)
        try:
            if named is not None:
                return self._strata.seat(named["match"], self._saved.token(handle))
        except CommandError:
            pass
        raise ToolError("No seat is held by this handle: use one from create_match, join_match or take_seat.")

    def viewer(self, looked_at: str) -> Viewer:
        """The seat of a handle, or a match as a spectator sees it."""
        return self.seat(looked_at) if _HANDLE.fullmatch(looked_at) else self._strata.match(looked_at)


def number_of(handle: str) -> int | None:
    """Which seat a handle holds; None for a match."""
    named = _HANDLE.fullmatch(handle)
    return None if named is None else int(named["seat"])
