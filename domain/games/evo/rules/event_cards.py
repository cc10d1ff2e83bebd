"""Event cards: what can be chosen for each, and what it does.

A card is a record of effects, most of them a modifier that lasts until the end of the turn; sums are floored when
they are read, so the order of plays does not matter. Copies add up, and a card may be played without effect.

Rulings: phase 5 cards work before dinos are removed; horns of Big Brother and Giant Gene last for the whole
movement phase; Dead End is not played in a window, but when its holder would have to choose a row.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

import msgspec

from strata.domain.games.evo.components import CARDS, CONSTANTS, INSTANCES, ISLANDS, Effect
from strata.domain.games.evo.facts import (
    AuctionLeft,
    BirthDistanceSet,
    DinoJumped,
    DinosLost,
    EventPlayed,
    GeneDrawn,
    GenesLent,
    GenesReturned,
    JumpPrepared,
    ModifierRaised,
    ModifierSwitchedOn,
)
from strata.domain.games.evo.rules import climate
from strata.domain.games.evo.rules.dinos import dinos_of
from strata.domain.games.evo.state import State
from strata.domain.kernel import Action, Seat, Steps, draw

_JUMP_DISTANCE = max(card.effect.relocate_own_dino_max_distance or 0 for card in CARDS.values())
"""The same for every card that lets a dino jump: the state does not keep which of them was played."""


class PlayEvent(Action, frozen=True, omit_defaults=True, tag="play_event"):
    """Play a card of one's hand; the other fields are what the card asks for."""

    card: str
    target: Seat | None = None
    steps: int | None = None
    from_: str | None = msgspec.field(default=None, name="from")
    gene: str | None = None
    hexes: list[str] | None = None
    rows: list[int] | None = None

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        yield EventPlayed(seat, self.card, self.target, self.steps, self.from_, self.gene, self.hexes, self.rows)
        effect = INSTANCES[self.card].effect
        yield from _change_modifiers(effect, seat, self)
        if effect.climate_steps is not None:
            steps = effect.climate_steps if isinstance(effect.climate_steps, int) else self.steps
            assert steps is not None
            yield climate.moved(state, steps, by_card=True)
        if self.from_ is not None:
            yield JumpPrepared(seat, self.from_)
        if self.hexes is not None and self.target is not None:
            yield DinosLost(self.target, self.hexes, "epidemic")
        if self.rows is not None:
            yield from _redraw(state, self.rows)
        if effect.skip_auction:
            yield AuctionLeft(seat, max(0, state.passes_left - 1))


class JumpDino(Action, frozen=True, tag="jump_dino"):
    """Put the dino of a Long Jump down: no move, no cost, no combat."""

    to: str

    def decide(self, state: State, seat: Seat) -> Steps[None]:
        assert state.jumping is not None
        yield DinoJumped(seat, state.jumping, self.to)


def plays(state: State, seat: Seat, window: str) -> Iterator[PlayEvent]:
    """Every way in which a seat can play a card of its hand in a window."""
    for instance in state.seats[seat].hand:
        card = INSTANCES[instance]
        if card.window == window and not card.effect.skip_auction:
            yield from _WITH[card.params](state, seat, instance, card.effect)


def ways_out(state: State, seat: Seat) -> Iterator[PlayEvent]:
    """The cards that spare a seat from choosing a row."""
    return (PlayEvent(instance) for instance in state.seats[seat].hand if INSTANCES[instance].effect.skip_auction)


def are_allowed(state: State) -> bool:
    """Whether cards can be played in this turn at all."""
    return state.options.event_deck == "standard" and state.turn >= CONSTANTS.events_allowed_from_turn


def jumps(state: State) -> list[JumpDino]:
    """Where the dino about to jump can land."""
    assert state.jumping is not None
    return [JumpDino(to) for to in _landings(state, state.jumping)]


def _landings(state: State, origin: str) -> Iterator[str]:
    return (to for to in ISLANDS[state.map].reach(origin, _JUMP_DISTANCE) if to not in state.board)


def _plain(state: State, seat: Seat, instance: str, effect: Effect) -> Iterator[PlayEvent]:
    """A card that reaches further from adults needs one."""
    if effect.birth_distance is None or state.seats[seat].adults:
        yield PlayEvent(instance)


