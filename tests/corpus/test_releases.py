"""What earlier releases recorded reads the same: it folds to the same match, looks the same to everyone, and audits
the same, but for what known changes of the rules account for."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from strata.domain.games.registry import GAMES
from tests.corpus.files import FOLDER
from tests.corpus.host import Host
from tests.corpus.reading import look, read
from tests.corpus.stories import STORIES, tell


def _changed_since(release: str, slug: str) -> set[str]:
    """The kinds that changes of a game's rules since a release touch."""
    game = GAMES[slug]
    (then,) = (known.rules_version for known in game.releases if known.name == release)
    return {kind for change in game.rule_changes if change.rules_version > then for kind in change.kinds}


RELEASES: list[dict[str, Any]] = [
    msgspec.yaml.decode(path.read_bytes()) for path in sorted(FOLDER.glob("release-*.yaml"))
]
ON_RECORD = [
    pytest.param(
        name,
        facts,
        release["view"][facts["game"]],
        _changed_since(release["release"], facts["game"]),
        id=f"{release['release']} {Path(name).stem}",
    )
    for release in RELEASES
    for name, facts in release["files"].items()
]


@pytest.mark.parametrize(("name", "facts", "fields", "changed"), ON_RECORD)
def test_a_record_reads_as_it_did(name: str, facts: dict[str, Any], fields: list[str], changed: set[str]) -> None:
    data = (FOLDER / name).read_bytes()
    seen = json.loads(json.dumps(read(data, fields)))
    for reader, report in facts["audit"].items():
        found = seen["audit"][reader]
        seen["audit"][reader] = {
            check: status if changed and found.get(check) == "differs" else found.get(check)
            for check, status in report.items()
        }
    assert _but(changed, seen) == _but(changed, facts)


def _but(changed: set[str], facts: dict[str, Any]) -> dict[str, Any]:
    """What a record shows, without the options of decisions that changes of the rules touch."""
    versions = {
        version: {
            **at,
            "decisions": {
                seat: [decision for decision in decisions if decision[0] not in changed]
                for seat, decisions in at["decisions"].items()
            },
        }
        for version, at in facts["versions"].items()
    }
    return {**facts, "versions": versions}


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release["release"])
def test_every_file_of_a_release_is_read(release: dict[str, Any]) -> None:
    files = {str(path.relative_to(FOLDER)) for path in FOLDER.glob(f"release-{release['release']}/*")}
    assert files
    assert files <= release["files"].keys()


@pytest.mark.parametrize("release", RELEASES, ids=lambda release: release["release"])
def test_the_origins_of_forks_are_on_record(release: dict[str, Any]) -> None:
    hashes: dict[tuple[str, int], str] = {}
    for name in release["files"]:
        header, *events = (json.loads(line) for line in (FOLDER / name).read_bytes().splitlines())
        hashes |= {(header["match"], event["version"]): event["hash"] for event in events}
    origins = [facts["origin"] for facts in release["files"].values() if facts["origin"] is not None]
    assert origins
    for origin in origins:
        assert hashes[origin["match"], origin["version"]] == origin["hash"]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_a_record_reads_the_same_where_it_was_made_and_where_it_is_imported(story: Any) -> None:
    table = tell(story, Host(), "gods-love-dinosaurs")
    data = table.host.export(table.id)
    assert read(data) == look(table.host, table.id, data)
