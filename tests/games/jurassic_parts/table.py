"""Positions and chance for the tests of Jurassic Parts, written the way the examples of the rules are told.

A position is described by what matters in it. Unless said otherwise all tiles lie face up without boulders; tiles,
chisels and amber that are not named are on the slab or in the leader's stock, dull, and in the supply, so that every
component is somewhere exactly once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from strata.domain.games.jurassic_parts import GAME
from strata.domain.games.jurassic_parts.components import CARDS, CELLS, TILES
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.state import Cell, Phase, Share, Skeleton, State, Turn
from strata.domain.kernel import ScriptedChance, begin, clone
from tests.games.chance import CountingChance
from tests.games.played import PlayedInTurn


def table(
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    first: int = 0,
    active: int = 0,
    phase: str = "turn_main",
    cells: Iterable[int] | None = None,
    faces: Mapping[int, str] | None = None,
    down: Mapping[int, Any] | None = None,
    peeked: Mapping[int, list[Any]] | None = None,
    chisels: Mapping[int, list[str]] | None = None,
    sharp: Mapping[int, int] | None = None,
    spent: Mapping[int, int] | None = None,
    amber: Mapping[int, int] | None = None,
    loose: Mapping[int, list[str]] | None = None,
    skeletons: Mapping[int, list[list[str]]] | None = None,
    hands: Mapping[int, list[str]] | None = None,
    played: Mapping[int, list[str]] | None = None,
    bag: list[str] | None = None,
    pool: list[str] | None = None,
    pickers: list[int] | None = None,
    supply: int | None = None,
    turn: Mapping[str, Any] | None = None,
    **fields: Any,
) -> State:
    """A state: an empty table, with what is said here on it.

    ``down`` maps face-down cells to the boulder pattern of their back and its rotation, or to the pattern alone;
    ``peeked`` maps face-down cells to who has seen which tile there; a skeleton is a list of tiles.
    """
    state = State()
    state.options = msgspec.convert(options or {}, Options)
    state.first, state.active, state.phase = first, active, Phase(phase)
    start = begin(GAME, Options(), seats, CountingChance()).position.state
    state.seats = clone(start).seats
    state.turn = msgspec.convert({"sale_limit": 1, **(turn or {})}, Turn)
    for seat, digger in enumerate(state.seats):
        digger.loose = sorted((loose or {}).get(seat, []))
        digger.skeletons = [_skeleton(tiles) for tiles in (skeletons or {}).get(seat, [])]
        digger.hand = sorted((hands or {}).get(seat, []))
        digger.played = list((played or {}).get(seat, []))
        digger.amber = (amber or {}).get(seat, 0)
        for edge in (chisels or {}).get(seat, []):
            state.chisels[edge] = seat
        on_slab = len((chisels or {}).get(seat, []))
        digger.spent = (spent or {}).get(seat, 0)
        digger.sharp = (sharp or {}).get(seat, min(3, 12 - on_slab - digger.spent) if seat == active else 0)
        digger.dull = 12 - on_slab - digger.spent - digger.sharp
    state.supply = 20 - sum(digger.amber for digger in state.seats) if supply is None else supply
    if pool is not None:
        state.share = Share(sorted(pool), list(pickers or [active]), (len(pool) + 1) // 2)
    for name, value in fields.items():
        setattr(state, name, value)
    _lay(state, cells, faces or {}, down or {}, peeked or {}, bag)
    dealt = {card for digger in state.seats for card in digger.hand + digger.played}
    state.undealt = sorted(set(CARDS) - dealt) if state.options.equipment_cards else []
    return state


def _skeleton(tiles: list[str]) -> Skeleton:
    return Skeleton(next(species for tile in tiles if (species := TILES[tile].species)), list(tiles))


def _lay(
    state: State,
    cells: Iterable[int] | None,
    faces: Mapping[int, str],
    down: Mapping[int, Any],
    peeked: Mapping[int, list[Any]],
    bag: list[str] | None,
) -> None:
    taken = set(faces.values()) | {tile for _, tile in peeked.values()} | set(bag or []) | set(state.stock)
    taken |= set(state.share.pool) if state.share else set()
    for digger in state.seats:
        taken |= set(digger.loose) | {tile for skeleton in digger.skeletons for tile in skeleton.tiles}
    rest = [tile for tile in sorted(TILES) if tile not in taken]
    state.slab = [None for _ in CELLS]
    for number in CELLS[: len(rest) + len(faces) + len(peeked) + len(bag or [])] if cells is None else cells:
        if number not in down:
            state.slab[number] = Cell(back="b0", tile=faces.get(number) or rest.pop(0), is_up=True)
    for number, pattern in down.items():
        back, rotation = pattern if isinstance(pattern, list) else (pattern, 0)
        peeked_by, tile = peeked.get(number, (None, None))
        state.slab[number] = Cell(back=back, rotation=rotation, tile=tile, peeked_by=peeked_by)
    unseen = len(down) - len(peeked)
    state.bag = sorted(rest[:unseen] if bag is None else bag)
    state.stock = sorted(state.stock + (rest[unseen:] if bag is None else rest))


class Played(PlayedInTurn[State]):
    """A position, with words for what is often done in it."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def go_on(self) -> Played:
        return self.take_forced_steps(ScriptedChance([]))

    def play(self, seat: int, kind: str, picks: Iterable[int] = (), **fields: Any) -> Played:
        return self.choose(seat, {"kind": kind, **fields}, CountingChance(picks))

    def place(self, seat: int, *edges: str, sturdy: bool = False) -> Played:
        for edge in edges:
            self.play(seat, "place_chisel", edge=edge, sturdy=sturdy)
        return self

    def offered(self, kind: str) -> list[dict[str, Any]]:
        """The options of a kind, without saying the kind again."""
        return [
            {name: value for name, value in option.items() if name != "kind"}
            for option in self.options
            if option["kind"] == kind
        ]


def playing(**described: Any) -> Played:
    """A described position, at its first decision."""
    return Played(table(**described)).go_on()
