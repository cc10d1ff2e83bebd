"""Analyses and hints over HTTP: who may ask, when, how much at once, and what is shown."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import fakeredis
import pytest

from strata.domain.analysis import moves as analysed_moves
from strata.domain.games.registry import GAMES
from strata.projections.deletion import delete_match
from strata.store.analyses import MOST_WAITING_OF_ONE, Analyses
from strata.workers import analysing
from strata.workers.analysing import analyse
from tests.api.conftest import Service, Table
from tests.kernel.pebbles import PEBBLES


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small game, few iterations and playouts: what is found is tested elsewhere."""
    monkeypatch.setitem(GAMES, PEBBLES.slug, PEBBLES)
    real = analysed_moves.analyse_move
    monkeypatch.setattr(analysing, "analyse_move", lambda before, after, event: real(before, after, event, 4, 2))


@pytest.fixture
def over(service: Service) -> Table:
    table = Table(service, seats=2, game=PEBBLES.slug)
    table.play_to_the_end()
    table.score()
    return table


def _work(table: Table) -> None:
    """What workers do, until the analysis is done."""
    analyses = Analyses(table.service.redis)
    while analyse(table.service.matches, analyses, table.id) is not None:
        pass


def test_an_analysis_is_asked_for_made_and_shown(over: Table) -> None:
    asked = over.service.post(f"{over.path}/analysis", {}, over.tokens[0])
    assert asked.status_code == 202
    assert (asked.get_json()["status"], asked.get_json()["done"]) == ("waiting", 0)
    _work(over)
    found = over.service.get(f"{over.path}/analysis").get_json()
    assert (found["status"], found["outdated"]) == ("done", False)
    assert found["done"] == found["of"] == len(found["moves"]) > 0
    for move in found["moves"]:
        assert sum(chance["chance"] for chance in move["chances"]) == pytest.approx(1, abs=0.01)
        judged = move["judgement"]
        assert 0 <= judged["chosen"] < len(judged["options"])
        assert judged["cost"] >= 0
    assert len(found["turning_points"]) <= 3
    assert all(point["chosen"] in point["text"] for point in found["turning_points"])


def test_it_comes_in_pages(over: Table) -> None:
    over.service.post(f"{over.path}/analysis", {}, over.tokens[0])
    _work(over)
    first = over.service.get(f"{over.path}/analysis?limit=2").get_json()
    assert (len(first["moves"]), first["has_more"]) == (2, True)
    rest = over.service.get(f"{over.path}/analysis?after={first['moves'][-1]['version']}").get_json()
    assert len(rest["moves"]) == first["of"] - 2
    assert rest["has_more"] is False


def test_what_was_read_before_anybody_asked_is_out_of_date_afterwards(over: Table) -> None:
    before = over.service.get(f"{over.path}/analysis")
    over.service.post(f"{over.path}/analysis", {}, over.tokens[0])
    after = over.service.get(f"{over.path}/analysis")
    assert before.headers["ETag"] != after.headers["ETag"]


def test_a_match_that_was_analysed_is_not_analysed_again(over: Table) -> None:
    over.service.post(f"{over.path}/analysis", {}, over.tokens[0])
    _work(over)
    again = over.service.post(f"{over.path}/analysis", {}, over.tokens[1]).get_json()
    assert again["status"] == "done"


