"""The laws of secrets: what a viewer cannot know shows nowhere, and is really unknown to it.

What a viewer is shown of a move: the readable part of the action and of each fact, its view afterwards, who is asked
what, and its own options. A move that its seat may take back at will must tell nobody anything that was hidden: in
every world that a viewer could not tell from the true one before the move, the seat could have chosen so that the
viewer is shown just the same. Then whoever undoes it knows no more than before, and neither does anybody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from strata.domain.kernel import (
    Action,
    Decision,
    Fact,
    Move,
    Position,
    RandomChance,
    Seat,
    Viewer,
    apply_action,
    canonical,
    readable,
    secret_fields,
)
from strata.domain.kernel.chance import ChanceExhausted, ScriptedChance

WORLDS = 3
"""How many worlds a viewer's knowledge is tried on."""
RESAMPLES = 60
"""After how many worlds something that never changed counts as known."""


def twin_worlds_look_alike(position: Position[Any], seats: int, rng: Random) -> None:
    """What a viewer cannot know shows nowhere: not in its view, not in its options, not in who is asked."""
    game, state, before = position.game, position.state, canonical(position.state)
    for viewer in (None, *range(seats)):
        twin = Position(game, game.resample(state, viewer, rng))
        assert canonical(game.view(twin.state, viewer)) == canonical(game.view(state, viewer)), (
            f"the view of {_named(viewer)} tells what it cannot know"
        )
        assert [_asked(decision) for decision in twin.decisions] == [_asked(d) for d in position.decisions], (
            f"who is asked tells {_named(viewer)} what it cannot know"
        )
        if viewer is not None and (decision := position.decision_of(viewer)) is not None:
            assert canonical(twin.decision_of(viewer)) == canonical(decision), (
                f"the options of {_named(viewer)} tell what it cannot know"
            )
    assert canonical(state) == before, "resampling wrote into the state it was given"


def resampling_changes_what_is_hidden(position: Position[Any], seats: int, rng: Random) -> None:
    """Over many resamples all that a viewer cannot know, as the game's profile names it, takes several values."""
    game, state = position.game, position.state
    hidden = game.exam.hidden
    assert hidden is not None, "the profile does not say what is hidden"
    for viewer in (None, *range(seats)):
        fixed = {name: canonical(value) for name, value in hidden(state, viewer).items()}
        for _ in range(RESAMPLES):
            if not fixed:
                break
            twin = hidden(game.resample(state, viewer, rng), viewer)
            fixed = {name: value for name, value in fixed.items() if canonical(twin[name]) == value}
        assert not fixed, f"resampling for {_named(viewer)} never changes {', '.join(sorted(fixed))}"


def secrets_are_resampled(positions: Sequence[Position[Any]], seats: int, rng: Random) -> None:
    """Where facts were kept from somebody, some resample of the match differs from the truth."""
    game = positions[0].game
    viewers = (None, *range(seats))
    assert any(
        canonical(game.resample(position.state, viewer, rng)) != canonical(position.state)
        for position in positions
        for viewer in viewers
        for _ in range(WORLDS)
    ), "facts have secrets, yet resampling changes nothing"


def resampled_worlds_play_on(world: Position[Any], rng: Random) -> None:
    """A resampled world can be played to its end."""
    most = world.game.exam.most_decisions
    chance = RandomChance(rng)
    for _ in range(most):
        if world.is_over:
            return
        decision = rng.choice(world.decisions)
        world = apply_action(world, decision.seat, rng.choice(decision.options), chance).position
    assert world.is_over, f"a resampled world goes on after {most} decisions"


def undo_at_will_tells_nothing(
    before: Position[Any], seat: Seat, action: Action, viewers: Sequence[Viewer], rng: Random
) -> None:
    """No viewer learns what was hidden from a move that its seat may take back at will."""
    game, move = before.game, apply_action(before, seat, action, ScriptedChance([]))
    for viewer in viewers:
        shown = _shown(viewer, seat, action, move)
        for _ in range(WORLDS):
            world = Position(game, game.resample(before.state, viewer, rng))
            assert _could_be_shown(shown, viewer, world, seat, action), (
                f"{_named(viewer)} learns from {action} what was hidden, and no fact reveals anything"
            )


def standings_tell_no_secret(position: Position[Any], rng: Random) -> None:
    """Standings, tracks and the turn are the same in all worlds that a viewer cannot tell apart: they are public."""
    game, standings = position.game, position.game.ranking(position.state)
    for viewer in (None, *range(len(standings))):
        world = game.resample(position.state, viewer, rng)
        assert canonical(game.ranking(world)) == canonical(standings), (
            f"the standings tell {_named(viewer)} what is hidden"
        )
        assert canonical(game.tracks(world)) == canonical(game.tracks(position.state)), (
            f"the tracks tell {_named(viewer)} what is hidden"
        )
        assert game.moment(world) == game.moment(position.state), f"the turn tells {_named(viewer)} what is hidden"


def are_kept_from_somebody(facts: Iterable[Fact], seats: int) -> bool:
    """Whether somebody may not read a field of these facts."""
    everybody = frozenset(range(seats))
    return any(field.readers != everybody for fact in facts for field in secret_fields(fact, None))


def _could_be_shown(shown: bytes, viewer: Viewer, world: Position[Any], seat: Seat, action: Action) -> bool:
    """Whether the seat has an option in a world after which the viewer is shown just this."""
    decision = world.decision_of(seat)
    if decision is None:
        return False
    read = readable(action, viewer, seat)
    alike = [option for option in decision.options if readable(option, viewer, seat) == read]
    for option in sorted(alike, key=lambda option: option != action):
        try:
            move = apply_action(world, seat, option, ScriptedChance([]))
        except ChanceExhausted:
            continue
        if _shown(viewer, seat, option, move) == shown:
            return True
    return False


def _shown(viewer: Viewer, seat: Seat, action: Action, move: Move[Any]) -> bytes:
    position = move.position
    return canonical(
        [
            readable(action, viewer, seat),
            [readable(fact, viewer, seat) for fact in move.facts],
            position.game.view(position.state, viewer),
            [_asked(decision) for decision in position.decisions],
            None if viewer is None else position.decision_of(viewer),
        ]
    )


def _asked(decision: Decision) -> tuple[Seat, str, str | None]:
    """What everybody may know of a decision."""
    return decision.seat, decision.name, decision.about


def _named(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
