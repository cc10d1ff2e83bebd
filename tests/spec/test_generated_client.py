"""A client that openapi-python-client makes of openapi.yaml is whole, typed, and plays a match."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import httpx
import pytest

from strata.domain.games.registry import BUILT_IN
from strata.domain.match.commands import Score
from tests.api.conftest import Service

CONFIG = Path(__file__).parents[2] / "openapi-python-client.yaml"
PROJECT, PACKAGE = "strata-api", "strata_api"
"""Not the names of the client that is written by hand: both can be installed."""


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory, openapi: dict[str, Any]) -> Iterator[Path]:
    """The folder of the client, which can be imported. JSON is read faster than YAML."""
    folder = tmp_path_factory.mktemp("generated")
    document = folder / "openapi.json"
    document.write_text(json.dumps(openapi))
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--fail-on-warning"]
    files = ["--path", document, "--config", CONFIG]
    made = subprocess.run([*command, *files], cwd=folder, capture_output=True, text=True, timeout=120)
    assert made.returncode == 0, made.stdout + made.stderr
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder / PROJECT)
        yield folder / PROJECT / PACKAGE


class Generated:
    """The client at work on a service, by names of operations."""

    def __init__(self, service: Service) -> None:
        self._http = httpx.Client(transport=httpx.WSGITransport(app=service.app), base_url="http://strata")
        self.models = import_module(f"{PACKAGE}.models")

    def call(self, operation: str, *arguments: Any, token: str | None = None, **options: Any) -> Any:
        """What an operation (``play.play_move``) returns, as a model."""
        client = import_module(f"{PACKAGE}.client").Client(base_url="http://strata")
        self._http.headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        client.set_httpx_client(self._http)
        return import_module(f"{PACKAGE}.api.{operation}").sync(*arguments, client=client, **options)

    def create(self, game: str, seats: int) -> Any:
        people = [self.models.SeatRequest(kind=self.models.SeatRequestKind.HUMAN) for _ in range(seats)]
        request = getattr(self.models, "MatchRequest" + "".join(word.capitalize() for word in game.split("-")))
        return self.call("matches.create_match", body=request(game=game, seats=people))


def test_every_module_of_it_can_be_imported(generated: Path) -> None:
    names = [module.name for module in walk_packages([str(generated)], f"{PACKAGE}.")]
    assert len(names) > 400
    for name in names:
        import_module(name)


def test_it_plays_a_whole_match(generated: Path, service: Service) -> None:
    client = Generated(service)
    made = client.create("not-alone", 2)
    tokens = [seat.token for seat in made.seats]
    pending = client.call("matches.get_match", made.id).pending
    while pending:
        token = tokens[pending[0].seat]
        options = client.call("play.get_actions", made.id, token=token).decisions[0].options
        action = options[len(options) // 2].action
        assert type(action).__name__.startswith("NotAlone"), action
        move = client.models.MoveRequest(action=action)
        played = client.call("play.play_move", made.id, body=move, token=token)
        assert isinstance(played, client.models.MoveNotAlone), played
        pending = played.pending
    service.matches.change(made.id, Score())
    ranking = client.call("record.get_score", made.id).ranking
    assert ranking[0].total == sum(line.points for line in ranking[0].lines)
    over = client.call("play.play_move", made.id, body=move, token=token)
    assert (over.status, over.code) == (409, "match_over")
    events = client.call("record.list_events", made.id, limit=3).data
    assert [type(event).__name__ for event in events] == [
        "MatchCreatedEventNotAlone",
        "MatchStartedEventNotAlone",
        "MovePlayedEventNotAlone",
    ]
    assert events[0].data.game == "not-alone"


def test_an_application_finds_turns_and_acts_for_people(generated: Path, service: Service) -> None:
    client = Generated(service)
    key, _ = service.keys.create("application", "club")
    human = client.models.SeatRequestKind.HUMAN
    people = [client.models.SeatRequest(kind=human, player=name) for name in ("ann", "ben")]
    request = client.models.MatchRequestGodsLoveDinosaurs(game="gods-love-dinosaurs", seats=people, on_behalf=True)
    made = client.call("matches.create_match", body=request, token=key)
    service.project()
    (turn,) = client.call("turns.list_turns", token=key).data
    assert turn.match == made.id
    rows = client.call("matches.list_matches", own=True, turn=True, forks=False, token=key).data
    assert [(row.id, row.pending[0].name) for row in rows] == [(made.id, turn.decision)]

    option = client.call("play.get_actions", made.id, token=key, strata_seat=turn.seat).decisions[0].options[0]
    move = client.models.MoveRequest(action=option.action)
    moved = client.call("play.play_move", made.id, body=move, token=key, strata_seat=turn.seat)
    assert moved.version == turn.version + 1

    old = made.seats[1].token
    issued = client.call("seats.issue_token", made.id, 1, token=key)
    assert client.call("play.get_view", made.id, token=old).code == "seat_lost"
    assert client.call("play.get_view", made.id, token=issued.token).seat == 1
    found = client.call("turns.find_turns", body=client.models.TurnsRequest(tokens=[old, issued.token]))
    assert found.lost == [0]


@pytest.mark.parametrize("game", BUILT_IN.values(), ids=lambda game: game.slug)
def test_it_knows_views_and_actions_of_every_game(generated: Path, service: Service, game: Any) -> None:
    client = Generated(service)
    made = client.create(game.slug, game.seats[0])
    seat = client.call("matches.get_match", made.id).pending[0].seat
    path, token = f"/v1/matches/{made.id}", made.seats[seat].token
    view = client.call("play.get_view", made.id, token=token).view
    assert view.to_dict() == service.get(f"{path}/view", token).get_json()["view"]
    (decision,) = client.call("play.get_actions", made.id, token=token).decisions
    (listed,) = service.get(f"{path}/actions", token).get_json()["decisions"]
    assert [option.to_dict() for option in decision.options] == listed["options"]
