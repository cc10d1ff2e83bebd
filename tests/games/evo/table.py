"""Positions and chance for the tests of Evo, written the way the examples of the rules are told.

Seats are the letters A to E. A position is described by what matters in it; supply, deck, bag and payments follow,
so that every component is somewhere exactly once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from strata.domain.games.evo import GAME
from strata.domain.games.evo.components import CLIMATE_TRACKS, GENES, INSTANCES
from strata.domain.games.evo.options import Options
from strata.domain.games.evo.state import Modifiers, Phase, Row, State
from strata.domain.kernel import begin, clone
from tests.games.chance import CountingChance
from tests.games.played import PlayedInTurn

LETTERS = "ABCDE"


class Dice(CountingChance):
    """Six-sided dice fall as written and other draws are picked as written; after that, answers are counted."""

    def __init__(self, dice: Iterable[int] = (), picks: Iterable[int] = ()) -> None:
        super().__init__()
        self.dice, self.others = list(dice), list(picks)

    def pick(self, of: int) -> int:
        if of == 6 and self.dice:
            return self.dice.pop(0) - 1
        if of != 6 and self.others:
            return self.others.pop(0)
        return super().pick(of)


def seat_number(letter: str | int) -> int:
    return letter if isinstance(letter, int) else LETTERS.index(letter)


def _by_number(fields: Mapping[str, Any]) -> dict[str, Any]:
    """An action in plain form, where a target may be a letter."""
    return {name: seat_number(value) if name == "target" else value for name, value in fields.items()}


def table(
    seats: int = 3,
    options: Mapping[str, Any] | None = None,
    turn: int = 1,
    phase: str = "movement",
    order: str | None = None,
    queue: str | None = None,
    climate: str | int = 0,
    meteor: int | None = None,
    dinos: Mapping[str, list[str]] | None = None,
    genes: Mapping[str, Mapping[str, int]] | None = None,
    points: Mapping[str, int] | None = None,
    hands: Mapping[str, list[str]] | None = None,
    adults: Mapping[str, list[str]] | None = None,
    modifiers: Mapping[str, Mapping[str, Any]] | None = None,
    rows: list[Any] | None = None,
    **fields: Any,
) -> State:
    """A state: the table after set-up, with what is said here in place of what lay there.

    A row is a gene, or a gene with its holder and bid; ``genes`` are totals, the starting ones included.
    """
    state = clone(begin(GAME, msgspec.convert(options or {}, Options), seats, CountingChance()).position.state)
    state.turn, state.phase, state.moves_left = turn, Phase(phase), None
    state.order = [seat_number(letter) for letter in order or LETTERS[:seats]]
    state.queue = [] if phase not in QUEUED else list(state.order)
    if queue is not None:
        state.queue = [seat_number(letter) for letter in queue]
    spaces = CLIMATE_TRACKS[state.options.climate_track].spaces
    state.climate = climate if isinstance(climate, int) else spaces.index(climate)
    if meteor is not None:
        state.meteor = meteor
    if dinos is not None:
        state.board = {hex_: seat_number(letter) for letter, hexes in dinos.items() for hex_ in hexes}
    for letter, owned in (genes or {}).items():
        state.seats[seat_number(letter)].genes.update(owned)
    for letter, total in (points or {}).items():
        state.seats[seat_number(letter)].points = total
    for letter, hexes in (adults or {}).items():
        state.seats[seat_number(letter)].adults = list(hexes)
    for letter, changed in (modifiers or {}).items():
        state.seats[seat_number(letter)].modifiers = msgspec.convert(dict(changed), Modifiers)
    state.rows = [_row(row) for row in rows or []]
    for species in state.seats:
        species.hand = []
    for letter, hand in (hands or {}).items():
        state.seats[seat_number(letter)].hand = sorted(hand)
    for name, value in fields.items():
        setattr(state, name, value)
    _settle_the_rest(state)
    return state


QUEUED = {"movement", "births", "survival", "auction"} | {phase for phase in Phase if phase.endswith("_window")}


def _row(row: str | list[Any]) -> Row:
    if isinstance(row, str):
        return Row(row)
    gene, holder, bid = row
    return Row(gene, seat_number(holder), bid)


def _settle_the_rest(state: State) -> None:
    for number, species in enumerate(state.seats):
        species.supply = 10 - sum(owner == number for owner in state.board.values())
        species.gained = max(0, species.points - 10)
        species.paid = max(0, 10 - species.points)
    out = {card for species in state.seats for card in species.hand} | set(state.discard)
    if state.options.event_deck == "standard":
        state.deck = sorted(set(INSTANCES) - out)
    for gene in GENES.values():
        bought = sum(species.genes[gene.id] - gene.start for species in state.seats) if gene.permanent else 0
        in_rows = sum(row.gene == gene.id for row in state.rows)
        state.bag[gene.id] = gene.count - bought - in_rows - state.removed[gene.id]


class Played(PlayedInTurn[State]):
    """A position in which seats go by letters."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def go_on(self, dice: Iterable[int] = (), picks: Iterable[int] = ()) -> Played:
        return self.take_forced_steps(Dice(dice, picks))

    def play(
        self, letter: str, fields: Mapping[str, Any], dice: Iterable[int] = (), picks: Iterable[int] = ()
    ) -> Played:
        return self.choose(seat_number(letter), _by_number(fields), Dice(dice, picks))

    def bid(self, letter: str, row: int, amount: int) -> Played:
        self.play(letter, {"kind": "choose_row", "row": row})
        return self.play(letter, {"kind": "place_bid", "amount": amount})

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked what."""
        decision = next(iter(self.position.decisions), None)
        return None if decision is None else (LETTERS[decision.seat], decision.name)

    def dinos(self, letter: str) -> set[str]:
        return {hex_ for hex_, owner in self.state.board.items() if owner == seat_number(letter)}


def playing(**described: Any) -> Played:
    """A described position, at its first decision."""
    dice, picks = described.pop("dice", ()), described.pop("picks", ())
    return Played(table(**described)).go_on(dice, picks)
