"""Applications know nothing of one another's secrets: every operation, asked by the wrong one."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.api.conftest import Service, Table

PEOPLE = [{"kind": "human", "player": f"p{seat}", "name": "Ann"} for seat in range(3)]
OPEN = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]

QUERIES = {
    "/diff": "?from=1",
    "/history": "?path=/phase",
    "/alternatives": "?version=1",
    "/frames": "?from=1",
}
"""What has to be asked for with a route."""
BODIES: dict[str, dict[str, Any]] = {
    "moves": {"action": {"kind": "end_movement"}},
    "check": {"action": {"kind": "end_movement"}},
    "answer": {"agrees": True},
    "rewind": {"to_version": 1},
    "invitations": {"seat": 1},
    "value": {"value": "0" * 64},
}
"""What is posted to an operation that takes more than an empty body."""


class Applications(NamedTuple):
    service: Service
    club: str
    guild: str

    def make(self, seats: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
        """A match of the club."""
        response = self.service.post("/v1/matches", {"game": "evo", "seats": seats, **options}, self.club)
        assert response.status_code == 201
        made: dict[str, Any] = response.get_json()
        return made


@pytest.fixture
def applications(service: Service) -> Applications:
    return Applications(service, *(service.keys.create("application", name)[0] for name in ("club", "guild")))


@pytest.mark.parametrize("seats", [PEOPLE, OPEN], ids=["playing", "open"])
def test_an_unlisted_match_is_shut_on_every_route(applications: Applications, seats: list[dict[str, Any]]) -> None:
    service = applications.service
    made = applications.make(seats, listed=False)
    elsewhere = Table(service)
    strangers = {
        "no token": None,
        "another application": applications.guild,
        "a seat of another match": elsewhere.tokens[0],
        "a spectator of another match": service.tokens.spectator(elsewhere.id),
        "an invitation to another match": service.tokens.invitation(elsewhere.id, 1),
    }
    routes = [
        (rule.rule.replace("<string:match_id>", made["id"]).replace("<int:seat>", "1"), method)
        for rule in service.app.url_map.iter_rules()
        for method in rule.methods or ()
        if "<string:match_id>" in rule.rule and method not in ("HEAD", "OPTIONS")
    ]
    assert len(routes) > 20
    for route, method in routes:
        body = BODIES.get(route.rsplit("/", 1)[1], {}) if method == "POST" else None
        query = QUERIES.get(route.partition(made["id"])[2], "")
        for stranger, token in strangers.items():
            headers = {} if token is None else {"Authorization": f"Bearer {token}"}
            response = service.http.open(route + query, method=method, json=body, headers=headers)
            nowhere = (route + query).replace(made["id"], "0" * len(made["id"]))
            unknown = service.http.open(nowhere, method=method, json=body, headers=headers)
            told = {**response.get_json(), "request_id": ""}
            assert told == {**unknown.get_json(), "request_id": ""}, (method, route, stranger)
            assert told["code"] == "unknown_match", (method, route, stranger)
    assert service.get(f"/v1/matches/{made['id']}", applications.club).status_code == 200


def test_an_unlisted_match_is_in_its_applications_own_list_alone(applications: Applications) -> None:
    service = applications.service
    made = applications.make(PEOPLE, listed=False)
    service.project()
    for token in (None, applications.guild):
        for route in ("/v1/matches", "/v1/matches?status=playing", "/v1/matches?player=p0"):
            assert made["id"] not in service.get(route, token).get_data(as_text=True)
    assert service.get("/v1/matches?own=true", applications.guild).get_json()["data"] == []
    assert service.get("/v1/matches?own=true").status_code == 401
    for route in ("/v1/matches?own=true", "/v1/matches?own=true&game=evo&status=playing&limit=1"):
        assert [row["id"] for row in service.get(route, applications.club).get_json()["data"]] == [made["id"]]


def test_a_listed_match_is_looked_at_by_all_and_run_by_its_application(applications: Applications) -> None:
    service, guild = applications.service, applications.guild
    made = applications.make(OPEN)
    path = f"/v1/matches/{made['id']}"
    service.project()
    tokens = [value for seat in made["seats"] for value in (seat["token"], seat["invitation"]) if value]
    assert len(tokens) == 3
    for route in (path, "/v1/matches", f"{path}/events", f"{path}/export", f"{path}/audit"):
        text = service.get(route, guild).get_data(as_text=True)
        assert not [token for token in tokens if token in text]
    for route, body in (("/seats/1", {}), ("/invitations", {"seat": 1}), ("/spectators", {}), ("/fork", {})):
        assert service.post(path + route, body, guild).status_code == 403, route
    assert service.delete(path, guild).status_code == 403


def test_a_running_match_is_forked_by_its_seats_alone(applications: Applications) -> None:
    made = applications.make(PEOPLE)
    for key in (applications.guild, applications.club):
        assert applications.service.post(f"/v1/matches/{made['id']}/fork", {}, key).status_code == 403


def test_players_of_the_same_name_are_not_the_same(applications: Applications) -> None:
    service = applications.service
    made = applications.make(PEOPLE)
    service.project()
    assert service.get("/v1/players/p0", applications.club).get_json()["matches"]["data"][0]["id"] == made["id"]
    for token in (None, applications.guild):
        assert service.get("/v1/players/p0", token).status_code == 404
        assert service.get("/v1/matches?player=p0", token).get_json()["data"] == []


def test_an_idempotency_key_is_an_applications_own(applications: Applications) -> None:
    service = applications.service
    body = {"game": "evo", "seats": PEOPLE}
    ids = {
        service.post("/v1/matches", body, token, Idempotency_Key="1" * 32).get_json()["id"]
        for token in (None, applications.club, applications.guild)
        for _ in range(2)
    }
    assert len(ids) == 3


def test_a_file_of_another_application_is_not_imported(applications: Applications) -> None:
    service = applications.service
    made = applications.make(PEOPLE)
    service.delete(f"/v1/matches/{made['id']}", applications.club)
    data = service.get(f"/v1/matches/{made['id']}/export", applications.guild).data
    headers = {"Authorization": f"Bearer {applications.guild}", "Content-Type": "application/x-ndjson"}
    assert service.http.post("/v1/matches/import", data=data, headers=headers).status_code == 403
