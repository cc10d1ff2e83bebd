"""``strata keys``: what an operator types, and what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from strata.runtime.cli import main
from strata.runtime.embedded import EmbeddedRedis
from strata.store.api_keys import SCOPES, Scope


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A data folder whose Redis runs."""
    monkeypatch.setenv("STRATA_DATA", str(tmp_path))
    with EmbeddedRedis(tmp_path):
        yield tmp_path


def told(capsys: pytest.CaptureFixture[str], *words: str) -> list[list[str]]:
    """What a command prints, by lines and words."""
    assert main(["keys", *words]) == 0
    return [line.split() for line in capsys.readouterr().out.splitlines()]


def test_the_life_of_a_key(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secret = told(capsys, "create", "club", "--scopes", "webhooks,read", "--limit", "90")[0][0]
    told(capsys, "create", "ops", "--admin")
    told(capsys, "create", "guild")
    head, *rows = told(capsys, "list")
    assert head[:3] == ["KEY", "SCOPE", "LIMIT"]
    scopes = {row[-1]: row[1:3] for row in rows}
    assert scopes == {"club": ["read,webhooks", "90"], "ops": ["admin", "-"], "guild": [",".join(SCOPES), "-"]}
    assert secret not in str(rows)
    old = next(row[0] for row in rows if row[-1] == "club")
    *made, end = told(capsys, "rotate", old)
    assert made[0][0] not in (secret, "")
    assert end[:4] == ["Key", old, "works", "until"]
    expiry = {row[0]: row[5] for row in told(capsys, "list")[1:] if row[-1] == "club"}
    assert (len(expiry), expiry[old]) == (2, end[4].rstrip("."))
    assert told(capsys, "rotate", old, "--grace", "0")[-1] == ["Key", old, "has", "expired."]
    left = [row[0] for row in told(capsys, "list")[1:] if row[-1] == "club"]
    assert (len(left), old in left) == (2, False)
    assert told(capsys, "revoke", left[0]) == [["Key", left[0], "of", "club", "is", "revoked."]]
    for command in ("revoke", "rotate"):
        assert main(["keys", command, left[0]]) == 1
        assert "There is no key" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["two words"], "letters, digits"),
        (["club", "--scopes", "read,everything"], "some of read, write, webhooks"),
        (["club", "--scopes", ""], "some of read, write, webhooks"),
        (["club", "--limit", "0"], "at least 1"),
        (["club", "--limit", "many"], "whole number"),
        (["club", "--admin", "--scopes", "read"], "not allowed with"),
    ],
)
def test_what_makes_no_key(words: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["keys", "create", *words])
    assert left.value.code == 2
    assert reason in capsys.readouterr().err


def test_help_explains_every_scope(capsys: pytest.CaptureFixture[str]) -> None:
    assert get_args(Scope) == SCOPES
    with pytest.raises(SystemExit):
        main(["keys", "create", "--help"])
    text = capsys.readouterr().out
    assert all(f"\n  {scope} " in text for scope in SCOPES)
