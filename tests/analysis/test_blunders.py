"""A blunder is found and named, in every game: the worst option of a decision amid the moves of a sensible bot."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from strata.domain.analysis.moves import AnalysedMove, analyse_move
from strata.domain.analysis.turning_points import MOST, tell, turning_points
from strata.domain.bots import Question, choose
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Action, Decision, Position, RandomChance, apply_action
from strata.domain.match.events import Event
from strata.domain.match.match import Match
from tests.match.deeds import move
from tests.match.table import MOMENT, begun

MOVES = 6
WORLDS = 3
ITERATIONS, PLAYOUTS = 12, 2


class Made(NamedTuple):
    before: Match
    event: Event
    after: Match


def _worst(position: Position[Any], decision: Decision) -> tuple[float, Action]:
    """By how much the best states that an option leads to at once, in worlds its seat may think of, are better than the
    worst; and the worst option."""
    question = Question(position, decision)
    worlds = [question.world(Random(number)) for number in range(WORLDS)]

    def value(action: Action) -> float:
        moves = [apply_action(world, decision.seat, action, RandomChance(Random(1))) for world in worlds]
        return sum(position.game.evaluator.evaluate(move.position.state, decision.seat) for move in moves) / WORLDS

    values = [value(option) for option in decision.options]
    return max(values) - min(values), decision.options[values.index(min(values))]


def _asked(match: Match) -> tuple[Position[Any], Decision]:
    assert match.position is not None
    return match.position, match.position.decisions[0]


def _with_a_blunder(game: str) -> tuple[list[Made], Made]:
    """A few moves of greedy bots, then the worst option of the decision among them that matters most; all, and it."""
    match = begun(game, {}, max(2, BUILT_IN[game].seats[0]))[1]
    line: list[Made] = []
    for number in range(MOVES):
        position, decision = _asked(match)
        change = move(match, decision.seat, choose("greedy", position, decision.seat, Random(number)), MOMENT)
        line.append(Made(match, change.events[0], change.match))
        match = change.match
    before = max((made.before for made in line), key=lambda match: _worst(*_asked(match))[0])
    position, decision = _asked(before)
    gap, worst = _worst(position, decision)
    assert gap > 0
    change = move(before, decision.seat, worst, MOMENT)
    blunder = Made(before, change.events[0], change.match)
    return [*(made for made in line if made.after.ledger.version < change.match.ledger.version), blunder], blunder


def _analysed(made: Made) -> AnalysedMove:
    return analyse_move(made.before, made.after, made.event, ITERATIONS, PLAYOUTS)


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_blunder_is_found_and_named(game: str) -> None:
    line, blunder = _with_a_blunder(game)
    moves = [_analysed(made) for made in line]
    judged = moves[-1].judgement
    assert judged is not None
    assert judged.cost > 0
    assert judged.chosen != 0
    points = turning_points(moves)
    assert moves[-1] in points
    assert len(points) <= MOST
    position, _ = _asked(blunder.before)
    names = [""] * len(blunder.before.ledger.seats)
    texts = set()
    for language, narrator in BUILT_IN[game].narrators.items():
        told = tell(moves[-1], position, narrator, language, names)
        assert told["chosen"] != told["better"]
        assert told["chosen"] in told["text"]
        assert told["better"] in told["text"]
        texts.add(told["text"])
    assert len(texts) == len(BUILT_IN[game].narrators)


def test_an_analysis_of_a_move_repeats() -> None:
    _, blunder = _with_a_blunder("evo")
    assert _analysed(blunder) == _analysed(blunder)


@pytest.mark.parametrize("game", BUILT_IN)
def test_chances_of_all_seats_add_up(game: str) -> None:
    match = begun(game, {}, max(2, BUILT_IN[game].seats[0]))[1]
    _, decision = _asked(match)
    change = move(match, decision.seat, decision.options[0], MOMENT)
    found = analyse_move(match, change.match, change.events[0], 1, PLAYOUTS).chances
    assert [chance.seat for chance in found] == list(range(len(match.ledger.seats)))
    assert sum(chance.chance for chance in found) == pytest.approx(1, abs=0.01)
    assert all(0 <= chance.low <= chance.chance <= chance.high <= 1 for chance in found)
