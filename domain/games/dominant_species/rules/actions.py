"""Everything a seat can choose, in order of play."""

from __future__ import annotations

from domain.games.dominant_species.rules.abundance import Abundance, LayElement
from domain.games.dominant_species.rules.adaptation import Adapt
from domain.games.dominant_species.rules.card_steps import (
    Breed,
    ChooseElement,
    Eliminate,
    Hibernate,
    ImmigrantsChoice,
    LoseElement,
    Replace,
    SwapElement,
)
from domain.games.dominant_species.rules.card_tiles import ChooseHex, ChooseSurvivor, Drive, Keep
from domain.games.dominant_species.rules.chains import Done, Pass
from domain.games.dominant_species.rules.competition import Compete
from domain.games.dominant_species.rules.depletion import Deplete
from domain.games.dominant_species.rules.domination import ChooseCard, Dominate
from domain.games.dominant_species.rules.extinction import SaveMammal
from domain.games.dominant_species.rules.glaciation import Glaciate
from domain.games.dominant_species.rules.initiative import Initiative
from domain.games.dominant_species.rules.migration import Arrive, Migrate
from domain.games.dominant_species.rules.planning import PlacePawn
from domain.games.dominant_species.rules.regression import RegressionProtect
from domain.games.dominant_species.rules.setup import ChooseAnimal
from domain.games.dominant_species.rules.speciation import InsectSpeciate, Populate, Speciate
from domain.games.dominant_species.rules.wanderlust import Enrich, Settle, Wander
from domain.games.dominant_species.rules.wasteland import Wasteland
from domain.kernel import Action

ACTIONS: tuple[type[Action], ...] = (
    ChooseAnimal,
    PlacePawn,
    Initiative,
    Adapt,
    RegressionProtect,
    Abundance,
    LayElement,
    Wasteland,
    Deplete,
    Glaciate,
    Speciate,
    Populate,
    InsectSpeciate,
    Wander,
    Enrich,
    Settle,
    Migrate,
    Arrive,
    Compete,
    Dominate,
    ChooseCard,
    ChooseHex,
    ChooseElement,
    ChooseSurvivor,
    Keep,
    Eliminate,
    Replace,
    Breed,
    Hibernate,
    Drive,
    SwapElement,
    LoseElement,
    ImmigrantsChoice,
    SaveMammal,
    Pass,
    Done,
)
