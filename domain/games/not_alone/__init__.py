"""Not Alone with Sanctuary: one Creature hunts the survivors of a crash over a planet that is not their own.

Law: everything printed is data.yaml; a rule lives in its chapter of ``rules``. Others import GAME alone.
"""

from __future__ import annotations

from strata.domain.games.not_alone.board import board
from strata.domain.games.not_alone.bot import NotAloneEvaluator
from strata.domain.games.not_alone.components import CONSTANTS, DATA, SOURCES
from strata.domain.games.not_alone.exam import PROFILE
from strata.domain.games.not_alone.facts import FACTS
from strata.domain.games.not_alone.labels import LABELS
from strata.domain.games.not_alone.narration import TOLD
from strata.domain.games.not_alone.options import Options
from strata.domain.games.not_alone.owner_words import given_words, speak_for
from strata.domain.games.not_alone.resample import resample
from strata.domain.games.not_alone.rules import pending, proceed, setup
from strata.domain.games.not_alone.rules.actions import ACTIONS
from strata.domain.games.not_alone.scoring import ranking, tracks
from strata.domain.games.not_alone.state import State
from strata.domain.games.not_alone.targets import fact_targets, option_targets
from strata.domain.games.not_alone.terms import GLOSSARY
from strata.domain.games.not_alone.versions import RELEASES, RULE_CHANGES
from strata.domain.games.not_alone.view import View, view
from strata.domain.kernel import Game, Moment
from strata.domain.toolkit.narration import narrators

GAME: Game[State, Options] = Game(
    slug="not-alone",
    title="Not Alone",
    summary="One hunts, all others hide: explore where the Creature will not look until rescue comes.",
    designers=("Ghislain Masson",),
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
    minutes=(30, 45),
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
    tracks=tracks,
    moment=lambda state: Moment(state.turn, state.phase),
    view=view,
    resample=resample,
    board=board,
    narrators=speak_for(narrators(__package__, TOLD, LABELS), given_words()),
    targets=option_targets,
    fact_targets=fact_targets,
    glossary=GLOSSARY,
    sources=SOURCES,
    evaluator=NotAloneEvaluator(),
    exam=PROFILE,
    data=DATA,
    releases=RELEASES,
    rule_changes=RULE_CHANGES,
)
