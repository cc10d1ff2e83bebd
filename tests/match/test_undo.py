"""Undo, redo and rewind: how far one may go back, what the match is then, and that nothing is lost or rolled again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import canonical
from strata.domain.match import undo as undoing
from strata.domain.match.events import UndoPolicy
from strata.domain.match.evolve import evolve
from strata.domain.match.refusals import Refused
from strata.domain.match.snapshots import from_snapshot, to_snapshot
from tests.kernel.pebbles import FIST, PebblesHidden, State
from tests.match.deeds import job_of, score
from tests.match.recorded_match import RecordedMatch, begun, step_at_random
from tests.match.table import MOMENT

POLICIES: list[UndoPolicy] = ["barrier", "consent", "free", "off"]


def refused(code: str) -> Any:
    """What is not possible now, by its code."""
    return pytest.raises(Refused, check=lambda error: error.code == code)


def at_end() -> RecordedMatch:
    """A match of one round that its last move has finished, at version 5."""
    match = begun(options={"rounds": 1})
    match.hide(0, 1)
    assert (match.match.ledger.status, match.version) == ("finished", 5)
    return match


# Barriers


def test_before_a_first_move_there_is_nothing_to_take_back() -> None:
    match = begun(kinds=3)
    assert match.status(0) == (False, None, "no_move")
    with refused("nothing_to_undo"):
        match.undo(0)


def test_a_hidden_choice_can_be_taken_back_while_nobody_else_has_chosen() -> None:
    match = begun(kinds=3)
    before = canonical(match.state)
    match.hide(1)
    assert match.status(1) == (True, 2, None)
    match.undo(1)
    assert canonical(match.state) == before
    assert match.match.pending == [(0, "hide"), (1, "hide"), (2, "hide")]
    assert match.data() == {"to_version": 2, "by": "seat", "seat": 1, "crossed": []}


def test_of_simultaneous_choices_only_the_last_can_be_taken_back() -> None:
    match = begun(kinds=3)
    match.hide(0, 1)
    assert match.status(1) == (True, 3, None)
    assert match.status(0) == (False, 2, "choice")
    assert match.status(2) == (False, None, "no_move")
    match.undo(1)
    assert match.status(0) == (True, 2, None), "once the other is back, it is the last"
    match.undo(0)
    assert match.status(0) == match.status(1) == (False, None, "no_move")


def test_chance_is_a_barrier_and_hides_what_else_is_crossed() -> None:
    match = begun(kinds=2)
    match.hide(0, 1)
    assert match.status(1) == (False, 3, "chance")
    assert match.status(0) == (False, 2, "chance")


def test_a_reveal_is_a_barrier_without_any_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the last round the hands open and no stone is drawn; here the match goes on all the same."""
    match = begun(options={"rounds": 1}, kinds=2)
    monkeypatch.setattr("tests.kernel.pebbles.CharmsShown.apply", lambda fact, state: state.hidden.clear())
    match.hide(0, 1)
    assert match.data(4)["draws"] == []
    assert match.match.ledger.status == "playing"
    assert match.status(1) == (False, 3, "reveal")


@pytest.mark.parametrize(("game", "options", "seats"), [("evo", {}, 3), ("pebbles", {"rounds": 12}, 3)])
def test_the_barriers_follow_from_what_was_recorded(game: str, options: dict[str, Any], seats: int) -> None:
    match, rng = begun(game, options, seats), Random(4)
    reveals = {fact.__struct_config__.tag for fact in GAMES[game].facts if fact.reveals}
    met = set()
    for _ in range(400):
        asked = {seat for seat, _ in match.match.pending}
        match.play_at_random(rng)
        if match.match.ledger.status != "playing":
            break
        told = match.data()
        for seat in range(seats):
            if not match.match.ledger.moved[seat]:
                continue
            expected = None
            if told["draws"]:
                expected = "chance"
            elif any(fact["kind"] in reveals for fact in told["facts"]):
                expected = "reveal"
            elif told["seat"] != seat:
                expected = "choice"
            elif {other for other, _ in match.match.pending} - asked - {seat}:
                expected = "turn"
            assert match.status(seat)[::2] == (expected is None, expected), match.version
            met.add(expected)
    assert met >= ({None, "chance", "reveal", "choice", "turn"} if game == "evo" else {None, "chance", "choice"})


