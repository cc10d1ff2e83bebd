"""Frames: what is shown of each version of a stretch is what is shown of that version alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from strata.api.output.pieces import changed, pieces, restored
from strata.domain.games.registry import GAMES
from strata.domain.kernel import canonical
from strata.domain.match.commands import Administrator, Cancel, Rewind
from tests.api.conftest import Service, Table


def boards_of(frames: list[dict[str, Any]]) -> dict[int, str]:
    """The whole pictures of frames, as a client puts them together."""
    found: dict[int, str] = {}
    known: list[str] = []
    for frame in frames:
        if frame["board"] is None and frame["board_change"] is None:
            continue
        board = frame["board"] or restored(known, frame["board_change"])
        found[frame["version"]], known = board, pieces(board)
    return found


def played(service: Service, game: str, moves: int = 25) -> Table:
    """A match with moves that were taken back."""
    table = Table(service, GAMES[game].seats[-1], game)
    rng = Random(game)
    for number in range(moves):
        if number == 15:
            head = service.matches.load(table.id).ledger
            service.matches.change(table.id, Rewind(by=Administrator(), to_version=head.version - 6))
        table.play_for_first(rng.randrange(1000))
    return table


def _get(table: Table, route: str, token: str | None = None) -> Any:
    response = table.service.get(table.path + route, token)
    assert response.status_code == 200, response.get_data(as_text=True)
    return response.get_json()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_frame_shows_what_is_shown_of_its_version(service: Service, game: str, lang: str) -> None:
    table = played(service, game)
    for token in (None, table.tokens[-1]):
        answer = _get(table, f"/frames?from=1&lang={lang}", token)
        boards = boards_of(answer["data"])
        story = _get(table, f"/narration?lang={lang}", token)["data"]
        assert [(row["version"], row["lines"], row["undone"]) for row in answer["data"]] == [
            (row["version"], row["lines"], row["undone"]) for row in story
        ]
        for version in (2, 9, 17, 21, answer["version"]):
            picture = service.get(f"{table.path}/board.svg?version={version}&lang={lang}", token)
            assert boards[version] == picture.get_data(as_text=True)
            frame = answer["data"][version - 1]
            ranking = _get(table, f"/score?version={version}", token)["ranking"]
            by_seat = sorted(ranking, key=lambda row: row["seat"])
            assert frame["totals"] == [row["total"] for row in by_seat]
            assert frame["ranks"] == [row["rank"] for row in by_seat]
        assert answer["data"][0]["board"] is answer["data"][0]["board_change"] is None, (
            "before the game begins there is no table"
        )


@pytest.mark.parametrize("game", GAMES)
def test_frames_of_a_seat_are_the_same_in_every_world_it_cannot_tell_apart(service: Service, game: str) -> None:
    """After the end the eyes of a seat see what the seat saw then: its frames are those of the running match."""
    table = played(service, game)
    version = service.matches.load(table.id).ledger.version
    route = f"/frames?from=2&to={version}"
    then = {seat: _get(table, route, token) for seat, token in enumerate(table.tokens)}
    spectators = _get(table, route)
    service.matches.change(table.id, Cancel(by=Administrator()))
    for seat, told in then.items():
        again = _get(table, f"{route}&as={seat}")
        assert canonical(_without_pending(again["data"])) == canonical(_without_pending(told["data"]))
    assert _get(table, f"{route}&as=spectator")["data"] == spectators["data"]


def _without_pending(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Draws are told once the seed is out, and nothing else."""
    return [{**frame, "marks": [mark for mark in frame["marks"] if mark != "draws"]} for frame in frames]


def test_another_seats_eyes_are_lent_once_the_seed_is_out(table: Table) -> None:
    table.move()
    refused = table.service.get(f"{table.path}/frames?from=2&as=1", table.tokens[0])
    assert (refused.status_code, refused.get_json()["code"]) == (403, "sealed")


def test_cards_of_others_are_in_no_frame(table: Table) -> None:
    for number in range(40):
        table.play_for_first(number * 7)
    position = table.service.matches.load(table.id).position
    assert position is not None
    hands = [species.hand for species in position.state.seats]
    played = set(position.state.discard)
    for viewer, token in [(None, None), *enumerate(table.tokens)]:
        text = table.service.get(f"{table.path}/frames?from=2", token).get_data(as_text=True)
        assert not [
            card
            for seat, hand in enumerate(hands)
            if seat != viewer
            for card in hand
            if card in text and card not in played
        ]


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("", 422, "invalid_request"),
        ("?from=0", 422, "invalid_request"),
        ("?from=3&to=2", 422, "invalid_request"),
        ("?from=1&to=101", 422, "invalid_request"),
        ("?from=2&to=99", 404, "unknown_version"),
        ("?from=99", 404, "unknown_version"),
    ],
)
def test_a_stretch_that_cannot_be_shown_is_refused(table: Table, query: str, status: int, code: str) -> None:
    response = table.service.get(f"{table.path}/frames{query}")
    assert (response.status_code, response.get_json()["code"]) == (status, code)


def test_targets_are_places_on_the_board(table: Table) -> None:
    for number in range(60):
        table.play_for_first(number * 5)
    frames = _get(table, "/frames?from=2")["data"]
    boards = boards_of(frames)
    targets = [(frame["version"], target) for frame in frames for target in frame["targets"]]
    marked = [f'data-target="{target}"' in boards[version] for version, target in targets]
    assert sum(marked) > len(marked) / 2 > 5


def test_the_price_is_that_of_the_versions_asked_for(table: Table) -> None:
    import fakeredis

    limited = Service(fakeredis.FakeRedis(), rate_limit=30)
    other = Table(limited)
    left = []
    for query in ("?from=1&to=2", "?from=1&to=2", "?from=2&to=99"):
        response = limited.get(f"{other.path}/frames{query}", other.tokens[0])
        left.append(int(response.headers["RateLimit"].split("r=")[1].split(";")[0]))
    assert left == [27, 24, 4]


def test_pieces_put_together_are_the_picture() -> None:
    rng = Random(4)
    words = ["<g>", "<a/>", "<b/>text", "</g>", "<c x='1'/>"]
    before = [rng.choice(words) for _ in range(60)]
    for _ in range(200):
        after = list(before)
        for _ in range(rng.randrange(4)):
            place = rng.randrange(len(after) + 1)
            after[place : place + rng.randrange(5)] = [rng.choice(words) for _ in range(rng.randrange(5))]
        after = after or ["<g>"]
        assert restored(before, changed(before, after)) == "".join(after)
        assert pieces("".join(after)) == after
        before = after
    assert changed(before, before) == [{"first": 0, "count": len(before), "text": ""}]
