"""The client for asyncio: the same classes and methods as ``strata_client``. May be shared by tasks.

    async with Strata("http://127.0.0.1:8080") as strata:
        match = await strata.create("evo", [{"kind": "human"}, {"kind": "bot"}, {"kind": "bot"}])
        seat = match.seat(0)
        async for decision in seat.turns():
            await seat.play(decision["options"][0])
        print(await match.score())

Law: it is written here, and ``strata_client.sync`` is made from it by ``make client``.
"""

from strata_client.aio.match import Match, Seat, Viewer
from strata_client.aio.service import Strata
from strata_client.aio.webhooks import Webhooks

__all__ = ["Match", "Seat", "Strata", "Viewer", "Webhooks"]
