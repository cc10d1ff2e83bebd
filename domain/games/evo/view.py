"""What a viewer may know: everything but the event cards of others and what deck and bag will yield.

The kinds of cards left in the deck stay hidden too, for by subtraction they would give the hands away.
"""

from __future__ import annotations

from random import Random

import msgspec

from strata.domain import kernel
from strata.domain.games.evo.options import Options
from strata.domain.games.evo.rules import climate, event_windows, pending
from strata.domain.games.evo.state import Abilities, Modifiers, Phase, Row, State
from strata.domain.kernel import Seat, Viewer, clone


class SeatView(Abilities, msgspec.Struct, frozen=True):
    points: int
    gained: int
    paid: int
    supply: int
    genes: dict[str, int]
    hand_size: int
    adults: list[str]
    newborns: list[str]
    modifiers: Modifiers


class View(kernel.View, frozen=True):
    """The table as ``viewer`` sees it: ``hand`` is its own, None for a spectator.

    ``asked`` and ``decision`` say who must choose what; ``queue`` is who is yet to act in the phase.
    """

    viewer: Viewer
    options: Options
    map: str
    turn: int
    phase: Phase
    asked: Seat | None
    decision: str | None
    order: list[Seat]
    queue: list[Seat]
    climate: int
    climate_terrain: str
    climate_cards_played: int
    meteor: int
    board: dict[str, Seat]
    seats: list[SeatView]
    hand: list[str] | None
    deck_size: int
    discard: list[str]
    bag: dict[str, int]
    removed: dict[str, int]
    jumping: str | None
    moves_left: int | None
    births_left: int | None
    rows: list[Row]
    chosen_row: int | None
    displaced: Seat | None
    passes_left: int
    passed: list[Seat]
    ending: str | None


def view(state: State, viewer: Viewer) -> View:
    decision = next(iter(pending(state)), None)
    return View(
        viewer=viewer,
        options=state.options,
        map=state.map,
        turn=state.turn,
        phase=state.phase,
        asked=decision.seat if decision else None,
        decision=decision.name if decision else None,
        order=state.order,
        queue=state.queue,
        climate=state.climate,
        climate_terrain=climate.terrain(state),
        climate_cards_played=state.climate_cards_played,
        meteor=state.meteor,
        board=state.board,
        seats=[
            SeatView(
                points=species.points,
                gained=species.gained,
                paid=species.paid,
                supply=species.supply,
                genes=species.genes,
                hand_size=len(species.hand),
                adults=species.adults,
                newborns=species.newborns,
                modifiers=species.modifiers,
            )
            for species in state.seats
        ],
        hand=None if viewer is None else state.seats[viewer].hand,
        deck_size=len(state.deck),
        discard=state.discard,
        bag=state.bag,
        removed=state.removed,
        jumping=state.jumping,
        moves_left=state.moves_left,
        births_left=state.births_left,
        rows=state.rows,
        chosen_row=state.chosen_row,
        displaced=state.displaced,
        passes_left=state.passes_left,
        passed=state.passed,
        ending=state.ending,
    )


def resample(state: State, viewer: Viewer, rng: Random) -> State:
    """The cards the viewer cannot see, dealt again: hands keep their size, the rest is the deck.

    Where only able seats are asked, the seat that is asked gets a hand it can play from.
    """
    world = clone(state)
    others = [seat for seat in range(len(world.seats)) if seat != viewer]
    unseen = sorted(world.deck + [card for seat in others for card in world.seats[seat].hand])
    asked = _asked_for_being_able(world)
    for seat in sorted(others, key=lambda seat: seat != asked):
        size = len(world.seats[seat].hand)
        world.seats[seat].hand = sorted(rng.sample(unseen, size))
        while seat == asked and not event_windows.can_play(world, seat):
            world.seats[seat].hand = sorted(rng.sample(unseen, size))
        dealt = set(world.seats[seat].hand)
        unseen = [card for card in unseen if card not in dealt]
    world.deck = unseen
    return world


def _asked_for_being_able(state: State) -> Seat | None:
    """The seat that is asked about events because it can play one; by earlier rules a Dead End was enough for that."""
    if state.options.event_polling == "all_with_cards" or state.ending is not None or state.jumping is not None:
        return None
    if state.phase not in event_windows.WINDOWS or not event_windows.can_play(state, state.queue[0]):
        return None
    return state.queue[0]
