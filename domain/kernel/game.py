"""What a game is: the one thing each of ``domain/games`` offers to everybody else."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from operator import attrgetter
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, Union

import msgspec

from strata.domain.kernel.decision import Decision
from strata.domain.kernel.moment import Moment, Track, no_tracks, no_turns
from strata.domain.kernel.profile import Profile
from strata.domain.kernel.shape import shape_of
from strata.domain.kernel.structs import Action, Fact, Options, Seat, State, Steps, View, Viewer
from strata.domain.kernel.versions import Release, RuleChange
from strata.domain.kernel.words import Narrator, Source, Targets, no_fact_targets, no_option_targets

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - the letter that reads as "options" beside S for "state"
T = TypeVar("T", bound=State, contravariant=True)


class ScoreLine(msgspec.Struct, frozen=True):
    name: str
    points: int


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands: its rank (1 is best, equals share one), its total and the lines it is made of."""

    seat: Seat
    rank: int
    total: int
    lines: Sequence[ScoreLine]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    ranking: Sequence[Standing]


class Evaluator(Protocol[T]):
    """What a game offers its bots."""

    def evaluate(self, state: T, seat: Seat) -> float:
        """How good the state is for the seat; only differences matter."""

    def candidates(self, state: T, decision: Decision) -> Sequence[Action]:
        """The options worth a look, the most promising first; never empty."""


class Forks(NamedTuple):
    """Where a line of play forks: at which decisions, and into how many branches each time."""

    decision: str
    branches: Sequence[int]


class FarsightedEvaluator(Generic[T]):
    """What a game may offer in addition to bots that look further than one move; a game's evaluator inherits it."""

    doubt = 0.0
    """The points by which a single line must be better than that of the option which is best at once, to be preferred;
    of n lines the mean must be, by this divided by the root of n."""
    is_hidden_telling = True
    """Whether what others hide has a say in where a line leads."""
    positions_remembered = 0
    """Of how many positions on lines the order of the moves is kept in memory: worth it where lines meet again."""

    def turns_ahead(self, state: T, foresight: int) -> int:
        """How many turns beyond the one that is played a bot with so much foresight looks."""
        return 0

    def options_compared(self, state: T, breadth: int) -> int:
        """How many options a level of this breadth compares in a state."""
        return breadth

    def lines(self, state: T, breadth: int) -> int:
        """How many lines of play they follow at a time where so many options are compared: more where much is hidden or
        drawn, and a line tells little."""
        return 1

    def is_end_by_chance(self, before: T) -> bool:
        """Whether options differ by what is drawn when the last move of a line from this state is made."""
        return True

    def longest_line(self, state: T, breadth: int) -> int:
        """How many moves are chosen on a line from a state at most where so many options are compared; those of which a
        seat has a single candidate do not count."""
        return 12

    def forks(self, state: T, foresight: int) -> Forks | None:
        """Where lines from a state fork when a bot with so much foresight takes a closer look. What such lines bring is
        not to be compared with what others do."""
        return None

    def evaluate_end(self, state: T, seat: Seat, foresight: int) -> float | None:
        """What the end of a line is worth to a seat for bots with so much foresight; None where ``evaluate`` tells."""
        return None

    def further_candidates(self, state: T, decision: Decision, foresight: int) -> Sequence[Action]:
        """Options that only what follows them can tell from the candidates, for a bot with so much foresight, the most
        promising first; candidates may be among them."""
        return ()

    def is_far_enough(self, before: T, after: T) -> bool:
        """Whether a line from the state before an option to this one tells enough, before the last turn is over."""
        return False

    def plain_move(self, state: T, decision: Decision) -> Action | None:
        """What a seat is taken to do on a line without a closer look; None where its candidates are compared."""
        return None

    def situation(self, state: T) -> Hashable:
        """What chance may have made different where the same choices led, so that other moves are good."""
        return None

    def plausibility(self, state: T, seat: Seat) -> float:
        """How likely the others would have chosen what they hide from the seat in this world; only ratios matter."""
        return 1.0

    def reckon(self, state: T, seat: Seat, actions: Sequence[Action], foresight: int) -> Sequence[float] | None:
        """What options are worth on average over all that the others choose, where the evaluator can tell that better
        than lines of play; None elsewhere.

        With a foresight of 1 the others choose as they do by themselves, with 2 they may also expect that and answer.
        """
        return None


class Upcast(msgspec.Struct, frozen=True):
    """How a fact recorded before a codec version reads today.

    ``to`` gets the plain fields of a fact of ``kind`` and returns the facts that stand for it.
    """

    kind: str
    before: int
    to: Callable[[dict[str, Any]], list[dict[str, Any]]]


ENDING: Callable[[Any], str | None] = attrgetter("ending")
"""Why a game is over, where its state says so itself."""


def no_steps(*_: Any) -> Steps[None]:
    """Nothing happens: the set-up of a game whose empty table is its start, or forced steps where there are none."""
    yield from ()


