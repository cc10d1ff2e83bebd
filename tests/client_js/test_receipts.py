"""Receipts with their versions, as a browser keeps them: what the verifier in JavaScript finds with them."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.client_js.vectors import Record
from tests.corpus.files import FOLDER
from tests.npm_tools import ROOT, require_node, run

OVER = (FOLDER / "release-0.1.0/jurassic-parts-cancelled.ndjson").read_bytes()
RUNNING = (FOLDER / "release-0.1.0/jurassic-parts-undone.ndjson").read_bytes()

VERIFY = """
import { json } from "node:stream/consumers";
import { verify } from "./client/js/verify.js";
const { file, receipts, isLatest } = await json(process.stdin);
const progress = [];
const report = await verify(file, { receipts, isLatest, onProgress: (...told) => progress.push(told) });
console.log(JSON.stringify({ ...report, progress }));
"""


def test_every_receipt_is_compared() -> None:
    receipts = _receipts(OVER)
    report = _verify(OVER, receipts)
    assert report["verdict"] == "intact"
    assert _receipt(report)["checked"] == len(receipts) > 5


def test_a_record_that_was_computed_again_is_convicted_at_the_first_receipt_after_the_change() -> None:
    record = Record(OVER)
    changed = record.layers()[3]
    changed["at"] = "2031-05-06T23:00:00.000000Z"
    record.chain_again()
    later = [receipt for receipt in _receipts(OVER) if receipt["version"] >= changed["version"] + 2]
    earlier = [receipt for receipt in _receipts(OVER) if receipt["version"] < changed["version"]]
    report = _verify(record.file(), [*later, *earlier])
    assert (report["verdict"], report["firstBadVersion"]) == ("broken", later[0]["version"])
    assert _receipt(report)["finding"] == {"code": "other_receipt", "at": later[0]["version"]}
    assert _verify(record.file(), earlier)["verdict"] == "intact"


def test_the_hash_of_another_version_is_no_receipt_of_this_one() -> None:
    first, second, *_ = _receipts(OVER)
    report = _verify(OVER, [{"version": second["version"], "hash": first["hash"]}])
    assert (report["verdict"], report["firstBadVersion"]) == ("broken", second["version"])


def test_a_file_of_a_running_match_may_be_older_than_a_receipt_and_one_that_is_the_latest_may_not() -> None:
    receipts = _receipts(RUNNING)
    record = Record(RUNNING)
    del record.events[-3:]
    record.header |= {"version": len(record.events), "hash": record.events[-1]["hash"]}
    report = _verify(record.file(), receipts)
    assert report["verdict"] == "not_proven"
    assert _receipt(report)["finding"]["code"] == "earlier_than_receipt"
    report = _verify(record.file(), receipts, is_latest=True)
    assert (report["verdict"], report["firstBadVersion"]) == ("broken", len(record.events) + 1)
    assert _receipt(report)["finding"]["code"] == "ends_before_receipt"


def test_a_match_that_is_over_ends_after_its_receipts() -> None:
    receipts = _receipts(OVER)
    record = Record(OVER)
    del record.events[4:-1]
    record.events[-1]["version"] = len(record.events)
    record.header["version"] = len(record.events)
    record.chain_again()
    assert _verify(record.file(), [])["verdict"] == "intact"
    assert _verify(record.file(), receipts[-1:])["verdict"] == "broken"


def test_progress_is_told_for_each_check_up_to_its_end() -> None:
    progress = _verify(OVER, [])["progress"]
    ends = {name: (done, of) for name, done, of in progress}
    assert list(ends) == ["chain", "draws", "seals"]
    assert all(done == of > 0 for done, of in ends.values())


def test_every_finding_has_a_sentence_and_every_sentence_a_finding() -> None:
    sources = [ROOT / "client/js/verify.js", *(ROOT / "client/js/verify").glob("*.js")]
    told = (ROOT / "client/js/verify/sentences.js").read_text()
    written = "\n".join(path.read_text() for path in sources)
    used = set(re.findall(r'code: (?:key === null \? )?"(\w+)"', written))
    used |= set(re.findall(r'[?:] "((?:seal|log)_\w+)"', written))
    assert used == set(re.findall(r"^  (\w+): \(", told, re.MULTILINE))


def _receipts(file: bytes) -> list[dict[str, Any]]:
    """Those of every move that a seat made."""
    return [
        {"version": event["version"], "hash": event["hash"]}
        for event in Record(file).events
        if event["type"] == "move_played"
    ]


def _receipt(report: dict[str, Any]) -> dict[str, Any]:
    check: dict[str, Any] = next(check for check in report["checks"] if check["name"] == "receipt")
    return check


def _verify(file: bytes, receipts: list[dict[str, Any]], is_latest: bool = False) -> dict[str, Any]:
    require_node()
    given = json.dumps({"file": file.decode(), "receipts": receipts, "isLatest": is_latest})
    report: dict[str, Any] = json.loads(
        run(["node", "--input-type=module", "--eval", VERIFY], ROOT, given=given),
    )
    return report
