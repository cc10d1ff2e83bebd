"""The engine that runs any game.

Law: knows no game. Facts alone change state, legality is ``pending`` alone, chance is asked for and given
from outside, secrets are declared where they arise.
"""

from strata.domain.kernel.chance import Chance as Chance
from strata.domain.kernel.chance import RandomChance as RandomChance
from strata.domain.kernel.chance import ScriptedChance as ScriptedChance
from strata.domain.kernel.chance import SeededChance as SeededChance
from strata.domain.kernel.chance import draw as draw
from strata.domain.kernel.chance import draw_among as draw_among
from strata.domain.kernel.chance import roll as roll
from strata.domain.kernel.codec import canonical as canonical
from strata.domain.kernel.codec import digest as digest
from strata.domain.kernel.decision import Decision as Decision
from strata.domain.kernel.engine import IllegalAction as IllegalAction
from strata.domain.kernel.engine import IllegalMove as IllegalMove
from strata.domain.kernel.engine import Move as Move
from strata.domain.kernel.engine import NotYourTurn as NotYourTurn
from strata.domain.kernel.engine import Position as Position
from strata.domain.kernel.engine import apply_action as apply_action
from strata.domain.kernel.engine import begin as begin
from strata.domain.kernel.engine import clone as clone
from strata.domain.kernel.engine import fold as fold
from strata.domain.kernel.engine import play as play
from strata.domain.kernel.engine import run_steps as run_steps
from strata.domain.kernel.flaws import flaws as flaws
from strata.domain.kernel.game import Evaluator as Evaluator
from strata.domain.kernel.game import Game as Game
from strata.domain.kernel.game import Outcome as Outcome
from strata.domain.kernel.game import ScoreLine as ScoreLine
from strata.domain.kernel.game import Standing as Standing
from strata.domain.kernel.game import Upcast as Upcast
from strata.domain.kernel.knowledge import SecretField as SecretField
from strata.domain.kernel.knowledge import readable as readable
from strata.domain.kernel.knowledge import secret_fields as secret_fields
from strata.domain.kernel.profile import Profile as Profile
from strata.domain.kernel.structs import ACTOR as ACTOR
from strata.domain.kernel.structs import NOBODY as NOBODY
from strata.domain.kernel.structs import Action as Action
from strata.domain.kernel.structs import Draw as Draw
from strata.domain.kernel.structs import Fact as Fact
from strata.domain.kernel.structs import InvalidOption as InvalidOption
from strata.domain.kernel.structs import Options as Options
from strata.domain.kernel.structs import Seat as Seat
from strata.domain.kernel.structs import State as State
from strata.domain.kernel.structs import Steps as Steps
from strata.domain.kernel.structs import View as View
from strata.domain.kernel.structs import Viewer as Viewer
from strata.domain.kernel.upcast import read_facts as read_facts
from strata.domain.kernel.versions import Release as Release
from strata.domain.kernel.versions import RuleChange as RuleChange
from strata.domain.kernel.words import Narrator as Narrator
from strata.domain.kernel.words import Scene as Scene
from strata.domain.kernel.words import Source as Source
from strata.domain.kernel.words import Targets as Targets
from strata.domain.kernel.words import titled as titled
