"""The verifier in JavaScript and the audit of the service, which share no code, find the same in every record."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from strata.domain.match.audit import Report, audit
from strata.domain.match.export import read_export
from tests.client_js.vectors import Vector, vectors
from tests.corpus.files import FOLDER
from tests.npm_tools import ROOT, require_node, run

HERE = Path(__file__).parent
EXPECTED: dict[str, dict[str, Any]] = msgspec.yaml.decode((FOLDER / "forged/expected.yaml").read_bytes())
FORGED: dict[str, dict[str, str]] = msgspec.yaml.decode((HERE / "forged.yaml").read_bytes())

Told = dict[str, Any]
Finding = tuple[str, int | None]


def test_both_verifiers_find_the_same_in_every_vector() -> None:
    """One test, so that node starts once."""
    given = list(vectors())
    told = _verify(given)
    wrong = {
        vector.name: trouble for vector in given if (trouble := _disagreement(vector, told[vector.name])) is not None
    }
    assert wrong == {}
    assert {name.removeprefix("forged ") for name in told if name.startswith("forged ")} == FORGED.keys()
    for name, expected in FORGED.items():
        report = told[f"forged {name}"]
        assert report["verdict"] == expected["verdict"]
        assert expected["found_by"] == EXPECTED[name]["check"]
        assert expected["found_by"] in {each["name"] for each in report["notChecked"]}


def _verify(given: Sequence[Vector]) -> dict[str, Told]:
    require_node()
    files = [
        {"name": vector.name, "file": b64encode(vector.file).decode(), "receipt": vector.receipt} for vector in given
    ]
    told: dict[str, Told] = json.loads(run(["node", HERE / "verify_vectors.mjs"], ROOT, given=json.dumps(files)))
    assert len(told) == len(given), "names of vectors differ"
    return told


def _disagreement(vector: Vector, told: Told) -> object:
    """In what a report differs from what is expected of the vector, or from the audit's; None if in nothing."""
    if (told["verdict"], told["firstBadVersion"]) != (vector.verdict, vector.bad):
        return told
    if vector.is_foreign:
        return None
    report = audit(read_export(vector.file), vector.receipt)
    names = [check.name for check in report.checks]
    if sorted(names) != sorted(each["name"] for each in (*told["checks"], *told["notChecked"])):
        return names
    here: dict[str, Finding] = {check["name"]: (check["status"], check["version"]) for check in told["checks"]}
    there = {check.name: (check.status, check.version) for check in report.checks if check.name in here}
    if (course := _impossible_from(report)) is not None:
        here |= {name: _before(course, here[name]) for name in ("draws", "seals")}
    return None if here == there else (here, there)


def _impossible_from(report: Report) -> int | None:
    return next((check.version for check in report.checks if (check.name, check.status) == ("course", "failed")), None)


def _before(course: int, found: Finding) -> Finding:
    """What is found before a version: from an impossible event on the audit looks at no draws and no seals, and
    whoever knows no rules cannot tell that it is impossible.
    """
    _, version = found
    return found if version is None or version < course else ("ok", None)