def test_another_seats_turn_is_a_barrier_in_evo() -> None:
    """After a bid the next seat bids; the bid cannot be taken back under its eyes."""
    match, rng = begun("evo", kinds=3), Random(1)
    while True:
        seat = match.match.pending[0][0]
        match.play_at_random(rng)
        if match.status(seat).blocked_by == "turn":
            break
    assert match.match.pending[0][0] != seat
    assert match.data()["draws"] == []


def test_several_moves_of_ones_own_can_be_taken_back_in_one_go() -> None:
    match, rng = begun("evo", kinds=3), Random(1)
    while True:
        seat, version = match.match.pending[0][0], match.version
        match.play_at_random(rng)
        if not match.status(seat).allowed:
            continue
        match.play_at_random(rng)
        if match.data()["seat"] == seat and match.status(seat).allowed:
            break
    assert match.version == version + 2
    change = match.undo(seat, version)
    assert [event.type for event in change.events] == ["match_rewound"]
    assert canonical(match.state) == canonical(match.past(version).position.state)  # type: ignore[union-attr]


def test_who_is_no_seat_and_who_does_not_play_any_more_undoes_nothing() -> None:
    match = at_end()
    assert match.status(0) == match.status(None) == (False, None, "not_playing")
    with refused("nothing_to_undo"):
        match.undo(0)


@pytest.mark.parametrize("version", [0, -1, 1, 5, 6, 99])
def test_one_goes_back_only_to_a_version_of_the_game_behind_the_present(version: int) -> None:
    match = begun(kinds=3, undo="free")
    match.hide(0, 1, 2)
    with refused("not_effective"):
        match.undo(0, version)


def test_going_back_takes_a_move_back() -> None:
    match = begun(kinds=3)
    match.hide(0)
    match.undo(0)
    for version in (2, 3, 4):
        with refused("nothing_to_undo" if version == 2 else "not_effective"):
            match.undo(0, version)
    with refused("nothing_to_undo"):
        match.undo(0)


# Policies


@pytest.mark.parametrize("policy", POLICIES)
def test_policies_before_a_barrier(policy: UndoPolicy) -> None:
    match = begun(kinds=3, undo=policy)
    match.hide(0)
    expected = {
        "barrier": (True, 2, None),
        "consent": (False, 2, "consent"),
        "free": (True, 2, None),
        "off": (False, None, "policy"),
    }
    assert match.status(0) == expected[policy]
    if policy == "off":
        with refused("undo_off"):
            match.undo(0)
    else:
        match.undo(0)
        assert match.types[-1] == ("undo_requested" if policy == "consent" else "match_rewound")


@pytest.mark.parametrize("policy", POLICIES)
def test_policies_beyond_a_barrier(policy: UndoPolicy) -> None:
    match = begun(kinds=3, undo=policy)
    match.hide(0, 1, 2)
    expected = {
        "barrier": (False, 4, "chance"),
        "consent": (False, 4, "chance"),
        "free": (True, 4, None),
        "off": (False, None, "policy"),
    }
    assert match.status(2) == expected[policy]
    if policy == "off":
        with refused("undo_off"):
            match.undo(2)
    else:
        match.undo(2)
        assert match.types[-1] == ("match_rewound" if policy == "free" else "undo_requested")


def test_free_lets_anybody_go_back_anywhere_and_says_what_was_crossed() -> None:
    match = begun(kinds=3, undo="free")
    match.hide(0, 1, 2, 0)
    match.undo(1, 2)
    assert match.data() == {"to_version": 2, "by": "seat", "seat": 1, "crossed": ["chance", "choice"]}


