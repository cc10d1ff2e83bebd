"""The changelog, the version and the names of the distributions agree wherever they stand."""

from __future__ import annotations

import re
import tomllib
from datetime import date
from pathlib import Path

from packaging.requirements import Requirement
from packaging.version import Version

ROOT = Path(__file__).parent.parent.parent
VERSION = Version((ROOT / "client" / "VERSION").read_text().strip())
SERVICE = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
CLIENT = tomllib.loads((ROOT / "client" / "pyproject.toml").read_text())["project"]

PENDING, *RELEASES = re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(), flags=re.MULTILINE)[1:]
HEADS = [re.match(r"\[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)\n", release) for release in RELEASES]
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_changelog_lists_releases_from_the_latest() -> None:
    assert PENDING.startswith("[Unreleased]\n")
    assert all(HEADS), "every release has a version and a date"
    released = [(Version(head[1]), date.fromisoformat(head[2])) for head in HEADS if head is not None]
    assert released == sorted(released, reverse=True)
    for section in (PENDING, *RELEASES):
        assert set(re.findall(r"^### (.*)$", section, re.MULTILINE)) <= KINDS


def test_the_version_is_the_latest_release_or_is_pending() -> None:
    latest = Version(HEADS[0][1]) if HEADS[0] is not None else None
    current = Version(VERSION.public)
    assert latest is not None
    assert current == latest or (current > latest and re.search(r"^- ", PENDING, re.MULTILINE))


def test_the_service_takes_its_own_client_and_no_other() -> None:
    assert (SERVICE["name"], CLIENT["name"]) == ("strata-games", "strata-games-client")
    (pin,) = (needed for each in SERVICE["dependencies"] if (needed := Requirement(each)).name == CLIENT["name"])
    assert str(pin.specifier) == f"=={VERSION}"
    assert VERSION.local is not None, "an index refuses versions with a local label"
    assert not pin.specifier.contains(VERSION.public), "what an index may hold is not taken"


def test_the_client_is_presented_by_its_name() -> None:
    text = (ROOT / "client" / "README.md").read_text()
    assert text.startswith(f"# {CLIENT['name']}\n")
    assert "pip install ./client" in text
    assert (ROOT / "client" / "strata_client").is_dir()
