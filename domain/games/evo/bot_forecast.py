"""What a bot expects: how many turns the meteor leaves and which climates are likely."""

from __future__ import annotations

from functools import cache

from strata.domain.games.evo.components import BOX, CLIMATE_TRACKS, CONSTANTS, TurnSpace
from strata.domain.games.evo.state import Phase, State

BEFORE_CLIMATE = frozenset({Phase.INITIATIVE, Phase.CLIMATE_WINDOW, Phase.CLIMATE})
BEFORE_MOVEMENT = BEFORE_CLIMATE | {Phase.MOVEMENT_WINDOW}
BEFORE_BIRTHS = BEFORE_MOVEMENT | {Phase.MOVEMENT, Phase.ADULTS, Phase.BIRTHS_WINDOW}
BEFORE_SCORING = BEFORE_BIRTHS | {Phase.BIRTHS, Phase.SURVIVAL_WINDOW, Phase.SURVIVAL}
BEFORE_METEOR = BEFORE_SCORING | {Phase.SCORING, Phase.METEOR}
BEFORE_AUCTION = BEFORE_METEOR | {Phase.GENES}


def turns_left(state: State) -> float:
    """The scorings to be expected after that of this turn, or from the next turn on once it is over."""
    if state.ending is not None:
        return 0.0
    return _turns_after(state.meteor) if state.phase in BEFORE_METEOR else 1 + _turns_after(state.meteor)


def is_end_uncertain(state: State) -> bool:
    """Whether a die decides if the turn, before its scoring, is the last."""
    return _space_after(state.meteor).kind == "die"


def _space_after(meteor: int) -> TurnSpace:
    return BOX.turn_track[min(meteor + 1, len(BOX.turn_track) - 1)]


@cache
def _turns_after(meteor: int) -> float:
    """The scorings to be expected after the one of a turn that the meteor begins on this space."""
    space = _space_after(meteor)
    if space.kind == "impact":
        return 0.0
    spared = 1 - (space.impact_on_at_most or 0) / CONSTANTS.die_sides
    return spared * (1 + _turns_after(space.index))


def climates(state: State, turns: int) -> list[tuple[str, float]]:
    """The climates of a survival so many turns ahead of the marker, and how likely they are."""
    return _climates(state.options.climate_track, state.climate, turns)


@cache
def _climates(track: str, marker: int, turns: int) -> list[tuple[str, float]]:
    chances = {marker: 1.0}
    for _ in range(turns):
        later: dict[int, float] = {}
        for index, chance in chances.items():
            for there, share in _marker_after_roll(track, index):
                later[there] = later.get(there, 0.0) + chance * share
        chances = later
    merged: dict[str, float] = {}
    for index, chance in chances.items():
        terrain = CLIMATE_TRACKS[track].spaces[index]
        merged[terrain] = merged.get(terrain, 0.0) + chance
    return sorted(merged.items())


@cache
def _marker_after_roll(track: str, index: int) -> tuple[tuple[int, float], ...]:
    """Where the marker will be a turn later, and how likely."""
    spaces = CLIMATE_TRACKS[track].spaces
    chances: dict[int, float] = {}
    for steps in BOX.climate_die.values():
        there = (index + steps) % len(spaces)
        chances[there] = chances.get(there, 0.0) + 1 / len(BOX.climate_die)
    return tuple(sorted(chances.items()))


def is_climate_unsettled(state: State) -> bool:
    """Whether this turn's climate is yet to be rolled or set by a card."""
    return state.phase in BEFORE_CLIMATE and not state.climate_cards_played
