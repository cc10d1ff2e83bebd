"""Positions and chance for the tests of Dominant Species, written the way the examples of the rules are told.

Animals sit in the order given, one per seat. A position is the standard table with what is said in place of what lay
there; the bag, gene pools, pawns, unseen tiles and cards follow, so that every component is somewhere exactly once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from strata.domain.games.dominant_species import GAME
from strata.domain.games.dominant_species.components import BOX, CARDS, FOOD_CHAIN, PRINTED
from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.state import Phase, State, Tile
from strata.domain.kernel import Action, begin, clone
from tests.games.chance import CountingChance
from tests.games.played import PlayedInTurn

PAST_ALL_SPACES = 99
ORDER = tuple(Phase)
BEGIN_BY_THEMSELVES = (Phase.REGRESSION, Phase.COMPETITION, Phase.EXTINCTION)


def action(fields: Mapping[str, Any]) -> Action:
    result: Action = msgspec.convert(dict(fields), GAME.action_union)
    return result


def table(
    animals: list[str] | None = None,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    phase: str = "planning",
    pawns: Mapping[str, str] | None = None,
    pawns_in_play: Mapping[str, int] | None = None,
    initiative: list[str] | None = None,
    tiles: Mapping[str, str] | None = None,
    tundra: Iterable[str] = (),
    cubes: Mapping[str, Mapping[str, int]] | None = None,
    only_cubes: Mapping[str, Mapping[str, int]] | None = None,
    hibernating: Mapping[str, Mapping[str, int]] | None = None,
    elements: Mapping[str, str | None] | None = None,
    only_elements: Mapping[str, str] | None = None,
    added: Mapping[str, list[str]] | None = None,
    display: Mapping[str, list[str]] | None = None,
    gene_pool: Mapping[str, int] | None = None,
    eliminated: Mapping[str, int] | None = None,
    vp: Mapping[str, int] | None = None,
    face_up: list[str] | None = None,
    unseen_cards: list[str] | None = None,
    stacks: list[str | None] | None = None,
    **fields: Any,
) -> State:
    """A state about to begin ``phase``.

    ``cubes`` and ``elements`` replace what lies on the places named, ``only_…`` everything; ``tiles`` and ``tundra``
    are laid besides the first ones. ``pawns_in_play`` are all of an animal's pawns, those on the display included.
    """
    playing_animals = animals or list(FOOD_CHAIN)
    several = dict(options or {})
    if several.get("mode", "standard") == "standard" and "animal_assignment" not in several:
        several |= {"animal_assignment": "fixed", "animals": [[animal] for animal in playing_animals]}
    number = seats or len(playing_animals)
    state = clone(begin(GAME, msgspec.convert(several, Options), number, CountingChance()).position.state)
    _set_phase(state, Phase(phase))
    state.initiative = list(initiative or state.initiative)
    state.pawns = dict(pawns or {})
    for hex_, terrain in (tiles or {}).items():
        state.earth[hex_] = Tile(terrain)
    for hex_ in tundra:
        state.earth[hex_].tundra = True
    if only_cubes is not None:
        for tile in state.earth.values():
            tile.species = {}
    for hex_, counts in {**(cubes or {}), **(only_cubes or {})}.items():
        state.earth[hex_].species = {animal: count for animal, count in counts.items() if count}
    for hex_, counts in (hibernating or {}).items():
        state.earth[hex_].hibernating = dict(counts)
    laid = {**state.elements, **(elements or {})} if only_elements is None else dict(only_elements)
    state.elements = {corner: element for corner, element in laid.items() if element is not None}
    for section, lying in (display or {}).items():
        state.display[section] = list(lying)
    for animal, several_added in (added or {}).items():
        state.animals[animal].added = list(several_added)
    for animal, points in (vp or {}).items():
        state.animals[animal].vp, state.animals[animal].scored = points, {"domination": points}
    if face_up is not None:
        state.face_up = list(face_up)
    for number, terrain in enumerate(stacks or [], start=1):
        state.stacks[number - 1].face_up = terrain
    for name, value in fields.items():
        setattr(state, name, value)
    _settle_elements(state)
    _settle_animals(state, gene_pool or {}, eliminated or {}, pawns_in_play or {})
    _settle_tiles(state)
    _settle_cards(state, unseen_cards)
    return state


def _set_phase(state: State, phase: Phase) -> None:
    """Just before the phase, where it begins by itself, or with its first space before the cursor."""
    if phase in BEGIN_BY_THEMSELVES:
        state.phase, state.space = ORDER[ORDER.index(phase) - 1], PAST_ALL_SPACES
    else:
        state.phase, state.space = phase, 0


def _settle_elements(state: State) -> None:
    on_boards = [element for animal in state.animals.values() for element in animal.added]
    on_display = [element for slot in state.display.values() for element in slot]
    lying = Counter([*state.elements.values(), *on_boards, *on_display])
    state.bag = {element.id: element.count - lying[element.id] for element in BOX.elements}


def _settle_animals(
    state: State, gene_pool: Mapping[str, int], eliminated: Mapping[str, int], pawns_in_play: Mapping[str, int]
) -> None:
    pieces = BOX.pieces[str(len(PRINTED) if state.options.mode == "multi_animal" else state.seats)]
    for name, animal in state.animals.items():
        cubes = sum(tile.species.get(name, 0) for tile in state.earth.values())
        animal.eliminated = eliminated.get(name, 0)
        animal.gene_pool = pieces.cubes - 1 - cubes - animal.eliminated
        if name in gene_pool:
            animal.eliminated += animal.gene_pool - gene_pool[name]
            animal.gene_pool = gene_pool[name]
        on_display = sum(owner == name for owner in state.pawns.values())
        animal.available = max(0, pawns_in_play.get(name, pieces.pawns) - on_display)
        animal.supply = BOX.pawns_in_box - animal.available - on_display


def _settle_tiles(state: State) -> None:
    state.tundra_supply = BOX.tundra_tiles - sum(tile.tundra for tile in state.earth.values())
    seen = Counter(tile.terrain for tile in state.earth.values())
    seen.update(stack.face_up for stack in state.stacks if stack.face_up)
    state.unseen_tiles = {terrain.id: terrain.tiles - seen[terrain.id] for terrain in BOX.terrains if terrain.tiles}
    left = sum(state.unseen_tiles.values())
    for place, stack in enumerate(state.stacks):
        stack.face_down = left // 3 + (place < left % 3)


def _settle_cards(state: State, unseen: list[str] | None) -> None:
    deck = [card for card in CARDS if state.options.length == "full" or not CARDS[card].full_game_only]
    lying = set(state.face_up) | set(state.played)
    rest = sorted(card for card in deck if card not in lying and card != BOX.last_card)
    state.unseen_cards = rest if unseen is None else sorted(unseen)
    state.ice_age_below = BOX.last_card not in lying
    state.played += [card for card in rest if card not in state.unseen_cards]


class Played(PlayedInTurn[State]):
    """A position in which animals are asked, each by its name."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def go_on(self, picks: Iterable[int] = ()) -> Played:
        return self.take_forced_steps(CountingChance(picks))

    def play(self, animal: str, kind: str, /, picks: Iterable[int] = (), **fields: Any) -> Played:
        """Play an action for the animal that is asked; ``from_`` stands for ``from``."""
        assert self.asked is not None
        assert self.asked[0] == animal, f"{self.asked} is asked"
        plain = {"kind": kind, **{name.rstrip("_"): value for name, value in fields.items()}}
        return self.choose(self.state.animals[animal].seat, plain, CountingChance(picks))

    @property
    def asked(self) -> tuple[str | None, str] | None:
        """For which animal somebody is asked, and what."""
        decision = next(iter(self.position.decisions), None)
        return None if decision is None else (decision.about, decision.name)

    def offered(self, *names: str) -> list[Any]:
        """The values of some parameters over the options that have them."""
        found = [tuple(option[name] for name in names) for option in self.options if names[0] in option]
        return [values[0] for values in found] if len(names) == 1 else found

    def cubes(self, hex_: str) -> dict[str, int]:
        return self.state.earth[hex_].species


def playing(**described: Any) -> Played:
    """A described position, at its first decision."""
    picks = described.pop("picks", ())
    return Played(table(**described)).go_on(picks)
