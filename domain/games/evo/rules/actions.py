"""Everything a seat can choose, in order of play."""

from __future__ import annotations

from domain.games.evo.rules.auction import ChooseRow, PassBid, PlaceBid
from domain.games.evo.rules.births import PlaceBirth
from domain.games.evo.rules.event_cards import JumpDino, PlayEvent
from domain.games.evo.rules.event_windows import PassEvents
from domain.games.evo.rules.movement import EndMovement, MoveDino
from domain.games.evo.rules.survival import ChooseLosses
from domain.kernel import Action

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
