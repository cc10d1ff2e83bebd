"""The laws, each a function that fails where a game breaks it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from strata.domain.kernel import (
    Action,
    Draw,
    Fact,
    IllegalMove,
    Outcome,
    Position,
    RandomChance,
    canonical,
    carry_out,
    clone,
    play,
)
from strata.domain.kernel.codec import decode, to_builtins
from tests.exam.profile import Profile


def options_are_sound(position: Position[Any]) -> None:
    """Somebody is asked unless the game is over; no option twice; asked again, the same in the same order."""
    decisions = position.decisions
    assert decisions or position.is_over, "nobody is asked, yet the game is not over"
    assert len({decision.seat for decision in decisions}) == len(decisions), "a seat is asked twice at once"
    for decision in decisions:
        assert decision.options, f"{decision.name} has no option"
        assert len({canonical(option) for option in decision.options}) == len(decision.options), "an option twice"
    again = Position(position.game, clone(position.state)).decisions
    assert canonical(again) == canonical(decisions), "asked of an equal state, the options differ"


def survives_bytes(position: Position[Any], facts: list[Fact]) -> None:
    """Encoding and decoding facts, actions and the state is identity."""
    game = position.game
    assert decode(canonical(facts), game.fact_list) == facts
    for decision in position.decisions:
        for option in decision.options[:20]:
            assert decode(canonical(option), game.action_union) == option
    assert canonical(clone(position.state)) == canonical(position.state)


def every_option_plays(position: Position[Any], profile: Profile, rng: Random, most: int) -> None:
    """Each option can be carried out, leaves the position as it was, and leads to a sound one."""
    before = canonical(position.state)
    for decision in position.decisions:
        options = list(decision.options)
        for option in options if len(options) <= most else rng.sample(options, most):
            reached = carry_out(position, decision.seat, option, RandomChance(rng)).position
            assert reached.decisions or reached.is_over
            profile.conserved(reached.state)
    assert canonical(position.state) == before, "playing an option wrote into the position it was played on"


def others_are_refused(position: Position[Any], seats: int, rng: Random) -> None:
    """An action that is not offered, or not to this seat, is refused and leaves no trace."""
    before = canonical(position.state)
    asked = {decision.seat: decision for decision in position.decisions}
    offered = [option for decision in asked.values() for option in decision.options]
    for seat in range(seats):
        legal = {canonical(option) for option in asked[seat].options} if seat in asked else set()
        strange = [option for option in offered if canonical(option) not in legal]
        strange += [made_up for made_up in _made_up(rng.choice(offered)) if canonical(made_up) not in legal]
        for action in strange[:10]:
            with pytest.raises(IllegalMove):
                play(position, seat, action, RandomChance(rng))
    assert canonical(position.state) == before


def twin_worlds_look_alike(position: Position[Any], seats: int, rng: Random) -> None:
    """What a viewer cannot know shows nowhere: not in its view, not in its options, not in who is asked."""
    game, state = position.game, position.state
    for viewer in (None, *range(seats)):
        twin = Position(game, game.resample(clone(state), viewer, rng))
        assert canonical(game.view(twin.state, viewer)) == canonical(game.view(state, viewer))
        assert [(d.seat, d.name, d.about) for d in twin.decisions] == [
            (d.seat, d.name, d.about) for d in position.decisions
        ]
        if viewer is not None and (decision := position.decision_of(viewer)) is not None:
            assert canonical(twin.decision_of(viewer)) == canonical(decision)


def resampling_changes_what_is_hidden(position: Position[Any], profile: Profile, seats: int, rng: Random) -> None:
    """Over many resamples everything a viewer cannot know takes more than one value."""
    game, state = position.game, position.state
    for viewer in (None, *range(seats)):
        truth = profile.hidden(state, viewer)
        fixed = {name: canonical(value) for name, value in truth.items()}
        for _ in range(60):
            if not fixed:
                break
            twin = profile.hidden(game.resample(clone(state), viewer, rng), viewer)
            fixed = {name: value for name, value in fixed.items() if canonical(twin[name]) == value}
        assert not fixed, f"resampling for {viewer} never changes {sorted(fixed)}"


def outcome_adds_up(outcome: Outcome, seats: int) -> None:
    """Every seat is ranked, lines make the totals, and shared ranks leave gaps."""
    assert sorted(standing.seat for standing in outcome.ranking) == list(range(seats))
    ranks = [standing.rank for standing in outcome.ranking]
    assert ranks == sorted(ranks)
    assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
    for standing in outcome.ranking:
        assert sum(line.points for line in standing.lines) == standing.total
    assert outcome.reason


def rules_yield_only_facts_and_draws(facts: list[Fact]) -> None:
    assert all(isinstance(fact, Fact) and not isinstance(fact, Draw) for fact in facts)


def _made_up(action: Action) -> list[Action]:
    """Variations of an action that nobody offered."""
    plain = to_builtins(action)
    variations = []
    for name, value in plain.items():
        if name == "kind":
            continue
        for strange in (_strange(value),):
            try:
                variations.append(msgspec.convert({**plain, name: strange}, type(action)))
            except msgspec.ValidationError:
                continue
    return variations


def _strange(value: Any) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + 1_000_000
        case str():
            return value + "?"
        case list() | tuple():
            return [*value, *value]
        case _:
            return value
