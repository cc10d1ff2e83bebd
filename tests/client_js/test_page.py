"""docs/record-format.md: the examples on the page are true, by the service's code and by the verifier's."""

from __future__ import annotations

import json
import re
from typing import Any

from strata.domain.kernel import canonical
from strata.domain.kernel.chance import commitment, nth_draw
from strata.domain.match.audit import audit
from strata.domain.match.events import BEGINNINGS, LAYERS, REWINDS, Payload
from strata.domain.match.export import Header, ShownEvent, read_export
from strata.domain.match.record import is_chained, nonce
from tests.npm_tools import ROOT, require_node, run

PAGE = (ROOT / "docs/record-format.md").read_text()
FILES = re.findall(r"^```ndjson\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
MOVE, DRAWS, TEXTS = (json.loads(it) for it in re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL))

IN_JAVASCRIPT = """
import { json } from "node:stream/consumers";
import { commitmentTo, hashOf, hmacKey, nonceOf, nthDraw, sealOf } from "./client/js/verify/hashes.js";
import { canonical, parseJson } from "./client/js/verify/json.js";
import { verify } from "./client/js/verify.js";
const { file, move, draws, texts } = await json(process.stdin);
const key = await hmacKey(move.seed);
const { version, type, at, actor, data, sealed } = move.event;
const nonces = {}, seals = {};
for (const pointer of Object.keys(sealed)) {
  nonces[pointer] = await nonceOf(key, move.match, version, pointer);
  seals[pointer] = await sealOf(nonces[pointer], data[pointer.slice(1)]);
  delete data[pointer.slice(1)];
}
console.log(JSON.stringify({
  verdict: (await verify(file)).verdict,
  commitment: await commitmentTo(move.seed),
  hash: await hashOf(move.previous, { version, type, at, actor, data, sealed }),
  nonces,
  seals,
  picks: await Promise.all(draws.map(async ([k, of]) => String(await nthDraw(key, move.match, k, BigInt(of))))),
  texts: texts.map((text) => canonical(parseJson(text))),
}));
"""


def test_the_service_agrees_with_the_examples() -> None:
    (file,) = FILES
    assert audit(read_export(file.encode())).holds
    seed, match, event = bytes.fromhex(MOVE["seed"]), MOVE["match"], MOVE["event"]
    assert commitment(seed) == MOVE["commitment"]
    assert is_chained(MOVE["previous"], event)
    assert {pointer: nonce(seed, match, event["version"], pointer).hex() for pointer in event["sealed"]} == event[
        "nonces"
    ]
    assert [[of, nth_draw(seed, match, MOVE["drawn"], of)] for of, _ in event["data"]["draws"]] == event["data"][
        "draws"
    ]
    assert [[k, of, nth_draw(seed, match, k, of)] for k, of, _ in DRAWS] == DRAWS
    assert [canonical(json.loads(text)).decode() for text, _ in TEXTS] == [expected for _, expected in TEXTS]


def test_the_verifier_agrees_with_the_examples() -> None:
    require_node()
    given = {
        "file": FILES[0],
        "move": MOVE,
        "draws": [[k, str(of)] for k, of, _ in DRAWS],
        "texts": [text for text, _ in TEXTS],
    }
    told = json.loads(run(["node", "--input-type=module", "--eval", IN_JAVASCRIPT], ROOT, given=json.dumps(given)))
    assert told == {
        "verdict": "intact",
        "commitment": MOVE["commitment"],
        "hash": MOVE["event"]["hash"],
        "nonces": MOVE["event"]["nonces"],
        "seals": MOVE["event"]["sealed"],
        "picks": [str(pick) for _, _, pick in DRAWS],
        "texts": [expected for _, expected in TEXTS],
    }


def test_the_page_names_every_field_and_every_type_of_event() -> None:
    words = {word for span in re.findall(r"`([^`\n]+)`", PAGE) for word in re.findall(r"\w+", span)}
    types = {kind.type for kind in _kinds(Payload)}
    assert types >= BEGINNINGS | LAYERS | REWINDS
    assert sorted({*types, *Header.__struct_fields__, *ShownEvent.__struct_fields__} - words) == []


def _kinds(of: type[Payload]) -> list[Any]:
    """The kinds of payload that have a type of event."""
    kinds = [kind for sub in of.__subclasses__() for kind in (sub, *_kinds(sub))]
    return [kind for kind in kinds if kind.__module__ == Payload.__module__ and hasattr(kind, "type")]
