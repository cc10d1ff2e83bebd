"""Equipment cards, played from the hand in the own turn, once each; without the option there are none.

A card that wants targets has them chosen one by one until it is used up, no target is left or, after the first, the
seat stops. The Plaster jacket alone is played while picking, in anybody's turn; the Grant letter goes with a service.

Rulings: which cells are looked at with the Ground radar is public, only the faces are not. A card played is seen by
all; one that is not played is never shown.
"""

from __future__ import annotations

from collections.abc import Callable

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
            yield from _EFFECTS[self.card](state, seat, card.amount)


class TargetCell(Action, frozen=True, tag="target_cell"):
    """Name a cell for the card that was played."""

    cell: int

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        assert state.targeting is not None
        card = state.targeting.card
        yield TargetChosen(seat)
        match card:
            case "ground_radar":
                yield TilePeeked(seat, self.cell, (yield from slab.face(state, self.cell)))
            case "soft_brush":
                yield from slab.turn_up(state, [self.cell])
            case "rock_saw":
                yield TargetsClosed(seat)
                yield from digging.dig(state, seat, self.cell)


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
    match card:
        case "ground_radar":
            return [TargetCell(cell) for cell in _face_down(state) if not _has_peeked(state, seat, cell)]
        case "soft_brush":
            return [TargetCell(cell) for cell in _face_down(state)]
        case "rock_saw":
            return [TargetCell(cell) for cell in digging.diggable(state, seat)]
        case "fault_map":
            return list(sharpening.recalls(state, seat))
        case _:
            raise AssertionError(f"{card} has no targets")


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
    match card.id:
        case "whetstone":
            return sharpening.can_sharpen(state, seat)
        case "jackhammer":
            return any(cell is not None for cell in state.slab)
        case "amber_vein":
            return state.supply > 0
        case _:
            return True


def _face_down(state: State) -> list[int]:
    return [number for number in CELLS if (cell := state.slab[number]) is not None and not cell.is_up]


def _has_peeked(state: State, seat: Seat, number: int) -> bool:
    cell = state.slab[number]
    return cell is not None and cell.peeked_by == seat


def _backpack(state: State, seat: Seat, amount: int) -> Steps[None]:
    yield KeepLimitRaised(seat, amount)


def _jackhammer(state: State, seat: Seat, amount: int) -> Steps[None]:
    yield SturdyChargesGained(seat, amount)


def _museum_contact(state: State, seat: Seat, amount: int) -> Steps[None]:
    yield SaleLimitRaised(seat, amount)


def _plaster_jacket(state: State, seat: Seat, amount: int) -> Steps[None]:
    """The extra tile is beyond the cap; a quota of all that is left is given out at once."""
    yield QuotaRaised(seat, amount)
    yield from picking.go_on(state)


def _tool_belt(state: State, seat: Seat, amount: int) -> Steps[None]:
    yield KeepingAllAllowed(seat)


_EFFECTS: dict[str, Callable[[State, Seat, int], Steps[None]]] = {
    "backpack": _backpack,
    "whetstone": sharpening.sharpen,
    "jackhammer": _jackhammer,
    "amber_vein": collection.gain_amber,
    "museum_contact": _museum_contact,
    "plaster_jacket": _plaster_jacket,
    "tool_belt": _tool_belt,
}
