"""A diff leads from the one view to the other, for every viewer, and shows nobody more than the views do."""

from __future__ import annotations

import re
from itertools import pairwise
from random import Random
from typing import Any

import jsonpatch
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.kernel import canonical
from strata.domain.match.commands import Administrator, Cancel, Command, Redo, Rewind, Score
from strata.domain.match.match import Match
from tests.api.conftest import Service, Table
from tests.match.deeds import choice

STEPS = 150
PAIRS = 8
_TURNS_BACK = ("match_rewound", "match_restored")


def _wander(table: Table, rng: Random) -> None:
    """Random moves, with rewinds and restorations on the way; a match that is over is taken up again."""
    matches = table.service.matches
    for number in range(1, STEPS + 1):
        matches.change(table.id, _step(matches.load(table.id), number % 20, rng))


def _step(match: Match, number: int, rng: Random) -> Command:
    assert match.position is not None
    ledger = match.ledger
    if ledger.last is not None and (number in (10, 17, 18) or ledger.status != "playing"):
        return Rewind(by=Administrator(), to_version=ledger.last.version - 1)
    if number == 19 and ledger.undone:
        return Redo(by=Administrator())
    decision = rng.choice(match.position.decisions)
    return choice(match, decision.seat, rng.choice(decision.options))


def _get(table: Table, route: str, token: str | None) -> Any:
    response = table.service.get(table.path + route, token)
    assert response.status_code == 200, response.get_data(as_text=True)
    return response.get_json()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("is_over", [False, True], ids=["sealed", "open"])
def test_applied_to_the_one_view_it_gives_the_other(service: Service, game: str, is_over: bool) -> None:
    rng = Random(f"{game} {is_over}")
    table = Table(service, rng.choice(GAMES[game].seats), game)
    _wander(table, rng)
    if is_over:
        # With the score of a match, or when it is given up, its seed is out.
        is_finished = service.matches.load(table.id).ledger.status == "finished"
        service.matches.change(table.id, Score() if is_finished else Cancel(by=Administrator()))
    head = service.matches.load(table.id).ledger
    undone = [version for version in range(2, head.version) if not head.is_effective(version)]
    assert undone
    for token in (None, *table.tokens):
        versions = [rng.choice(undone), *(rng.randrange(2, head.version + 1) for _ in range(PAIRS))]
        for start, end in pairwise(versions):
            diff = _get(table, f"/diff?from={start}&to={end}", token)
            before, after = (_get(table, f"/view?version={version}", token)["view"] for version in (start, end))
            assert canonical(jsonpatch.apply_patch(before, diff["patch"])) == canonical(after)
            _check_changes(table, diff, token)


def _check_changes(table: Table, diff: dict[str, Any], token: str | None) -> None:
    """They are the facts that the caller can read in the events, and hold no field sealed from it."""
    first, last = sorted((diff["from"], diff["to"]))
    events: list[Any] = []
    while first + len(events) < last:
        behind = first + len(events)
        events += _get(table, f"/events?after={behind}&limit={min(1000, last - behind)}", token)["data"]
    told = {event["version"]: event["data"]["facts"] for event in events if "facts" in event["data"]}
    assert {row["version"]: row["facts"] for row in diff["changes"] if row["to_version"] is None} == told
    turns = {event["version"]: event["data"]["to_version"] for event in events if event["type"] in _TURNS_BACK}
    assert {row["version"]: row["to_version"] for row in diff["changes"] if row["to_version"] is not None} == turns
    if table.service.matches.load(table.id).ledger.is_unsealed:
        return
    facts = {row["version"]: row["facts"] for row in diff["changes"]}
    for event in table.service.journal.read(table.id, first, last - first):
        for pointer in event.sealed:
            _, section, *path = pointer.split("/")
            if section == "facts" and diff["seat"] not in event.readers[pointer]:
                assert path[1] not in facts[event.version][int(path[0])], pointer


def test_the_cards_of_others_are_in_no_diff(table: Table) -> None:
    rng = Random(3)
    held: dict[int | None, set[str]] = {None: set(), 0: set(), 1: set(), 2: set()}
    played: set[str] = set()
    for _ in range(120):
        position = table.service.matches.load(table.id).position
        assert position is not None
        for seat, species in enumerate(position.state.seats):
            held[seat] |= set(species.hand)
        played |= set(position.state.discard)
        table.move(rng.randrange(1000))
    versions = [2, *rng.sample(range(3, 110), 8), 110]
    for viewer, token in [(None, None), *enumerate(table.tokens)]:
        secret = set().union(*(held[seat] for seat in range(3))) - held[viewer] - played
        for start, end in zip(versions, reversed(versions), strict=True):
            assert not _cards(table, f"/diff?from={start}&to={end}", token) & secret


def _cards(table: Table, route: str, token: str | None) -> set[str]:
    """Words that may be cards, but for the list of all there are, which says nothing of where they lie."""
    text = table.service.get(table.path + route, token).get_data(as_text=True)
    return set(re.findall(r'"(\w+#\d+)"', re.sub(r'"deck":\[[^]]*\]', "", text)))


def test_to_the_latest_version_unless_told_otherwise(table: Table) -> None:
    table.move()
    diff = _get(table, "/diff?from=2", None)
    assert (diff["from"], diff["to"], diff["seat"]) == (2, 3, None)
    assert [row["type"] for row in diff["changes"]] == ["move_played"]
    assert _get(table, "/diff?from=3&to=3", table.tokens[1]) == {
        "game": "evo",
        "from": 3,
        "to": 3,
        "seat": 1,
        "patch": [],
        "changes": [],
    }


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("", 422, "invalid_request"),
        ("?from=0", 422, "invalid_request"),
        ("?from=two", 422, "invalid_request"),
        ("?from=2&until=3", 422, "invalid_request"),
        ("?from=2&to=99", 404, "unknown_version"),
        ("?from=1&to=2", 409, "match_not_started"),
    ],
)
def test_what_cannot_be_compared_is_refused(table: Table, query: str, status: int, code: str) -> None:
    response = table.service.get(f"{table.path}/diff{query}")
    assert (response.status_code, response.get_json()["code"]) == (status, code)


def test_a_match_that_is_its_makers_alone_is_compared_by_its_maker_alone(table: Table) -> None:
    table.move()
    fork = table.service.post(f"{table.path}/fork", {}, table.tokens[0]).get_json()
    path = f"/v1/matches/{fork['id']}/diff?from=1"
    assert table.service.get(path, fork["seats"][0]["token"]).status_code == 200
    assert table.service.get(path).status_code == 404
    assert table.service.get(path, table.tokens[0]).status_code == 404
