"""What the caller has already is not made again: the response is 304 before anything is computed."""

from __future__ import annotations

import pytest

from strata.api.routes import play
from strata.domain.kernel import Position
from tests.api.conftest import Table


def _refuse(*_: object) -> None:
    raise AssertionError("it is made again")


@pytest.mark.parametrize(
    ("page", "work"),
    [
        ("/board.svg", (play, "board_of")),
        ("/view", (play, "json")),
        ("/actions", (Position, "decision_of")),
        ("/table", (play, "summary")),
    ],
)
def test_nothing_is_computed(
    table: Table, monkeypatch: pytest.MonkeyPatch, page: str, work: tuple[object, str]
) -> None:
    known = table.service.get(table.path + page, table.tokens[0])
    monkeypatch.setattr(*work, _refuse)
    again = table.service.get(table.path + page, table.tokens[0], If_None_Match=known.headers["ETag"])
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == known.headers["ETag"]
    assert set(again.vary) | {"Accept-Encoding"} == set(known.vary) | {"Accept-Encoding"}


def test_another_reader_gets_it_whole(table: Table) -> None:
    known = table.service.get(f"{table.path}/view", table.tokens[0])
    other = table.service.get(f"{table.path}/view", table.tokens[1], If_None_Match=known.headers["ETag"])
    assert other.status_code == 200
    table.move()
    assert (
        table.service.get(f"{table.path}/view", table.tokens[0], If_None_Match=known.headers["ETag"]).status_code == 200
    )
