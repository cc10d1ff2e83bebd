"""A match at the table in the browser, while this command waits for its end."""

from __future__ import annotations

import webbrowser
from urllib.parse import urlencode

from strata_client import Seat


def open_in_browser(service: str, match: str, seat: int, token: str) -> None:
    """The token travels in the fragment, which no server is sent; the page takes it out of the address bar."""
    address = f"{service.rstrip('/')}/table/{match}#{urlencode({'seat': seat, 'token': token})}"
    print(f"Your seat is at this address. Keep it to yourself.\n  {address}", flush=True)
    webbrowser.open(address)


def follow(seat: Seat) -> None:
    """Until the match is over: a service that was started for it stays up meanwhile."""
    print("This command waits until the match is over; Ctrl-C leaves.", flush=True)
    for _ in seat.stream():
        pass
