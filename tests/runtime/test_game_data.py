"""An operator's components in place of a game's own, in processes that start with them."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import fakeredis
import pytest
import yaml

from strata import game_data
from strata.domain.games.registry import BUILT_IN, GAMES
from strata.domain.match.evolve import evolve
from strata.domain.match.match import OtherGameData
from strata.runtime.guests import load_games
from tests.api.conftest import Service, Table
from tests.match.deeds import create
from tests.match.table import MOMENT, plan

ROOT = Path(__file__).parents[2]
CREATE = """
from strata.domain.games.registry import GAMES
from tests.match.deeds import create
from tests.match.table import MOMENT, plan

evo = GAMES["evo"]
match = create("a-match", evo, evo.options(), [plan("human")] * 3, None, MOMENT).match
print(match.ledger.data == evo.data, [standing.total for standing in evo.ranking(match.position.state)])
"""


def _run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "STRATA_GAME_DATA": str(folder)}
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)


def _write(folder: Path, **changes: Any) -> None:
    box = yaml.safe_load((ROOT / "domain" / "games" / "evo" / "data.yaml").read_text())
    box["constants"].update(changes)
    (folder / "evo.yaml").write_text(yaml.safe_dump(box))


def test_a_game_is_played_with_the_operators_components(tmp_path: Path) -> None:
    _write(tmp_path, starting_points=25)
    made = _run(tmp_path, sys.executable, "-c", CREATE)
    assert made.stdout == "True [25, 25, 25]\n", made.stderr


def test_the_components_of_every_game_can_be_replaced(tmp_path: Path) -> None:
    for game in BUILT_IN:
        own = ROOT / "domain" / "games" / game.replace("-", "_") / "data.yaml"
        (tmp_path / f"{game}.yaml").write_bytes(own.read_bytes())
    digests = "from strata.domain.games.registry import BUILT_IN; print(*(game.data for game in BUILT_IN.values()))"
    made = _run(tmp_path, sys.executable, "-c", digests)
    assert [len(digest) for digest in made.stdout.split()] == [64] * len(BUILT_IN), made.stderr


@pytest.mark.parametrize(
    ("changes", "reason"),
    [({"starting_points": "many"}, "Expected `int`"), ({"colour": 3}, "unknown field `colour`")],
)
@pytest.mark.parametrize("command", ["openapi", "up"])
def test_components_that_will_not_do_are_told_in_a_line(
    tmp_path: Path, changes: dict[str, Any], reason: str, command: str
) -> None:
    _write(tmp_path, **changes)
    refused = _run(tmp_path, str(Path(sys.executable).with_name("strata")), command)
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"strata {command}: {tmp_path / 'evo.yaml'} cannot be played with: ")
    assert reason in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_a_file_of_no_game_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for name in ("evo.yaml", "evoo.yaml"):
        (tmp_path / name).touch()
    load_games()
    monkeypatch.setattr(game_data, "FOLDER", tmp_path)
    load_games()
    assert [vars(record)["file"] for record in caplog.records if record.message == "skips components"] == ["evoo.yaml"]


def test_a_match_of_other_components_is_refused_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    service = Service(fakeredis.FakeRedis())
    table = Table(service)
    with monkeypatch.context() as here:
        here.setitem(GAMES, "evo", replace(GAMES["evo"], data="of another box"))
        elsewhere = Service(service.redis)
        refused = elsewhere.get(f"{table.path}/view")
        assert (refused.status_code, refused.get_json()["code"]) == (409, "other_game_data")
        made = Table(elsewhere)
    assert Service(service.redis).get(f"{made.path}/view").get_json()["code"] == "other_game_data"
    assert service.get(f"{table.path}/view").status_code == 200


def test_facts_of_other_components_are_not_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    evo = GAMES["evo"]
    events = create("a-match", evo, evo.options(), [plan("human")] * 3, None, MOMENT).events
    assert b'"data"' not in bytes(events[0].data)
    monkeypatch.setitem(GAMES, "evo", replace(evo, data="of another box"))
    with pytest.raises(OtherGameData):
        evolve(None, events)
