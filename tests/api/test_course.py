"""The course of a match: its steps and branches, its turns, its standings, and what changed a field."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from strata.domain.games.registry import GAMES
from strata.domain.match.commands import Administrator, Cancel
from tests.api.conftest import Service, Table
from tests.api.test_frames import played
from tests.kernel.pebbles import PEBBLES


def _get(table: Table, route: str, token: str | None = None) -> Any:
    response = table.service.get(table.path + route, token)
    assert response.status_code == 200, response.get_data(as_text=True)
    return response.get_json()


def _code(table: Table, route: str, token: str | None = None) -> tuple[int, str]:
    response = table.service.get(table.path + route, token)
    return response.status_code, response.get_json()["code"]


def test_a_rewind_is_where_a_branch_ends(service: Service) -> None:
    table = played(service, "evo")
    rows = {row["version"]: row for row in _get(table, "/course")["data"]}
    (rewind,) = [row for row in rows.values() if row["type"] == "match_rewound"]
    assert rewind["continues"] == rewind["version"] - 7
    undone = [version for version, row in rows.items() if row["undone"]]
    assert undone == list(range(rewind["continues"] + 1, rewind["version"]))
    assert all(row["continues"] == row["version"] - 1 for row in rows.values() if row != rewind)
    assert rows[rewind["version"]]["turn"] == rows[rewind["continues"]]["turn"]


def test_draws_are_marked_once_the_seed_is_out_and_reveals_at_once(service: Service) -> None:
    table = played(service, "gods-love-dinosaurs")
    marks = [mark for row in _get(table, "/course", table.tokens[0])["data"] for mark in row["marks"]]
    assert "reveals" in marks
    assert "draws" not in marks
    service.matches.change(table.id, Cancel(by=Administrator()))
    assert any("draws" in row["marks"] for row in _get(table, "/course")["data"])


def test_a_course_comes_in_pages(service: Service) -> None:
    table = played(service, "evo")
    whole = _get(table, "/course")["data"]
    first = _get(table, "/course?limit=10")
    rest = _get(table, f"/course?limit=1000&cursor={first['next_cursor']}")
    assert first["data"] + rest["data"] == whole
    assert not rest["has_more"]


@pytest.mark.parametrize("game", GAMES)
def test_standings_at_every_version_in_one_call(service: Service, game: str) -> None:
    table = played(service, game)
    history = _get(table, "/score/history")
    rows = {row["version"]: row for row in history["data"]}
    known: dict[str, Any] = {}
    for version in range(2, history["version"] + 1):
        known = rows.get(version, known)
        ranking = sorted(_get(table, f"/score?version={version}")["ranking"], key=lambda row: row["seat"])
        assert known["totals"] == [row["total"] for row in ranking]
        assert known["ranks"] == [row["rank"] for row in ranking]
    assert all(before != after for before, after in pairwise(_standings(history)))


def _standings(history: dict[str, Any]) -> list[dict[str, Any]]:
    return [{name: value for name, value in row.items() if name != "version"} for row in history["data"]]


def test_not_alones_tracks_are_in_its_history(service: Service) -> None:
    table = Table(service, 3, "not-alone")
    table.play_to_the_end()
    history = _get(table, "/score/history?lang=uk")
    assert [track["title"] for track in history["tracks"]] == ["Порятунок", "Асиміляція", "Захист"]
    first, last = history["data"][0]["tracks"], history["data"][-1]["tracks"]
    assert last.keys() == {"rescue", "assimilation", "defence"}
    assert 0 in last.values()
    assert all(value > 0 for value in first.values())


def test_before_the_game_begins_nobody_stands_anywhere(service: Service) -> None:
    body = {"game": "evo", "seats": [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]}
    made = service.post("/v1/matches", body).get_json()
    assert service.get(f"/v1/matches/{made['id']}/score/history").get_json()["data"] == []
    refused = service.get(f"/v1/matches/{made['id']}/view?turn=1")
    assert (refused.status_code, refused.get_json()["code"]) == (409, "match_not_started")


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_a_version(service: Service, game: str) -> None:
    table = played(service, game, 60)
    rows = [row for row in _get(table, "/course")["data"] if not row["undone"] and row["turn"] is not None]
    begun: dict[int, int] = {}
    phases: dict[tuple[int, str], int] = {}
    for row in rows:
        begun.setdefault(row["turn"], row["version"])
        phases.setdefault((row["turn"], row["phase"]), row["version"])
    assert len(phases) > 1
    for turn, version in begun.items():
        assert _get(table, f"/view?turn={turn}")["version"] == version
    for (turn, phase), version in phases.items():
        assert _get(table, f"/view?turn={turn}&phase={phase}")["version"] == version
    assert _code(table, f"/view?turn={max(begun) + 1}") == (404, "unknown_turn")
    assert _code(table, f"/board.svg?turn={max(begun)}&phase=siesta") == (404, "unknown_turn")


@pytest.mark.parametrize("query", ["?turn=1&version=2", "?phase=climate", "?turn=-1", "?turn=1&phase=Climate!"])
def test_a_moment_is_named_in_one_way(table: Table, query: str) -> None:
    assert _code(table, f"/view{query}") == (422, "invalid_request")


def test_a_game_without_turns_says_so(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)
    table = Table(service, 2, "pebbles")
    assert _code(table, "/view?turn=1") == (409, "no_turns")
    assert {row["turn"] for row in _get(table, "/course")["data"]} == {None}


def test_a_field_has_the_history_of_its_values(service: Service) -> None:
    table = played(service, "evo", 60)
    version = service.matches.load(table.id).ledger.version
    history = _get(table, "/history?path=/seats/0/points")
    values = {v: _get(table, f"/view?version={v}")["view"]["seats"][0]["points"] for v in range(2, version + 1)}
    changed = [v for v in range(3, version + 1) if values[v] != values[v - 1]]
    first, *rest = history["data"]
    assert (first["version"], first["after"], "before" in first) == (2, values[2], False)
    assert [(row["version"], row["before"], row["after"]) for row in rest] == [
        (v, values[v - 1], values[v]) for v in changed
    ]
    assert history["value"] == values[version]
    told = {event["version"]: event["data"].get("facts", []) for event in _get(table, "/events")["data"]}
    assert all(row["facts"] == told[row["version"]] for row in rest)


def test_a_history_after_the_last_version_is_empty(service: Service) -> None:
    table = played(service, "evo", 10)
    history = _get(table, "/history?path=/phase&after=1000000")
    assert (history["data"], history["has_more"], history["next_cursor"]) == ([], False, None)


def test_a_history_is_as_its_reader_may_know_it(service: Service) -> None:
    table = played(service, "evo", 60)
    for seat, token in enumerate(table.tokens):
        own = _get(table, "/history?path=/hand", token)
        assert (own["seat"], own["value"]) == (seat, _get(table, "/view", token)["view"]["hand"])
        told = {event["version"]: event["data"].get("facts", []) for event in _get(table, "/events", token)["data"]}
        assert all(row["facts"] == told[row["version"]] for row in own["data"])
    spectators = _get(table, "/history?path=/hand")
    assert [row.get("after", "nothing") for row in spectators["data"]] == [None]
    assert _code(table, "/history?path=/hand&as=1", table.tokens[0]) == (403, "sealed")


def test_a_history_comes_in_pages(service: Service) -> None:
    table = played(service, "evo", 60)
    whole = _get(table, "/history?path=/phase")
    rows, cursor = [], ""
    while True:
        page = _get(table, f"/history?path=/phase&limit=3{cursor}")
        rows += page["data"]
        if not page["has_more"]:
            break
        cursor = f"&cursor={page['next_cursor']}"
    assert rows == whole["data"]
    assert len(rows) > 6


def test_of_a_field_that_is_not_there_nothing_is_told(table: Table) -> None:
    history = _get(table, "/history?path=/wings/left")
    assert (history["data"], "value" in history) == ([], False)
    assert _code(table, "/history?path=points") == (422, "invalid_request")
    assert _code(table, "/history") == (422, "invalid_request")
