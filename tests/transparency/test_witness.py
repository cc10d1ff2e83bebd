"""A witness keeps checkpoints, convicts a fork, and reports a restart as what it is."""

from __future__ import annotations

import threading
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from strata.domain.transparency.notes import SignerKey
from strata.domain.transparency.witnessing import Course
from strata.runtime.command_error import CommandError
from strata.runtime.transparency.kept import KeptCheckpoints
from strata.runtime.transparency.witness import FORKED, RESTARTED, Unreachable, Witness, follow
from strata.workers.log_keeper import LogStopped
from tests.api.conftest import Service
from tests.store.entries import put
from tests.transparency.keeping import SIGNER, Keeping, Noted


class Watched:
    """A service with a log, and a witness of it."""

    def __init__(self, client: object, folder: Path) -> None:
        self.service = Service(client)  # type: ignore[arg-type]
        self.keeping = Keeping(self.service.redis, journal=self.service.journal)
        http = httpx.Client(transport=httpx.WSGITransport(self.service.app), base_url="http://service")
        self.kept = KeptCheckpoints(folder)
        self.witness = Witness(http, self.kept)

    def play(self, *matches: str) -> None:
        for match in matches:
            put(self.keeping.journal, match)
        self.keeping.round()

    def look(self) -> Course:
        return self.witness.look().course

    def rewrite_log(self, *matches: str) -> None:
        """The operator makes another log with the same key, as if it had always been."""
        self.service.redis.flushall()
        self.keeping.noted = Noted()
        self.play(*matches)


@pytest.fixture
def watched(client: object, tmp_path: Path) -> Watched:
    watched = Watched(client, tmp_path / "witness")
    watched.play("m1", "m2", "m3")
    return watched


def test_a_log_that_grows_is_kept(watched: Watched) -> None:
    assert watched.look() is Course.FIRST
    assert watched.look() is Course.SAME
    watched.play("m4")
    watched.play("m5", "m6")
    assert watched.look() is Course.GREW
    assert watched.kept.latest() == watched.keeping.log.checkpoint()
    assert [watched.kept.root(SIGNER.name, size) is not None for size in (3, 4, 6)] == [True, False, True]
    assert watched.kept.keys() == [SIGNER.verifier]


@pytest.mark.parametrize(
    ("matches", "reason"),
    [
        (("m1", "m2", "other"), "two roots were signed for 3 leaves"),
        (("m1", "m2", "other", "m4"), "the 4 leaves do not continue the 3 that were signed"),
        (("m1", "m2"), "no proof leads from 2 leaves to 3"),
    ],
)
def test_a_log_that_was_rewritten_is_convicted(watched: Watched, matches: tuple[str, ...], reason: str) -> None:
    watched.look()
    kept = watched.kept.latest()
    watched.rewrite_log(*matches)
    with pytest.raises(CommandError, match=reason) as caught:
        follow(watched.witness, False, 0, threading.Event())
    assert caught.value.exit_code == FORKED
    assert str(caught.value).startswith("FORK: the log strata.example/log is forked: ")
    assert "\n" not in str(caught.value)
    assert watched.kept.latest() == kept
    evidence = next((watched.kept.folder / "forks").iterdir())
    assert evidence.read_text() == watched.keeping.log.checkpoint()


def test_a_checkpoint_that_a_cache_held_back_convicts_nobody(watched: Watched) -> None:
    early = watched.keeping.log.checkpoint()
    watched.play("m4")
    watched.look()
    watched.service.redis.hset("{log}:state", "checkpoint", early or "")
    assert watched.look() is Course.STALE
    assert watched.kept.latest() != early


def test_a_restart_is_reported_as_what_it_is(watched: Watched, capsys: pytest.CaptureFixture[str]) -> None:
    keeping = watched.keeping
    backup = {key: watched.service.redis.dump(key) for key in watched.service.redis.scan_iter()}
    left = keeping.checkpoint
    watched.play("m4", "m5")
    watched.look()
    watched.service.redis.flushall()
    for key, value in backup.items():
        watched.service.redis.restore(key, 0, value)
    # Then nobody is convicted before the operator has come to it
    with pytest.raises(Unreachable, match="may have been restored from a backup"):
        watched.look()
    with pytest.raises(LogStopped):
        keeping.round()
    assert keeping.log.restart(keeping.view, "strata.example/log/2", [left.as_predecessor])
    keeping.round()
    with pytest.raises(CommandError) as caught:
        follow(watched.witness, True, 0, threading.Event())
    assert caught.value.exit_code == RESTARTED
    assert str(caught.value).startswith(
        "strata.example/log was restarted as strata.example/log/2, which names it with 3 leaves; 2 leaves that were "
        "signed are not carried on"
    )
    assert watched.look() is Course.SAME
    watched.play("m6")
    assert watched.look() is Course.GREW
    assert capsys.readouterr().out == ""


def test_a_restart_in_the_midst_of_a_look_convicts_nobody(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    watched.look()
    watched.play("m4")
    keeping, fetch = watched.keeping, httpx.Client.get

    def get(http: httpx.Client, path: str) -> httpx.Response:
        if "consistency" in path and keeping.view.origin == SIGNER.name:
            left = keeping.checkpoint.as_predecessor
            assert keeping.log.restart(keeping.view, "strata.example/log/2", [left])
            keeping.round()
        return fetch(http, path)

    monkeypatch.setattr(httpx.Client, "get", get)
    with pytest.raises(Unreachable, match="another log took its place"):
        watched.look()
    assert watched.look() is Course.RESTARTED


def test_a_restart_that_lies_about_the_log_before_is_a_fork(watched: Watched) -> None:
    watched.look()
    keeping = watched.keeping
    lie = keeping.checkpoint.as_predecessor._replace(root=bytes(32))
    assert keeping.log.restart(keeping.view, "strata.example/log/2", [lie])
    keeping.round()
    assert "names it with another root for 3 leaves" in watched.witness.look().message
    assert keeping.log.restart(keeping.view, "strata.example/log/3", [])
    keeping.noted = Noted()
    keeping.round()
    assert "does not name it" in watched.witness.look().message


def test_a_successor_that_the_old_key_signed_is_trusted_and_a_stranger_is_not(watched: Watched) -> None:
    watched.look()
    fresh, stranger = SignerKey(SIGNER.name, bytes([7]) * 32), SignerKey(SIGNER.name, bytes([8]) * 32)
    watched.keeping.signers = [fresh, SIGNER]
    watched.play("m4")
    assert watched.look() is Course.GREW
    watched.kept.keep_keys([SIGNER.verifier])
    watched.keeping.signers = [stranger]
    watched.keeping.now += timedelta(minutes=1)
    watched.play("m5")
    judgement = watched.witness.look()
    assert judgement.course is Course.FORKED
    assert "not signed by a key that is trusted" in judgement.message


def test_a_rotation_is_followed_to_the_new_key_alone(watched: Watched) -> None:
    watched.look()
    fresh = SignerKey(SIGNER.name, bytes([7]) * 32)
    watched.keeping.signers = [fresh, SIGNER]
    watched.play("m4")
    watched.look()
    watched.keeping.signers = [fresh]
    watched.play("m5")
    assert watched.look() is Course.GREW
    assert watched.kept.keys() == [fresh.verifier]


def test_a_service_without_a_log_is_waited_for(client: object, tmp_path: Path) -> None:
    watched = Watched(client, tmp_path)
    with pytest.raises(Unreachable, match="no log is kept"):
        watched.look()
    with pytest.raises(CommandError, match="cannot be witnessed"):
        follow(watched.witness, True, 0, threading.Event())
