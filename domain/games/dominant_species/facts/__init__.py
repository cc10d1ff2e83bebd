"""What can become true in a match of Dominant Species, each fact with the change it makes.

Law: a fact says all that its ``apply`` needs; it looks nothing up in the data of today.
"""

from __future__ import annotations

from strata.domain.games.dominant_species.facts.earth import CubesAdded as CubesAdded
from strata.domain.games.dominant_species.facts.earth import CubesEliminated as CubesEliminated
from strata.domain.games.dominant_species.facts.earth import CubesHibernated as CubesHibernated
from strata.domain.games.dominant_species.facts.earth import CubesMoved as CubesMoved
from strata.domain.games.dominant_species.facts.earth import CubesReturned as CubesReturned
from strata.domain.games.dominant_species.facts.earth import ExtinctionOver as ExtinctionOver
from strata.domain.games.dominant_species.facts.earth import MammalSaved as MammalSaved
from strata.domain.games.dominant_species.facts.earth import TileTurnedUp as TileTurnedUp
from strata.domain.games.dominant_species.facts.earth import TileWandered as TileWandered
from strata.domain.games.dominant_species.facts.earth import TundraLaid as TundraLaid
from strata.domain.games.dominant_species.facts.elements import BoxElementReturned as BoxElementReturned
from strata.domain.games.dominant_species.facts.elements import ElementDrawn as ElementDrawn
from strata.domain.games.dominant_species.facts.elements import ElementGained as ElementGained
from strata.domain.games.dominant_species.facts.elements import ElementLost as ElementLost
from strata.domain.games.dominant_species.facts.elements import ElementPlaced as ElementPlaced
from strata.domain.games.dominant_species.facts.elements import ElementRemoved as ElementRemoved
from strata.domain.games.dominant_species.facts.elements import ElementsSlid as ElementsSlid
from strata.domain.games.dominant_species.facts.points_and_cards import CardPlayed as CardPlayed
from strata.domain.games.dominant_species.facts.points_and_cards import CardTurnedUp as CardTurnedUp
from strata.domain.games.dominant_species.facts.points_and_cards import GameEnded as GameEnded
from strata.domain.games.dominant_species.facts.points_and_cards import IceAgeCame as IceAgeCame
from strata.domain.games.dominant_species.facts.points_and_cards import Line as Line
from strata.domain.games.dominant_species.facts.points_and_cards import PointsScored as PointsScored
from strata.domain.games.dominant_species.facts.points_and_cards import TileDominated as TileDominated
from strata.domain.games.dominant_species.facts.rounds import ActionPassed as ActionPassed
from strata.domain.games.dominant_species.facts.rounds import ActionSkipped as ActionSkipped
from strata.domain.games.dominant_species.facts.rounds import MarkersSwapped as MarkersSwapped
from strata.domain.games.dominant_species.facts.rounds import PawnGained as PawnGained
from strata.domain.games.dominant_species.facts.rounds import PawnLost as PawnLost
from strata.domain.games.dominant_species.facts.rounds import PawnPlaced as PawnPlaced
from strata.domain.games.dominant_species.facts.rounds import PawnSlid as PawnSlid
from strata.domain.games.dominant_species.facts.rounds import PawnTakenBack as PawnTakenBack
from strata.domain.games.dominant_species.facts.rounds import PhaseBegun as PhaseBegun
from strata.domain.games.dominant_species.facts.rounds import PrintedAnimalReached as PrintedAnimalReached
from strata.domain.games.dominant_species.facts.rounds import RoundBegun as RoundBegun
from strata.domain.games.dominant_species.facts.rounds import TaskBegun as TaskBegun
from strata.domain.games.dominant_species.facts.rounds import TaskChanged as TaskChanged
from strata.domain.games.dominant_species.facts.rounds import TaskEnded as TaskEnded
from strata.domain.games.dominant_species.facts.setting_up import AnimalAssigned as AnimalAssigned
from strata.domain.games.dominant_species.facts.setting_up import FirstTileLaid as FirstTileLaid
from strata.domain.games.dominant_species.facts.setting_up import GameSetUp as GameSetUp
from strata.domain.games.dominant_species.facts.setting_up import OrderSet as OrderSet
from strata.domain.games.dominant_species.facts.setting_up import PiecesDealt as PiecesDealt
from strata.domain.kernel import Fact

FACTS: tuple[type[Fact], ...] = (
    GameSetUp,
    AnimalAssigned,
    OrderSet,
    FirstTileLaid,
    TundraLaid,
    TileTurnedUp,
    CardTurnedUp,
    ElementPlaced,
    ElementRemoved,
    ElementDrawn,
    BoxElementReturned,
    ElementsSlid,
    ElementGained,
    ElementLost,
    PiecesDealt,
    RoundBegun,
    PhaseBegun,
    PrintedAnimalReached,
    PawnPlaced,
    PawnTakenBack,
    PawnSlid,
    PawnGained,
    PawnLost,
    TaskBegun,
    TaskChanged,
    TaskEnded,
    ActionPassed,
    ActionSkipped,
    MarkersSwapped,
    TileWandered,
    CubesAdded,
    CubesReturned,
    CubesEliminated,
    CubesMoved,
    CubesHibernated,
    MammalSaved,
    ExtinctionOver,
    PointsScored,
    TileDominated,
    CardPlayed,
    IceAgeCame,
    GameEnded,
)
