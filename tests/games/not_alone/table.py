"""Positions and chance for the tests of Not Alone, written the way the examples of the rules are told.

Seat 0 is the Creature, called C; the Hunted are H1, H2 … clockwise. A position is described by what matters in it: of
the places 1 to 5 what is neither played nor mentioned lies in the hand, or in the discard where a hand is given; decks
hold whatever is nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from strata.domain.games.not_alone import GAME
from strata.domain.games.not_alone.components import BOX, CONSTANTS, EVOLUTIONS, SURVIVORS
from strata.domain.games.not_alone.options import Options
from strata.domain.games.not_alone.rules import pending
from strata.domain.games.not_alone.state import Hunted, Location, Phase, Revealed, State
from strata.domain.kernel import begin, clone
from strata.domain.kernel.codec import to_builtins
from tests.games.chance import CountingChance
from tests.games.played import Played as PlayedGame

ROUND = {"responses"}
CREATURE_ACTS = {"hunting", "second_hunting", "gravity", "evolution"}


def seat_number(name: str | int) -> int:
    if isinstance(name, int):
        return name
    return 0 if name == "C" else int(name[1:])


def seat_name(seat: int) -> str:
    return "C" if seat == 0 else f"H{seat}"


def _by_number(fields: Mapping[str, Any]) -> dict[str, Any]:
    """An action in plain form, where a Hunted may go by name."""
    return {name: seat_number(value) if name == "hunted" and value else value for name, value in fields.items()}


def table(
    seats: int = 4,
    expansion: str = "none",
    options: Mapping[str, Any] | None = None,
    phase: str = "free_places",
    window: str | None = None,
    turn: int = 2,
    side: str = "A",
    will: Mapping[str, int] | None = None,
    hand: Mapping[str, list[int]] | None = None,
    discard: Mapping[str, list[int]] | None = None,
    played: Mapping[str, list[int]] | None = None,
    at: Mapping[str, list[int]] | None = None,
    survival: Mapping[str, list[str]] | None = None,
    avatars: Mapping[str, str] | None = None,
    survivors: Mapping[str, list[str]] | None = None,
    strangers: Mapping[str, int] | None = None,
    protections: Mapping[str, list[str]] | None = None,
    awaiting: Mapping[str, str] | None = None,
    marks: Mapping[str, Mapping[str, Any]] | None = None,
    force: Sequence[str] = (),
    hunt: Sequence[str] = (),
    evolutions: Sequence[str] = (),
    fresh_evolutions: Sequence[str] = (),
    evolution_hand: Sequence[str] = (),
    display: Sequence[str] | None = None,
    dna: int | None = None,
    **fields: Any,
) -> State:
    """A state: the table after set-up, with what is said here in place of what lay there.

    ``at`` are locations and the cards that brought the Hunted there; ``played`` are cards not yet revealed.
    """
    chosen = {"creature_seat": 0, "board_side": side, "expansion": expansion, **(options or {})}
    state = _set_up(msgspec.convert(chosen, Options), seats)
    state.turn, state.phase = turn, Phase(phase)
    state.queue = [0] if phase in CREATURE_ACTS else list(range(1, seats)) if phase in ROUND else []
    state.window = window
    if window is not None:
        state.guests = [0] if window == "creature" else list(range(seats))
    state.hunt_plays = 1
    for hunted in state.hunted:
        name = seat_name(hunted.seat)
        revealed = (at or {}).get(name, [])
        hunted.locations = [Location(place, place) for place in revealed]
        hunted.played = list((played or {}).get(name, revealed))
        hunted.committed = bool(hunted.played)
        _lay_places(hunted, (hand or {}).get(name), (discard or {}).get(name))
        hunted.will = (will or {}).get(name, hunted.will)
        hunted.survival = sorted((survival or {}).get(name, []))
        hunted.avatar = (avatars or {}).get(name)
        hunted.survivors = sorted((survivors or {}).get(name, []))
        hunted.strangers = (strangers or {}).get(name, 0)
        hunted.protections = list((protections or {}).get(name, []))
        hunted.pending = (awaiting or {}).get(name)
        for mark, value in (marks or {}).get(name, {}).items():
            setattr(hunted, mark, value)
    state.in_force, state.hunt_played = list(force), list(force)
    state.hunt_hand = sorted(hunt)
    state.revealed = [Revealed(card, 0) for card in evolutions] + [Revealed(card, turn) for card in fresh_evolutions]
    state.evolution_hand = sorted(evolution_hand)
    if display is not None:
        state.display = sorted(display)
    if dna is not None:
        state.dna, state.dna_supply = dna, CONSTANTS.dna - dna
    for name, value in fields.items():
        setattr(state, name, value)
    _settle_the_rest(state, set(fields))
    return state


def _set_up(options: Options, seats: int) -> State:
    """The table at the first turn; what was chosen on the way is put right by the caller."""
    played = Played(clone(begin(GAME, options, seats, CountingChance()).position.state))
    while played.state.turn == 0:
        decision = played.position.decisions[0]
        played.play(decision.seat, to_builtins(decision.options[0]))
    state = played.state
    state.window, state.guests, state.passed = None, [], []
    state.avatar_box = []
    return state


def _lay_places(hunted: Hunted, hand: list[int] | None, discard: list[int] | None) -> None:
    mentioned = {*hunted.played, *(hand or []), *(discard or [])}
    rest = [place for place in CONSTANTS.hunted_places if place not in mentioned]
    hunted.hand = sorted(hand) if hand is not None else rest
    if discard is not None:
        hunted.discard = sorted(discard)
    else:
        hunted.discard = rest if hand is not None else []


def _settle_the_rest(state: State, given: set[str]) -> None:
    full = state.has_sanctuary
    if "survival_bag" not in given:
        held = {card for hunted in state.hunted for card in hunted.survival + hunted.offered}
        cards = (*BOX.survival_base, *(BOX.survival_sanctuary if full else ()))
        state.survival_bag = sorted({card.id for card in cards} - held - set(state.survival_discard))
    if "hunt_bag" not in given:
        out = {*state.hunt_hand, *state.hunt_played, *state.hunt_discard, *(card.card for card in state.hunt_bottom)}
        hunt = (*BOX.hunt_base, *(BOX.hunt_sanctuary if full else ()))
        state.hunt_bag = sorted({card.id for card in hunt} - out)
    if "reserve" not in given:
        for hunted in state.hunted:
            for place in set(hunted.owned) & set(CONSTANTS.reserve_places):
                state.reserve[str(place)] -= 1
    if full:
        _settle_sanctuary(state, given)


def _settle_sanctuary(state: State, given: set[str]) -> None:
    met = state.display + state.survivors_gone + [card for hunted in state.hunted for card in hunted.survivors]
    if "survivor_bag" not in given:
        state.survivor_bag = {card.id: card.count - met.count(card.id) for card in SURVIVORS.values()}
    if "evolution_bags" not in given:
        out = {*state.evolution_hand, *(card.evolution for card in state.revealed)}
        out |= {card for discard in state.evolution_discards.values() for card in discard}
        state.evolution_bags = {
            level: [card for card in sorted(EVOLUTIONS) if str(EVOLUTIONS[card].level) == level and card not in out]
            for level in ("1", "2")
        }


class Played(PlayedGame[State]):
    """A position in which several may be asked at once, each by a name."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)

    def go_on(self, picks: Iterable[int] = ()) -> Played:
        return self.take_forced_steps(CountingChance(picks))

    def play(self, seat: str | int, fields: Mapping[str, Any], picks: Iterable[int] = ()) -> Played:
        return self.choose(seat_number(seat), _by_number(fields), CountingChance(picks))

    def do(self, seat: str, kind: str, **fields: Any) -> Played:
        return self.play(seat, {"kind": kind, **fields})

    def of(self, name: str) -> Hunted:
        return self.state.of(seat_number(name))

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what."""
        return [(seat_name(decision.seat), decision.name) for decision in self.position.decisions]

    def options(self, name: str | None = None, kind: str | None = None) -> list[dict[str, Any]]:
        """The options of a seat, or of whoever is asked, in plain form."""
        found = [
            to_builtins(option)
            for decision in pending(self.state)
            if name is None or decision.seat == seat_number(name)
            for option in decision.options
        ]
        return [option for option in found if kind is None or option["kind"] == kind]


def playing(**described: Any) -> Played:
    """A described position, at its first decision."""
    picks = described.pop("picks", ())
    return Played(table(**described)).go_on(picks)
