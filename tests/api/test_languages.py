"""Words in the reader's language, with whose eyes one looks, and ETags that tell both apart."""

from __future__ import annotations

import re

import pytest

from strata.domain.games.registry import BUILT_IN, GAMES
from tests.api.conftest import Service, Table
from tests.kernel.pebbles import PEBBLES

CYRILLIC = re.compile("[а-яіїєґё]", re.IGNORECASE)


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_all_that_is_told_of_a_match_is_told_in_the_language_asked_for(service: Service, game: str, lang: str) -> None:
    table = Table(service, seats=3, game=game)
    seat = table.pending()[0]
    actions = service.get(f"{table.path}/actions?lang={lang}", table.tokens[seat])
    assert actions.headers["Content-Language"] == lang
    (decision,) = actions.get_json()["decisions"]
    assert CYRILLIC.search(decision["title"])
    assert all(CYRILLIC.search(option["label"]) for option in decision["options"])
    story = service.get(f"{table.path}/narration?lang={lang}").get_json()["data"]
    assert all(CYRILLIC.search(line) for event in story for line in event["lines"])
    board = service.get(f"{table.path}/board.svg?lang={lang}", table.tokens[seat])
    assert (board.status_code, board.headers["Content-Language"]) == (200, lang)
    assert CYRILLIC.search(board.text)
    score = service.get(f"{table.path}/score?version=2&lang={lang}").get_json()
    assert all(CYRILLIC.search(line["title"]) for row in score["ranking"] for line in row["lines"])


@pytest.mark.parametrize("game", BUILT_IN)
@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_the_catalogue_speaks_the_language_asked_for(service: Service, game: str, lang: str) -> None:
    found = service.get(f"/v1/games/{game}?lang={lang}").get_json()
    assert CYRILLIC.search(found["title"]) or found["title"] == BUILT_IN[game].title  # some have no other
    assert CYRILLIC.search(found["summary"])
    assert all(CYRILLIC.search(source["title"] + source["how"]) for source in found["sources"])
    assert found["sources"]
    (schema,) = [struct for struct in found["options"]["$defs"].values() if "properties" in struct]
    for option in schema["properties"].values():
        assert CYRILLIC.search(option["title"])
        assert CYRILLIC.search(option["description"])
    assert all(map(CYRILLIC.search, found["terms"].values()))
    things = service.get(f"/v1/games/{game}/glossary?lang={lang}").get_json()["data"]
    assert len(things) >= 5
    assert all(CYRILLIC.search(thing["text"]) for thing in things if thing["text"])


@pytest.mark.parametrize(
    ("query", "header", "told"),
    [
        ("", "uk", "uk"),
        ("", "ru-RU, en;q=0.5", "ru"),
        ("", "fr, uk;q=0.7, en;q=0.5", "uk"),
        ("", "fr", "en"),
        ("?lang=ru", "uk", "ru"),
        ("?lang=uk-UA", "en", "uk"),
        ("?lang=fr", "ru", "en"),
    ],
)
def test_the_language_is_the_nearest_to_what_is_asked_for(service: Service, query: str, header: str, told: str) -> None:
    for place in ("games", "games/evo", "games/evo/glossary"):
        response = service.get(f"/v1/{place}{query}", **{"Accept-Language": header})
        assert response.headers["Content-Language"] == told
        assert "Accept-Language" in response.headers["Vary"]


def test_a_list_in_two_languages_says_so(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)
    assert service.get("/v1/games?lang=ru").headers["Content-Language"] == "ru, en"


def test_what_is_no_tag_of_a_language_is_refused(service: Service) -> None:
    refused = service.get("/v1/games/evo?lang=in+plain+words")
    assert (refused.status_code, refused.get_json()["errors"][0]["parameter"]) == (422, "lang")


def test_an_etag_covers_language_and_eyes_and_if_match_reads_the_version(table: Table) -> None:
    service, path = table.service, f"{table.path}/board.svg"
    mine = service.get(path, table.tokens[0])
    tag = mine.headers["ETag"]
    assert "Accept-Language" in mine.headers["Vary"]
    assert service.get(path, table.tokens[0], **{"If-None-Match": tag}).status_code == 304
    assert service.get(f"{path}?lang=ru", table.tokens[0], **{"If-None-Match": tag}).status_code == 200
    assert service.get(path, table.tokens[1], **{"If-None-Match": tag}).status_code == 200
    seat = table.pending()[0]
    actions = service.get(f"{table.path}/actions", table.tokens[seat])
    (decision,) = actions.get_json()["decisions"]
    body = {"action": decision["options"][0]["action"]}
    headers = {"If-Match": actions.headers["ETag"]}
    assert service.post(f"{table.path}/moves", body, table.tokens[seat], **headers).status_code == 201
    assert service.post(f"{table.path}/moves", body, table.tokens[seat], **headers).status_code == 412


def test_another_seats_eyes_are_lent_once_the_seed_is_out(table: Table) -> None:
    service, version = table.service, 20
    while table.pending():
        table.move(5)
    told = {
        seat: service.get(f"{table.path}/narration?version={version}", table.tokens[seat]).get_json() for seat in (0, 1)
    }
    for place in ("view", "board.svg", "actions", "narration"):
        refused = service.get(f"{table.path}/{place}?as=1", table.tokens[0])
        assert (refused.status_code, refused.get_json()["code"]) == (403, "sealed")
    assert service.get(f"{table.path}/view?as=0", table.tokens[0]).status_code == 200
    assert service.get(f"{table.path}/view?as=spectator", table.tokens[0]).get_json()["seat"] is None
    table.score()
    assert service.get(f"{table.path}/view?as=1&version={version}").get_json()["seat"] == 1
    assert service.get(f"{table.path}/actions?as=1&version={version}").status_code == 200
    for seat in (0, 1):
        again = service.get(f"{table.path}/narration?version={version}&as={seat}").get_json()
        assert again == told[seat]
    unknown = service.get(f"{table.path}/view?as=7")
    assert (unknown.status_code, unknown.get_json()["errors"][0]["parameter"]) == (422, "as")


def test_the_past_is_told_as_it_was_told_also_after_the_end(table: Table) -> None:
    service = table.service
    while table.pending():
        table.move(5)
    then = service.get(f"{table.path}/narration?version=20", table.tokens[0]).get_json()
    table.score()
    assert service.get(f"{table.path}/narration?version=20", table.tokens[0]).get_json() == then
    assert service.get(f"{table.path}/narration?limit=20", table.tokens[0]).get_json()["data"] != then["data"]


def test_the_rules_are_served(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    for slug in BUILT_IN:
        address = service.get(f"/v1/games/{slug}").get_json()["rules"]
        page = service.get(address)
        assert (page.status_code, page.mimetype) == (200, "text/markdown")
        assert page.text.startswith("# ")
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)
    assert service.get("/v1/games/pebbles").get_json()["rules"] is None
    assert service.get("/v1/games/pebbles/rules").status_code == 404
