"""The client without asyncio. Law: all but this file is made from ``strata_client.aio`` by ``make client``."""

from strata_client.sync.match import Match, Seat, Viewer
from strata_client.sync.service import Strata
from strata_client.sync.webhooks import Webhooks

__all__ = ["Match", "Seat", "Strata", "Viewer", "Webhooks"]
