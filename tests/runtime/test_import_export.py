"""Audit, export and import at the shell."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
import redis

from strata.api.access.tokens import Tokens
from strata.domain.games.registry import GAMES
from strata.domain.match.events import SeatPlan
from strata.domain.match.export import read_export
from strata.domain.match.match import Match
from strata.projections.lobby import Lobby
from strata.runtime.cli import main
from strata.runtime.embedded import EmbeddedRedis
from strata.store.matches import Matches
from strata.store.on_redis import RedisJournal
from tests.corpus.record import recorded
from tests.match.deeds import creation
from tests.store.damaged import DAMAGES, overwrite

SECRET = "a secret of thirty-two characters"

Told = pytest.CaptureFixture[str]


@pytest.fixture
def matches(
    redis_server: EmbeddedRedis, real_redis: redis.Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Matches:
    monkeypatch.setenv("STRATA_REDIS_URL", redis_server.url)
    monkeypatch.setenv("STRATA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("STRATA_SECRET", SECRET)
    return Matches(RedisJournal(real_redis))


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No Redis anywhere."""
    monkeypatch.setenv("STRATA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("STRATA_REDIS_URL", "")


def _running(matches: Matches) -> Match:
    game = GAMES["evo"]
    return matches.create(creation("running", game, game.options(), [SeatPlan("human")] * 3), {}).match


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("path", recorded(), ids=lambda path: path.stem)
def test_a_file_is_audited_without_any_service(path: Path, capsys: Told) -> None:
    record = read_export(path.read_bytes())
    is_proven = main(["audit", str(path), "--head", record.events[40].hash]) == 0
    told = capsys.readouterr().out
    assert is_proven == ("The record holds" in told)
    assert is_proven or GAMES[record.header.game].rule_changes
    assert "the receipt is the hash of version 41" in told
    assert "failed" not in told


@pytest.mark.usefixtures("alone")
def test_a_tampered_file_ends_with_1_and_names_the_first_bad_version(tmp_path: Path, capsys: Told) -> None:
    lines = recorded()[0].read_bytes().splitlines(keepends=True)
    tampered = tmp_path / "tampered.ndjson"
    tampered.write_bytes(b"".join([*lines[:30], *lines[31:]]))
    assert main(["audit", str(tampered)]) == 1
    told = capsys.readouterr()
    assert "failed" in told.out
    assert told.err == "strata audit: The record is broken: the first bad version is 30.\n"


@pytest.mark.usefixtures("alone")
def test_a_program_reads_the_report_as_json(capsys: Told) -> None:
    assert main(["audit", str(recorded()[0]), "--head", "0" * 64, "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert report["verdict"] == "broken"
    assert [check["name"] for check in report["checks"] if check["status"] == "failed"] == ["receipt"]


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [("none.ndjson", None, "cannot be read"), ("other.ndjson", b"{}\n", "is not a match: line 1")],
    ids=["no file", "no match"],
)
def test_a_file_that_is_no_match_is_told_in_a_sentence(
    name: str, content: bytes | None, sentence: str, tmp_path: Path, capsys: Told
) -> None:
    if content is not None:
        (tmp_path / name).write_bytes(content)
    assert main(["audit", str(tmp_path / name)]) == 1
    assert sentence in capsys.readouterr().err


def test_a_match_in_the_record_is_audited_whole(matches: Matches, capsys: Told) -> None:
    _running(matches)
    assert main(["audit", "running"]) == 0
    told = capsys.readouterr().out
    assert "2 events, whole" in told
    assert "sealed" not in told
    assert main(["audit", "nothere"]) == 1
    assert "There is no match 'nothere'." in capsys.readouterr().err


def test_matches_go_out_and_come_in_again_in_bulk(matches: Matches, tmp_path: Path, capsys: Told) -> None:
    files = [str(path) for path in recorded()]
    assert main(["import", "--unproven", *files]) == 0
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(files)
    assert f"[{len(files)}/{len(files)}]" in told[-1]
    assert "imported" in told[-1]
    assert main(["import", "--unproven", files[0]]) == 0
    assert "is here already" in capsys.readouterr().out
    assert main(["export", "--all", "-o", str(tmp_path / "out")]) == 0
    assert "seed" not in capsys.readouterr().out
    out = {path.read_bytes() for path in (tmp_path / "out").iterdir()}
    assert out == {path.read_bytes() for path in recorded()}
    assert all(matches.load(read_export(data).header.match).ledger.status == "scored" for data in out)


def test_a_running_match_goes_out_with_its_seed_and_comes_in_with_tokens(
    matches: Matches, real_redis: redis.Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Told
) -> None:
    match = _running(matches)
    monkeypatch.chdir(tmp_path)
    assert main(["export", "http://127.0.0.1:8080/v1/matches/running"]) == 0
    assert "holds the seed" in capsys.readouterr().out
    path = tmp_path / "running.ndjson"
    assert path.stat().st_mode & 0o077 == 0, "for its owner's eyes alone"
    real_redis.flushall()
    assert main(["import", str(path)]) == 0
    assert Tokens(SECRET.encode()).of(match, 2) in capsys.readouterr().out
    assert Matches(RedisJournal(real_redis)).load("running").ledger == match.ledger


def test_refused_files_do_not_stop_the_others(matches: Matches, tmp_path: Path, capsys: Told) -> None:
    bad, none = tmp_path / "bad.ndjson", tmp_path / "none.ndjson"
    good = shutil.copy(recorded()[0], tmp_path / "good.ndjson")
    bad.write_bytes(recorded()[1].read_bytes().replace(b'"seat":0', b'"seat":1', 1))
    assert main(["import", str(bad), str(none), str(good)]) == 1
    told = capsys.readouterr()
    first, second, third = told.out.splitlines()
    assert "refused" in first
    assert "chain at version 2" in first
    assert "cannot be read" in second
    assert "imported" in third
    assert told.err == "strata import: 2 of 3 files refused.\n"


@pytest.mark.usefixtures("matches")
@pytest.mark.parametrize("arguments", [[], ["m", "--all"]], ids=["none", "both"])
def test_what_to_export_is_said_one_way(arguments: list[str], capsys: Told) -> None:
    assert main(["export", *arguments]) == 1
    assert "or --all" in capsys.readouterr().err


def test_a_fork_in_the_record_is_audited_and_imported_beside_its_origin(
    matches: Matches, real_redis: redis.Redis, tmp_path: Path, capsys: Told
) -> None:
    origin, fork = recorded("evo")[0], tmp_path / "fork.ndjson"
    assert main(["import", str(origin)]) == 0
    id_ = read_export(origin.read_bytes()).header.match
    capsys.readouterr()
    assert main(["fork", id_, "--version", "40", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)["id"]
    assert main(["audit", made]) == 0, "its origin is in the record"
    assert main(["export", made, "-o", str(tmp_path)]) == 0
    (tmp_path / f"{made}.ndjson").rename(fork)
    capsys.readouterr()
    assert main(["audit", str(fork)]) == 3
    assert "the record of its origin is not at hand" in capsys.readouterr().err
    assert main(["audit", str(fork), "--origin", str(origin)]) == 0
    real_redis.flushall()
    assert main(["import", str(fork)]) == 1
    assert "--unproven takes it all the same" in capsys.readouterr().out
    assert main(["import", str(fork), str(origin)]) == 0, "whatever their order, the origin comes first"
    assert matches.journal.imported(made) == "proven"


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_rebuild_leaves_out_what_cannot_be_read_names_it_and_ends_with_4(
    matches: Matches, damage: Any, capsys: Told
) -> None:
    _running(matches)
    assert main(["import", str(recorded("evo")[0])]) == 0
    overwrite(matches.journal, "running", 2, lambda data: damage(data.replace(b"match_started", b"move_played")))
    capsys.readouterr()
    is_told = main(["rebuild"])
    told = capsys.readouterr()
    if is_told == 0:
        # What only the game can tell is no matter of the read models.
        assert damage is DAMAGES["garbage facts"]
    else:
        assert is_told == 4
        assert "match running is left out: version 2 cannot be read" in told.out
        assert told.err.endswith("strata rebuild: Rebuilt, without 1 that cannot be read: running.\n")
    assert "evo1" in {row.id for row in Lobby(matches.journal._redis).page().rows}  # type: ignore[attr-defined]
    assert main(["audit", "running"]) == 1
    assert "the first bad version is 2" in capsys.readouterr().err
    assert main(["show", "running"]) == 1
    assert "ersion 2 cannot be read" in capsys.readouterr().err
    assert main(["show", "evo1", "--version", "40"]) == 0
