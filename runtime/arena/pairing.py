"""Who plays whom in the arena, and the matches of it."""

from __future__ import annotations

import inspect
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Literal

import msgspec

from strata.domain import bots
from strata.domain.bots import LEVELS, choose
from strata.domain.games.registry import GAMES
from strata.domain.kernel import Game, RandomChance, apply_action, begin, digest

LONE_SEAT_OPTIONS = {"not-alone": "creature_seat"}
"""The games in which one seat plays against all others, and the option that says which seat it is."""

BOTS = Path(inspect.getfile(bots)).parent

Side = Literal["lone", "many"]


@dataclass(frozen=True)
class Pairing:
    """One seat of level ``one``, all others of level ``others``; the seat changes from match to match.

    Where a game has a lone seat, level ``one`` plays it in every other match and all the other seats in between.
    """

    game: str
    one: str
    others: str
    seats: int
    seed: int = 0

    @property
    def has_sides(self) -> bool:
        return self.game in LONE_SEAT_OPTIONS

    @property
    def fair_share(self) -> float:
        """Of the wins, if both levels were equal."""
        return 0.5 if self.has_sides else 1 / self.seats

    @cached_property
    def stamp(self) -> str:
        """Names the bots as they are: their code, their weights and their budgets."""
        budgets = [LEVELS[level].iterations for level in (self.one, self.others)]
        own = Path(inspect.getfile(type(GAMES[self.game].evaluator))).parent
        sources = [*sorted(own.glob("bot*.py")), *sorted(own.glob("weights.yaml")), *sorted(BOTS.glob("*.py"))]
        return digest([budgets, [source.read_text() for source in sources]])[:12]

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} seats: {self.one} among {self.others}"


class Times(msgspec.Struct, frozen=True):
    """The processor's time for the decisions of a level that had a choice, in milliseconds."""

    decisions: int
    total: float
    median: float
    longest: float


class Result(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A match that was played: what share of the win level ``one`` had, and how long each level's decisions took."""

    game: str
    one: str
    others: str
    seats: int
    seed: int
    number: int
    won: float
    side: Side | None = None
    decisions: int
    digest: str
    """Of the final state: the same wherever the match is played."""
    stamp: str
    times: dict[str, Times]
    """By level."""
    seconds: float = 0.0
    """The processor's time for the whole match."""

    def is_of(self, pairing: Pairing) -> bool:
        return self.stamp == pairing.stamp and self.is_between(pairing)

    def is_between(self, pairing: Pairing) -> bool:
        """Whether it was played by these levels, of whatever code."""
        return all(getattr(self, field.name) == getattr(pairing, field.name) for field in fields(pairing))


def play_match(pairing: Pairing, number: int) -> Result:
    game, started = GAMES[pairing.game], process_time()
    lone, side = _lone_seat(pairing, number)
    levels = [pairing.one if (seat == lone) is (side != "many") else pairing.others for seat in range(pairing.seats)]
    options = {LONE_SEAT_OPTIONS[pairing.game]: lone} if pairing.has_sides else {}
    chance = RandomChance(Random(f"chance/{pairing.seed}/{number}"))
    rng = Random(f"bots/{pairing.seed}/{number}")
    position = begin(game, msgspec.convert(options, game.options), pairing.seats, chance).position
    taken: dict[str, list[float]] = {level: [] for level in levels}
    decisions = 0
    while not position.is_over:
        decision = position.decisions[0]
        began = process_time()
        action = choose(levels[decision.seat], position, decision.seat, rng)
        if len(decision.options) > 1:
            taken[levels[decision.seat]].append(round(1000 * (process_time() - began), 2))
        position = apply_action(position, decision.seat, action, chance).position
        decisions += 1
    winners = _winners(game, position.state)
    won = sum(levels[seat] == pairing.one for seat in winners) / len(winners)
    if pairing.one == pairing.others and not pairing.has_sides:
        won = (lone in winners) / len(winners)
    return Result(
        **asdict(pairing),
        stamp=pairing.stamp,
        number=number,
        won=won,
        side=side,
        decisions=decisions,
        digest=position.digest,
        times={level: _times(milliseconds) for level, milliseconds in taken.items()},
        seconds=round(process_time() - started, 2),
    )


def _times(milliseconds: list[float]) -> Times:
    if not milliseconds:
        return Times(0, 0.0, 0.0, 0.0)
    ordered = sorted(milliseconds)
    return Times(len(ordered), round(sum(ordered), 1), ordered[len(ordered) // 2], ordered[-1])


def _lone_seat(pairing: Pairing, number: int) -> tuple[int, Side | None]:
    if not pairing.has_sides:
        return number % pairing.seats, None
    return number // 2 % pairing.seats, "many" if number % 2 else "lone"


def _winners(game: Game[Any, Any], state: Any) -> list[int]:
    return [standing.seat for standing in game.ranking(state) if standing.rank == 1]
