"""Forks: matches of their own that start from a version of another one, and take nothing else along."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.kernel import canonical
from strata.domain.kernel.chance import commitment
from strata.domain.match.evolve import evolve
from strata.domain.match.record import show_event
from strata.domain.match.refusals import Refused
from strata.domain.match.snapshots import from_snapshot, to_snapshot
from tests.match.auditor import draw_number, head_of, shown_to
from tests.match.deeds import job_of, score
from tests.match.recorded_match import RecordedMatch, begun
from tests.match.table import MOMENT, SEED, plan

OTHER_SEED = bytes(range(32))
OTHER = MOMENT._replace(seed=OTHER_SEED)


def refused(code: str) -> Any:
    return pytest.raises(Refused, check=lambda error: error.code == code)


def origin() -> RecordedMatch:
    """A running match of three people, two of whom have hidden, in the second round."""
    match = begun(options={"rounds": 4}, kinds=3)
    match.hide(0, 1, 2, pebbles=2)
    match.hide(0, 1, pebbles=3)
    return match


def test_a_copy_starts_from_the_very_state() -> None:
    match = origin()
    for version in range(2, match.version + 1):
        fork = match.fork(version, moment=OTHER)
        assert canonical(fork.state) == canonical(match.past(version).position.state)  # type: ignore[union-attr]
        assert fork.match.pending == match.past(version).pending
        assert fork.match.ledger.status == "playing"
        assert fork.version == 1


def test_a_fork_says_where_it_comes_from() -> None:
    match = origin()
    fork = match.fork(4, moment=OTHER, application="shop")
    told = fork.data()
    assert told["origin"] == {"match": "m1", "version": 4, "hash": match.events[3].hash}
    assert (told["match"], told["how"], told["is_listed"], told["undo"]) == ("f1", "copy", False, "free")
    assert (told["game"], told["options"]) == ("pebbles", {"rounds": 4})
    ledger = fork.match.ledger
    assert ledger.origin is not None
    assert (ledger.origin.match, ledger.origin.version, ledger.application) == ("m1", 4, "shop")


def test_a_fork_has_a_seed_of_its_own_and_its_draws_begin_anew() -> None:
    match = origin()
    fork = match.fork(match.version, moment=OTHER)
    assert fork.match.ledger.commitment == commitment(OTHER_SEED) != match.match.ledger.commitment
    assert fork.match.ledger.drawn == 0
    fork.hide(2)
    assert fork.data()["draws"] == [[6, draw_number(0, 6, OTHER_SEED, "f1")]]


def test_the_state_of_a_fork_is_sealed_until_its_seed_is_out() -> None:
    fork = origin().fork(5, moment=OTHER)
    (event,) = fork.events
    assert set(event.sealed) == {"/state"}
    for viewer in (None, 0, 1, 2):
        assert "state" not in show_event("f1", event, viewer, OTHER_SEED, is_unsealed=False)["data"]
    opened = show_event("f1", event, None, OTHER_SEED, is_unsealed=True)
    assert canonical(opened["data"]["state"]) == canonical(fork.state)


def test_no_event_and_no_seed_of_the_origin_travels() -> None:
    match = origin()
    fork = match.fork(match.version, moment=OTHER)
    assert fork.types == ["match_forked"]
    assert SEED.hex().encode() not in bytes(fork.events[0].data)
    assert match.types.count("match_forked") == 0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_what_if_shows_its_seat_what_it_knows_and_deals_the_rest_anew(seat: int) -> None:
    match = origin()
    game = match.match.game
    forks = [match.fork(match.version, (seat, seed), moment=OTHER) for seed in range(40)]
    assert {fork.data()["how"] for fork in forks} == {"what_if"}
    views = {canonical(game.view(fork.state, seat)) for fork in forks}
    assert views == {canonical(game.view(match.state, seat))}
    for other in {0, 1, 2} - {seat}:
        assert len({fork.state.charms[other] for fork in forks}) == 3
        if str(other) in match.state.hidden:
            assert len({fork.state.hidden[str(other)] for fork in forks}) == 4


def test_a_what_if_in_evo_looks_the_same_to_its_seat_and_to_nobody_else_for_sure() -> None:
    match, rng = begun("evo", kinds=3), Random(2)
    match.play_at_random(rng, 60)
    game = match.match.game
    forks = [match.fork(match.version, (1, seed), moment=OTHER) for seed in range(20)]
    for fork in forks:
        assert canonical(game.view(fork.state, 1)) == canonical(game.view(match.state, 1))
        assert canonical(fork.position.decision_of(1)) == canonical(match.position.decision_of(1))
    hands = {canonical([sorted(species.hand) for species in fork.state.seats]) for fork in forks}
    assert len(hands) > 1


@pytest.mark.parametrize("game", ["pebbles", "evo"])
def test_a_fork_plays_on_to_its_end_and_proves_itself(game: str) -> None:
    match, rng = begun(game, kinds=3), Random(5)
    match.play_at_random(rng, 4)
    fork = match.fork(match.version, (0, 1), moment=OTHER)
    fork.play_at_random(rng, 10_000)
    assert fork.match.ledger.status == "finished"
    fork.took(score(fork.match, OTHER))
    assert fork.match.ledger.outcome is not None
    for viewer, is_open in ((None, False), (2, False), (None, True)):
        assert head_of(shown_to(viewer, fork.events, OTHER_SEED, "f1", is_open)) == fork.match.ledger.hash
    drawn = [pair for version in range(1, fork.version) for pair in fork.data(version).get("draws", [])]
    assert drawn == [[of, draw_number(k, of, OTHER_SEED, "f1")] for k, (of, _) in enumerate(drawn)]
    live = to_snapshot(fork.match)
    assert to_snapshot(evolve(None, fork.events)) == live
    kept = from_snapshot(to_snapshot(evolve(None, fork.events[:1])), fork.match.game)
    assert to_snapshot(evolve(kept, fork.events[1:])) == live


def test_a_fork_is_never_rated_and_undo_is_free_in_it() -> None:
    fork = origin().fork(4, moment=OTHER)
    assert fork.match.ledger.unfair_because == "fork"
    fork.hide(2)
    assert fork.status(2) == (True, 1, None)
    fork.undo(0, 1)
    assert fork.data()["crossed"] == ["chance"]
    assert fork.status(2) == (False, None, "no_move")
    fork.redo(0)
    with refused("not_effective"):
        fork.undo(0, 0)


def test_a_fork_can_start_from_what_was_undone() -> None:
    match = origin()
    match.undo(1)
    assert not match.match.ledger.is_effective(7)
    fork = match.fork(7, moment=OTHER)
    assert fork.match.pending == [(2, "hide")]


def test_a_fork_can_be_forked() -> None:
    fork = origin().fork(4, moment=OTHER)
    fork.hide(2)
    again = fork.fork(2, id_="f2", moment=MOMENT)
    assert again.data()["origin"] == {"match": "f1", "version": 2, "hash": fork.events[1].hash}
    assert canonical(again.state) == canonical(fork.state)


def test_its_seats_are_filled_anew() -> None:
    fork = origin().fork(4, moment=OTHER, seats=[plan("bot"), plan("human"), plan("bot")])
    assert [holder.kind for holder in fork.match.ledger.seats] == ["bot", "human", "bot"]
    assert job_of(fork.match) == "play_bot"
    assert all(holder.granted_at == 1 for holder in fork.match.ledger.seats)


def test_there_is_nothing_to_fork_before_the_game_and_after_its_end() -> None:
    match = begun(options={"rounds": 1})
    match.hide(0, 1)
    for version in (1, 4, 5):
        with refused("nothing_to_fork"):
            match.fork(version, moment=OTHER)
    assert match.fork(3, moment=OTHER).match.pending == [(1, "hide")]


@pytest.mark.parametrize(
    ("kinds", "code"), [(["human"] * 2, "other_seats"), (["human"] * 4, "other_seats"), (["open"] * 3, "open_seats")]
)
def test_a_fork_has_the_seats_of_its_origin_and_none_is_open(kinds: list[Any], code: str) -> None:
    with refused(code):
        origin().fork(4, moment=OTHER, seats=[plan(kind) for kind in kinds])
