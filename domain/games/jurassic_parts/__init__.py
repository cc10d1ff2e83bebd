"""Jurassic Parts: chisels crack a slab of stone, and whoever made the break shares the fossils that fall off.

Law: everything printed is data.yaml; a rule lives in its chapter of ``rules``. Others import GAME alone.
"""

from __future__ import annotations

from strata.domain.games.jurassic_parts.board import board
from strata.domain.games.jurassic_parts.bot import DiggerEvaluator
from strata.domain.games.jurassic_parts.components import BOX, CARDS, CONSTANTS, DATA, SERVICES, SOURCES
from strata.domain.games.jurassic_parts.exam import PROFILE
from strata.domain.games.jurassic_parts.facts import FACTS
from strata.domain.games.jurassic_parts.labels import LABELS
from strata.domain.games.jurassic_parts.narration import TOLD
from strata.domain.games.jurassic_parts.options import Options
from strata.domain.games.jurassic_parts.rules import pending, proceed, setup
from strata.domain.games.jurassic_parts.rules.actions import ACTIONS
from strata.domain.games.jurassic_parts.scoring import ranking
from strata.domain.games.jurassic_parts.state import State
from strata.domain.games.jurassic_parts.targets import fact_targets, option_targets
from strata.domain.games.jurassic_parts.versions import RELEASES, RULE_CHANGES
from strata.domain.games.jurassic_parts.view import View, resample, view
from strata.domain.kernel import Game, Moment
from strata.domain.toolkit.narration import narrators

GAME: Game[State, Options] = Game(
    slug="jurassic-parts",
    title="Jurassic Parts",
    summary="Chisel a slab apart, share the fossils that break off by who did the work, and complete skeletons.",
    designers=("Kevin Lanzing",),
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
    minutes=(20, 45),
    age=10,
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
    moment=lambda state: Moment(state.turn_number, state.phase),
    view=view,
    resample=resample,
    board=board,
    narrators=narrators(__package__, TOLD, LABELS),
    targets=option_targets,
    fact_targets=fact_targets,
    glossary={
        "fossil": [*(species.id for species in BOX.species), "plant", "bone_pile"],
        "piece": ["chisel", "boulder", "amber", "stock"],
        "service": list(SERVICES),
        "card": list(CARDS),
    },
    sources=SOURCES,
    evaluator=DiggerEvaluator(),
    exam=PROFILE,
    data=DATA,
    releases=RELEASES,
    rule_changes=RULE_CHANGES,
)
