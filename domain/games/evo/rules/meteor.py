"""Phase 6 begins with the meteor: it comes one space nearer, and on the last ones a die may end the game.

Rulings: the last turn has been scored when the meteor strikes, and nothing happens after it. With one gene fewer
the meteor rests in the first two turns.
"""

from __future__ import annotations

from strata.domain.games.evo.components import BOX, CONSTANTS
from strata.domain.games.evo.facts import MeteorMoved, MeteorRolled, MeteorStruck
from strata.domain.games.evo.state import State
from strata.domain.kernel import Steps, roll


def run(state: State) -> Steps[bool]:
    if state.options.one_gene_fewer and state.turn < BOX.one_gene_fewer.meteor_moves_from_turn:
        return True
    yield MeteorMoved(state.meteor + 1)
    space = BOX.turn_track[state.meteor]
    if space.kind == "impact":
        yield MeteorStruck("meteor_track_end")
    elif space.impact_on_at_most is not None:
        die = yield from roll(CONSTANTS.die_sides)
        yield MeteorRolled(state.order[0], die)
        if die <= space.impact_on_at_most:
            yield MeteorStruck("meteor_roll")
    return True
