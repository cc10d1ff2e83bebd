"""Evo, first edition: dinosaurs evolve, spread over an island and follow its climate until the meteor strikes.

Law: everything printed is data.yaml; a rule lives in its chapter of ``rules``. Others import GAME alone.
"""

from __future__ import annotations

from domain.games.evo.board import board
from domain.games.evo.bot import EvoGuide
from domain.games.evo.components import CONSTANTS
from domain.games.evo.facts import FACTS
from domain.games.evo.narration import ENGLISH
from domain.games.evo.options import Options
from domain.games.evo.rules import pending, proceed, setup
from domain.games.evo.rules.actions import ACTIONS
from domain.games.evo.scoring import ending, ranking
from domain.games.evo.state import State
from domain.games.evo.view import View, resample, view
from domain.kernel import Game

GAME: Game[State, Options] = Game(
    slug="evo",
    title="Evo",
    summary="Breed a dinosaur species gene by gene, and keep it alive under a wandering climate until the meteor hits.",
    designers=("Philippe Keyaerts",),
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
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
    ending=ending,
    ranking=ranking,
    view=view,
    resample=resample,
    board=board,
    narrators={"en": ENGLISH},
    guide=EvoGuide(),
)
