"""What is true of a match follows from its events alone: in one go, one by one, or from a snapshot."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from strata.domain.kernel import Position, canonical, digest
from strata.domain.match.events import Event, UnreadableEvent
from strata.domain.match.evolve import evolve
from strata.domain.match.match import Match
from strata.domain.match.snapshots import from_snapshot, to_snapshot
from tests.match.auditor import draw_number
from tests.match.deeds import cancel, leave_seat, score, take_seat
from tests.match.table import MOMENT, SEED, Played, begun, make, play_to_end, plays, steps

MATCHES = [("evo", {}, 3), ("evo", {"event_deck": "none"}, 4), ("pebbles", {"rounds": 20}, 2), ("pebbles", {}, 4)]
whole_matches = pytest.mark.parametrize(
    ("game", "options", "seats"), MATCHES, ids=["evo", "evo without events", "pebbles", "pebbles with four seats"]
)


def _whole(game: str, options: dict[str, object], seats: int) -> Played:
    """A random match, scored, in which a seat is left to a bot on the way."""
    events, match = plays(begun(game, options, seats), 5, seed=9)
    left = leave_seat(match, 1, "random", MOMENT)
    events, match = play_to_end(([*events, *left.events], left.match), seed=11)
    change = score(match, MOMENT)
    return [*events, *change.events], change.match


def _live(game: str, options: dict[str, object], seats: int) -> Iterator[tuple[list[Event], Match]]:
    """Every version that a random match goes through, as the commands made it."""
    events, match = begun(game, options, seats)
    yield events, match
    for change in steps(match, Random(6)):
        events = [*events, *change.events]
        yield events, change.match


@whole_matches
def test_the_fold_of_all_events_is_the_live_match(game: str, options: dict[str, object], seats: int) -> None:
    events, live = _whole(game, options, seats)
    assert to_snapshot(evolve(None, events)) == to_snapshot(live)


@whole_matches
def test_folding_one_by_one_gives_each_live_match_on_the_way(game: str, options: dict[str, object], seats: int) -> None:
    folded = None
    for events, live in _live(game, options, seats):
        at = 0 if folded is None else folded.ledger.version
        folded = evolve(folded, events[at:])
        assert to_snapshot(folded) == to_snapshot(live)


@whole_matches
def test_a_fold_offers_the_same_options_in_the_same_order(game: str, options: dict[str, object], seats: int) -> None:
    for number, (events, live) in enumerate(_live(game, options, seats)):
        if number % 25 == 0:
            folded = evolve(None, events)
            assert live.position is not None
            assert folded.position is not None
            assert canonical(folded.position.decisions) == canonical(live.position.decisions)
            assert folded.position.decisions == live.position.decisions  # in Python too: actions are compared there
            assert folded.pending == live.pending


def test_folding_on_leaves_the_match_given_as_it_was() -> None:
    events, _ = _whole("pebbles", {"rounds": 4}, 2)
    half = evolve(None, events[:6])
    before = to_snapshot(half)
    evolve(half, events[6:])
    assert to_snapshot(half) == before


def test_seats_taken_and_a_match_cancelled_fold_too() -> None:
    opened = make("pebbles", {}, ["open", "human", "open"])
    taken = take_seat(opened.match, 2, "ada", MOMENT)
    left = leave_seat(taken.match, 1, "greedy", MOMENT)
    ended = cancel(left.match, MOMENT)
    events = [*opened.events, *taken.events, *left.events, *ended.events]
    assert to_snapshot(evolve(None, events)) == to_snapshot(ended.match)
    assert [holder.kind for holder in ended.match.ledger.seats] == ["open", "bot", "human"]


@whole_matches
def test_a_snapshot_reads_back_as_the_match_and_goes_on_like_it(
    game: str, options: dict[str, object], seats: int
) -> None:
    events, live = _whole(game, options, seats)
    for version in (1, 2, 3, len(events) // 2, len(events) - 2, len(events)):
        then = evolve(None, events[:version])
        kept = from_snapshot(to_snapshot(then), then.game)
        assert to_snapshot(kept) == to_snapshot(then)
        assert (kept.position is None) == (then.position is None)
        assert kept.pending == then.pending
        assert to_snapshot(evolve(kept, events[version:])) == to_snapshot(live)


def test_a_snapshot_of_an_open_match_has_no_position() -> None:
    match = make("pebbles", {}, ["open", "human"]).match
    assert from_snapshot(to_snapshot(match), match.game) == match


def test_an_unknown_event_is_not_passed_over() -> None:
    events, match = begun("pebbles", {}, seats=2)
    strange = msgspec.structs.replace(events[0], type="seat_sold", version=3)
    with pytest.raises(UnreadableEvent, match="version 3 cannot be read: unknown event type seat_sold"):
        evolve(match, [strange])


@whole_matches
def test_every_draw_follows_from_the_seed(game: str, options: dict[str, object], seats: int) -> None:
    events, live = _whole(game, options, seats)
    drawn = [pair for event in events for pair in msgspec.json.decode(event.data).get("draws", [])]
    assert len(drawn) > seats
    assert live.ledger.drawn == len(drawn)
    assert drawn == [[of, draw_number(k, of, SEED)] for k, (of, _) in enumerate(drawn)]


@whole_matches
def test_the_recorded_digest_is_that_of_the_state_reached(game: str, options: dict[str, object], seats: int) -> None:
    for events, live in _live(game, options, seats):
        layers = [event for event in events[-2:] if event.type in ("match_started", "move_played")]
        assert isinstance(live.position, Position)
        assert msgspec.json.decode(layers[-1].data)["digest"] == digest(live.position.state)


def test_the_commitment_is_that_of_the_revealed_seed() -> None:
    events, live = _whole("pebbles", {}, 2)
    created, revealed = (msgspec.json.decode(events[index].data) for index in (0, -1))
    assert hashlib.sha256(bytes.fromhex(revealed["seed"])).hexdigest() == created["commitment"]
    assert live.ledger.commitment == created["commitment"]
