"""A whole match through the client: made, joined, played, taken back, told, exported, forked."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import fakeredis
import pytest
from strata_client import Match, Progress, Seat, Strata, StrataProblem, aio
from strata_client.aio import http as aio_http
from strata_client.aio import match as aio_matches
from strata_client.sync import http as sync_http
from strata_client.sync import match as sync_matches

from strata.domain.match.commands import LapseClock, Score
from tests.api.conftest import Service
from tests.client.conftest import Connect

PEOPLE = [{"kind": "human", "name": name} for name in ("Ann", "Bob", "Cid")]


def _play(match: Match) -> int:
    """All seats choose their last option until the end; answers how many moves that took."""
    moves = 0
    while pending := match.summary()["pending"]:
        seat = match.seat(pending[0]["seat"])
        seat.play(seat.actions()["decisions"][0]["options"][-1])
        moves += 1
    return moves


@pytest.fixture
def match(strata: Strata) -> Match:
    return strata.create("dominant-species", PEOPLE[:2], {"max_rounds": 1})


@pytest.fixture
def scored(match: Match, service: Service) -> Match:
    _play(match)
    service.matches.change(match.id, Score())
    return match


def _mover(match: Match) -> Seat:
    return match.seat(match.summary()["pending"][0]["seat"])


def test_the_catalogue(strata: Strata) -> None:
    slugs = [game["slug"] for game in strata.games()]
    assert strata.game(slugs[0])["options"]["$defs"]
    assert "evo" in slugs
    assert strata.rules("evo").startswith("# Evo")


def test_a_match_is_played_to_its_score(scored: Match) -> None:
    summary = scored.summary()
    assert summary["status"] == "scored"
    assert summary["outcome"] is not None
    recorded = [row["total"] for row in summary["outcome"]["ranking"]]
    assert [row["total"] for row in scored.score()["ranking"]] == recorded
    assert scored.score(version=3)["reason"] is None
    assert [step["version"] for step in scored.course()] == list(range(1, summary["version"] + 1))
    assert scored.score_history()["data"][-1]["totals"] == [
        row["total"] for row in sorted(summary["outcome"]["ranking"], key=lambda row: row["seat"])
    ]
    frames = list(scored.frames(1, summary["version"]))
    assert [frame["version"] for frame in frames] == list(range(1, summary["version"] + 1))
    for frame in frames[1:9]:
        assert frame["board"] == scored.board(frame["version"])
    assert [change.get("after") for change in scored.history("/round")] == [1]
    options = list(scored.alternatives(2))
    assert sum(bool(option["led_to"]) for option in options) == 1
    assert [change["version"] for change in scored.diff(2, 4)["changes"]] == [3, 4]
    assert scored.board().startswith("<svg")
    assert scored.board_png(width=120).startswith(b"\x89PNG")
    assert [event["version"] for event in scored.stream()] == list(range(1, summary["version"] + 1))


def test_lists_longer_than_a_page_come_whole(scored: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    for matches in (aio_matches, sync_matches):
        monkeypatch.setattr(matches, "PAGE", 7)
    last = scored.summary()["version"]
    assert [event["version"] for event in scored.events(after=2)] == list(range(3, last + 1))
    assert [event["version"] for event in scored.narration()] == list(range(1, last + 1))


def test_the_stream_of_a_match_that_is_over_ends_also_from_its_end(scored: Match) -> None:
    last = scored.summary()["version"]
    assert list(scored.stream(after=last - 1)) == list(scored.events(after=last - 1))
    assert list(scored.seat(0).turns()) == []


def test_a_seat_sees_with_its_own_eyes(match: Match) -> None:
    assert match.view()["seat"] is None
    assert [match.seat(number).view()["seat"] for number in range(2)] == [0, 1]


def test_the_table_comes_whole_and_a_move_brings_what_follows(match: Match) -> None:
    mover = _mover(match)
    table = mover.table(board=True)
    assert (table["view"], table["decisions"]) == (mover.view()["view"], mover.actions()["decisions"])
    assert table["board"] == mover.board()
    move = mover.play(table["decisions"][0]["options"][0], then=["actions", "view", "board", "undo"])
    after = mover.table(board=True)
    assert [move[part] for part in ("view", "decisions", "board", "undo")] == [
        after[part] for part in ("view", "decisions", "board", "undo")
    ]
    assert match.table(version=table["version"])["decisions"] == []


def test_a_move_insists_on_a_version_where_it_is_told_to(match: Match) -> None:
    seat = _mover(match)
    actions = seat.actions()
    option = actions["decisions"][0]["options"][0]
    with pytest.raises(StrataProblem) as refused:
        seat.play(option, at_version=actions["version"] - 1)
    assert (refused.value.status, refused.value.code) == (412, "stale_version")
    assert seat.play(option["action"], at_version=actions["version"])["version"] == actions["version"] + 1


def test_a_refusal_tells_what_is_wrong(strata: Strata) -> None:
    with pytest.raises(StrataProblem, match="/seats: Evo takes 3 to 5 seats, not 1") as refused:
        strata.create("evo", PEOPLE[:1])
    assert refused.value.members["errors"][0]["pointer"] == "/seats"


def test_undo_and_redo(strata: Strata) -> None:
    match = strata.create("evo", PEOPLE, undo_policy="free")
    seat = _mover(match)
    before = seat.actions()
    seat.play(before["decisions"][0]["options"][0])
    after = match.view()["view"]
    assert seat.undo()["undo_request"] is None
    assert seat.actions()["decisions"] == before["decisions"]
    seat.redo()
    assert match.view()["view"] == after


def test_beyond_a_barrier_the_others_are_asked(strata: Strata) -> None:
    match = strata.create("evo", PEOPLE, undo_policy="consent")
    seat = _mover(match)
    seat.play(seat.actions()["decisions"][0]["options"][0])
    own = seat.view()["seat"]
    request = seat.undo()["undo_request"]
    assert request is not None
    assert request["seat"] == own
    for number in {0, 1, 2} - {own}:
        match.seat(number).answer(agrees=True)
    assert match.summary()["undo_request"] is None
    assert seat.actions()["decisions"]


def test_open_seats_are_joined(strata: Strata) -> None:
    open_seats = [{"kind": "open"}, {"kind": "open"}]
    made = strata.create("evo", [PEOPLE[0], *open_seats], listed=False)
    with pytest.raises(LookupError, match="seat 1"):
        made.seat(1)
    with pytest.raises(StrataProblem) as refused:
        strata.match(made.id).join(1)
    assert refused.value.status == 404
    guest = strata.match(made.id, made.invitations[1])
    assert guest.summary()["status"] == "open"
    assert guest.join(1, name="Bob", invitation=made.invitations[1]).summary()["seats"][1]["name"] == "Bob"
    made.join(2, name="Cid")
    assert made.seat(2).summary()["status"] == "playing"


def test_an_application_invites_to_a_seat_again(service: Service, connect: Connect) -> None:
    key, _ = service.keys.create("application", "shop")
    with connect(service, key=key) as strata:
        made = strata.create("evo", [*PEOPLE[:2], {"kind": "open"}])
        first = made.invitations.pop(2)
        assert made.invite(2) == made.invitations[2] == first
        guest = strata.match(made.id, made.invite(2)).join(2, name="Cid", invitation=first)
        assert guest.summary()["status"] == "playing"


def test_a_seat_is_left_to_a_bot(match: Match) -> None:
    assert match.seat(1).leave(bot="random")["seats"][1]["bot"] == "random"
    with pytest.raises(StrataProblem) as refused:
        match.seat(1).actions()
    assert refused.value.code == "seat_lost"


def test_a_seat_is_returned_to(strata: Strata, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    match = strata.create("evo", PEOPLE, clock={"move_seconds": 60})
    seat = _mover(match)
    number = seat.view()["seat"]
    monkeypatch.setattr(service.matches, "clock", lambda: datetime.now(UTC) + timedelta(minutes=1))
    service.matches.change(match.id, LapseClock())
    assert match.summary()["seats"][number]["stand_in"] is not None
    assert seat.return_()["seats"][number]["stand_in"] is None


def test_a_record_is_exported_and_imported(scored: Match, connect: Connect) -> None:
    elsewhere = Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()))
    with connect(elsewhere, url="http://elsewhere.test") as other:
        imported = other.import_match(scored.export())
        assert imported.id == scored.id
        assert imported.summary()["hash"] == scored.summary()["hash"]


def test_long_calls_tell_how_far_they_have_come(
    scored: Match, connect: Connect, monkeypatch: pytest.MonkeyPatch
) -> None:
    for requests in (aio_http, sync_http):
        monkeypatch.setattr(requests, "PART", 1000)
    told: list[Progress] = []
    record = scored.export(told.append)
    assert told[0] == ("waiting", 0, None)
    assert told[-1].stage == "receiving"
    assert told[-1].done == len(record)
    told.clear()
    with connect(Service(fakeredis.FakeRedis(server=fakeredis.FakeServer()))) as other:
        other.import_match(record, told.append)
    sent = [progress.done for progress in told if progress.stage == "sending"]
    assert sent == [*range(1000, len(record), 1000), len(record)]
    assert [progress.stage for progress in told][len(sent) : len(sent) + 2] == ["waiting", "receiving"]


def test_a_record_is_audited(scored: Match) -> None:
    receipt = scored.summary()["hash"]
    assert scored.audit(receipt)["verdict"] == "holds"
    wrong = scored.audit("0" * 64)
    assert [check["name"] for check in wrong["checks"] if check["status"] == "failed"] == ["receipt"]


def test_a_fork_is_a_match_of_its_own(scored: Match) -> None:
    fork = scored.fork(version=5)
    assert fork.id != scored.id
    assert fork.view()["view"] == scored.view(version=5)["view"]
    assert _play(fork) > 0


def test_an_application_cancels_its_match(service: Service, connect: Connect) -> None:
    key, _ = service.keys.create("application", "shop")
    with connect(service, key=key) as strata:
        match = strata.create("evo", PEOPLE)
        assert match.cancel()["status"] == "cancelled"
        assert list(match.stream())[-1]["type"] == "seed_revealed"


def test_lobby_and_leaderboard(scored: Match, strata: Strata, service: Service) -> None:
    service.project()
    assert [row["id"] for row in strata.matches(game="dominant-species", status="scored")] == [scored.id]
    assert list(strata.leaderboard("evo")) == []


def test_an_address_says_how_it_is_reached() -> None:
    for client in (Strata, aio.Strata):
        with pytest.raises(ValueError, match="http://"):
            client("127.0.0.1:8080")


def test_handles_do_not_show_tokens(match: Match) -> None:
    assert match.tokens[0] not in repr(match.seat(0)) + repr(match)