@pytest.mark.parametrize("policy", ["barrier", "consent"])
def test_bots_never_object(policy: UndoPolicy) -> None:
    match = begun(kinds=["human", "bot", "bot"], undo=policy)
    match.hide(0, 1, 2)
    assert match.status(0) == (True, 2, None)
    match.undo(0)
    assert match.types[2:] == ["move_played"] * 3 + ["match_rewound"]
    assert match.data() == {"to_version": 2, "by": "consent", "seat": 0, "crossed": ["chance", "choice"]}


def test_without_a_version_one_goes_back_before_ones_own_latest_move() -> None:
    match = begun(kinds=["human", "bot", "bot"])
    match.hide(1, 0, 2, 1, 2)
    assert match.status(0).to_version == 3
    match.undo(0)
    assert match.match.pending == [(0, "hide"), (2, "hide")]


# Consent


def asking() -> RecordedMatch:
    """Seat 2 of three people asks to take back the move by which a stone was drawn."""
    match = begun(kinds=3)
    match.hide(0, 1, 2)
    match.undo(2)
    request = match.match.ledger.request
    assert request is not None
    assert (request.seat, request.to_version, request.agreed, request.at) == (2, 4, (), MOMENT.at)
    return match


def test_the_match_goes_back_once_everybody_agrees() -> None:
    match = asking()
    change = match.answer(0, True)
    assert [event.type for event in change.events] == ["undo_answered"]
    assert match.match.ledger.request is not None
    assert match.match.ledger.request.agreed == (0,)
    change = match.answer(1, True)
    assert [event.type for event in change.events] == ["undo_answered", "match_rewound"]
    assert match.data() == {"to_version": 4, "by": "consent", "seat": 2, "crossed": ["chance"]}
    assert match.match.ledger.request is None
    assert canonical(match.state) == canonical(match.past(4).position.state)


@pytest.mark.parametrize("who", [0, 1, 2])
def test_one_who_does_not_agree_ends_it_and_so_does_who_asked(who: int) -> None:
    match = asking()
    state = canonical(match.state)
    match.answer(who, False)
    assert match.match.ledger.request is None
    assert canonical(match.state) == state
    with refused("no_request"):
        match.answer(0, True)


def test_who_agreed_may_think_better_of_it() -> None:
    match = asking()
    match.answer(0, True)
    with refused("answered"):
        match.answer(0, True)
    match.answer(0, False)
    assert match.match.ledger.request is None


def test_who_asks_cannot_agree() -> None:
    match = asking()
    with refused("own_request"):
        match.answer(2, True)


def test_a_request_ends_when_somebody_moves_on() -> None:
    match = asking()
    match.answer(0, True)
    match.hide(0)
    assert match.match.ledger.request is None
    with refused("no_request"):
        match.answer(1, True)


def test_a_request_ends_when_somebody_leaves() -> None:
    match = asking()
    match.leave(1)
    assert match.match.ledger.request is None
    match.undo(2)
    match.answer(0, True)
    assert match.types[-1] == "match_rewound", "the bot that came does not object"


def test_a_request_is_not_pushed_aside_by_another_but_may_be_put_anew() -> None:
    match = asking()
    match.answer(0, True)
    with refused("request_open"):
        match.undo(1)
    match.undo(2, 3)
    request = match.match.ledger.request
    assert request is not None
    assert (request.to_version, request.agreed) == (3, ()), "who agreed, agreed to something else"


def test_an_undo_at_will_ends_anothers_request() -> None:
    match = begun(kinds=4)
    match.hide(0, 1, 2)
    match.undo(0)
    assert match.match.ledger.request is not None
    match.undo(2)
    assert match.types[-1] == "match_rewound"
    assert match.match.ledger.request is None


# Redo


