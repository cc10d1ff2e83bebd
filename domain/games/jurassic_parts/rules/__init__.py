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


def asked(state: State) -> tuple[Seat, str] | None:
    """The one seat that must choose, and what."""
    if state.ending is not None:
        return None
    if state.share is not None:
        return state.share.participants[0], "final_pick" if state.share.is_final else "share_pick"
    if state.choices:
        return state.active, "choose_part"
    if state.recalls_left:
        return state.active, "recall"
    return state.active, state.phase.value if state.targeting is None else "card_target"


def pending(state: State) -> list[Decision]:
    """Who must choose, with all options."""
    found = asked(state)
    if found is None:
        return []
    seat, name = found
    match name:
        case "final_pick":
            options = picks(state)
        case "share_pick":
            options = picks(state) + equipment.plays(state, seat, "share_pick")
        case "choose_part":
            options = [ChoosePart(cell) for cell in state.choices]
        case "recall":
            options = recalls(state, seat)
        case "card_target":
            assert state.targeting is not None
            return [Decision(seat, name, equipment.aims(state, seat), state.targeting.card)]
        case _:
            options = _turn_options(state, seat)
    return [Decision(seat, name, options)]


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