def _with_target(state: State, seat: Seat, instance: str, effect: Effect) -> Iterator[PlayEvent]:
    return (PlayEvent(instance, target=other) for other in _opponents(state, seat))


def _with_steps(state: State, seat: Seat, instance: str, effect: Effect) -> Iterator[PlayEvent]:
    return (PlayEvent(instance, steps=steps) for steps in effect.steps_choices)


def _with_gene(state: State, seat: Seat, instance: str, effect: Effect) -> Iterator[PlayEvent]:
    return (PlayEvent(instance, gene=gene) for gene in effect.gene_choices)


def _with_origin(state: State, seat: Seat, instance: str, effect: Effect) -> Iterator[PlayEvent]:
    for origin in dinos_of(state, seat):
        if next(_landings(state, origin), None) is not None:
            yield PlayEvent(instance, from_=origin)


def _with_target_and_hexes(state: State, seat: Seat, instance: str, effect: Effect) -> Iterator[PlayEvent]:
    for other in _opponents(state, seat):
        dinos = dinos_of(state, other)
        if len(dinos) >= effect.target_min_dinos:
            for hexes in combinations(dinos, effect.remove_dinos):
                yield PlayEvent(instance, target=other, hexes=list(hexes))


def _with_rows(state: State, seat: Seat, instance: str, effect: Effect) -> Iterator[PlayEvent]:
    most = min(effect.redraw_rows_max, sum(state.bag.values()))
    for count in range(effect.redraw_rows_min, most + 1):
        for rows in combinations(range(1, len(state.rows) + 1), count):
            yield PlayEvent(instance, rows=list(rows))


def _opponents(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.seats)) if other != seat]


_WITH: dict[tuple[str, ...], Callable[[State, Seat, str, Effect], Iterator[PlayEvent]]] = {
    (): _plain,
    ("target",): _with_target,
    ("steps",): _with_steps,
    ("gene",): _with_gene,
    ("from",): _with_origin,
    ("target", "hexes"): _with_target_and_hexes,
    ("rows",): _with_rows,
}
"""Every way to play a card, by what it asks for."""


def _change_modifiers(effect: Effect, seat: Seat, play: PlayEvent) -> Steps[None]:
    if effect.attack_horns:
        yield ModifierRaised(seat, "attack_horns", effect.attack_horns)
    if effect.defence_horns:
        yield ModifierRaised(seat, "defence_horns", effect.defence_horns)
    if effect.movement_points:
        yield ModifierRaised(seat, "movement_bonus", effect.movement_points)
    if effect.births:
        yield ModifierRaised(seat, "birth_bonus", effect.births)
    if effect.discount:
        yield ModifierRaised(seat, "discount_bonus", effect.discount)
    if effect.birth_distance is not None:
        yield BirthDistanceSet(seat, effect.birth_distance)
    if effect.all_own_cold_survive:
        yield ModifierSwitchedOn(seat, "cold_proof")
    if effect.all_own_warm_survive:
        yield ModifierSwitchedOn(seat, "warm_proof")
    if effect.skip_auction:
        yield ModifierSwitchedOn(seat, "out_of_auction")
    if play.gene is not None:
        yield GenesLent(seat, play.gene, effect.temporary_genes)
    if play.target is not None:
        yield from _change_target(effect, play.target)


def _change_target(effect: Effect, target: Seat) -> Steps[None]:
    if effect.target_movement_points:
        yield ModifierRaised(target, "movement_bonus", effect.target_movement_points)
    if effect.target_fur:
        yield ModifierRaised(target, "fur_malus", -effect.target_fur)
    if effect.target_parasol:
        yield ModifierRaised(target, "parasol_malus", -effect.target_parasol)
    if effect.target_births == 0:
        yield ModifierSwitchedOn(target, "birth_banned")


def _redraw(state: State, rows: list[int]) -> Steps[None]:
    """Replacements are drawn before the genes they replace go back."""
    aside = [state.rows[row - 1].gene for row in rows]
    for row in rows:
        yield GeneDrawn(row, (yield from draw(state.bag)))
    yield GenesReturned(rows, aside)