def test_undone_is_restored_step_by_step_as_it_was_undone() -> None:
    match = begun(kinds=4)
    match.hide(0, 1, 2)
    states = {version: canonical(match.past(version).position.state) for version in (2, 3, 4, 5)}  # type: ignore[union-attr]
    for seat in (2, 1, 0):
        match.undo(seat)
    assert canonical(match.state) == states[2]
    for seat, version in ((0, 3), (1, 4), (2, 5)):
        with refused("not_yours_to_redo"):
            match.redo((seat + 1) % 4)
        match.redo(seat)
        assert canonical(match.state) == states[version]
        assert match.types[-1] == "match_restored"
    with refused("nothing_to_redo"):
        match.redo(2)


def test_after_a_redo_the_same_can_be_undone_again() -> None:
    match = begun(kinds=3)
    match.hide(0, 1)
    for _ in range(3):
        match.undo(1)
        assert match.match.pending == [(1, "hide"), (2, "hide")]
        match.redo(1)
        assert match.match.pending == [(2, "hide")]
        assert match.status(1) == (True, 3, None)
    assert match.match.ledger.closed == ((1, 4),), "undoing again and again leaves no trace in the history"


def test_a_move_leaves_nothing_to_redo() -> None:
    match = begun(kinds=3)
    match.hide(0)
    match.undo(0)
    match.hide(1)
    with refused("nothing_to_redo"):
        match.redo(0)


def test_there_is_nothing_to_redo_where_nothing_was_undone() -> None:
    match = begun()
    with refused("nothing_to_redo"):
        match.redo(0)


def test_an_administrator_restores_what_anybody_had_undone() -> None:
    match = begun(kinds=3)
    match.hide(0)
    match.undo(0)
    match.redo(None)
    assert match.data() == {"to_version": 3, "seat": None}
    assert match.match.pending == [(1, "hide"), (2, "hide")]


# Chance


def test_a_die_undone_falls_the_same_way_again() -> None:
    match = begun(options={"rounds": 30}, kinds=2, undo="free")
    stones = []
    for round_ in range(12):
        match.hide(0, 1)
        drawn, stone = match.data()["draws"], match.state.stone
        stones.append(stone)
        match.undo(1)
        match.hide(1, pebbles=round_ % FIST)
        assert match.data()["draws"] == drawn
        assert match.state.stone == stone
    assert len(set(stones)) > 1, "other draws fall otherwise"


def test_draws_are_counted_along_the_effective_history() -> None:
    match = begun(options={"rounds": 30}, kinds=2, undo="free")
    for _ in range(4):
        match.hide(0, 1)
    drawn = match.match.ledger.drawn
    match.undo(1, 4)
    assert match.match.ledger.drawn == drawn - 3
    match.redo(1)
    assert match.match.ledger.drawn == drawn


def test_what_is_played_again_in_evo_draws_the_same() -> None:
    match, rng = begun("evo", kinds=3, undo="free"), Random(8)
    again = 0
    while again < 15:
        match.play_at_random(rng)
        told = match.data()
        if told["draws"]:
            again += 1
            state = canonical(match.state)
            match.undo(told["seat"])
            (decision,) = [each for each in match.position.decisions if each.seat == told["seat"]]
            (action,) = [each for each in decision.options if canonical(each) == canonical(told["action"])]
            match.play(told["seat"], action)
            assert match.data()["draws"] == told["draws"]
            assert canonical(match.state) == state


def test_a_secret_played_again_has_another_seal() -> None:
    match = begun(kinds=3)
    match.hide(0)
    match.undo(0)
    match.hide(0)
    first, second = match.events[2], match.events[4]
    assert first.data != second.data or first.sealed != second.sealed
    assert not set(first.sealed.values()) & set(second.sealed.values())


# The administrator


