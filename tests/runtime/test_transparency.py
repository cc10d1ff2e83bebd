"""``strata log key|rotate|retire|restart|rebuild`` and ``strata audit --checkpoint``, as they are typed."""

from __future__ import annotations

import json
import stat
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from strata.domain.match.export import lines
from strata.domain.transparency.notes import SignerKey, read_verifier
from strata.runtime.cli import main
from strata.runtime.connections import redis_client
from strata.runtime.embedded import EmbeddedRedis
from strata.runtime.settings import Settings
from strata.runtime.transparency.keys import SignedLastFile, signer_keys
from strata.store.matches import Matches
from strata.store.transparency.proofs import proof_of
from tests.archive.places import play_to_score
from tests.kernel.pebbles import PEBBLES
from tests.transparency.keeping import Keeping
from tests.transparency.test_rewrites import exported, rewrite


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder whose Redis runs."""
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)
    monkeypatch.setenv("STRATA_DATA", str(tmp_path))
    monkeypatch.setenv("STRATA_LOG_NAME", "games.example.org/log")
    with EmbeddedRedis(tmp_path):
        yield tmp_path


@pytest.fixture
def keeping(folder: Path) -> Iterator[Keeping]:
    settings = Settings(data=folder, log_name="games.example.org/log")
    with redis_client(settings) as client:
        keeping = Keeping(client)
        keeping.signers, keeping.noted = signer_keys(settings), SignedLastFile(settings)
        play_to_score(Matches(keeping.journal))
        keeping.round()
        yield keeping


def test_the_life_of_a_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("STRATA_DATA", str(tmp_path))
    monkeypatch.setenv("STRATA_LOG_NAME", "games.example.org/log")

    def told(*words: str) -> str:
        assert main(["log", *words]) == 0
        return capsys.readouterr().out

    first = told("key").strip()
    assert read_verifier(first).name == "games.example.org/log"
    assert stat.S_IMODE((tmp_path / "log-keys").stat().st_mode) == 0o600
    second = told("rotate").splitlines()[0]
    assert told("key").split() == [second, first]
    assert told("retire").splitlines()[0] == second
    assert json.loads(told("key", "--json")) == {"keys": [second]}


def test_keys_that_are_given_are_used_and_not_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = (SignerKey("games.example.org/log", bytes([number]) * 32) for number in (1, 2))
    monkeypatch.setenv("STRATA_DATA", str(tmp_path))
    monkeypatch.setenv("STRATA_LOG_KEY", f"{two},{one}")
    assert main(["log", "key"]) == 0
    assert capsys.readouterr().out.split() == [str(two.verifier), str(one.verifier)]
    assert main(["log", "rotate"]) == 1
    assert "STRATA_LOG_KEY" in capsys.readouterr().err
    monkeypatch.setenv("STRATA_LOG_KEY", "nonsense")
    assert main(["log", "key"]) == 2


def test_a_restart_names_what_is_left_and_what_was_signed(keeping: Keeping, capsys: pytest.CaptureFixture[str]) -> None:
    before = keeping.checkpoint
    assert main(["log", "restart"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("The log goes on as games.example.org/log/")
    assert "which names games.example.org/log of size 1" in told
    keeping.round()
    after = keeping.checkpoint
    assert after.origin.startswith("games.example.org/log/")
    assert after.predecessors == [before.as_predecessor]


def test_a_rebuild_finds_every_leaf_again(keeping: Keeping, capsys: pytest.CaptureFixture[str]) -> None:
    before, found = keeping.view.root(1), keeping.log.positions(["m1"])
    keeping.client.delete("{log}:state", "{log}:index")
    assert main(["log", "rebuild"]) == 0
    assert "Leaves found again by their matches: 1" in capsys.readouterr().out
    assert (keeping.view.root(1), keeping.log.positions(["m1"])) == (before, found)
    assert keeping.round() == 0


def test_an_audit_with_a_checkpoint_ends_with_the_code_of_its_verdict(
    keeping: Keeping, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, kept, proof, key = (str(folder / name) for name in ("m1.ndjson", "checkpoint", "proof.json", "key"))
    Path(kept).write_text(keeping.log.checkpoint() or "")
    Path(proof).write_bytes(msgspec.json.encode(proof_of(keeping.log, keeping.journal, "m1")))
    Path(key).write_text(f"{keeping.signers[0].verifier}\n")
    Path(record).write_bytes(b"".join(lines(exported(keeping))))

    def audit(*more: str) -> tuple[int, str]:
        code = main(["audit", record, "--json", *more])
        log = json.loads(capsys.readouterr().out)["checks"][-1]
        assert log["name"] == "log"
        return code, log["message"].partition(":")[0]

    assert audit("--checkpoint", kept, "--proof", proof, "--key", key) == (0, "included")
    assert audit("--checkpoint", kept, "--key", key) == (3, "not yet")
    assert audit("--proof", proof, "--key", str(SignerKey("x", bytes(32)).verifier)) == (3, "not yet")
    rewrite(keeping.client)
    Path(record).write_bytes(b"".join(lines(exported(keeping))))
    assert audit("--checkpoint", kept, "--proof", proof, "--key", key) == (1, "contradicted")
    for wrong in (["--key", "a+b"], ["--proof", record], ["--checkpoint", str(folder / "nothing")]):
        assert main(["audit", record, *wrong]) == 2


def test_a_witness_is_told_what_an_address_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["witness", "games.example.org", "--once"]) == 2
    assert "is not the address of a service" in capsys.readouterr().err
    assert main(["witness", "http://127.0.0.1:1", "--once"]) == 1
    assert "cannot be witnessed" in capsys.readouterr().err


def test_a_keeper_that_is_off_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STRATA_LOG_EVERY", "off")
    assert main(["log-keeper"]) == 1
