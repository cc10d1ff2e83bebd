"""Everything a seat can choose, in order of play."""

from __future__ import annotations

from strata.domain.games.evo.rules.auction import ChooseRow, PassBid, PlaceBid
from strata.domain.games.evo.rules.births import PlaceBirth
from strata.domain.games.evo.rules.event_cards import JumpDino, PlayEvent
from strata.domain.games.evo.rules.event_windows import PassEvents
from strata.domain.games.evo.rules.movement import EndMovement, MoveDino
from strata.domain.games.evo.rules.survival import ChooseLosses
from strata.domain.kernel import Action

ACTIONS: tuple[type[Action], ...] = (
    PlayEvent,
    JumpDino,
    PassEvents,
    MoveDino,
    EndMovement,
    PlaceBirth,
    ChooseLosses,
    ChooseRow,
    PlaceBid,
    PassBid,
)