@pytest.mark.parametrize("policy", POLICIES)
def test_an_administrator_rewinds_to_any_version_of_the_game(policy: UndoPolicy) -> None:
    for target in range(2, 7):
        match = begun(options={"rounds": 4}, undo=policy)
        match.hide(0, 1, 0, 1, 0)
        match.rewind(target)
        assert canonical(match.state) == canonical(match.past(target).position.state)  # type: ignore[union-attr]
        assert match.match.ledger.unfair_because == ("free_undo" if policy == "free" else "rewind")
        assert match.data()["by"] == "admin"


def test_a_finished_match_goes_on_from_before_its_last_move() -> None:
    match = at_end()
    with refused("nothing_to_undo"):
        match.rewind(4)
    match.rewind(3)
    ledger = match.match.ledger
    assert (ledger.status, ledger.finished_at, job_of(match.match)) == ("playing", None, None)
    match.hide(1, pebbles=0)
    assert match.match.ledger.status == "finished"
    assert job_of(match.match) == "score"


def test_a_restored_end_is_an_end() -> None:
    match = at_end()
    match.rewind(2)
    change = match.redo(None)
    assert [event.type for event in change.events] == ["match_restored", "match_finished"]
    assert match.match.ledger.status == "finished"
    assert match.data()["reason"] == "last_stone"
    for version in (4, 5, 7):
        with refused("nothing_to_undo"):
            match.rewind(version)
    with refused("not_effective"):
        match.rewind(6)
    match.took(score(match.match, MOMENT))
    assert match.match.ledger.outcome is not None


def test_once_the_seed_is_out_nothing_goes_back() -> None:
    match = at_end()
    match.rewind(3)
    match.hide(1)
    match.took(score(match.match, MOMENT))
    with refused("seed_revealed"):
        match.rewind(3)
    with refused("nothing_to_redo"):
        match.redo(None)
    with refused("nothing_to_undo"):
        match.undo(1)


def test_a_seat_does_not_restore_what_an_administrator_undid() -> None:
    match = begun(kinds=3)
    match.hide(0)
    match.rewind(2)
    with refused("not_yours_to_redo"):
        match.redo(0)


# Ratings


def test_an_undo_at_will_is_fair() -> None:
    match = begun(kinds=3)
    match.hide(0)
    match.undo(0)
    match.redo(0)
    assert match.match.ledger.unfair_because is None


def test_an_undo_by_consent_is_fair_up_to_the_choices_of_others() -> None:
    match = begun(kinds=4)
    match.hide(0, 1, 2)
    match.undo(0)
    for seat in (1, 2, 3):
        match.answer(seat, True)
    assert match.data()["crossed"] == ["choice"]
    assert match.match.ledger.unfair_because == "undo"
    match = begun(kinds=2, undo="consent")
    match.hide(0)
    match.undo(0)
    match.answer(1, True)
    assert match.data()["crossed"] == []
    assert match.match.ledger.unfair_because is None


def test_an_undo_across_a_bots_choice_is_not_fair() -> None:
    match = begun(kinds=["human", "bot", "human"])
    match.hide(0, 1)
    match.undo(0)
    match.answer(2, True)
    assert match.data()["crossed"] == ["choice"]
    assert match.match.ledger.unfair_because == "undo"


def test_a_match_in_which_undo_is_free_is_practice() -> None:
    assert begun(undo="free").match.ledger.unfair_because == "free_undo"


@pytest.mark.parametrize("policy", ["barrier", "consent", "free"])
def test_an_undo_across_chance_is_never_fair(policy: UndoPolicy) -> None:
    match = begun(kinds=["human", "bot"], undo=policy)
    match.hide(0, 1)
    match.undo(0)
    assert match.data()["crossed"] == ["chance"]
    because = "free_undo" if policy == "free" else "undo"
    assert match.match.ledger.unfair_because == because
    match.redo(0)
    assert match.match.ledger.unfair_because == because, "what was seen is not forgotten"


# The record


