"""Pebbles as it might be a year later: one fact got another name, one was split, one was read another way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from strata.domain import kernel
from strata.domain.kernel import Game, RuleChange, Seat, Steps, Upcast
from tests.kernel.pebbles import PEBBLES, Options, RoundWon, State, StoneLaid, award, lay_stone, rules


class StoneShown(kernel.Fact, tag="stone_shown", frozen=True):
    stone: str

    def apply(self, s: State) -> None:
        StoneLaid(self.stone).apply(s)


class StoneTaken(kernel.Fact, tag="stone_taken", frozen=True):
    seat: Seat

    def apply(self, s: State) -> None:
        s.stones[self.seat] += 1


class PointsScored(kernel.Fact, tag="points_scored", frozen=True):
    seat: Seat
    points: int

    def apply(self, s: State) -> None:
        s.points[self.seat] += self.points


def _show_stone(stone: str) -> Steps[None]:
    yield StoneShown(stone)


def _take_and_score(seat: Seat, points: int) -> Steps[None]:
    yield StoneTaken(seat)
    yield PointsScored(seat, points)


def _split_round_won(old: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {"kind": "stone_taken", "seat": old["seat"]},
        {"kind": "points_scored", "seat": old["seat"], "points": old["points"]},
    ]


RENAMED_AND_SPLIT: Game[State, Options] = replace(
    PEBBLES,
    codec_version=2,
    releases=PEBBLES.known_releases,
    facts=(
        *(fact for fact in PEBBLES.facts if fact not in (StoneLaid, RoundWon)),
        StoneShown,
        StoneTaken,
        PointsScored,
    ),
    proceed=rules(_show_stone, _take_and_score),
    upcasts=(
        Upcast("stone_laid", 2, lambda old: [{**old, "kind": "stone_shown"}]),
        Upcast("round_won", 2, _split_round_won),
    ),
)


def _award_tenfold(seat: Seat, points: int) -> Steps[None]:
    yield from award(seat, 10 * points)


TENFOLD: Game[State, Options] = replace(
    PEBBLES,
    codec_version=2,
    rules_version=2,
    releases=PEBBLES.known_releases,
    rule_changes=(RuleChange(2, frozenset({"outcome"}), "points are counted in tenths"),),
    proceed=rules(lay_stone, _award_tenfold),
    upcasts=(Upcast("round_won", 2, lambda old: [{**old, "points": 10 * old["points"]}]),),
)
"""Counts points in tenths: a fact of an old kind, read another way."""
