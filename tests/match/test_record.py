"""Every viewer can verify the whole chain on what it is shown, and is shown no secret of others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
import pytest

from strata.domain.kernel import Fact, Viewer
from strata.domain.match import record
from strata.domain.match.events import MatchStarted, MovePlayed, SeatPlan
from strata.domain.match.record import NO_HASH, is_chained, nonce, show_event
from tests.kernel.pebbles import PEBBLES, Hide, Options
from tests.match.auditor import head_of, points_at, shown_to
from tests.match.deeds import create, move, score
from tests.match.table import MOMENT, SEED, Played, begun, play_to_end, plays

VIEWERS: list[Viewer] = [None, 0, 1, 2]


@pytest.fixture
def played() -> Played:
    """A match of pebbles with three seats, some rounds old."""
    return plays(begun("pebbles", {"rounds": 6}, seats=3), 10, seed=1)


@pytest.fixture
def evo() -> Played:
    return plays(begun("evo", {}, seats=3), 60, seed=4)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("game", ["played", "evo"])
def test_every_viewer_verifies_the_chain_on_what_it_is_shown(
    game: str, viewer: Viewer, request: pytest.FixtureRequest
) -> None:
    events, match = request.getfixturevalue(game)
    shown = shown_to(viewer, events, SEED)
    assert head_of(shown) == match.ledger.hash
    previous = NO_HASH
    for event in shown:
        assert is_chained(previous, event)
        previous = event["hash"]


def test_an_event_fits_only_behind_the_one_it_was_written_behind(played: Played) -> None:
    shown = shown_to(None, played[0], SEED)
    assert is_chained(shown[3]["hash"], shown[4])
    assert not is_chained(shown[2]["hash"], shown[4])
    assert not is_chained(NO_HASH, shown[4])


@pytest.mark.parametrize("version", [2, 3])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_seat_is_shown_its_secrets_with_their_nonces_and_others_are_not(viewer: Viewer, version: int) -> None:
    # Given charms dealt at version 2, and at version 3 a fist of seat 1
    started = begun("pebbles", {"rounds": 2}, seats=3)
    event = [*started[0], *move(started[1], 1, Hide(3), MOMENT).events][version - 1]
    owners = (
        {"/facts/1/charm": 0, "/facts/2/charm": 1, "/facts/3/charm": 2}
        if version == 2
        else {"/facts/0/pebbles": 1, "/action/pebbles": 1}
    )
    # When the event is shown
    shown = show_event("m1", event, viewer, SEED, is_unsealed=False)
    # Then only what is meant for the viewer is there
    own = {pointer for pointer, owner in owners.items() if owner == viewer}
    assert set(shown["nonces"]) == own
    assert {pointer for pointer in owners if points_at(shown["data"], pointer)} == own
    assert set(shown["sealed"]) == {*owners, "/draws", "/digest"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_draws_and_digest_are_sealed_for_everybody(played: Played, viewer: Viewer) -> None:
    layers = [event for event in played[0] if event.type in (MatchStarted.type, MovePlayed.type)]
    assert any(not msgspec.json.decode(event.data)["draws"] for event in layers), "also where nothing was drawn"
    for event in layers:
        shown = show_event("m1", event, viewer, SEED, is_unsealed=False)
        assert {"/draws", "/digest"} <= set(shown["sealed"])
        assert not {"draws", "digest"} & set(shown["data"])
        assert not {"/draws", "/digest"} & set(shown["nonces"])


def test_when_the_seed_is_out_everything_opens_to_everybody(played: Played) -> None:
    finished = play_to_end(played, seed=7)
    events = [*finished[0], *score(finished[1], MOMENT).events]
    for viewer in VIEWERS:
        shown = shown_to(viewer, events, SEED, is_open=True)
        head_of(shown)
        for event, told in zip(events, shown, strict=True):
            assert set(told["nonces"]) == set(told["sealed"])
            assert told["data"] == msgspec.json.decode(event.data)


def test_the_same_value_is_sealed_differently_at_each_pointer_and_version() -> None:
    # Given all seats hide the same, round after round
    events, match = begun("pebbles", {"rounds": 5}, seats=3)
    while match.position is not None and match.ledger.status == "playing":
        change = move(match, match.position.decisions[0].seat, Hide(2), MOMENT)
        events, match = [*events, *change.events], change.match
    # Then no two seals are alike
    seals = [seal for event in events for pointer, seal in event.sealed.items() if pointer.endswith("/pebbles")]
    assert len(seals) == 5 * 3 * 2
    assert len(set(seals)) == len(seals)


def test_a_nonce_differs_by_seed_match_version_and_pointer() -> None:
    nonces = [
        nonce(SEED, "m1", 3, "/draws"),
        nonce(bytes(32), "m1", 3, "/draws"),
        nonce(SEED, "m2", 3, "/draws"),
        nonce(SEED, "m1", 4, "/draws"),
        nonce(SEED, "m1", 3, "/digest"),
        nonce(SEED, "m13", 3, "/draws"),
        nonce(SEED, "m1", 33, "/draws"),
    ]
    assert len(set(nonces)) == len(nonces)


def test_a_secret_shows_in_the_hash_only_through_its_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("pebbles", {}, seats=2)[1]

    def hashes() -> set[str]:
        return {move(match, 1, Hide(pebbles), MOMENT).match.ledger.hash for pebbles in range(4)}

    assert len(hashes()) == 4
    monkeypatch.setattr(record, "seal", lambda nonce, value: "sealed")
    assert len(hashes()) == 1


def test_the_hash_follows_from_what_a_spectator_is_shown_alone(played: Played) -> None:
    for event in shown_to(None, played[0], SEED):
        assert event["nonces"] == {}
    assert head_of(shown_to(None, played[0], SEED)) == played[1].ledger.hash


def test_another_seed_makes_other_seals_for_the_same_event() -> None:
    plans = [SeatPlan("human"), SeatPlan("human")]
    one = create("m1", PEBBLES, Options(), plans, None, MOMENT).match
    other = create("m1", PEBBLES, Options(), plans, None, MOMENT._replace(seed=bytes(32))).match
    first, second = (
        move(match, 0, Hide(1), MOMENT._replace(seed=seed)).events[0]
        for match, seed in ((one, SEED), (other, bytes(32)))
    )
    assert first.sealed.keys() == second.sealed.keys()
    assert not set(first.sealed.values()) & set(second.sealed.values())


class CardMoved(Fact, tag="card_moved", frozen=True):
    secret: ClassVar[Mapping[str, str]] = {"from_": "seat"}
    seat: int
    from_: str = msgspec.field(name="from")


def test_a_secret_is_sealed_under_the_name_it_is_written_under() -> None:
    started = MatchStarted(
        facts=[CardMoved(1, "hand")], draws=[], digest="", rules_version=1, codec_version=1, state_schema=""
    )
    assert record.readers_of(started) == {
        **record.NEVER_READ,
        "/facts/0/from": frozenset({1}),
    }
