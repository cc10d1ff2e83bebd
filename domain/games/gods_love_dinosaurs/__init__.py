"""Gods Love Dinosaurs: grow an ecosystem tile by tile, so that prey feeds predators and predators feed dinosaurs.

Law: everything printed is data.yaml; a rule lives in its chapter of ``rules``. Others import GAME alone.
"""

from __future__ import annotations

from strata.domain.games.gods_love_dinosaurs.board import board
from strata.domain.games.gods_love_dinosaurs.bot import DinosaurEvaluator
from strata.domain.games.gods_love_dinosaurs.components import BOX, DATA, SOURCES
from strata.domain.games.gods_love_dinosaurs.exam import PROFILE
from strata.domain.games.gods_love_dinosaurs.facts import FACTS
from strata.domain.games.gods_love_dinosaurs.glossary import GLOSSARY, DinosaurNarrator
from strata.domain.games.gods_love_dinosaurs.labels import LABELS
from strata.domain.games.gods_love_dinosaurs.narration import LINES
from strata.domain.games.gods_love_dinosaurs.options import Options
from strata.domain.games.gods_love_dinosaurs.rules import pending, proceed, setup
from strata.domain.games.gods_love_dinosaurs.rules.actions import ACTIONS
from strata.domain.games.gods_love_dinosaurs.scoring import ranking
from strata.domain.games.gods_love_dinosaurs.state import State
from strata.domain.games.gods_love_dinosaurs.targets import fact_targets, option_targets
from strata.domain.games.gods_love_dinosaurs.versions import RELEASES, RULE_CHANGES
from strata.domain.games.gods_love_dinosaurs.view import View, resample, view
from strata.domain.kernel import Game, Moment
from strata.domain.toolkit.language import languages

GAME: Game[State, Options] = Game(
    slug="gods-love-dinosaurs",
    title="Gods Love Dinosaurs",
    summary="Grow an ecosystem in which prey feeds predators and predators feed dinosaurs, and gather their eggs.",
    designers=("Kasper Lapp",),
    seats=range(BOX.players.min, BOX.players.max + 1),
    minutes=(30, 60),
    age=10,
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
    moment=lambda state: Moment(state.turn, state.phase),
    view=view,
    resample=resample,
    board=board,
    narrators={tag: DinosaurNarrator(language, LINES, LABELS) for tag, language in languages(__package__).items()},
    glossary=GLOSSARY,
    targets=option_targets,
    fact_targets=fact_targets,
    sources=SOURCES,
    evaluator=DinosaurEvaluator(),
    exam=PROFILE,
    data=DATA,
    releases=RELEASES,
    rule_changes=RULE_CHANGES,
)
