"""Everything a seat can choose, in order of play."""

from __future__ import annotations

from strata.domain.games.dominant_species.rules.abundance import Abundance, LayElement
from strata.domain.games.dominant_species.rules.adaptation import Adapt
from strata.domain.games.dominant_species.rules.card_steps import (
    Breed,
    ChooseElement,
    Eliminate,
    Hibernate,
    ImmigrantsChoice,
    LoseElement,
    Replace,
    SwapElement,
)
from strata.domain.games.dominant_species.rules.card_tiles import ChooseHex, ChooseSurvivor, Drive, Keep
from strata.domain.games.dominant_species.rules.chains import Done, Pass
from strata.domain.games.dominant_species.rules.competition import Compete
from strata.domain.games.dominant_species.rules.depletion import Deplete
from strata.domain.games.dominant_species.rules.domination import ChooseCard, Dominate
from strata.domain.games.dominant_species.rules.extinction import SaveMammal
from strata.domain.games.dominant_species.rules.glaciation import Glaciate
from strata.domain.games.dominant_species.rules.initiative import Initiative
from strata.domain.games.dominant_species.rules.migration import Arrive, Migrate
from strata.domain.games.dominant_species.rules.planning import PlacePawn
from strata.domain.games.dominant_species.rules.regression import RegressionProtect
from strata.domain.games.dominant_species.rules.setup import ChooseAnimal
from strata.domain.games.dominant_species.rules.speciation import InsectSpeciate, Populate, Speciate
from strata.domain.games.dominant_species.rules.wanderlust import Enrich, Settle, Wander
from strata.domain.games.dominant_species.rules.wasteland import Wasteland
from strata.domain.kernel import Action

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
