"""The papers of the exam: pieces that can be sat one by one, in any order, and give the same result each time."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from strata.domain.exam import knowledge, laws, telling
from strata.domain.exam.journey import Journey
from strata.domain.exam.matches import Options, RandomMatch, RepeatedMatch, Replay, variants_of
from strata.domain.exam.tally import Tally, broken
from strata.domain.games.registry import admit
from strata.domain.kernel import Fact, Game, Move, Position, canonical, flaws, fold
from strata.domain.kernel.codec import decode

JOURNEYS = 50
STEPS, STEPS_IN_FULL = 40, 300
"""How many steps a journey has."""

CHEAP = 0.1
"""The share of steps at which laws are examined that cost little, or whose breach lasts: what is lost stays lost."""
COSTLY, COSTLY_ON_JOURNEYS = 0.02, 0.15
"""The shares of steps at which costly laws are examined."""
BOTS = 0.01
"""The share of steps at which bots are asked, which takes longest, in some matches."""
FIRST_STEPS, EACH, EACH_WITH_BOTS = 3, 5, 25
"""At the first steps of every fifth match costly laws are examined in any case, of every 25th also bots."""

PICTURES = 0.01
"""The share of steps that are drawn."""

SNAPSHOT_SPAN = 16
FEW_OPTIONS, ALL_OPTIONS = 12, 1000
POSITIONS, A_POSITION_EACH = 3, 60
"""Of how many positions of a match other worlds are played: some, and one more for so many decisions."""


def papers(game: Game[Any, Any], matches: int | None = None, is_full: bool = False, seed: int = 0) -> Sequence[Paper]:
    """The whole exam of a game. ``matches`` is how many are played at random, unless it is as its profile says.

    ``is_full`` examines all laws at every step. Games take part in the life of matches by their slugs, so a game whose
    package is not installed is offered in this process from here on.
    """
    if not __debug__:
        raise RuntimeError("the laws are assertions, which python -O leaves out")
    if flaws(game):
        return [FormPaper(game)]
    admit(game)
    wanted = game.exam.matches if matches is None else matches
    variants = variants_of(game)
    if not all(variants.values()):
        return [FormPaper(game)]
    tables = [(seats, options) for seats, several in variants.items() for options in several]

    def spread(count: int) -> list[tuple[int, Options, int]]:
        """So many tables from the seed on, evenly spread."""
        return [(*tables[number % len(tables)], number) for number in range(seed, seed + count)]

    return [
        FormPaper(game),
        *(MatchPaper(game, *table, is_full) for table in spread(wanted)),
        *(WorldsPaper(game, seats, several[0], seed, is_full) for seats, several in variants.items()),
        *(
            TellingPaper(game, seats, several[(seats + seed) % len(several)], seed, is_full)
            for seats, several in variants.items()
        ),
        *(JourneyPaper(game, *table, is_full) for table in spread(min(wanted, JOURNEYS))),
    ]


def replay_papers(game: Game[Any, Any], replay: Replay) -> Sequence[Paper]:
    """A recorded match, examined by all laws at every step."""
    admit(game)
    kinds = (MatchPaper, TellingPaper, WorldsPaper)
    return [kind(game, replay["seats"], replay["options"], 0, True, replay) for kind in kinds]


def sit(game: Game[Any, Any], matches: int | None = None, is_full: bool = False, seed: int = 0) -> Tally:
    """Sit the whole exam. Raises ``Broken`` at the first law that the game breaks."""
    tally = Tally()
    for paper in papers(game, matches, is_full, seed):
        tally.add(paper.sit())
    return tally


class Paper(ABC):
    """A piece of the exam of a game."""

    game: Game[Any, Any]

    def sit(self) -> Tally:
        """Examine. Raises ``Broken``, which holds what was tallied so far and the match as a replay."""
        tally = Tally()
        try:
            self._sit(tally)
        except Exception as error:
            # Whatever is raised between the laws was raised by the rules.
            breach = broken(laws.rules_run.__name__, error)
            breach.tally, breach.replay = tally, self._replay()
            breach.add_note(f"{self.game.slug}, {self}")
            raise breach from (error.__cause__ if breach is error else error)
        return tally

    @abstractmethod
    def _sit(self, tally: Tally) -> None: ...

    def _replay(self) -> Replay | None:
        """The match that was played, where one was."""
        return None


@dataclass
class FormPaper(Paper):
    """What can be seen without playing."""

    game: Game[Any, Any]

    def __str__(self) -> str:
        return "form"

    def _sit(self, tally: Tally) -> None:
        tally.examine(laws.game_is_well_formed, self.game)
        tally.examine(laws.every_option_is_examined, self.game, variants_of(self.game))
        tally.examine(telling.every_kind_has_a_message, self.game)
        tally.examine(telling.languages_say_the_same, self.game)
        tally.examine(telling.parts_have_terms, self.game)


@dataclass
class _PlayedPaper(Paper):
    """A match of one game with one number of seats and options, from one seed or as it was recorded."""

    game: Game[Any, Any]
    seats: int
    options: Options
    seed: int
    is_full: bool
    replay: Replay | None = field(default=None, repr=False)
    _match: RandomMatch | None = field(init=False, default=None, repr=False)

    kind = "match"

    def __str__(self) -> str:
        options = [f"{name} {value}" for name, value in self.options.items()]
        return ", ".join([f"{self.kind} {self.seed}", f"seats {self.seats}", *options])

    def _begin(self, tally: Tally) -> RandomMatch:
        if self.replay is None:
            self._match = RandomMatch(self.game, self.seats, self.options, self._seed(), tally)
        else:
            self._match = RepeatedMatch(self.game, self.replay, tally)
        return self._match

    def _seed(self) -> str:
        return f"{self.kind} {self.game.slug} {self.seats} {dict(self.options)} {self.seed}"

    def _replay(self) -> Replay | None:
        return None if self._match is None else self._match.replay()


class MatchPaper(_PlayedPaper):
    """A match examined at every step: options, facts, bytes, secrets, bots, and its end."""

    def _sit(self, tally: Tally) -> None:
        game, match = self.game, self._begin(tally)
        folded, from_snapshot = game.state(), game.state()
        before: Position[Any] | None = None
        for number, move in enumerate(match.moves()):
            if number % SNAPSHOT_SPAN == 0:
                from_snapshot = decode(canonical(folded), game.state)
            folded, from_snapshot = self._fold(folded, move.facts), self._fold(from_snapshot, move.facts)
            position = move.position
            if before is not None:
                tally.examine(laws.turns_count_up, game.moment(before.state), game.moment(position.state))
            before = position
            if position.is_over or self._is_due(CHEAP):
                tally.examine(laws.facts_fold_to_the_state, position.state, folded, from_snapshot)
                tally.examine(laws.standings_add_up, game.ranking(position.state), self.seats)
                if game.exam.conserved is not None:
                    tally.examine(laws.pieces_are_conserved, game, position.state)
            if position.is_over:
                tally.examine(laws.outcome_has_a_reason, game.outcome(position.state))
            else:
                self._examine(number, move, tally)

    def _examine(self, step: int, move: Move[Any], tally: Tally) -> None:
        position, rng, is_early = move.position, self._rng, step < FIRST_STEPS
        if self._is_due(CHEAP):
            tally.examine(laws.options_are_sound, position)
            tally.examine(laws.bytes_are_identity, position, move.facts)
        if self._is_due(COSTLY) or (is_early and self.seed % EACH == 0):
            most = ALL_OPTIONS if self.is_full else FEW_OPTIONS
            tally.examine(laws.every_option_plays, position, rng, most)
            tally.examine(laws.others_are_refused, position, self.seats, rng)
            tally.examine(knowledge.twin_worlds_look_alike, position, self.seats, rng)
        if self.seed % EACH_WITH_BOTS == 0 and (is_early or rng.random() < BOTS):
            tally.examine(laws.bots_find_an_option, position, rng)

    def _begin(self, tally: Tally) -> RandomMatch:
        match = super()._begin(tally)
        # The laws have chance of their own, so that examining more of them does not change the match.
        self._rng = Random(f"laws {self._seed()}")
        return match

    def _is_due(self, share: float) -> bool:
        """Whether a law that is examined at a share of the steps is examined now."""
        return self.is_full or self._rng.random() < share

    def _fold(self, state: Any, facts: list[Fact]) -> Any:
        return fold(state, decode(canonical(facts), self.game.fact_list))


class WorldsPaper(_PlayedPaper):
    """Positions of a match, in other worlds."""

    kind = "worlds"

    def _sit(self, tally: Tally) -> None:
        game, match = self.game, self._begin(tally)
        moves = list(match.moves())
        positions = [move.position for move in moves if not move.position.is_over]
        rng = match.rng
        if game.exam.hidden is None and any(knowledge.are_kept_from_somebody(move.facts, self.seats) for move in moves):
            tally.examine(knowledge.secrets_are_resampled, positions, self.seats, rng)
        wanted = len(positions) if self.is_full else POSITIONS + len(positions) // A_POSITION_EACH
        for position in rng.sample(positions, min(wanted, len(positions))):
            if game.exam.hidden is not None:
                tally.examine(knowledge.resampling_changes_what_is_hidden, position, self.seats, rng)
            viewer = rng.choice([None, *range(self.seats)])
            world = Position(game, game.resample(position.state, viewer, rng))
            tally.examine(knowledge.resampled_worlds_play_on, world, rng)


class TellingPaper(_PlayedPaper):
    """A match in words and pictures: a picture of the beginning, of every decision and of some steps more."""

    kind = "telling"

    def _sit(self, tally: Tally) -> None:
        match, pictures = self._begin(tally), 1.0 if self.is_full else PICTURES
        drawn: dict[object, Position[Any]] = {}
        before: Position[Any] | None = None
        for number, move in enumerate(match.moves()):
            tally.examine(telling.facts_are_told, self.game, move.facts, before, move.position, self.seats)
            tally.examine(telling.options_are_labelled, move.position, self.seats)
            tally.examine(telling.terms_are_known, self.game, move.position)
            before = move.position
            drawn[tuple(decision.name for decision in move.position.decisions)] = move.position
            if number == 0 or match.rng.random() < pictures:
                drawn[number] = move.position
        for position in drawn.values():
            asked = [decision.seat for decision in position.decisions]
            viewer = match.rng.choice([None, *range(self.seats), *asked])
            spoken = list(self.game.narrators)
            languages = spoken if self.is_full else [match.rng.choice(spoken)]
            tally.examine(telling.picture_is_sound, position, viewer, languages, self.seats)
            tally.examine(telling.targets_are_on_the_board, position, self.seats)
            if not position.is_over:
                tally.examine(telling.words_tell_no_secret, position, viewer, languages, self.seats, match.rng)


class JourneyPaper(_PlayedPaper):
    """A match with undo, redo, rewinds and forks in between."""

    kind = "journey"
    _journey: Journey | None = None

    def _sit(self, tally: Tally) -> None:
        costly, steps = (1.0, STEPS_IN_FULL) if self.is_full else (COSTLY_ON_JOURNEYS, STEPS)
        self._journey = Journey(self.game, self.seats, self.options, self._seed(), costly, self.is_full, tally)
        self._journey.run(steps)

    def _replay(self) -> Replay | None:
        if self._journey is None:
            return None
        return {"game": self.game.slug, **self._journey.match.replay()}
