"""Evo, first edition: dinosaurs evolve, spread over an island and follow its climate until the meteor strikes.

Law: everything printed is data.yaml; a rule lives in its chapter of ``rules``. Others import GAME alone.
"""

from __future__ import annotations

from strata.domain.games.evo.board import board
from strata.domain.games.evo.bot import EvoEvaluator
from strata.domain.games.evo.components import CARDS, CONSTANTS, DATA, GENES, SOURCES, TERRAINS, Zone
from strata.domain.games.evo.exam import PROFILE
from strata.domain.games.evo.facts import FACTS
from strata.domain.games.evo.labels import LABELS
from strata.domain.games.evo.narration import LINES
from strata.domain.games.evo.options import Options
from strata.domain.games.evo.rules import pending, proceed, setup
from strata.domain.games.evo.rules.actions import ACTIONS
from strata.domain.games.evo.scoring import ranking
from strata.domain.games.evo.state import State
from strata.domain.games.evo.targets import fact_targets, option_targets
from strata.domain.games.evo.versions import RELEASES, RULE_CHANGES
from strata.domain.games.evo.view import View, resample, view
from strata.domain.kernel import Game, Moment
from strata.domain.toolkit.narration import narrators

GAME: Game[State, Options] = Game(
    slug="evo",
    title="Evo",
    summary="Breed a dinosaur species gene by gene, and keep it alive under a wandering climate until the meteor hits.",
    designers=("Philippe Keyaerts",),
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
    minutes=(60, 120),
    age=12,
    rules_version=2,
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
    moment=lambda state: Moment(state.turn, state.phase),
    view=view,
    resample=resample,
    board=board,
    narrators=narrators(__package__, LINES, LABELS),
    targets=option_targets,
    fact_targets=fact_targets,
    glossary={
        "gene": list(GENES),
        "terrain": list(TERRAINS),
        "zone": [zone.value for zone in Zone],
        "card": list(CARDS),
    },
    sources=SOURCES,
    evaluator=EvoEvaluator(),
    exam=PROFILE,
    data=DATA,
    releases=RELEASES,
    rule_changes=RULE_CHANGES,
)
