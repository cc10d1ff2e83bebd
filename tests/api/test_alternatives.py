"""What each option would have led to is what it leads to when it is chosen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.domain.games.registry import GAMES
from strata.domain.match.commands import Administrator, Cancel, Redo, Rewind
from tests.api.conftest import Service, Table
from tests.api.test_frames import boards_of, played
from tests.match.deeds import choice


def _get(table: Table, route: str, token: str | None = None) -> Any:
    response = table.service.get(table.path + route, token)
    assert response.status_code == 200, response.get_data(as_text=True)
    return response.get_json()


def _open(table: Table) -> None:
    """Give the match up: its seed is out."""
    table.service.matches.change(table.id, Cancel(by=Administrator()))


@pytest.mark.parametrize("game", GAMES)
def test_an_option_leads_where_it_led(service: Service, game: str) -> None:
    """All options of a decision are played one after the other and taken back; their facts are those told after."""
    table = played(service, game, 10)
    matches, rng = service.matches, Random(game)
    match = matches.load(table.id)
    assert match.position is not None
    version, decision = match.ledger.version, rng.choice(match.position.decisions)
    led: dict[int, int] = {}
    for number, option in enumerate(decision.options[:6]):
        made = matches.change(table.id, choice(matches.load(table.id), decision.seat, option)).match
        assert made.ledger.last is not None
        led[number] = made.ledger.last.version
        matches.change(table.id, Rewind(by=Administrator(), to_version=led[number] - 1))
    _open(table)
    told = _get(table, f"/alternatives?version={version}&seat={decision.seat}&boards=true")
    assert told["decision"]["options"] == len(decision.options)
    events = {event["version"]: event for event in _get(table, "/events?limit=1000")["data"]}
    for number, made in led.items():
        row = told["data"][number]
        assert row["led_to"] == [made]
        assert row["facts"] == events[made]["data"]["facts"]
        score = _get(table, f"/score?version={made}")["ranking"]
        assert row["totals"] == [line["total"] for line in sorted(score, key=lambda line: line["seat"])]
        boards = boards_of([{"version": 0, "board": told["board"]}, {"version": 1, "board": None, **row}])
        picture = service.get(f"{table.path}/board.svg?version={made}&as={decision.seat}")
        assert boards[1] == picture.get_data(as_text=True)


def test_it_is_not_told_while_the_match_runs(table: Table) -> None:
    table.move()
    for token in (None, *table.tokens):
        refused = table.service.get(f"{table.path}/alternatives?version=2", token)
        assert (refused.status_code, refused.get_json()["code"]) == (403, "sealed")


def test_options_come_in_pages(service: Service) -> None:
    table = played(service, "evo")
    _open(table)
    rows, cursor = [], ""
    while True:
        page = _get(table, f"/alternatives?version=2&limit=2{cursor}")
        rows += page["data"]
        assert "board" not in page
        if not page["has_more"]:
            break
        cursor = f"&cursor={page['next_cursor']}"
    assert len(rows) == page["decision"]["options"]
    assert len({row["label"] for row in rows}) == len(rows)


def test_who_was_not_asked_had_no_options(service: Service) -> None:
    table = played(service, "evo")
    asked = service.matches.at(table.id, 2).pending[0][0]
    _open(table)
    other = next(seat for seat in range(3) if seat != asked)
    for query in (f"?version=2&seat={other}", "?version=1"):
        refused = service.get(f"{table.path}/alternatives{query}")
        assert (refused.status_code, refused.get_json()["code"]) == (409, "not_asked")
    refused = service.get(f"{table.path}/alternatives?version=2&cursor=two")
    assert (refused.status_code, refused.get_json()["errors"][0]["parameter"]) == (422, "cursor")


def test_a_choice_that_was_taken_back_and_made_again_is_told_twice(table: Table) -> None:
    matches = table.service.matches
    table.play_for_first(0)
    first = matches.load(table.id).ledger.version
    matches.change(table.id, Rewind(by=Administrator(), to_version=2))
    table.play_for_first(0)
    second = matches.load(table.id).ledger.version
    matches.change(table.id, Rewind(by=Administrator(), to_version=2))
    matches.change(table.id, Redo(by=Administrator()))
    _open(table)
    told = _get(table, "/alternatives?version=2")
    assert [row["led_to"] for row in told["data"] if row["led_to"]] == [[first, second]]
