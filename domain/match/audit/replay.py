"""The replay: facts fold to the states recorded, and the rules make the same facts of the same choices and draws.

Facts are the record, so a state is always what they lead to. Where the rules, run again, give something else, that is
a difference of rules if a change since the release that recorded the event accounts for it, and else a failure.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

import msgspec

from strata.domain.games.registry import GAMES
from strata.domain.kernel import (
    Fact,
    Game,
    IllegalMove,
    Move,
    NotYourTurn,
    Position,
    Release,
    ScriptedChance,
    State,
    apply_action,
    begin,
    canonical,
    clone,
    digest,
    fold,
    read_facts,
)
from strata.domain.kernel.codec import decode
from strata.domain.match.audit.barriers import UNKNOWN, Barriers, Totals, crossed, no_barriers
from strata.domain.match.audit.chance import SEALED, read_draws
from strata.domain.match.audit.releases import UNKNOWN_GAME, is_of_this_shape, judge_difference, release_of
from strata.domain.match.audit.report import Check, Findings, Status
from strata.domain.match.events import (
    LAYERS,
    REWINDS,
    Barrier,
    MatchFinished,
    MatchForked,
    MatchRestored,
    MatchRewound,
    MatchScored,
    MovePlayed,
    SeatLapsed,
)
from strata.domain.match.export import ShownEvent
from strata.domain.match.lineage import Lineage

OUTCOME = "outcome"
"""Stands for ends and scores among the kinds that a change of rules touches."""


class _Known(NamedTuple):
    """The state of the game, and the release that recorded the event which led to it."""

    state: State
    release: Release | None


class _Unknown(NamedTuple):
    """Why the state of the game, or what a layer adds to it, is not known."""

    status: Status
    reason: str


class _Reached(NamedTuple):
    """What is known of the game at a version, and what stands in the way of an undo there."""

    now: _Known | _Unknown
    barriers: Barriers


def check_replay(events: Sequence[ShownEvent]) -> list[Check]:
    """What takes the rules: the states reached, who was asked, the moves, and the outcome."""
    replay = _Replay(GAMES.get(events[0].data["game"]) if events else None, events)
    replay.run()
    return [findings.check() for findings in (replay.state, replay.asked, replay.rules, replay.outcome, replay.undo)]


class _Replay:
    """One pass over a record, along its branches. Whatever the rules raise over what comes from outside is a finding.

    Each version is reached once, from the one it continues from; a state is kept while branches from it are to come.
    """

    def __init__(self, game: Game[Any, Any] | None, events: Sequence[ShownEvent]) -> None:
        self.state = Findings("state", "states reached by the facts, as recorded")
        self.asked = Findings("asked", "times those asked whom the rules ask")
        self.rules = Findings("rules", "moves decided again, to the same facts")
        self.outcome = Findings("outcome", "ends and scores, as the rules have them")
        self.undo = Findings("undo", "rewinds that cross what they say")
        self._events = events
        self._seats = len(events[0].data["seats"]) if events else 0
        self._now: _Known | _Unknown = _Unknown("not_comparable", UNKNOWN_GAME)
        if game is not None:
            self._game, self._now = game, _Known(game.state(), None)
        self._barriers = no_barriers(self._seats)
        self._turns = {shown.version: shown.data["to_version"] for shown in events if shown.type in REWINDS}
        self._totals: dict[int, Totals | None] = dict.fromkeys(self._turns.values())
        self._reached = {0: _Reached(self._now, self._barriers)}
        self._are_draws_sealed = any(not shown.is_readable("/draws") for shown in events)

    def run(self) -> None:
        lineage = Lineage(len(self._events), self._turns)
        for version, parent, has_more in lineage.walk():
            self._now, self._barriers = self._reached[parent] if has_more else self._reached.pop(parent)
            if has_more:
                self._now = _copy(self._now)
            self._visit(version)
            if lineage.is_continued(version):
                self._reached[version] = _Reached(self._now, self._barriers)

    def _visit(self, version: int) -> None:
        shown = self._events[version - 1]
        following = self._events[version] if version < len(self._events) else None
        if shown.type == MatchForked.type:
            self._now = self._fork(shown)
        elif shown.type in LAYERS:
            self._now = self._layer(shown)
        elif shown.type == SeatLapsed.type:
            self._check_asked(shown)
        self._check_outcome(shown, following)
        if version in self._totals:
            self._settle()
            self._totals[version] = self._barriers.totals
        if following is not None and following.type in REWINDS:
            self._check_asked(following)
            self._check_undo(following)

    def _fork(self, shown: ShownEvent) -> _Known | _Unknown:
        if isinstance(self._now, _Unknown):
            return self._now
        if not shown.is_readable("/state"):
            return _Unknown("sealed", f"the state a fork starts from is {SEALED}")
        try:
            return _Known(decode(canonical(shown.data["state"]), self._game.state), release_of(self._game, shown))
        except Exception as error:
            status: Status = "failed" if is_of_this_shape(self._game, shown) else "not_comparable"
            self.state.note(status, shown.version, f"no state: {error}")
            return _Unknown("not_comparable", "the state the fork starts from cannot be read")

    def _layer(self, shown: ShownEvent) -> _Known | _Unknown:
        before = self._now
        is_move = shown.type == MovePlayed.type
        if isinstance(before, _Unknown):
            for findings in (self.state, self.rules, self.asked)[: 3 if is_move else 2]:
                findings.note(before.status, shown.version, before.reason)
            return before
        facts = self._facts(shown)
        try:
            made = self._decide(shown, before.state)
        except IllegalMove as error:
            self.rules.note(self._judge(shown), shown.version, f"the rules do not allow it: {error}")
        except Exception as error:
            reason = f"the rules cannot repeat it: {type(error).__name__} {error}"
            self.rules.note(self._judge(shown), shown.version, reason)
        else:
            self._compare(shown, made, facts)
        if is_move:
            self._note_barrier(shown, facts)
        return self._fold(shown, before.state, facts)

    def _facts(self, shown: ShownEvent) -> list[Fact] | _Unknown:
        if not shown.is_readable("/facts"):
            return _Unknown("sealed", f"facts are {SEALED}")
        try:
            return read_facts(self._game, shown.data["facts"], shown.data["codec_version"])
        except Exception as error:
            return _Unknown("failed", f"the facts cannot be read: {error}")

    def _decide(self, shown: ShownEvent, state: State) -> Move[Any] | None:
        """What the rules make of the event; None where what they need is kept back, once all else is judged."""
        data, draws = shown.data, read_draws(shown)
        chance = None if draws is None else ScriptedChance(draws)
        if shown.type != MovePlayed.type:
            created = self._events[0].data
            options = msgspec.convert(created["options"], self._game.options)
            options.check(len(created["seats"]))
            return None if chance is None else begin(self._game, options, len(created["seats"]), chance)
        position = Position(self._game, state)
        asked = [decision.seat for decision in position.decisions]
        self._barriers = self._barriers.settled(asked)
        if asked == data["asked"]:
            self.asked.ok()
        else:
            status = self._judge(shown, [decision.name for decision in position.decisions])
            self.asked.note(status, shown.version, f"{data['asked']} were asked; the rules ask {asked}")
        if not shown.is_readable("/action"):
            if data["seat"] not in asked:
                raise NotYourTurn(f"seat {data['seat']} is not asked")
            return None
        action = msgspec.convert(data["action"], self._game.action_union)
        position.require_legal(data["seat"], action)
        return None if chance is None else apply_action(position, data["seat"], action, chance)

    def _check_asked(self, shown: ShownEvent) -> None:
        """A seat lapses only while it is asked; a turn back in a match with a clock tells who was."""
        told = [shown.data["seat"]] if shown.type == SeatLapsed.type else shown.data.get("asked")
        if told is None:
            return
        if isinstance(self._now, _Unknown):
            self.asked.note(self._now.status, shown.version, self._now.reason)
            return
        state, release = self._now
        try:
            decisions = Position(self._game, state).decisions
        except Exception as error:
            self.asked.note("failed", shown.version, f"the rules cannot tell: {type(error).__name__} {error}")
            return
        asked = [decision.seat for decision in decisions]
        if told == asked or (shown.type == SeatLapsed.type and told[0] in asked):
            self.asked.ok()
        else:
            status = judge_difference(self._game, release, [decision.name for decision in decisions])
            self.asked.note(status, shown.version, f"{told} were asked; the rules ask {asked}")

    def _note_barrier(self, shown: ShownEvent, facts: list[Fact] | _Unknown) -> None:
        draws, seat, asked = read_draws(shown), shown.data.get("seat"), shown.data.get("asked")
        seats = range(self._seats)
        is_sound = seat in seats and isinstance(asked, list) and all(other in seats for other in asked)
        if isinstance(facts, _Unknown) or draws is None or not is_sound:
            self._barriers = UNKNOWN
        else:
            self._barriers = self._barriers.played(shown.data["seat"], shown.data["asked"], _barrier(facts, draws))

    def _check_undo(self, shown: ShownEvent) -> None:
        """A rewind says which barriers it crosses; its permission depends on that."""
        if shown.type != MatchRewound.type:
            return
        self._settle()
        now, then = self._barriers.totals, self._totals[shown.data["to_version"]]
        if isinstance(self._now, _Unknown):
            self.undo.note(self._now.status, shown.version, self._now.reason)
        elif now is None or then is None:
            status: Status = "sealed" if self._are_draws_sealed else "not_comparable"
            why = SEALED if self._are_draws_sealed else "not known"
            self.undo.note(status, shown.version, f"what its moves drew and showed is {why}")
        elif (said := shown.data["crossed"]) == (expected := crossed(then, now, shown.data["seat"])):
            self.undo.ok()
        else:
            status = judge_difference(self._game, self._now.release, [])
            self.undo.note(status, shown.version, f"it crosses {expected}, not {said}")

    def _settle(self) -> None:
        """Count the latest move among what stands in the way of an undo, if the state is known."""
        if self._barriers.last is None:
            return
        if isinstance(self._now, _Unknown):
            self._barriers = UNKNOWN
            return
        try:
            decisions = Position(self._game, self._now.state).decisions
        except Exception:
            # Whatever the rules stumble over is a finding of the checks that ask them.
            self._barriers = UNKNOWN
            return
        self._barriers = self._barriers.settled([decision.seat for decision in decisions])

    def _compare(self, shown: ShownEvent, made: Move[Any] | None, facts: list[Fact] | _Unknown) -> None:
        if made is None:
            self.rules.note("sealed", shown.version, f"the action or its draws are {SEALED}")
        elif isinstance(facts, _Unknown):
            self.rules.note(facts.status, shown.version, facts.reason)
        elif canonical(made.facts) != canonical(facts):
            kinds = {_kind(fact) for fact in (*made.facts, *facts)}
            self.rules.note(self._judge(shown, kinds), shown.version, _difference(facts, made.facts))
        elif made.draws != read_draws(shown):
            self.rules.note(self._judge(shown), shown.version, "the rules draw less often than was recorded")
        else:
            self.rules.ok()

    def _fold(self, shown: ShownEvent, state: State, facts: list[Fact] | _Unknown) -> _Known | _Unknown:
        if isinstance(facts, _Unknown):
            self.state.note(facts.status, shown.version, facts.reason)
            status: Status = "sealed" if facts.status == "sealed" else "not_comparable"
            return _Unknown(status, f"the state is not known from version {shown.version} on: {facts.reason}")
        try:
            fold(state, facts)
            reached = digest(state)
        except Exception as error:
            self.state.note("failed", shown.version, f"the facts cannot be applied: {type(error).__name__} {error}")
            return _Unknown("not_comparable", f"the state is not known from version {shown.version} on")
        if not shown.is_readable("/digest"):
            self.state.note("sealed", shown.version, f"digests of states are {SEALED}")
        elif reached == shown.data.get("digest"):
            self.state.ok()
        elif is_of_this_shape(self._game, shown):
            self.state.note("failed", shown.version, "the facts lead to another state than recorded")
        else:
            self.state.note("not_comparable", shown.version, "states have had another form since")
        return _Known(state, release_of(self._game, shown))

    def _check_outcome(self, shown: ShownEvent, following: ShownEvent | None) -> None:
        """The match is finished as soon as the game is over, for its reason, and scored as the rules rank."""
        if shown.type not in (MovePlayed.type, MatchRestored.type, MatchFinished.type, MatchScored.type):
            return
        is_recorded = shown.type in (MatchFinished.type, MatchScored.type)
        if isinstance(self._now, _Unknown):
            if is_recorded:
                self.outcome.note(self._now.status, shown.version, self._now.reason)
            return
        state, release = self._now
        trouble = judge_difference(self._game, release, [OUTCOME])
        try:
            expected: Any = self._game.ending(state) if shown.type != MatchScored.type else self._game.outcome(state)
        except Exception as error:
            self.outcome.note(trouble, shown.version, f"the rules cannot tell: {type(error).__name__} {error}")
            return
        if not is_recorded:
            if expected is not None and (following is None or following.type != MatchFinished.type):
                self.outcome.note(trouble, shown.version + 1, f"the game is over ({expected}), and the match went on")
        elif canonical(expected) != canonical(
            shown.data.get("reason" if shown.type == MatchFinished.type else "outcome")
        ):
            told = canonical(expected).decode()
            self.outcome.note(trouble, shown.version, f"{shown.type}: the rules give {told}")
        else:
            self.outcome.ok()

    def _judge(self, shown: ShownEvent, kinds: Iterable[str] = ()) -> Status:
        """What it means that the rules of today do otherwise than an event says."""
        facts, action = shown.data.get("facts"), shown.data.get("action")
        recorded = [*(facts if isinstance(facts, list) else ()), action]
        told = {str(fact.get("kind")) for fact in recorded if isinstance(fact, dict)}
        return judge_difference(self._game, release_of(self._game, shown), {*kinds, *told})


def _copy(reached: _Known | _Unknown) -> _Known | _Unknown:
    return reached if isinstance(reached, _Unknown) else _Known(clone(reached.state), reached.release)


def _difference(recorded: Sequence[Fact], made: Sequence[Fact]) -> str:
    """The first fact that is not the same."""
    for number, (was, would_be) in enumerate(zip_longest(recorded, made)):
        if canonical(was) != canonical(would_be):
            return f"fact {number} was {_as_text(was)}; the rules give {_as_text(would_be)}"
    raise AssertionError("equal facts do not differ")


def _barrier(facts: Sequence[Fact], draws: Sequence[object]) -> Barrier | None:
    if draws:
        return "chance"
    return "reveal" if any(fact.reveals for fact in facts) else None


def _kind(fact: Fact) -> str:
    return str(fact.__struct_config__.tag)


def _as_text(fact: Fact | None) -> str:
    return "none" if fact is None else canonical(fact).decode()
