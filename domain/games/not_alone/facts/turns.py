"""Facts of how play proceeds: turns, phases, windows, choices, tracks and the end."""

from __future__ import annotations

from typing import Literal

from strata.domain.games.not_alone.state import Phase, State, Step
from strata.domain.kernel import Fact, Seat


class TurnBegun(Fact, frozen=True, tag="turn_begun"):
    turn: int
    hunt_plays: int

    def apply(self, state: State) -> None:
        state.turn = self.turn
        state.hunt_plays = self.hunt_plays
        state.next_plays = 0
        state.used = []
        state.saboteur = state.anchored = state.displaced = False
        state.drift = 1
        for hunted in state.hunted:
            hunted.committed = hunted.survival_played = hunted.ability_used = False
            hunted.caught = hunted.gave_up = hunted.drew = False
            hunted.resisted = 0


class PhaseBegun(Fact, frozen=True, tag="phase_begun"):
    """``queue`` is who will be asked in it one after the other, where it goes round."""

    phase: Phase
    queue: list[Seat]

    def apply(self, state: State) -> None:
        state.phase = self.phase
        state.queue = list(self.queue)
        state.targeted = None
        for hunted in state.hunted:
            hunted.drew = False


class WindowOpened(Fact, frozen=True, tag="window_opened"):
    """``guests`` may play cards and abilities, asked in this order."""

    window: str
    guests: list[Seat]

    def apply(self, state: State) -> None:
        state.window = self.window
        state.guests = list(self.guests)
        state.passed = []
        for hunted in state.hunted:
            hunted.drew = False


class WindowClosed(Fact, frozen=True, tag="window_closed"):
    def apply(self, state: State) -> None:
        state.window = None
        state.guests = []
        state.passed = []


class Passed(Fact, frozen=True, tag="passed"):
    seat: Seat

    def apply(self, state: State) -> None:
        if state.window is None:
            state.queue.remove(self.seat)
        else:
            state.passed.append(self.seat)


class ChoiceDue(Fact, frozen=True, tag="choice_due"):
    """A seat must choose: the first of ``steps`` says what; the others follow when it has chosen.

    ``apart``: the others continue exploring meanwhile.
    """

    seat: Seat
    steps: list[Step]
    apart: bool

    def apply(self, state: State) -> None:
        (state.of(self.seat) if self.apart else state).chain += self.steps


class ChoiceMade(Fact, frozen=True, tag="choice_made"):
    seat: Seat
    apart: bool

    def apply(self, state: State) -> None:
        (state.of(self.seat) if self.apart else state).chain = []


class TrackAdvanced(Fact, frozen=True, tag="track_advanced"):
    """``to`` is how many steps are left to the star."""

    track: Literal["rescue", "assimilation", "defence"]
    to: int

    def apply(self, state: State) -> None:
        setattr(state, self.track, self.to)


class MarkerSet(Fact, frozen=True, tag="marker_set"):
    on: bool

    def apply(self, state: State) -> None:
        state.marker = self.on


class EffectsEnded(Fact, frozen=True, tag="effects_ended"):
    """The tokens come off the planet and what the cards of this turn did is over."""

    next_plays: int

    def apply(self, state: State) -> None:
        state.next_plays = self.next_plays
        state.tokens = {}
        state.duplicated = state.fortified = state.responded = False
        state.blocked, state.ineffective, state.anticipated = [], [], []
        state.in_force, state.spent = [], []
        state.victim = None
        for hunted in state.hunted:
            hunted.locations, hunted.protections, hunted.open_played = [], [], []


class GameEnded(Fact, frozen=True, tag="game_ended"):
    winner: Literal["creature", "hunted"]
    reason: Literal["assimilation", "rescue", "defence"]
    turn: int

    def apply(self, state: State) -> None:
        state.ending = self.reason


FACTS = (
    TurnBegun,
    PhaseBegun,
    WindowOpened,
    WindowClosed,
    Passed,
    ChoiceDue,
    ChoiceMade,
    TrackAdvanced,
    MarkerSet,
    EffectsEnded,
    GameEnded,
)
