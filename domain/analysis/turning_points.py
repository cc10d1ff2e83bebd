"""Where a match was decided: the moves that cost most, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from strata.domain.analysis.judging import Judgement
from strata.domain.analysis.moves import AnalysedMove
from strata.domain.kernel import Narrator, Position
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.language import languages

MOST = 3

WORDS = languages("strata.domain.analysis")


def turning_points(moves: Iterable[AnalysedMove]) -> list[AnalysedMove]:
    """The moves that cost most, at most three, in the order they were made."""
    costly = [move for move in moves if move.judgement is not None and move.judgement.cost > 0]
    costly.sort(key=lambda move: (-_judged(move).cost, move.version))
    return sorted(costly[:MOST], key=lambda move: move.version)


def tell(
    move: AnalysedMove, before: Position[Any], narrator: Narrator, language: str, names: Sequence[str]
) -> dict[str, Any]:
    """A turning point in words: what was chosen, what would have been better, and by how much."""
    judgement, words = _judged(move), WORDS[language]
    chosen, best = _label(move, before, judgement.chosen, narrator, names), _label(move, before, 0, narrator, names)
    name = names[move.seat] or words.say("seat", number=move.seat)
    return {
        "version": move.version,
        "seat": move.seat,
        "chosen": chosen,
        "better": best,
        "cost": judgement.cost,
        "text": words.say("turning-point", name=name, chosen=chosen, better=best, cost=judgement.cost),
    }


def advise(label: str, margin: float | None, language: str) -> str:
    """Why an option is advised: by how much it is ahead of the next best, None if there is no other."""
    words = WORDS[language]
    if margin is None:
        return words.say("hint-only", label=label)
    return words.say("hint", label=label, margin=margin)


def _judged(move: AnalysedMove) -> Judgement:
    assert move.judgement is not None, "a turning point was judged"
    return move.judgement


def _label(move: AnalysedMove, before: Position[Any], index: int, narrator: Narrator, names: Sequence[str]) -> str:
    """An option as its seat read it."""
    decision = before.decision_of(move.seat)
    assert decision is not None, "the seat was asked"
    wanted = _judged(move).options[index].action
    number = next(number for number, option in enumerate(decision.options) if to_builtins(option) == wanted)
    return narrator.labels(decision, before.game.view(before.state, move.seat), names)[number]
