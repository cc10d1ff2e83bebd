"""The engine that runs any game.

Law: knows no game. Facts alone change state, legality is ``pending`` alone, chance is asked for and answered
from outside, secrets are declared where they arise.
"""

from domain.kernel.chance import Chance as Chance
from domain.kernel.chance import RandomChance as RandomChance
from domain.kernel.chance import SeededChance as SeededChance
from domain.kernel.chance import WrittenChance as WrittenChance
from domain.kernel.chance import draw as draw
from domain.kernel.chance import draw_among as draw_among
from domain.kernel.chance import roll as roll
from domain.kernel.codec import canonical as canonical
from domain.kernel.codec import clone as clone
from domain.kernel.codec import digest as digest
from domain.kernel.engine import IllegalAction as IllegalAction
from domain.kernel.engine import IllegalMove as IllegalMove
from domain.kernel.engine import Move as Move
from domain.kernel.engine import NotYourTurn as NotYourTurn
from domain.kernel.engine import Position as Position
from domain.kernel.engine import begin as begin
from domain.kernel.engine import carry_out as carry_out
from domain.kernel.engine import drive as drive
from domain.kernel.engine import fold as fold
from domain.kernel.engine import play as play
from domain.kernel.game import Decision as Decision
from domain.kernel.game import Game as Game
from domain.kernel.game import Guide as Guide
from domain.kernel.game import Narrator as Narrator
from domain.kernel.game import Outcome as Outcome
from domain.kernel.game import ScoreLine as ScoreLine
from domain.kernel.game import Standing as Standing
from domain.kernel.game import Upcast as Upcast
from domain.kernel.knowledge import SecretField as SecretField
from domain.kernel.knowledge import readable as readable
from domain.kernel.knowledge import secret_fields as secret_fields
from domain.kernel.structs import ACTOR as ACTOR
from domain.kernel.structs import NOBODY as NOBODY
from domain.kernel.structs import Action as Action
from domain.kernel.structs import Draw as Draw
from domain.kernel.structs import Fact as Fact
from domain.kernel.structs import InvalidOption as InvalidOption
from domain.kernel.structs import Options as Options
from domain.kernel.structs import Seat as Seat
from domain.kernel.structs import State as State
from domain.kernel.structs import Steps as Steps
from domain.kernel.structs import View as View
from domain.kernel.structs import Viewer as Viewer
from domain.kernel.upcast import read_facts as read_facts
