"""Pebbles: the smallest game that has everything the kernel knows.

Each seat is dealt a charm that only it knows. Each round a stone is drawn from a bag, and all seats at once hide up to
three pebbles in a fist. When the last has hidden, the hands open: who alone hid most takes the stone. After the last
round the charms are shown, and each is worth a point if the last stone is of its kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec

from strata.domain import kernel
from strata.domain.kernel import (
    ACTOR,
    Decision,
    Game,
    ScoreLine,
    Seat,
    Standing,
    Steps,
    Viewer,
    clone,
    draw,
    draw_among,
)
from strata.domain.toolkit.ranking import rank

STONES = {"amber": 1, "jade": 2, "onyx": 3}
WORTH = {"amber": 3, "jade": 2, "onyx": 1}
FIST = 3


class Options(kernel.Options, frozen=True):
    rounds: int = 3


class State(kernel.State):
    rounds: int = 0
    round: int = 0
    stone: str = ""
    charms: list[str] = msgspec.field(default_factory=list)
    hidden: dict[str, int] = msgspec.field(default_factory=dict)
    points: list[int] = msgspec.field(default_factory=list)
    stones: list[int] = msgspec.field(default_factory=list)
    ending: str | None = None


class TableLaid(kernel.Fact, tag="table_laid", frozen=True):
    rounds: int
    seats: int

    def apply(self, s: State) -> None:
        s.rounds, s.points, s.stones, s.charms = self.rounds, [0] * self.seats, [0] * self.seats, [""] * self.seats


class CharmDealt(kernel.Fact, tag="charm_dealt", frozen=True):
    secret: ClassVar[Mapping[str, str]] = {"charm": "seat"}
    seat: Seat
    charm: str

    def apply(self, s: State) -> None:
        s.charms[self.seat] = self.charm


class StoneLaid(kernel.Fact, tag="stone_laid", frozen=True):
    stone: str

    def apply(self, s: State) -> None:
        s.round += 1
        s.stone = self.stone


class PebblesHidden(kernel.Fact, tag="pebbles_hidden", frozen=True):
    secret: ClassVar[Mapping[str, str]] = {"pebbles": "seat"}
    seat: Seat
    pebbles: int

    def apply(self, s: State) -> None:
        s.hidden[str(self.seat)] = self.pebbles


class HandsOpened(kernel.Fact, tag="hands_opened", frozen=True):
    reveals: ClassVar[bool] = True
    pebbles: list[int]

    def apply(self, s: State) -> None:
        s.hidden = {}


class RoundWon(kernel.Fact, tag="round_won", frozen=True):
    seat: Seat
    points: int

    def apply(self, s: State) -> None:
        s.points[self.seat] += self.points
        s.stones[self.seat] += 1


class CharmsShown(kernel.Fact, tag="charms_shown", frozen=True):
    reveals: ClassVar[bool] = True
    charms: list[str]

    def apply(self, s: State) -> None:
        for seat, charm in enumerate(self.charms):
            s.points[seat] += charm == s.stone
        s.ending = "last_stone"


class Hide(kernel.Action, tag="hide", frozen=True):
    secret: ClassVar[Mapping[str, str]] = {"pebbles": ACTOR}
    pebbles: int

    def decide(self, s: State, seat: Seat) -> Steps[None]:
        yield PebblesHidden(seat, self.pebbles)


def setup(s: State, options: Options, seats: int) -> Steps[None]:
    yield TableLaid(options.rounds, seats)
    for seat in range(seats):
        charm = yield from draw_among(STONES)
        yield CharmDealt(seat, charm)


def lay_stone(stone: str) -> Steps[None]:
    yield StoneLaid(stone)


def award(seat: Seat, points: int) -> Steps[None]:
    yield RoundWon(seat, points)


def rules(
    lay_stone: Callable[[str], Steps[None]], award: Callable[[Seat, int], Steps[None]]
) -> Callable[[State], Steps[None]]:
    """The forced steps, with the facts that tell of a stone and of a won round left open."""

    def proceed(s: State) -> Steps[None]:
        if s.round and len(s.hidden) < len(s.points):
            return
        if s.round:
            fists = [s.hidden[str(seat)] for seat in range(len(s.points))]
            yield HandsOpened(fists)
            if fists.count(max(fists)) == 1:
                yield from award(fists.index(max(fists)), WORTH[s.stone])
        if s.round == s.rounds:
            yield CharmsShown(s.charms)
        else:
            stone = yield from draw(STONES)
            yield from lay_stone(stone)

    return proceed


def pending(s: State) -> Sequence[Decision]:
    options = [Hide(pebbles) for pebbles in range(FIST + 1)]
    return [Decision(seat, "hide", options) for seat in range(len(s.points)) if str(seat) not in s.hidden]


def ending(s: State) -> str | None:
    return s.ending


def ranking(s: State) -> Sequence[Standing]:
    return rank({seat: [ScoreLine("points", n)] for seat, n in enumerate(s.points)}, dict(enumerate(s.points)))


class View(kernel.View, frozen=True):
    round: int
    stone: str
    points: list[int]
    has_hidden: list[bool]
    charm: str | None
    pebbles: int | None


def view(s: State, viewer: Viewer) -> View:
    return View(
        round=s.round,
        stone=s.stone,
        points=s.points,
        has_hidden=[str(seat) in s.hidden for seat in range(len(s.points))],
        charm=None if viewer is None else s.charms[viewer],
        pebbles=None if viewer is None else s.hidden.get(str(viewer)),
    )


def resample(s: State, viewer: Viewer, rng: Random) -> State:
    world = clone(s)
    for seat in range(len(s.points)):
        if seat != viewer:
            world.charms[seat] = rng.choice(sorted(STONES))
            if str(seat) in world.hidden:
                world.hidden[str(seat)] = rng.randint(0, FIST)
    return world


class English:
    def fact(self, fact: Mapping[str, Any], scene: kernel.Scene) -> str:
        return str(fact["kind"])

    def labels(self, decision: Decision, view: View, names: Sequence[str]) -> list[str]:
        return [repr(option) for option in decision.options]

    def term(self, name: str, default: str) -> str:
        return default


class PebblesEvaluator:
    def evaluate(self, state: State, seat: Seat) -> float:
        return float(state.points[seat] - state.hidden.get(str(seat), 0))

    def candidates(self, state: State, decision: Decision) -> Sequence[kernel.Action]:
        return decision.options


PEBBLES: Game[State, Options] = Game(
    slug="pebbles",
    title="Pebbles",
    summary="Hide more than the others.",
    designers=("nobody",),
    seats=range(2, 5),
    rules_version=1,
    codec_version=1,
    state=State,
    options=Options,
    view_type=View,
    actions=(Hide,),
    facts=(TableLaid, CharmDealt, StoneLaid, PebblesHidden, HandsOpened, RoundWon, CharmsShown),
    setup=setup,
    proceed=rules(lay_stone, award),
    pending=pending,
    ending=ending,
    ranking=ranking,
    view=view,
    resample=resample,
    board=lambda view, names, words, offered: "<svg/>",
    narrators={"en": English()},
    evaluator=PebblesEvaluator(),
)
