"""The rules, a file per chapter, in order of play.

Law: a chapter's action takes all steps that follow from it, through splits and share-outs, up to the next choice; what
is left for ``proceed`` are two steps that nobody chooses. What may be chosen when is written here alone.
"""

from __future__ import annotations

from strata.domain.games.jurassic_parts.facts import MainPhaseBegun
from strata.domain.games.jurassic_parts.rules import collection, equipment, services, sharpening
from strata.domain.games.jurassic_parts.rules.picking import picks
from strata.domain.games.jurassic_parts.rules.placement import placements
from strata.domain.games.jurassic_parts.rules.recalling import recalls
from strata.domain.games.jurassic_parts.rules.setup import setup as setup
from strata.domain.games.jurassic_parts.rules.slab import is_empty
from strata.domain.games.jurassic_parts.rules.splitting import ChoosePart
from strata.domain.games.jurassic_parts.rules.turn_end import ends
from strata.domain.games.jurassic_parts.state import Phase, State
from strata.domain.kernel import Action, Decision, Seat, Steps


def proceed(state: State) -> Steps[None]:
    """Close a card that has no target left; skip the sharpening of a seat that has emptied the slab before it."""
    if state.ending is not None:
        return
    yield from equipment.close(state)
    if state.phase is Phase.TURN_START and state.share is None and is_empty(state):
        yield MainPhaseBegun(state.active, sharpened=False)


def pending(state: State) -> list[Decision]:
    """The one seat that must choose, with all its options."""
    if state.ending is not None:
        return []
    seat = state.active
    if state.share is not None:
        return [_pick(state)]
    if state.choices:
        return [Decision(seat, "choose_part", [ChoosePart(cell) for cell in state.choices])]
    if state.recalls_left:
        return [Decision(seat, "recall", recalls(state, seat))]
    if state.targeting is not None:
        return [Decision(seat, "card_target", equipment.aims(state, seat), state.targeting.card)]
    return [Decision(seat, state.phase.value, _turn_options(state, seat))]


def _pick(state: State) -> Decision:
    assert state.share is not None
    seat = state.share.participants[0]
    if state.share.is_final:
        return Decision(seat, "final_pick", picks(state))
    return Decision(seat, "share_pick", picks(state) + equipment.plays(state, seat, "share_pick"))


def _turn_options(state: State, seat: Seat) -> list[Action]:
    options: list[Action] = []
    if state.phase is Phase.TURN_START:
        options.append(sharpening.Sharpen())
    else:
        options += placements(state, seat)
    can_place = bool(options)
    options += services.requests(state, seat)
    options += collection.sales(state, seat)
    options += collection.assemblies(state, seat)
    options += equipment.plays(state, seat, "own_turn")
    if state.phase is Phase.TURN_MAIN:
        options += ends(state, seat, can_place)
    return options
