"""Dominant Species: six animals spread over a freezing Earth, adapt to its elements and fight for dominance.

Law: everything printed is data.yaml; a rule lives in its chapter of ``rules``. Others import GAME alone.
"""

from __future__ import annotations

from strata.domain.games.dominant_species.board import board
from strata.domain.games.dominant_species.bot import DominantSpeciesEvaluator
from strata.domain.games.dominant_species.components import (
    BOX,
    CARDS,
    DATA,
    ELEMENTS,
    FOOD_CHAIN,
    SECTIONS,
    SOURCES,
    TERRAINS,
)
from strata.domain.games.dominant_species.exam import PROFILE
from strata.domain.games.dominant_species.facts import FACTS
from strata.domain.games.dominant_species.labels import LABELS
from strata.domain.games.dominant_species.narration import FACTS as TOLD
from strata.domain.games.dominant_species.options import Options
from strata.domain.games.dominant_species.rules import pending, proceed, setup
from strata.domain.games.dominant_species.rules.actions import ACTIONS
from strata.domain.games.dominant_species.scoring import ranking
from strata.domain.games.dominant_species.state import State
from strata.domain.games.dominant_species.targets import fact_targets, option_targets
from strata.domain.games.dominant_species.versions import RELEASES, RULE_CHANGES
from strata.domain.games.dominant_species.view import View, resample, view
from strata.domain.kernel import Game, Moment
from strata.domain.toolkit.narration import narrators

GAME: Game[State, Options] = Game(
    slug="dominant-species",
    title="Dominant Species",
    summary="Place action pawns, adapt to the elements and spread over an Earth that freezes over, until the ice age.",
    designers=("Chad Jensen",),
    seats=range(BOX.players.min, BOX.players.max + 1),
    minutes=(120, 240),
    age=14,
    rules_version=1,
    codec_version=1,
    state=State,
    options=Options,
    view_type=View,
    actions=ACTIONS,
    facts=FACTS,
    setup=setup,
    proceed=proceed,
    pending=pending,
    ranking=ranking,
    moment=lambda state: Moment(state.round, state.phase),
    view=view,
    resample=resample,
    board=board,
    narrators=narrators(__package__, TOLD, LABELS),
    targets=option_targets,
    fact_targets=fact_targets,
    glossary={
        "animal": FOOD_CHAIN,
        "element": ELEMENTS,
        "terrain": tuple(TERRAINS),
        "section": tuple(SECTIONS),
        "card": (*CARDS, "survival"),
    },
    sources=SOURCES,
    evaluator=DominantSpeciesEvaluator(),
    exam=PROFILE,
    data=DATA,
    releases=RELEASES,
    rule_changes=RULE_CHANGES,
)
