"""The moves of a match as they are analysed, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from strata.domain.analysis.chances import Chance, chances
from strata.domain.analysis.judging import Judgement, judge
from strata.domain.kernel import Game, Seat, digest
from strata.domain.match.events import Event, MovePlayed
from strata.domain.match.match import Ledger, Match

METHOD = 3
"""Grows when an analysis would find something else for another reason than the rules or the weights."""
ITERATIONS = 24
"""Of the search, for each decision."""
PLAYOUTS = 8
"""For each version."""


class AnalysedMove(msgspec.Struct, frozen=True):
    """A move: who decided what, how good it was, and the seats' chances after it.

    ``judgement`` is None where today's rules do not offer what was chosen.
    """

    version: int
    seat: Seat
    decision: str
    judgement: Judgement | None
    chances: list[Chance]


def stamp(game: Game[Any, Any]) -> str:
    """Names what an analysis depends on beside the match: one made with another stamp is out of date."""
    weights = getattr(game.evaluator, "weights", None)
    return digest([METHOD, ITERATIONS, PLAYOUTS, game.rules_version, msgspec.to_builtins(weights, str_keys=True)])[:16]


def moves_of(ledger: Ledger, events: Sequence[Event]) -> list[int]:
    """The versions of the moves that led to the head."""
    return [event.version for event in events if event.type == MovePlayed.type and ledger.is_effective(event.version)]


def analyse_move(
    before: Match, after: Match, event: Event, iterations: int = ITERATIONS, playouts: int = PLAYOUTS
) -> AnalysedMove:
    """The same for the same move, however often."""
    assert before.position is not None, "a move is made in a running game"
    assert after.position is not None, "and leads to another position of it"
    move = msgspec.json.decode(event.data, type=_Move)
    rng = Random(event.hash)
    decision = before.position.decision_of(move.seat)
    judgement = None
    if decision is not None:
        chosen = next((option for option in decision.options if msgspec.to_builtins(option) == move.action), None)
        if chosen is not None:
            judgement = judge(before.position, decision, chosen, iterations, rng)
    name = "" if decision is None else decision.name
    return AnalysedMove(event.version, move.seat, name, judgement, chances(after.position, playouts, rng))


class _Move(msgspec.Struct):
    seat: Seat
    action: dict[str, Any]
