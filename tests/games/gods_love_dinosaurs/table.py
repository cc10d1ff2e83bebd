"""Positions and chance for the tests, written the way the examples of the rules are told.

A cell is written ``"1,0": plain eagle``. A position is described by what matters in it; supply and stacks follow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from strata.domain.games.gods_love_dinosaurs import GAME
from strata.domain.games.gods_love_dinosaurs.components import BOX
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.state import DINO, Hand, Phase, State
from strata.domain.kernel import begin, clone
from strata.domain.toolkit.hexes import axial, hex_id
from tests.games.chance import CountingChance
from tests.games.played import Plain, PlayedInTurn


def table(
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    activate: str | None = None,
    ecosystems: Mapping[int, Mapping[str, str]] | None = None,
    eggs: Mapping[int, int] | None = None,
    supply: Mapping[str, int] | None = None,
    slots: Mapping[str, list[str | None]] | None = None,
    stacks: Mapping[str, list[str]] | None = None,
    hand: list[str] | None = None,
    anchor: str | None = None,
    active: int = 0,
    **fields: Any,
) -> State:
    """A state: the table after set-up, with what is said here in place of what lay there.

    ``activate`` names an animal, ``hatch`` or ``dino`` that is about to act; the marker is elsewhere unless it is said
    to be there. An ecosystem consists of the cells written and no others; ``slots`` leaves out what lies as dealt.
    """
    agreed = msgspec.convert({"start_player": 0, **(options or {})}, Options)
    state = clone(begin(GAME, agreed, seats, CountingChance()).position.state)
    state.active = active
    if activate is not None:
        state.phase = {"hatch": Phase.HATCH, DINO: Phase.DINO_ACTIVATION}.get(activate, Phase.ANIMAL_ACTIVATION)
        state.activated = DINO if activate == "hatch" else activate
        state.queue = state.in_turn_order
        state.marker = "eagle" if activate == "frog" else "frog"
    for seat, cells in (ecosystems or {}).items():
        written = {cell: words.split() for cell, words in cells.items()}
        state.seats[seat].terrain = {cell: words[0] for cell, words in written.items()}
        state.seats[seat].figures = {cell: words[1] for cell, words in written.items() if len(words) > 1}
    for seat, number in (eggs or {}).items():
        state.seats[seat].eggs = number
    for column, tiles in (slots or {}).items():
        state.slots[column] = list(tiles)
    for stack, tiles in (stacks or {}).items():
        state.stacks[stack] = list(tiles)
    if hand is not None:
        state.hand, state.phase = Hand(*hand), Phase.PLACE
    if anchor is not None:
        state.anchor, state.phase = anchor, Phase.ORIENT
    for name, value in fields.items():
        setattr(state, name, value)
    standing = Counter(figure for ecosystem in state.seats for figure in ecosystem.figures.values())
    state.supply = {figure.id: figure.count - standing[figure.id] - (figure.id == DINO) for figure in BOX.figures}
    state.supply.update(supply or {})
    return state


class Played(PlayedInTurn[State]):
    """A position, with words for what is often done in it."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def go_on(self, picks: Iterable[int] = ()) -> Played:
        return self.take_forced_steps(CountingChance(picks))

    def play(self, seat: int, fields: Mapping[str, Any], picks: Iterable[int] = ()) -> Played:
        return self.choose(seat, fields, CountingChance(picks))

    def lay(self, seat: int, q: int, r: int, dir_: int, picks: Iterable[int] = ()) -> Played:
        """Place and orient the tile in hand."""
        self.play(seat, {"kind": "place_tile", "q": q, "r": r})
        return self.play(seat, {"kind": "orient_tile", "dir": dir_}, picks)

    def walk(self, seat: int, origin: str, to: str, eating: Iterable[str]) -> Played:
        """Send a dinosaur to a mountain, by the way on which it eats just this."""
        self.play(seat, {"kind": "send_dino", "from": axial(origin), "to": axial(to)})
        [path] = [way["path"] for way in self.options if self._eaten(seat, way["path"]) == set(eating)]
        return self.play(seat, {"kind": "walk_dino", "path": path})

    def outcomes(self, origin: str) -> list[tuple[str, frozenset[str]]]:
        """All mountains a dinosaur can be sent to, each with all it can eat on the way."""
        [decision] = self.position.decisions
        found = []
        for option in self.options:
            if option["kind"] == "send_dino" and hex_id(*option["from"]) == origin:
                sent = Played(self.state).play(decision.seat, option)
                to = hex_id(*option["to"])
                found += [(to, frozenset(self._eaten(decision.seat, way["path"]))) for way in sent.options]
        return found

    def _eaten(self, seat: int, path: Iterable[tuple[int, int]]) -> set[str]:
        figures = self.state.seats[seat].figures
        return {cell for q, r in path if figures.get(cell := hex_id(q, r), DINO) != DINO}

    def those(self, kind: str) -> list[Plain]:
        """The options of a kind."""
        return [option for option in self.options if option["kind"] == kind]


def playing(picks: Iterable[int] = (), **described: Any) -> Played:
    """A described position, at its first decision."""
    return Played(table(**described)).go_on(picks)
