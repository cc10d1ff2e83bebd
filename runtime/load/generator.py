"""The generator: creates matches, plays them at a steady rate, and looks at the lobby now and then."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from strata_client import StrataError, StrataProblem
from strata_client.aio import Seat, Strata
from strata_client.answers import Actions, SeatPlan

from strata.runtime.load.figures import Figures

LOBBY_EVERY = 1.0
"""How many seconds lie between two looks at the lobby."""
PAUSE = 0.2
"""How many seconds lie between two tries to create a match, where the first was refused for a while."""
OVER = ("finished", "scored", "cancelled")


@dataclass(frozen=True)
class Plan:
    """What is asked of a service. ``bots`` is the level of all seats but the first; without it all are people's."""

    game: str
    seats: int
    bots: str | None
    matches: int
    rate: float
    """Moves a second, in all matches together."""
    seconds: float
    """For how long, from when all matches are there."""
    connections: int
    is_listed: bool = False

    @property
    def seat_plans(self) -> list[SeatPlan]:
        person: SeatPlan = {"kind": "human"}
        other: SeatPlan = person if self.bots is None else {"kind": "bot", "bot": self.bots}
        return [person, *(other for _ in range(self.seats - 1))]


@dataclass
class Played:
    """A match as the generator knows it."""

    id: str
    seats: dict[int, Seat]
    token: str = ""
    """That of the first seat."""
    next_seat: int = 0
    """Who is looked at next."""
    receipts: list[tuple[int, str]] = field(default_factory=list)
    """The version and the hash of each move that was acknowledged."""
    unsure: int = 0
    """Moves that were not acknowledged, and may be on record."""
    is_over: bool = False


class Generator:
    """Matches that end are replaced, so that as many are being played until the time is up."""

    def __init__(self, strata: Strata, plan: Plan, figures: Figures, rng: Random | None = None) -> None:
        self._strata, self._plan, self.figures, self._rng = strata, plan, figures, rng or Random()
        self.matches: list[Played] = []
        """All there were."""
        self.running: deque[Played] = deque()
        """Those being played, the next to move first."""
        self._due: Iterator[float] = iter(())
        self._began: float | None = None
        self._is_stopped = False

    def stop(self) -> None:
        """What is under way is finished."""
        self._is_stopped = True

    @property
    def elapsed(self) -> float:
        """For how many seconds there has been play."""
        return 0.0 if self._began is None else time.monotonic() - self._began

    async def run(self) -> None:
        """Create the matches, then play until the time is up, or until it is stopped."""
        await self._side_by_side(self._create_all)
        self._due, self._began = _steadily(self._plan.rate), time.monotonic()
        looking = asyncio.create_task(self._look_at_lobby())
        try:
            await self._side_by_side(self._play)
        finally:
            looking.cancel()

    async def cancel_all(self) -> None:
        """Cancel what is still being played; only its application may."""
        for played in self.running:
            await self._strata.match(played.id).cancel()

    async def _side_by_side(self, what: Callable[[], Awaitable[None]]) -> None:
        await asyncio.gather(*(what() for _ in range(self._plan.connections)))

    async def _create_all(self) -> None:
        while len(self.matches) < self._plan.matches and not self._is_stopped:
            await self._create()

    async def _create(self) -> None:
        # Counted before it is there, so that no more are created side by side than are wanted.
        played = Played("", {})
        self.matches.append(played)
        try:
            with self.figures.timing("create"):
                made = await self._strata.create(self._plan.game, self._plan.seat_plans, listed=self._plan.is_listed)
        except StrataError as error:
            self.matches.remove(played)
            if not error.is_passing:
                raise
            await asyncio.sleep(PAUSE)
            return
        played.id, played.token = made.id, made.tokens[0]
        played.seats = {seat: made.seat(seat) for seat in made.tokens}
        self.running.append(played)

    async def _play(self) -> None:
        for due in self._due:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if self._is_stopped or self.elapsed >= self._plan.seconds:
                return
            if self.running:
                await self._move_in(self.running.popleft())

    async def _move_in(self, played: Played) -> None:
        try:
            await self._move(played)
        except StrataProblem as problem:
            if not (problem.is_passing or problem.status in (409, 412)):
                raise
        except StrataError:
            pass
        if played.is_over:
            self.figures.ended += 1
            await self._create()
        else:
            self.running.append(played)

    async def _move(self, played: Played) -> None:
        """One move of whoever must decide, or a look at who that is."""
        seat, asked = await self._options(played)
        if not asked["decisions"]:
            summary = await seat.summary()
            played.is_over = summary["status"] in OVER
            self._follow(played, [row["seat"] for row in summary["pending"]])
            seat, asked = await self._options(played)
            if not asked["decisions"]:
                return
        option = self._rng.choice(asked["decisions"][0]["options"])
        try:
            with self.figures.timing("move"):
                moved = await seat.play(option, at_version=asked["version"])
        except StrataError:
            played.unsure += 1
            raise
        played.receipts.append((moved["version"], moved["hash"]))
        played.is_over = moved["status"] in OVER
        self._follow(played, [row["seat"] for row in moved["pending"]])

    async def _options(self, played: Played) -> tuple[Seat, Actions]:
        seat = played.seats[played.next_seat]
        with self.figures.timing("options"):
            return seat, await seat.actions()

    def _follow(self, played: Played, pending: list[int]) -> None:
        own = [seat for seat in pending if seat in played.seats]
        played.next_seat = own[0] if own else played.next_seat

    async def _look_at_lobby(self) -> None:
        while True:
            try:
                with self.figures.timing("lobby"):
                    async for _ in self._strata.matches():
                        break
            except StrataError:
                pass
            await asyncio.sleep(LOBBY_EVERY)


def _steadily(rate: float) -> Iterator[float]:
    """The times of a steady rate, shared by all who play; what came late is caught up with."""
    began, number = time.monotonic(), 0
    while True:
        yield began + number / rate
        number += 1