def test_the_effective_history_is_what_led_to_the_head() -> None:
    match = begun(kinds=4)
    match.hide(0, 1)  # 3, 4
    match.undo(1)  # 5, back to 3
    match.hide(2)  # 6
    match.undo(2)  # 7, back to 5
    match.undo(0)  # 8, back to 2
    ledger = match.match.ledger
    assert [version for version in range(-1, 12) if ledger.is_effective(version)] == [1, 2, 8]
    match.redo(0)  # 9, as 7, which was as 3
    ledger = match.match.ledger
    assert [version for version in range(-1, 12) if ledger.is_effective(version)] == [1, 2, 3, 9]
    match.redo(2)  # 10, as 6
    ledger = match.match.ledger
    assert [version for version in range(-1, 12) if ledger.is_effective(version)] == [1, 2, 3, 5, 6, 10]


def test_seats_stay_as_they_are_when_the_game_goes_back() -> None:
    match = begun(kinds=3, undo="free")
    match.hide(0)
    match.leave(1)
    match.undo(0)
    assert match.match.ledger.seats[1].kind == "bot"
    assert evolve(None, match.events).ledger.seats[1].kind == "bot"


def wandered(game: str, options: dict[str, Any], seats: int, seed: int, steps: int) -> RecordedMatch:
    """A random mixture of moves, undo, redo, requests, answers and rewinds."""
    rng = Random(seed)
    match = begun(game, options, seats, rng.choice(POLICIES[:3]))
    for _ in range(steps):
        step_at_random(match, rng)
    return match


MIXTURES = [("pebbles", {"rounds": 40}, 3, 160, seed) for seed in range(12)] + [
    ("evo", {}, 3, 120, seed) for seed in range(3)
]


@pytest.mark.parametrize(("game", "options", "seats", "steps", "seed"), MIXTURES)
def test_after_any_mixture_the_fold_is_the_live_match(
    game: str, options: dict[str, Any], seats: int, steps: int, seed: int
) -> None:
    match = wandered(game, options, seats, seed, steps)
    assert {"match_rewound", "match_restored"} <= set(match.types)
    live = to_snapshot(match.match)
    assert to_snapshot(evolve(None, match.events)) == live
    one_by_one = None
    for event in match.events:
        one_by_one = evolve(one_by_one, [event], match.past)
    assert one_by_one is not None
    assert to_snapshot(one_by_one) == live
    for version in Random(seed).sample(range(1, match.version), 12):
        kept = from_snapshot(to_snapshot(match.past(version)), match.match.game)
        assert to_snapshot(evolve(kept, match.events[version:], match.past)) == live


@pytest.mark.parametrize("seed", range(6))
def test_every_version_of_a_mixture_can_be_dug_up(seed: int) -> None:
    match = wandered("pebbles", {"rounds": 40}, 3, seed, 80)
    for version in range(1, match.version + 1):
        assert to_snapshot(evolve(None, match.events[:version])) == to_snapshot(match.past(version))


def test_a_stream_that_goes_back_again_and_again_folds_in_one_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each rewind goes back to the one before: a fold that began anew for each would not end in our lifetime."""
    match = begun(kinds=3)
    for _ in range(200):
        match.hide(0)
        match.undo(0)
    apply, applied = PebblesHidden.apply, []

    def counted(fact: PebblesHidden, state: State) -> None:
        applied.append(fact)
        apply(fact, state)

    monkeypatch.setattr(PebblesHidden, "apply", counted)
    assert to_snapshot(evolve(None, match.events)) == to_snapshot(match.match)
    assert applied == [], "what was undone is not folded"
    assert match.match.ledger.closed == ((1, 2),)


def test_a_match_cannot_be_undone_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(undo="free")
    match.hide(0)
    match.undo(0)
    monkeypatch.setattr(undoing, "LAST_UNDO", match.version)
    for way in (lambda: match.undo(0, 1), lambda: match.redo(0), lambda: match.rewind(2)):
        with refused("too_long"):
            way()
    match.hide(0, 1)
    assert match.match.ledger.status == "playing"
