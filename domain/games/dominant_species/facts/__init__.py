"""What can become true in a match of Dominant Species, each fact with the change it makes.

Law: a fact says all that its ``apply`` needs; it looks nothing up in the data of today.
"""

from __future__ import annotations

from domain.games.dominant_species.facts.course import ActionPassed as ActionPassed
from domain.games.dominant_species.facts.course import ActionSkipped as ActionSkipped
from domain.games.dominant_species.facts.course import MarkersSwapped as MarkersSwapped
from domain.games.dominant_species.facts.course import PawnGained as PawnGained
from domain.games.dominant_species.facts.course import PawnLost as PawnLost
from domain.games.dominant_species.facts.course import PawnPlaced as PawnPlaced
from domain.games.dominant_species.facts.course import PawnSlid as PawnSlid
from domain.games.dominant_species.facts.course import PawnTakenBack as PawnTakenBack
from domain.games.dominant_species.facts.course import PhaseBegun as PhaseBegun
from domain.games.dominant_species.facts.course import PrintedAnimalReached as PrintedAnimalReached
from domain.games.dominant_species.facts.course import RoundBegun as RoundBegun
from domain.games.dominant_species.facts.course import TaskBegun as TaskBegun
from domain.games.dominant_species.facts.course import TaskChanged as TaskChanged
from domain.games.dominant_species.facts.course import TaskEnded as TaskEnded
from domain.games.dominant_species.facts.earth import CubesAdded as CubesAdded
from domain.games.dominant_species.facts.earth import CubesEliminated as CubesEliminated
from domain.games.dominant_species.facts.earth import CubesHibernated as CubesHibernated
from domain.games.dominant_species.facts.earth import CubesMoved as CubesMoved
from domain.games.dominant_species.facts.earth import CubesReturned as CubesReturned
from domain.games.dominant_species.facts.earth import ExtinctionOver as ExtinctionOver
from domain.games.dominant_species.facts.earth import MammalSaved as MammalSaved
from domain.games.dominant_species.facts.earth import TileTurnedUp as TileTurnedUp
from domain.games.dominant_species.facts.earth import TileWandered as TileWandered
from domain.games.dominant_species.facts.earth import TundraLaid as TundraLaid
from domain.games.dominant_species.facts.elements import BoxElementReturned as BoxElementReturned
from domain.games.dominant_species.facts.elements import ElementDrawn as ElementDrawn
from domain.games.dominant_species.facts.elements import ElementGained as ElementGained
from domain.games.dominant_species.facts.elements import ElementLost as ElementLost
from domain.games.dominant_species.facts.elements import ElementPlaced as ElementPlaced
from domain.games.dominant_species.facts.elements import ElementRemoved as ElementRemoved
from domain.games.dominant_species.facts.elements import ElementsSlid as ElementsSlid
from domain.games.dominant_species.facts.fortunes import CardPlayed as CardPlayed
from domain.games.dominant_species.facts.fortunes import CardTurnedUp as CardTurnedUp
from domain.games.dominant_species.facts.fortunes import GameEnded as GameEnded
from domain.games.dominant_species.facts.fortunes import IceAgeCame as IceAgeCame
from domain.games.dominant_species.facts.fortunes import Line as Line
from domain.games.dominant_species.facts.fortunes import PointsScored as PointsScored
from domain.games.dominant_species.facts.fortunes import TileDominated as TileDominated
from domain.games.dominant_species.facts.setting_up import AnimalAssigned as AnimalAssigned
from domain.games.dominant_species.facts.setting_up import FirstTileLaid as FirstTileLaid
from domain.games.dominant_species.facts.setting_up import GameSetUp as GameSetUp
from domain.games.dominant_species.facts.setting_up import OrderSet as OrderSet
from domain.games.dominant_species.facts.setting_up import PiecesDealt as PiecesDealt
from domain.kernel import Fact

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