def test_it_is_made_again_when_bots_have_changed(over: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    over.service.post(f"{over.path}/analysis", {}, over.tokens[0])
    _work(over)
    monkeypatch.setattr(analysed_moves, "METHOD", analysed_moves.METHOD + 1)
    assert over.service.get(f"{over.path}/analysis").get_json()["outdated"] is True
    assert over.service.post(f"{over.path}/analysis", {}, over.tokens[0]).get_json()["status"] == "waiting"


def _code(response: Any) -> tuple[int, str]:
    return response.status_code, response.get_json()["code"]


def test_a_running_match_is_not_analysed(service: Service) -> None:
    table = Table(service, seats=2, game=PEBBLES.slug)
    assert _code(service.post(f"{table.path}/analysis", {}, table.tokens[0])) == (409, "not_over")
    none = service.get(f"{table.path}/analysis").get_json()
    assert (none["status"], none["of"], none["moves"], none["turning_points"]) == ("none", 0, [], [])


def test_a_fork_is_not_analysed_while_its_origin_is_played(service: Service) -> None:
    table = Table(service, seats=2, game=PEBBLES.slug)
    table.move()
    forked = service.post(f"{table.path}/fork", {"version": 2}, table.tokens[0]).get_json()
    path = f"/v1/matches/{forked['id']}"
    token = next(seat["token"] for seat in forked["seats"] if seat["token"])
    admin, _ = service.keys.create("admin", "operator")
    service.delete(path, admin)
    assert _code(service.post(f"{path}/analysis", {}, token)) == (409, "not_over")
    table.play_to_the_end()
    table.score()
    assert service.post(f"{path}/analysis", {}, token).status_code == 202


def test_nobody_has_more_than_a_few_waiting(service: Service) -> None:
    key, _ = service.keys.create("application", "arcade")
    codes = []
    for _ in range(MOST_WAITING_OF_ONE + 1):
        table = Table(service, seats=2, game=PEBBLES.slug, key=key)
        table.play_to_the_end()
        table.score()
        codes.append(service.post(f"{table.path}/analysis", {}, key).status_code)
    assert codes == [202] * MOST_WAITING_OF_ONE + [503]


def test_an_analysis_goes_with_its_match(over: Table) -> None:
    over.service.post(f"{over.path}/analysis", {}, over.tokens[0])
    _work(over)
    assert list(over.service.redis.scan_iter("*:analys*"))
    delete_match(over.service.journal, over.id, datetime.now(UTC))
    assert not list(over.service.redis.scan_iter("*:analys*"))


def _with_hints(service: Service, has_hints: bool) -> Table:
    table = Table(service, seats=2, game=PEBBLES.slug)
    body = {"game": PEBBLES.slug, "seats": [{"kind": "human"}] * 2, "hints": has_hints}
    made = service.post("/v1/matches", body).get_json()
    table.id, table.path = made["id"], f"/v1/matches/{made['id']}"
    table.tokens = [seat["token"] for seat in made["seats"]]
    return table


@pytest.mark.parametrize(("language", "tag"), [("en", "en"), ("ru", "ru"), ("uk", "uk")])
def test_a_hint_is_an_option_with_a_reason(language: str, tag: str) -> None:
    service = Service(fakeredis.FakeRedis())
    made = service.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3, "hints": True}).get_json()
    path = f"/v1/matches/{made['id']}"
    shown = service.get(path).get_json()
    assert (shown["hints"], shown["rated"], shown["unrated_because"]) == (True, False, "hints")
    seat = shown["pending"][0]["seat"]
    token = made["seats"][seat]["token"]
    hint = service.post(f"{path}/hint?lang={language}", {}, token).get_json()
    assert hint["seat"] == seat
    assert hint["option"]["label"] in hint["reason"]
    assert service.post(f"{path}/moves", {"action": hint["option"]["action"]}, token).status_code == 201


def test_hints_are_refused_where_the_match_has_none_or_another_seat_is_asked(service: Service) -> None:
    plain = _with_hints(service, has_hints=False)
    seat = plain.pending()[0]
    assert _code(service.post(f"{plain.path}/hint", {}, plain.tokens[seat])) == (403, "no_hints")
    table = _with_hints(service, has_hints=True)
    table.move()
    waiting = next(seat for seat in range(2) if seat not in table.pending())
    assert _code(service.post(f"{table.path}/hint", {}, table.tokens[waiting])) == (409, "not_your_turn")


@pytest.mark.parametrize("pace", [0, 61, 1.5, "fast"])
def test_a_pace_is_a_whole_number_of_seconds_up_to_a_minute(service: Service, pace: object) -> None:
    body = {"game": "evo", "seats": [{"kind": "human"}] * 3, "pace": pace}
    response = service.post("/v1/matches", body)
    assert (response.status_code, response.get_json()["errors"][0]["pointer"]) == (422, "/pace")


def test_a_pace_is_shown(service: Service) -> None:
    made = service.post("/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3, "pace": 4}).get_json()
    assert service.get(f"/v1/matches/{made['id']}").get_json()["pace"] == 4
