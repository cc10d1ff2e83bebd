"""Forged records are found, each by the check and at the version that is named, and none is imported as proven."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from strata.domain.match.audit import NOT_AT_HAND, Origins, Report, audit
from strata.domain.match.export import Export, read_export
from strata.domain.match.import_ import ImportRefused, import_match
from strata.runtime.cli import main
from tests.corpus.files import FOLDER
from tests.corpus.host import Host, Refusal

FORGED = FOLDER / "forged"
EXPECTED: dict[str, dict[str, Any]] = msgspec.yaml.decode((FORGED / "expected.yaml").read_bytes())
EXIT_CODES = {"broken": 1, "not_proven": 3}

each = pytest.mark.parametrize(("name", "expected"), EXPECTED.items(), ids=EXPECTED)
with_origin = pytest.mark.parametrize(
    ("name", "expected"), [(name, it) for name, it in EXPECTED.items() if "origin" in it], ids=lambda it: str(it)[:40]
)


def _path(name: str) -> Path:
    return FORGED / f"{name}.ndjson"


def _read(name: str) -> Export:
    return read_export(_path(name).read_bytes())


def _origins(expected: dict[str, Any]) -> Origins:
    record = read_export((FOLDER / expected["origin"]).read_bytes())
    return lambda origin: record if origin.match == record.header.match else NOT_AT_HAND


def _first(report: Report) -> list[Any]:
    """The verdict, and the first check that is not passed."""
    failure = report.first_failure() or report.unproven[0]
    return [report.verdict, failure.name, failure.version]


def test_every_file_is_named_with_what_it_must_yield() -> None:
    assert {path.stem for path in FORGED.glob("*.ndjson")} == EXPECTED.keys()


@each
def test_an_audit_finds_it(name: str, expected: dict[str, Any]) -> None:
    report = audit(_read(name))
    assert _first(report) == [expected["verdict"], expected["check"], expected["version"]]
    assert all(check.status == "ok" for check in report.checks if check.name in ("versions", "chain", "seed", "seals"))


@with_origin
def test_with_its_origin_at_hand_it_is_broken(name: str, expected: dict[str, Any]) -> None:
    assert _first(audit(_read(name), origins=_origins(expected))) == expected["with_origin"]


@each
def test_it_is_not_imported(name: str, expected: dict[str, Any]) -> None:
    for origins in [_origins(expected)] if "origin" in expected else []:
        with pytest.raises(ImportRefused) as refused:
            import_match(_read(name), may_be_unproven=True, origins=origins)
        assert not refused.value.is_unproven
    with pytest.raises(ImportRefused) as refused:
        import_match(_read(name))
    assert [refused.value.check, refused.value.version] == [expected["check"], expected["version"]]
    assert refused.value.is_unproven == (expected["verdict"] == "not_proven")


@each
def test_the_service_refuses_it_or_marks_it_for_ever(name: str, expected: dict[str, Any]) -> None:
    host, data = Host(), _path(name).read_bytes()
    if expected["verdict"] == "broken":
        with pytest.raises(Refusal) as refusal:
            host.import_(data)
        assert refusal.value.code == "import_refused"
        return
    match = host.import_(data)["id"]
    summary = host.get(f"/v1/matches/{match}", host.admin)
    assert (summary["imported"], summary["rated"], summary["unrated_because"]) == ("unproven", False, "imported")
    assert host.get(f"/v1/matches/{match}/audit", host.admin)["verdict"] == "not_proven"


@each
def test_the_command_ends_with_the_code_of_its_verdict(
    name: str,
    expected: dict[str, Any],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("STRATA_DATA", str(tmp_path))
    monkeypatch.setenv("STRATA_REDIS_URL", "")
    assert main(["audit", str(_path(name))]) == EXIT_CODES[expected["verdict"]]
    told = capsys.readouterr()
    assert "holds" not in told.out + told.err
    if "origin" in expected:
        assert main(["audit", str(_path(name)), "--origin", str(FOLDER / expected["origin"])]) == 1
        assert "origin" in capsys.readouterr().out
