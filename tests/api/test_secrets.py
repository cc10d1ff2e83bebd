"""No route shows a viewer what it must not know."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from strata.domain.match.record import NO_HASH, is_chained
from tests.api.conftest import Table
from tests.api.shown_events import as_chained

ROUTES = (
    *("", "/view", "/board.svg", "/actions", "/table?with=board"),
    *("/events?limit=1000", "/narration?limit=1000", "/score"),
)


def _hands(table: Table) -> list[list[str]]:
    position = table.service.matches.load(table.id).position
    assert position is not None
    return [species.hand for species in position.state.seats]


def _read(table: Table, token: str | None) -> str:
    """All a viewer can read, but for the list of all cards there are, which says nothing of where they lie."""
    text = "".join(table.service.get(table.path + route, token).get_data(as_text=True) for route in ROUTES)
    return re.sub(r'"deck":\[[^]]*\]', "", text)


def test_a_hand_is_read_by_its_seat_alone_on_every_route(table: Table) -> None:
    rng, played = Random(5), set[str]()
    for _ in range(12):
        hands = _hands(table)
        for viewer, token in [(None, None), *enumerate(table.tokens)]:
            text = _read(table, token)
            for seat, hand in enumerate(hands):
                for card in hand:
                    assert (f'"{card}"' in text) == (seat == viewer) or card in played, (viewer, card)
        for _ in range(15):
            facts = table.move(rng.randrange(1000)).get_json()["facts"]
            played |= {fact["card"] for fact in facts if fact["kind"] == "event_played"}


def test_errors_show_no_secret(table: Table) -> None:
    version = 2
    for _ in range(40):
        table.move(5)
    hands = _hands(table)
    for viewer, token in enumerate(table.tokens):
        body = {"action": {"kind": "place_bid", "amount": 77}}
        for headers in ({}, {"If_Match": str(version)}):
            text = table.service.post(f"{table.path}/moves", body, token, **headers).get_data(as_text=True)
            assert not [card for seat, hand in enumerate(hands) if seat != viewer for card in hand if card in text]


def test_every_viewer_can_verify_the_chain_on_what_it_is_given(table: Table) -> None:
    for _ in range(60):
        table.move(11)
    for token in (None, *table.tokens):
        _verify(_events(table, token))


def test_when_the_match_is_over_everything_opens_and_still_verifies(table: Table) -> None:
    table.play_to_the_end()
    assert all(not event["nonces"] for event in _events(table, None))
    table.score()
    events = _events(table, None)
    _verify(events)
    assert all(event["nonces"].keys() == event["sealed"].keys() for event in events)
    assert events[-1]["type"] == "seed_revealed"


def test_events_come_as_pages_and_as_ndjson(table: Table) -> None:
    for _ in range(8):
        table.move()
    first = table.service.get(f"{table.path}/events?limit=4").get_json()
    assert ([event["version"] for event in first["data"]], first["has_more"]) == ([1, 2, 3, 4], True)
    rest = table.service.get(f"{table.path}/events?after=4").get_json()
    assert ([event["version"] for event in rest["data"]], rest["has_more"]) == ([5, 6, 7, 8, 9, 10], False)
    lines = table.service.get(f"{table.path}/events", Accept="application/x-ndjson")
    assert lines.mimetype == "application/x-ndjson"
    assert [json.loads(line) for line in lines.get_data(as_text=True).splitlines()] == first["data"] + rest["data"]


def _events(table: Table, token: str | None) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = table.service.get(f"{table.path}/events?limit=1000", token).get_json()["data"]
    return events


def _verify(events: list[dict[str, Any]]) -> None:
    previous = NO_HASH
    for event in events:
        assert is_chained(previous, as_chained(event)), event["version"]
        previous = event["hash"]
