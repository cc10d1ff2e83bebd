"""What each option of a decision would have led to: the rules run on a copy, with the draws the match had in store.

That tells what chance holds, so it is told only of a match whose seed is out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from strata.domain.kernel import Action, Decision, Move, Seat, apply_action
from strata.domain.kernel.codec import decode, to_builtins
from strata.domain.match.events import Event, MovePlayed
from strata.domain.match.evolve import turns_of
from strata.domain.match.match import Match
from strata.domain.match.refusals import Refused


def decision_at(match: Match, seat: Seat | None) -> Decision:
    """What a seat, or whoever was the first to be asked, had to decide. Raises ``Refused``."""
    decisions = () if match.position is None or match.ledger.status != "playing" else match.position.decisions
    found = next((decision for decision in decisions if seat in (None, decision.seat)), None)
    if found is None:
        who = "nobody" if seat is None else f"seat {seat} not"
        raise Refused("not_asked", f"at version {match.ledger.version} {who} was asked")
    return found


def led_to(match: Match, seed: bytes, seat: Seat, option: Action) -> Move[Any]:
    """What would have followed if a seat had chosen this, by the rules as they are."""
    assert match.position is not None
    chance = match.ledger.chance(seed)
    return apply_action(match.position, seat, option, chance)


def is_choice(played: Mapping[str, Any], option: Action) -> bool:
    """Whether an action on record is this option; a secret field that was left out is on record as null."""
    return _without_nulls(played) == _without_nulls(to_builtins(option))


def _without_nulls(action: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in action.items() if value is not None}


class _Move(msgspec.Struct):
    seat: Seat
    action: dict[str, Any]


def answers(match: Match, events: Sequence[Event], seat: Seat) -> Iterator[tuple[int, dict[str, Any]]]:
    """What the seat chose when it was asked at this version, each time that the match was there: the version that this
    led to, and the action.

    ``events`` are all of the match. Other seats may have chosen in between, where several were asked at once.
    """
    turns, here = turns_of(events), match.ledger.version
    waiting = {here}
    for event in events[here:]:
        before = turns.get(event.version, event.version - 1)
        if before not in waiting:
            continue
        move = decode(event.data, _Move) if event.type == MovePlayed.type else None
        if move is not None and move.seat == seat:
            yield event.version, move.action
        else:
            waiting.add(event.version)