def nothing_hidden(state: S, viewer: Viewer, rng: Random) -> S:
    """The worlds that a viewer cannot tell apart, of a game without secrets: this one alone."""
    return state


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[S, O]):
    """A game, assembled. Rules are generators of facts and draws; all else is a function of the state.

    ``docs/adding-a-game.md`` says everything that is expected of each part, and ``flaws`` and the exam examine it.
    """

    slug: str
    """Names the game outside Python: words of a-z and 0-9 with hyphens between them."""
    title: str
    summary: str
    """What it is about, in a sentence."""
    designers: tuple[str, ...]
    seats: range
    """How many can play."""
    minutes: tuple[int, int] | None = None
    """How long people take at a table, from and to, as publishers and players say."""
    age: int | None = None
    """From which age on it is meant for."""
    rules_version: int = 1
    """Grows when the same choices and draws may lead to other facts."""
    codec_version: int = 1
    """Grows when a fact's fields change or a kind is gone; ``upcasts`` read what was recorded before."""
    state: type[S]
    options: type[O]
    view_type: type[View]
    actions: tuple[type[Action], ...]
    facts: tuple[type[Fact], ...]
    setup: Callable[[S, O, int], Steps[None]] = no_steps
    """Facts from the empty table to the start of play, for options and a number of seats."""
    proceed: Callable[[S], Steps[None]] = no_steps
    """The forced steps until a seat must choose or the game is over; runs after set-up and after every action."""
    pending: Callable[[S], Sequence[Decision]]
    """Who must choose, among what: the only place where legality lives."""
    ending: Callable[[S], str | None] = ENDING
    """Why the game is over, or None while it goes on."""
    ranking: Callable[[S], Sequence[Standing]]
    """How the seats stand, at any moment."""
    moment: Callable[[S], Moment | None] = no_turns
    """Which turn it is, and which phase of it; None in a game that is not played in turns."""
    tracks: Callable[[S], Sequence[Track]] = no_tracks
    """The counters of the whole table that bring the game nearer to its end, beside the points of the seats."""
    view: Callable[[S, Viewer], View]
    resample: Callable[[S, Viewer, Random], S] = nothing_hidden
    """Another world that this viewer cannot tell from the true one, whose state it does not write."""
    board: Callable[[Any, Sequence[str], Any, Targets], str]
    """A view as an SVG picture, with the names of the seats, in a narrator's language. The last argument are the
    targets on offer to the viewer: the picture marks each with ``data-target``."""
    narrators: Mapping[str, Narrator]
    """By language tag; ``en`` is always there."""
    targets: Callable[[Any, Any], Targets] = no_option_targets
    """Where one points at the board to choose an option, given the view of the seat that is asked."""
    fact_targets: Callable[[Mapping[str, Any], Any], Targets] = no_fact_targets
    """Where on the board a fact shows, given what its reader may read of it and the reader's view afterwards."""
    glossary: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Kinds of things with the ids of each. A narrator's term ``<kind>-<id>`` names one, ``<kind>-<id>-text`` tells
    what it does."""
    sources: tuple[Source, ...] = ()
    """What of the components is published and what is reconstructed; a narrator has the terms ``source-<component>``
    and ``source-<component>-how``."""
    evaluator: Evaluator[S]
    upcasts: tuple[Upcast, ...] = ()
    releases: tuple[Release, ...] = ()
    """What earlier releases stamped on their records, oldest first."""
    rule_changes: tuple[RuleChange, ...] = ()
    """How the rules have changed since the first of them."""
    data: str | None = None
    """A digest of the components where an operator replaced them; matches played with others are not read."""
    exam: Profile[S] = field(default_factory=Profile)
    """What the exam needs to know beyond what it reads from the game."""

    def outcome(self, state: S) -> Outcome | None:
        reason = self.ending(state)
        return None if reason is None else Outcome(reason, self.ranking(state))

    @cached_property
    def known_releases(self) -> tuple[Release, ...]:
        """Those whose records can be judged: the earlier ones, and this one."""
        return (*self.releases, Release("this release", self.rules_version, self.codec_version, self.state_schema))

    @cached_property
    def fact_union(self) -> Any:
        return Union[self.facts]  # noqa: UP007 - built from a tuple

    @cached_property
    def fact_list(self) -> Any:
        """The type of a list of this game's facts."""
        return list[self.fact_union]  # type: ignore[name-defined]

    @cached_property
    def action_union(self) -> Any:
        return Union[self.actions]  # noqa: UP007 - built from a tuple

    @cached_property
    def action_decoder(self) -> msgspec.json.Decoder[Action]:
        """Reads an action of this game from JSON."""
        return msgspec.json.Decoder(self.action_union)

    @cached_property
    def state_schema(self) -> str:
        """Names the shape of the state: digests are compared only between equal ones."""
        return shape_of(self.state)
