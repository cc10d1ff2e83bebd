"""Equipment cards, played from the hand in one's own turn, once each; without the option there are none.

A card that wants targets has them chosen one by one until it is used up, no target is left or, after the first, the
seat stops. The Plaster jacket alone is played while picking, in anybody's turn; the Grant letter goes with a service.

Rulings: which cells are looked at with the Ground radar is public, only the faces are not. A card played is seen by
all; one that is not played is never shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from strata.domain.games.jurassic_parts.components import CARDS, CELLS, Card
from strata.domain.games.jurassic_parts.facts import (
    CardPlayed,
    KeepingAllAllowed,
    KeepLimitRaised,
    QuotaRaised,
    SaleLimitRaised,
    SturdyChargesGained,
    TargetChosen,
    TargetsClosed,
    TargetsOpened,
    TilePeeked,
)
from strata.domain.games.jurassic_parts.rules import collection, digging, picking, sharpening, slab
from strata.domain.games.jurassic_parts.rules.recalling import recalls
from strata.domain.games.jurassic_parts.state import State
from strata.domain.kernel import Action, Seat, Steps


class PlayCard(Action, frozen=True, tag="play_card"):
    """Play a card of one's hand."""

    card: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        card = CARDS[self.card]
        yield CardPlayed(seat, self.card)
        if card.targets is not None:
            yield TargetsOpened(seat, self.card, card.targets.max)
        else:
            yield from _AT_ONCE[self.card].effect(state, seat, card.amount)


class TargetCell(Action, frozen=True, tag="target_cell"):
    """Name a cell for the card that was played."""

    cell: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        assert state.targeting is not None
        card = state.targeting.card
        yield TargetChosen(seat)
        yield from _ON_CELLS[card].effect(state, seat, self.cell)


class StopTargets(Action, frozen=True, tag="stop_targets"):
    """Be content with the targets chosen so far."""

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield TargetsClosed(seat)


def plays(state: State, seat: Seat, timing: str) -> list[Action]:
    """The cards a seat can play at this time, in the order of the data."""
    hand = state.seats[seat].hand
    if not hand:
        return []
    return [PlayCard(card.id) for card in CARDS.values() if card.id in hand and _is_playable(state, seat, card, timing)]


def targets(state: State, seat: Seat, card: str) -> list[Action]:
    """What a card can be aimed at."""
    if card == _FAULT_MAP:
        return recalls(state, seat)
    return [TargetCell(cell) for cell in _ON_CELLS[card].cells(state, seat)]


def aims(state: State, seat: Seat) -> list[Action]:
    """The options of a seat that chooses targets."""
    assert state.targeting is not None
    found = targets(state, seat, state.targeting.card)
    wanted = CARDS[state.targeting.card].targets
    assert wanted is not None
    return [*found, StopTargets()] if state.targeting.chosen >= wanted.min else found


def close(state: State) -> Steps[None]:
    """A card that is used up, or finds no target any more, is done."""
    targeting = state.targeting
    if targeting is not None and not (targeting.left and targets(state, state.active, targeting.card)):
        yield TargetsClosed(state.active)


def _is_playable(state: State, seat: Seat, card: Card, timing: str) -> bool:
    if card.timing != timing:
        return False
    if card.targets is not None:
        return bool(targets(state, seat, card.id))
    return _AT_ONCE[card.id].is_of_use(state, seat)


def _always(state: State, seat: Seat) -> bool:
    return True


def _backpack(state: State, seat: Seat, amount: int) -> Steps[None]:
    yield KeepLimitRaised(seat, amount)


def _jackhammer(state: State, seat: Seat, amount: int) -> Steps[None]:
    yield SturdyChargesGained(seat, amount)


def _has_tiles(state: State, seat: Seat) -> bool:
    return not slab.is_empty(state)


def _has_amber(state: State, seat: Seat) -> bool:
    return state.supply > 0


def _museum_contact(state: State, seat: Seat, amount: int) -> Steps[None]:
    yield SaleLimitRaised(seat, amount)


def _plaster_jacket(state: State, seat: Seat, amount: int) -> Steps[None]:
    """The extra tile is beyond the cap; a quota of all that is left is given out at once."""
    yield QuotaRaised(seat, amount)
    yield from picking.resume(state)


def _tool_belt(state: State, seat: Seat, amount: int) -> Steps[None]:
    yield KeepingAllAllowed(seat)


class AtOnce(NamedTuple):
    """What a card without targets does, and whether that would be of any use."""

    effect: Callable[[State, Seat, int], Steps[None]]
    is_of_use: Callable[[State, Seat], bool] = _always


_AT_ONCE: dict[str, AtOnce] = {
    "backpack": AtOnce(_backpack),
    "whetstone": AtOnce(sharpening.sharpen, sharpening.can_sharpen),
    "jackhammer": AtOnce(_jackhammer, _has_tiles),
    "amber_vein": AtOnce(collection.gain_amber, _has_amber),
    "museum_contact": AtOnce(_museum_contact),
    "plaster_jacket": AtOnce(_plaster_jacket),
    "tool_belt": AtOnce(_tool_belt),
}


def _face_down(state: State, seat: Seat) -> list[int]:
    return [number for number in CELLS if (cell := state.slab[number]) is not None and not cell.is_up]


def _not_yet_peeked_at(state: State, seat: Seat) -> list[int]:
    return [
        number
        for number in _face_down(state, seat)
        if (cell := state.slab[number]) is not None and cell.peeked_by != seat
    ]


def _peek(state: State, seat: Seat, number: int) -> Steps[None]:
    yield TilePeeked(seat, number, (yield from slab.face(state, number)))


def _turn_up(state: State, seat: Seat, number: int) -> Steps[None]:
    yield from slab.turn_up(state, [number])


def _saw_out(state: State, seat: Seat, number: int) -> Steps[None]:
    yield TargetsClosed(seat)
    yield from digging.dig(state, seat, number)


class OnCells(NamedTuple):
    """The cells that a card can be aimed at, and what it does to each."""

    cells: Callable[[State, Seat], list[int]]
    effect: Callable[[State, Seat, int], Steps[None]]


_ON_CELLS: dict[str, OnCells] = {
    "ground_radar": OnCells(_not_yet_peeked_at, _peek),
    "soft_brush": OnCells(_face_down, _turn_up),
    "rock_saw": OnCells(digging.diggable, _saw_out),
}
_FAULT_MAP = "fault_map"
"""The one card whose targets are chisels: recalling them is all it does."""
