"""Phase 4, the end of a turn: cards are discarded, the Creature refills its hand, Rescue advances, effects end.

Ruling: the next turn's Hunt plays are counted when it begins, so a Speed discarded in phase 5 grants none.
"""

from __future__ import annotations

from strata.domain.games.not_alone.components import CONSTANTS, EVOLUTIONS, HUNT
from strata.domain.games.not_alone.facts.hunting import PlayedHuntDiscarded
from strata.domain.games.not_alone.facts.places import PlanetCleared, SmokescreenLifted
from strata.domain.games.not_alone.facts.turns import EffectsEnded, TurnBegun
from strata.domain.games.not_alone.rules.chain import follow
from strata.domain.games.not_alone.rules.force import trait
from strata.domain.games.not_alone.rules.hunt_deck import discard_hunt, draw_hunt
from strata.domain.games.not_alone.rules.tracks import advance
from strata.domain.games.not_alone.state import State
from strata.domain.kernel import Steps


def clear_planet(state: State) -> Steps[None]:
    if any(hunted.played for hunted in state.hunted):
        yield PlanetCleared([sorted(hunted.played) for hunted in state.hunted])
    if state.hunt_played:
        yield PlayedHuntDiscarded(list(state.hunt_played))


def sorts_its_hand(state: State) -> bool:
    return bool(trait(state, "intellect") and state.hunt_hand)


def sort_hand(state: State) -> Steps[None]:
    """Intellect: a Hunt card after the other, as many as it allows."""
    yield from follow(state, [discard_hunt.due(state.creature, n=trait(state, "intellect"), may=True)])


def close_turn(state: State) -> Steps[None]:
    while len(state.hunt_hand) < CONSTANTS.hunt_hand + trait(state, "hunt_hand"):
        if not (yield from draw_hunt(state)):
            break
    if not trait(state, "stasis"):
        yield from advance(state, "rescue")
    if state.ending is not None:
        return
    if state.smokescreen:
        yield SmokescreenLifted([hunted.discard for hunted in state.hunted])
    yield EffectsEnded(sum(HUNT[card].traits.get("next_plays", 0) for card in state.in_force))


def begin_turn(state: State) -> Steps[None]:
    speed = sum(EVOLUTIONS[card.evolution].traits.get("plays", 0) for card in state.revealed)
    yield TurnBegun(state.turn + 1, 1 + state.next_plays + speed)
