"""Boards as pictures: PNG as wide as asked for, drawn once for everybody to whom it looks the same."""

from __future__ import annotations

from typing import Any

import pytest

from strata.api.heavy import pictures
from strata.api.heavy.results import Results
from strata.api.output import table as output
from tests.api.conftest import Service, Table
from tests.api.test_png import size


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """For whom boards were drawn, one after another."""
    viewers: list[Any] = []
    draw = output.draw_board

    def counted(match: Any, position: Any, viewer: Any, *rest: Any) -> str:
        viewers.append(viewer)
        return draw(match, position, viewer, *rest)

    monkeypatch.setattr(output, "draw_board", counted)
    return viewers


def test_a_png_is_as_wide_as_asked_for(table: Table) -> None:
    response = table.service.get(f"{table.path}/board.png?width=320", table.tokens[0])
    assert (response.status_code, response.content_type) == (200, "image/png")
    assert size(response.data)[0] == 320
    assert size(table.service.get(f"{table.path}/board.png", table.tokens[0]).data)[0] == 800


@pytest.mark.parametrize("width", ["99", "2001", "wide", "", "1e3"])
def test_a_width_that_cannot_be_drawn_is_refused(table: Table, width: str) -> None:
    response = table.service.get(f"{table.path}/board.png?width={width}", table.tokens[0])
    assert response.status_code == 422
    assert response.get_json()["errors"][0]["parameter"] == "width"


def test_a_match_that_has_not_begun_has_no_board(service: Service) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "open"}]
    made = service.post("/v1/matches", {"game": "evo", "seats": seats}).get_json()
    for form in ("svg", "png"):
        response = service.get(f"/v1/matches/{made['id']}/board.{form}", made["seats"][0]["token"])
        assert (response.status_code, response.get_json()["code"]) == (409, "match_not_started")


def test_a_png_that_the_caller_has_is_not_drawn_again(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"{table.path}/board.png?width=200"
    known = table.service.get(path, table.tokens[0])
    monkeypatch.setattr(pictures, "png", None)
    again = table.service.get(path, table.tokens[0], If_None_Match=known.headers["ETag"])
    assert (again.status_code, again.data) == (304, b"")
    wider = table.service.get(f"{path}1", table.tokens[0], If_None_Match=known.headers["ETag"])
    assert wider.status_code != 304


def test_a_board_is_drawn_once(table: Table, drawn: list[Any]) -> None:
    pages = [table.service.get(f"{table.path}/board.svg", table.tokens[0]).data for _ in range(3)]
    assert len(set(pages)) == 1
    table.service.get(f"{table.path}/board.png?width=100", table.tokens[0])
    table.service.get(f"{table.path}/table?with=board", table.tokens[0])
    assert drawn == [0]


def test_nobody_gets_the_board_of_another_viewer_version_language_or_name(table: Table, drawn: list[Any]) -> None:
    service, path = table.service, f"{table.path}/board.svg"
    seen = [service.get(path, table.tokens[0]), service.get(path, table.tokens[1]), service.get(path)]
    seen += [service.get(f"{path}?lang=uk", table.tokens[0]), service.get(f"{path}?version=1", table.tokens[0])]
    before = len(drawn)
    assert before >= 4
    version = service.get(table.path).get_json()["version"]
    table.move()
    service.get(path, table.tokens[0])
    assert len(drawn) == before + 1
    assert service.get(f"{path}?version={version}", table.tokens[0]).data == seen[0].data
    assert service.get(f"{path}?version={version}", table.tokens[1]).data == seen[1].data
    assert len(drawn) == before + 1
    assert len({response.data for response in seen[:4]}) >= 3


def test_what_is_kept_is_bounded() -> None:
    kept = Results(most_bytes=1000, largest=400)
    for number in range(10):
        kept.get(number, lambda: bytes(300))
    assert [number for number in range(10) if kept.get(number, lambda: b"") == b""] == [0, 1, 2, 3, 4, 5, 6]
