"""Everything a seat can choose, in the order in which options are listed."""

from __future__ import annotations

from strata.domain.games.jurassic_parts.rules.collection import Assemble, SellTile
from strata.domain.games.jurassic_parts.rules.equipment import PlayCard, StopTargets, TargetCell
from strata.domain.games.jurassic_parts.rules.picking import TakeTile
from strata.domain.games.jurassic_parts.rules.placement import PlaceChisel
from strata.domain.games.jurassic_parts.rules.recalling import RecallChisel
from strata.domain.games.jurassic_parts.rules.services import RequestService
from strata.domain.games.jurassic_parts.rules.sharpening import Sharpen
from strata.domain.games.jurassic_parts.rules.splitting import ChoosePart
from strata.domain.games.jurassic_parts.rules.turn_end import EndTurn
from strata.domain.kernel import Action

ACTIONS: tuple[type[Action], ...] = (
    Sharpen,
    PlaceChisel,
    RequestService,
    SellTile,
    Assemble,
    PlayCard,
    EndTurn,
    RecallChisel,
    ChoosePart,
    TakeTile,
    TargetCell,
    StopTargets,
)
