"""From open seats to the revealed seed: what each command writes, and what it refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from strata.domain.kernel import IllegalAction, NotYourTurn
from strata.domain.kernel.chance import commitment
from strata.domain.match.decide import Change
from strata.domain.match.events import Event, SeatKind
from strata.domain.match.match import Match
from strata.domain.match.refusals import Refused
from strata.domain.match.snapshots import to_snapshot
from tests.kernel.pebbles import Hide
from tests.match.deeds import cancel, job_of, leave_seat, move, score, take_seat
from tests.match.table import MOMENT, SEED, begun, make, play_to_end, plays


def _types(change: Change) -> list[str]:
    return [event.type for event in change.events]


def _data(event: Event) -> Any:
    return msgspec.json.decode(event.data)


def _open(*kinds: SeatKind) -> Match:
    return make("pebbles", {"rounds": 1}, list(kinds)).match


def _finished() -> Match:
    return play_to_end(begun("pebbles", {"rounds": 1}, seats=2), seed=1)[1]


def test_a_match_of_people_and_bots_starts_at_once() -> None:
    change = make("pebbles", {"rounds": 2}, ["human", "bot"])
    assert _types(change) == ["match_created", "match_started"]
    assert change.match.ledger.status == "playing"
    assert [holder.kind for holder in change.match.ledger.seats] == ["human", "bot"]
    assert change.match.pending == [(0, "hide"), (1, "hide")]
    assert change.match.pending_bots == [1]
    assert job_of(change.match) == "play_bot"


def test_creation_publishes_the_commitment_and_not_the_seed() -> None:
    change = make("pebbles", {"rounds": 2}, ["human", "human"])
    created = _data(change.events[0])
    assert created["commitment"] == commitment(SEED)
    assert (created["game"], created["options"], created["codec_version"]) == ("pebbles", {"rounds": 2}, 1)
    assert all(SEED.hex().encode() not in bytes(event.data) for event in change.events)


def test_with_an_open_seat_a_match_waits() -> None:
    change = make("pebbles", {}, ["human", "open", "open"])
    assert _types(change) == ["match_created"]
    assert change.match.ledger.status == "open"
    assert change.match.position is None
    assert change.match.pending == []
    assert job_of(change.match) == "fill"


def test_taking_the_last_open_seat_starts_the_match() -> None:
    first = take_seat(_open("human", "open", "open"), 1, "ada", MOMENT)
    assert _types(first) == ["seat_taken"]
    assert first.match.ledger.status == "open"
    last = take_seat(first.match, 2, None, MOMENT)
    assert _types(last) == ["seat_taken", "match_started"]
    assert last.match.ledger.status == "playing"
    assert [(h.kind, h.player, h.granted_at) for h in last.match.ledger.seats] == [
        ("human", None, 1),
        ("human", "ada", 2),
        ("human", None, 3),
    ]


def test_who_leaves_is_followed_by_a_bot() -> None:
    events, match = begun("pebbles", {"rounds": 1}, seats=2)
    change = leave_seat(match, 0, "greedy", MOMENT)
    assert _types(change) == ["seat_left"]
    holder = change.match.ledger.seats[0]
    assert (holder.kind, holder.bot, holder.player, holder.granted_at) == ("bot", "greedy", None, len(events) + 1)
    assert job_of(change.match) == "play_bot"
    assert change.match.position == match.position


@pytest.mark.parametrize("seat", [1, 2], ids=["a bot", "nobody"])
def test_only_a_person_leaves_a_seat(seat: int) -> None:
    # An open seat that a bot slipped into would leave a match that nobody can start.
    with pytest.raises(Refused):
        leave_seat(_open("human", "bot", "open"), seat, "random", MOMENT)


def test_a_move_is_one_event_with_its_action_and_all_its_facts() -> None:
    events, match = begun("pebbles", {"rounds": 2}, seats=2)
    first = move(match, 1, Hide(0), MOMENT)
    last = move(first.match, 0, Hide(3), MOMENT._replace(at="2031-05-06T08:00:00.000Z"))
    (event,) = last.events
    assert (event.version, event.type, event.actor, event.at) == (
        len(events) + 2,
        "move_played",
        "seat:0",
        "2031-05-06T08:00:00.000Z",
    )
    told = _data(event)
    assert (told["seat"], told["action"]) == (0, {"kind": "hide", "pebbles": 3})
    assert [fact["kind"] for fact in told["facts"]] == ["pebbles_hidden", "hands_opened", "round_won", "stone_laid"]
    assert last.match.ledger.version == event.version
    assert last.match.ledger.hash == event.hash


def test_the_last_move_finishes_the_match_in_the_same_change() -> None:
    match = begun("pebbles", {"rounds": 1}, seats=2)[1]
    change = move(move(match, 0, Hide(1), MOMENT).match, 1, Hide(2), MOMENT)
    assert _types(change) == ["move_played", "match_finished"]
    assert _data(change.events[1]) == {"reason": "last_stone"}
    ledger = change.match.ledger
    assert (ledger.status, ledger.finished_at, ledger.outcome) == ("finished", MOMENT.at, None)
    assert change.match.pending == []
    assert job_of(change.match) == "score"


def test_score_and_seed_come_together() -> None:
    finished = _finished()
    change = score(finished, MOMENT)
    assert _types(change) == ["match_scored", "seed_revealed"]
    assert _data(change.events[1]) == {"seed": SEED.hex()}
    assert change.match.position is not None
    outcome = change.match.game.outcome(change.match.position.state)
    assert change.match.ledger.outcome == outcome
    assert _data(change.events[0])["outcome"] == msgspec.to_builtins(outcome)
    assert (change.match.ledger.status, change.match.ledger.is_unsealed, job_of(change.match)) == ("scored", True, None)


@pytest.mark.parametrize("match", ["open", "playing"])
def test_a_cancelled_match_reveals_its_seed(match: str) -> None:
    given = _open("human", "open") if match == "open" else begun("pebbles", {}, seats=2)[1]
    change = cancel(given, MOMENT)
    assert _types(change) == ["match_cancelled", "seed_revealed"]
    assert _data(change.events[1]) == {"seed": SEED.hex()}
    ledger = change.match.ledger
    assert (ledger.status, ledger.is_unsealed, ledger.outcome) == ("cancelled", True, None)
    assert change.match.pending == []
    assert job_of(change.match) is None


def _cancelled(match: Match) -> Match:
    return cancel(match, MOMENT).match


REFUSALS: list[tuple[str, Callable[[], Match], Callable[[Match], Change], str]] = [
    ("take a person's seat", lambda: _open("human", "open"), lambda m: take_seat(m, 0, None, MOMENT), "seat_taken"),
    ("take a bot's seat", lambda: _open("bot", "open"), lambda m: take_seat(m, 0, None, MOMENT), "seat_taken"),
    (
        "take a seat once more",
        lambda: take_seat(_open("open", "open"), 0, None, MOMENT).match,
        lambda m: take_seat(m, 0, None, MOMENT),
        "seat_taken",
    ),
    ("move while open", lambda: _open("human", "open"), lambda m: move(m, 0, Hide(1), MOMENT), "match_not_started"),
    ("move when finished", _finished, lambda m: move(m, 0, Hide(1), MOMENT), "match_over"),
    (
        "move when cancelled",
        lambda: _cancelled(begun("pebbles", {}, seats=2)[1]),
        lambda m: move(m, 0, Hide(1), MOMENT),
        "match_over",
    ),
    ("score while playing", lambda: begun("pebbles", {}, seats=2)[1], lambda m: score(m, MOMENT), "nothing_to_score"),
    ("score while open", lambda: _open("human", "open"), lambda m: score(m, MOMENT), "nothing_to_score"),
    ("score twice", lambda: score(_finished(), MOMENT).match, lambda m: score(m, MOMENT), "nothing_to_score"),
    ("leave when finished", _finished, lambda m: leave_seat(m, 0, "random", MOMENT), "match_over"),
    ("cancel when finished", _finished, lambda m: cancel(m, MOMENT), "match_over"),
    (
        "cancel when cancelled",
        lambda: _cancelled(_open("human", "open")),
        lambda m: cancel(m, MOMENT),
        "match_over",
    ),
]


@pytest.mark.parametrize(("given", "when", "code"), [row[1:] for row in REFUSALS], ids=[row[0] for row in REFUSALS])
def test_what_the_match_is_in_no_condition_for_is_refused_with_a_code(
    given: Callable[[], Match], when: Callable[[Match], Change], code: str
) -> None:
    match = given()
    before = to_snapshot(match)
    with pytest.raises(Refused) as refused:
        when(match)
    assert refused.value.code == code
    assert to_snapshot(match) == before


def test_an_illegal_move_leaves_no_trace() -> None:
    match = move(begun("pebbles", {}, seats=2)[1], 0, Hide(1), MOMENT).match
    before = to_snapshot(match)
    with pytest.raises(NotYourTurn):
        move(match, 0, Hide(1), MOMENT)
    with pytest.raises(IllegalAction):
        move(match, 1, Hide(9), MOMENT)
    assert to_snapshot(match) == before


def test_a_command_leaves_the_match_it_was_given_as_it_was() -> None:
    match = plays(begun("pebbles", {"rounds": 5}, seats=2), 3, seed=1)[1]
    before = to_snapshot(match)
    plays(([], match), 4, seed=2)
    leave_seat(match, 0, "random", MOMENT)
    assert to_snapshot(match) == before
