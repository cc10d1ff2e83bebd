"""The laws of the rules, each a function that fails where a game breaks it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from strata.domain.bots import choose
from strata.domain.kernel import (
    Action,
    Fact,
    FarsightedEvaluator,
    Game,
    IllegalMove,
    Moment,
    Move,
    Outcome,
    Position,
    RandomChance,
    Standing,
    apply_action,
    canonical,
    clone,
    flaws,
    play,
)
from strata.domain.kernel.codec import decode, to_builtins
from strata.domain.kernel.flaws import KIND


def game_is_well_formed(game: Game[Any, Any]) -> None:
    """Every part of the game is of its type, and kinds, secrets, audiences and schemas are sound."""
    assert not (found := flaws(game)), "; ".join(found)


def every_option_is_examined(game: Game[Any, Any], variants: Mapping[int, Sequence[Mapping[str, Any]]]) -> None:
    """Each number of seats has options it can be played with, and a profile's variants name every option."""
    assert sorted(variants) == list(game.seats), "the variants are not of the numbers of seats that can play"
    for seats, several in variants.items():
        assert several, f"no options fit {seats} seats"
        for options in several:
            msgspec.convert(options, game.options).check(seats)
    if game.exam.variants:
        named = {name for several in variants.values() for options in several for name in options}
        assert named == set(game.options.__struct_fields__), "an option is never examined"


def rules_run(game: Game[Any, Any], run: Callable[[], Move[Any]]) -> Move[Any]:
    """Set-up and every choice run to a decision or to the end, by facts of the game and draws alone."""
    move = run()
    strangers = {type(fact).__name__ for fact in move.facts if type(fact) not in game.facts}
    assert not strangers, f"not among the game's facts: {', '.join(sorted(strangers))}"
    assert move.position.decisions or move.position.is_over, "nobody is asked, yet the game is not over"
    return move


def set_up_leads_to_a_choice(position: Position[Any]) -> None:
    """No game is over before somebody chose."""
    assert not position.is_over, "the game is over after set-up"


def match_ends(decisions: int, most: int) -> None:
    """However it is played, a match takes at most the stated number of decisions."""
    assert decisions <= most, f"the match goes on after {most} decisions"


def options_are_sound(position: Position[Any]) -> None:
    """No seat is asked twice at once, no option is there twice; asked again, they are the same in the same order."""
    game, decisions = position.game, position.decisions
    assert len({decision.seat for decision in decisions}) == len(decisions), "a seat is asked twice at once"
    for decision in decisions:
        assert KIND.fullmatch(decision.name), f"the name of a decision is not in snake_case: {decision.name}"
        assert decision.options, f"{decision.name} has no option"
        assert all(type(option) in game.actions for option in decision.options), "not among the game's actions"
        assert len({canonical(option) for option in decision.options}) == len(decision.options), "an option twice"
    again = Position(game, decode(canonical(position.state), game.state)).decisions
    assert canonical(again) == canonical(decisions), "asked of an equal state, the options differ"


def bytes_are_identity(position: Position[Any], facts: list[Fact]) -> None:
    """Facts, actions and the state, written as bytes and read again, are the same."""
    game = position.game
    assert decode(canonical(facts), game.fact_list) == facts, "facts"
    for decision in position.decisions:
        for option in decision.options[:20]:
            assert decode(canonical(option), game.action_union) == option, f"{option}"
    assert decode(canonical(position.state), game.state) == clone(position.state), "the state"


def facts_fold_to_the_state(live: Any, folded: Any, from_snapshot: Any) -> None:
    """The facts alone, from the empty table or from a state on the way, lead to the state that the rules reached."""
    assert canonical(folded) == canonical(live), "the facts do not fold to the live state"
    assert canonical(from_snapshot) == canonical(live), "a state on the way and the facts since do not make the state"


def every_option_plays(position: Position[Any], rng: Random, most: int) -> None:
    """Each option can be carried out, and leaves the position it was played on as it was."""
    game, before = position.game, canonical(position.state)
    for decision in position.decisions:
        options = list(decision.options)
        for option in options if len(options) <= most else rng.sample(options, most):
            reached = apply_action(position, decision.seat, option, RandomChance(rng)).position
            assert reached.decisions or reached.is_over, f"after {option} nobody is asked, yet the game is not over"
            if game.exam.conserved is not None:
                game.exam.conserved(reached.state)
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
            assert _is_refused(position, seat, action, rng), f"seat {seat} may play {action}, which is not offered"
    assert canonical(position.state) == before, "a refusal wrote into the position"


def pieces_are_conserved(game: Game[Any, Any], state: Any) -> None:
    """Every piece is somewhere exactly once, as the game's profile counts them."""
    assert game.exam.conserved is not None, "the profile does not count pieces"
    game.exam.conserved(state)


def standings_add_up(ranking: Sequence[Standing], seats: int) -> None:
    """At any moment every seat is ranked, best first; lines make the totals, and shared ranks leave gaps."""
    assert sorted(standing.seat for standing in ranking) == list(range(seats)), "not every seat is ranked once"
    ranks = [standing.rank for standing in ranking]
    assert ranks == sorted(ranks), "the best do not stand first"
    assert all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks), f"ranks are wrong: {ranks}"
    for standing in ranking:
        odd = [line.name for line in standing.lines if not KIND.fullmatch(line.name)]
        assert not odd, f"the name of a score line is not in snake_case: {odd[0]}"
        assert sum(line.points for line in standing.lines) == standing.total, "the lines do not make the total"


def turns_count_up(before: Moment | None, after: Moment | None) -> None:
    """A game that is played in turns says at any moment which it is, and no turn comes after a later one."""
    assert (before is None) == (after is None), "it says which turn it is, but not at every moment"
    if before is not None and after is not None:
        assert after.turn >= before.turn, f"turn {after.turn} comes after turn {before.turn}"


def outcome_has_a_reason(outcome: Outcome | None) -> None:
    """A game that is over says why, by a name in snake_case."""
    assert outcome is not None, "a game that is over has no outcome"
    assert KIND.fullmatch(outcome.reason), f"the reason of the end is not in snake_case: {outcome.reason!r}"


def bots_find_an_option(position: Position[Any], rng: Random) -> None:
    """What the game tells its bots leads them to one of the options, from what their seat knows alone."""
    evaluator, before = position.game.evaluator, canonical(position.state)
    for decision in position.decisions:
        candidates = evaluator.candidates(position.state, decision)
        assert candidates, f"no candidate for {decision.name}"
        if isinstance(evaluator, FarsightedEvaluator):
            further = [evaluator.further_candidates(position.state, decision, foresight) for foresight in (1, 2)]
            candidates = [*candidates, *further[0], *further[1]]
        assert all(option in decision.options for option in candidates), f"a candidate for {decision.name} is illegal"
        assert abs(evaluator.evaluate(position.state, decision.seat)) < float("inf"), "a value is not finite"
        chosen = choose("greedy", position, decision.seat, rng)
        assert chosen in decision.options, f"a bot chose {chosen}, which is not offered"
    assert canonical(position.state) == before, "a bot wrote into the position"


def _is_refused(position: Position[Any], seat: int, action: Action, rng: Random) -> bool:
    try:
        play(position, seat, action, RandomChance(rng))
    except IllegalMove:
        return True
    return False


def _made_up(action: Action) -> list[Action]:
    """Variations of an action that nobody offered."""
    plain = to_builtins(action)
    variations = []
    for name, value in plain.items():
        if name == "kind":
            continue
        try:
            variations.append(msgspec.convert({**plain, name: _strange(value)}, type(action)))
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
