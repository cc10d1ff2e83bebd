"""The command: plays matches against a service that runs, and shows what it measures while it does."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from dataclasses import dataclass, replace

from strata_client import StrataError, StrataProblem, StrataUnreachable
from strata_client.aio import Strata

from strata.runtime.command_error import CommandError
from strata.runtime.inspect.terminal import print_json
from strata.runtime.load.figures import Figures
from strata.runtime.load.generator import Generator, Plan
from strata.runtime.load.table import Live, as_json, lines
from strata.runtime.settings import Settings

SHOWN_EVERY = 0.5
"""How many seconds lie between two tables."""


def load(
    settings: Settings,
    url: str | None,
    game: str,
    seats: int | None,
    bots: str | None,
    matches: int,
    rate: int,
    seconds: int,
    connections: int,
    is_listed: bool,
    are_kept: bool,
    as_json: bool,
) -> None:
    asked = Asked(url or settings.base_url, os.environ.get("STRATA_KEY"), are_kept, as_json)
    try:
        asyncio.run(_load(asked, Plan(game, seats or 0, bots, matches, rate, seconds, connections, is_listed)))
    except StrataUnreachable as error:
        raise CommandError(f"There is no service at {asked.url}.") from error
    except StrataProblem as problem:
        raise CommandError(f"The service refuses: {problem}") from problem


@dataclass(frozen=True)
class Asked:
    url: str
    key: str | None
    are_kept: bool
    as_json: bool


async def _load(asked: Asked, plan: Plan) -> None:
    async with Strata(asked.url, key=asked.key, patience=0) as strata:
        plan = await _checked(strata, plan)
        generator, live = Generator(strata, plan, Figures()), Live()
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, generator.stop)
        playing = asyncio.create_task(generator.run())
        while not (await asyncio.wait([playing], timeout=SHOWN_EVERY))[0]:
            live.show(lines(generator, plan, generator.elapsed))
        elapsed = generator.elapsed
        live.clear()
        playing.result()
        if asked.as_json:
            print_json(as_json(generator.figures, elapsed), indent=0)
        else:
            print(*lines(generator, plan, elapsed), sep="\n", flush=True)
        if not asked.are_kept:
            await _cancel(generator, asked.key)


async def _checked(strata: Strata, plan: Plan) -> Plan:
    """The plan with a number of seats that the game takes. Raises ``StrataProblem`` for a game that is not there."""
    allowed = (await strata.game(plan.game))["seats"]
    seats = plan.seats or max(2, allowed["min"])
    if not allowed["min"] <= seats <= allowed["max"]:
        raise CommandError(f"{plan.game} is played by {allowed['min']} to {allowed['max']}, not by {seats}.", 2)
    return replace(plan, seats=seats)


async def _cancel(generator: Generator, key: str | None) -> None:
    if key is None:
        print("The matches stay as they are: only an application, by STRATA_KEY, can cancel its own.", file=sys.stderr)
        return
    try:
        await generator.cancel_all()
    except StrataError as error:
        raise CommandError(f"Not all matches were cancelled: {error}") from error
