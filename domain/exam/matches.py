"""Random matches of any game, recorded as they are played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import msgspec

from strata.domain.exam.laws import match_ends, rules_run, set_up_leads_to_a_choice
from strata.domain.exam.tally import Tally
from strata.domain.kernel import (
    Action,
    Chance,
    Decision,
    Game,
    InvalidOption,
    Move,
    Position,
    RandomChance,
    ScriptedChance,
    Seat,
    apply_action,
    begin,
)
from strata.domain.kernel.codec import to_builtins

Options = Mapping[str, Any]
Replay = dict[str, Any]
"""A match as it was recorded: game, seats, options, moves and draws."""


def variants_of(game: Game[Any, Any]) -> Mapping[int, Sequence[Options]]:
    """The options to examine for each number of seats: those of the profile, or what can be read from their types."""
    if game.exam.variants:
        return game.exam.variants
    several = [{}, *_single_options(game)]
    return {seats: [options for options in several if _fits(game, options, seats)] for seats in game.seats}


def chosen(position: Position[Any], decision: Decision, rng: Random) -> Action:
    """Any option; or as the game's profile has it, where random play would leave parts of the rules unseen."""
    choose = position.game.exam.choose
    return rng.choice(decision.options) if choose is None else choose(position, decision, rng)


@dataclass
class RecordingChance:
    """Chance that records what it gives, so that a match can be played again."""

    chance: Chance
    draws: list[tuple[int, int]] = field(default_factory=list)

    def pick(self, of: int) -> int:
        pick = self.chance.pick(of)
        self.draws.append((of, pick))
        return pick


class RandomMatch:
    """A match of one game with one number of seats and options, from one seed."""

    def __init__(self, game: Game[Any, Any], seats: int, options: Options, seed: str, tally: Tally) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.rng = Random(seed)
        self._chance = RecordingChance(RandomChance(Random(self.rng.getrandbits(64))))
        self._moves: list[tuple[Seat, Any]] = []
        self._tally = tally

    def moves(self) -> Iterator[Move[Any]]:
        """What comes of the beginning and of each choice, to the end."""
        game = self.game
        options = msgspec.convert(self.options, game.options)
        options.check(self.seats)
        move = self._run(partial(begin, game, options, self.seats, self._chance))
        self._tally.examine(set_up_leads_to_a_choice, move.position)
        self._tally.met["matches"] += 1
        yield move
        while not move.position.is_over and (choice := self._choice(move.position)) is not None:
            self._moves.append((choice[0], to_builtins(choice[1])))
            self._tally.examine(match_ends, len(self._moves), game.exam.most_decisions)
            move = self._run(partial(apply_action, move.position, *choice, self._chance))
            self._tally.met["decisions"] += 1
            self._tally.met["draws"] += len(move.draws)
            yield move

    def replay(self) -> Replay:
        """All that is needed to play the match again."""
        return {
            "game": self.game.slug,
            "seats": self.seats,
            "options": dict(self.options),
            "moves": self._moves,
            "draws": self._chance.draws,
        }

    def _run(self, run: Callable[[], Move[Any]]) -> Move[Any]:
        return self._tally.examine(rules_run, self.game, run)

    def _choice(self, position: Position[Any]) -> tuple[Seat, Action] | None:
        decision = self.rng.choice(position.decisions)
        return decision.seat, chosen(position, decision, self.rng)


class RepeatedMatch(RandomMatch):
    """A match that was recorded, played again as far as it went."""

    def __init__(self, game: Game[Any, Any], replay: Replay, tally: Tally) -> None:
        super().__init__(game, replay["seats"], replay["options"], "replay", tally)
        self._chance = RecordingChance(ScriptedChance((of, pick) for of, pick in replay["draws"]))
        self._recorded = iter(replay["moves"])

    def _choice(self, position: Position[Any]) -> tuple[Seat, Action] | None:
        recorded = next(self._recorded, None)
        if recorded is None:
            return None
        seat, action = recorded[0], msgspec.convert(recorded[1], self.game.action_union)
        position.require_legal(seat, action)
        return seat, action


def _single_options(game: Game[Any, Any]) -> Iterator[Options]:
    """Each value of each option that has a few, with the others at their defaults."""
    for option in msgspec.inspect.type_info(game.options).fields:  # type: ignore[attr-defined]
        for value in _values(option.type):
            if value != option.default:
                yield {option.encode_name: value}


def _values(type_: msgspec.inspect.Type) -> Sequence[Any]:
    match type_:
        case msgspec.inspect.BoolType():
            return (False, True)
        case msgspec.inspect.LiteralType(values=values):
            return values
        case msgspec.inspect.EnumType(cls=members):
            return [member.value for member in members]
        case msgspec.inspect.UnionType(types=types):
            return [value for each in types for value in _values(each)]
        case _:
            return ()


def _fits(game: Game[Any, Any], options: Options, seats: int) -> bool:
    try:
        msgspec.convert(options, game.options).check(seats)
    except InvalidOption:
        return False
    return True
