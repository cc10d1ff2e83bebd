"""The command explains itself, and tells an operator's mistake in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from strata.runtime import commands
from strata.runtime.cli import main
from strata.runtime.settings import Settings


def test_help_names_every_command_and_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    text = capsys.readouterr().out
    for word in ("up", "api", "worker", "relay", "projector", "rebuild", "keys", "STRATA_PORT", "STRATA_REDIS_URL"):
        assert word in text


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out.startswith("strata 0.")


def test_a_bad_setting_ends_with_2(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("STRATA_PORT", "many")
    assert main(["relay"]) == 2
    assert "STRATA_PORT must be a whole number" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["", "redis://me:hush@127.0.0.1:1/0"])
def test_a_redis_out_of_reach_ends_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], url: str
) -> None:
    monkeypatch.setenv("STRATA_DATA", str(tmp_path))
    monkeypatch.setenv("STRATA_REDIS_URL", url)
    assert main(["rebuild"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("strata rebuild: ")
    assert "Redis" in told
    assert "hush" not in told
    assert "Traceback" not in told


def test_what_is_asked_for_reaches_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(commands, "rebuild", lambda settings, names: asked.append((type(settings), names)))
    assert main(["rebuild", "lobby", "players"]) == 0
    assert asked == [(Settings, ["lobby", "players"])]
