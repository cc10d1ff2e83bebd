"""The story that the examples of the document tell: every operation is called once, on matches that are really played.

``python -m tests.spec.story`` writes requests and their responses into ``api/spec/examples.yaml``. Chance and time are
fixed, so that an example changes only where a response does.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import fakeredis
import yaml
from werkzeug.test import Client, TestResponse

from strata.api.application import create_app
from strata.api.services import Services, services_on
from strata.domain.analysis.moves import analyse_move
from strata.domain.match.commands import LapseClock, Score
from strata.domain.match.events import MovePlayed
from strata.domain.transparency.notes import SignerKey
from strata.projections.projector import Projector
from strata.store.matches import Matches
from strata.workers.log_keeper import LogKeeper

SHOWN, SHOWN_LINES, SHOWN_CHARACTERS = 2, 12, 1200
"""How many of a list, lines of a text and characters of a line an example shows."""

EXAMPLES = Path(__file__).parents[2] / "api" / "spec" / "examples.yaml"

BEGINNING = datetime(2026, 1, 2, 12, tzinfo=UTC)

_OPAQUE = re.compile(r'(?<=id: )\S+|(?<="id":")[^"]+')
"""The ids of an application's stream, which tell the time."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Operation:
    """An operation of the document."""

    name: str
    method: str
    path: str
    spec: Json


@dataclass(frozen=True)
class Call:
    """One request of the story and its response."""

    operation: Operation
    path: str
    headers: dict[str, str]
    body: Any
    response: TestResponse


def content(response: TestResponse) -> Any:
    """What a response holds: JSON, a text, or how many bytes."""
    if response.mimetype == "application/octet-stream":
        return f"({len(response.data)} bytes)"
    return response.get_json() if response.is_json and response.data else response.get_data(as_text=True)


def operations(spec: Json) -> dict[str, Operation]:
    return {
        operation["operationId"]: Operation(operation["operationId"], method, path, operation)
        for path, item in spec["paths"].items()
        for method, operation in item.items()
        if method != "parameters"
    }


class Story:
    """The service on a Redis in memory, and all that was asked of it."""

    def __init__(self) -> None:
        client = fakeredis.FakeRedis(server=fakeredis.FakeServer())
        wired = services_on(client, hashlib.sha256(b"an operator's secret").digest(), needs_key=False)
        self.redis = client
        self.services: Services = replace(
            wired,
            matches=Matches(wired.matches.journal, _clock()),
            now=lambda: BEGINNING,
        )
        self.app = create_app(self.services)
        self.operations = operations(self.app.extensions["strata-api"].spec.to_dict())
        self.calls: dict[str, Call] = {}

    def call(
        self, name: str, *, token: str | None = None, body: Any = None, accept: str = "", query: str = "", **path: Any
    ) -> Any:
        """Call an operation, and keep the first call of each as its example."""
        operation = self.operations[name]
        headers = {**({"Authorization": f"Bearer {token}"} if token else {}), **({"Accept": accept} if accept else {})}
        address = operation.path.format_map(path) + query
        response = self.send(operation.method, address, headers, body)
        self.calls.setdefault(name, Call(operation, address, headers, body, response))
        return content(response)

    def listen(self, key: str, query: str = "") -> str:
        """The beginning of an application's stream, which has no end; what was heard last is kept."""
        operation = self.operations["streamAllMatches"]
        headers = {"Authorization": f"Bearer {key}", "Accept": "text/event-stream"}
        response = Client(self.app).get(operation.path + query, headers=headers)
        heard = b"".join(islice(response.response, 2 if query else 1)).decode()
        response.response.close()
        response.set_data(_OPAQUE.sub("kc8AAAGbcRt0", heard))
        self.calls["streamAllMatches"] = Call(operation, operation.path + query, headers, None, response)
        return heard

    def send(self, method: str, path: str, headers: dict[str, str], body: Any) -> TestResponse:
        client = Client(self.app)
        if isinstance(body, str):
            return client.open(path, method=method, headers=headers, data=body, content_type="application/x-ndjson")
        return client.open(path, method=method, headers=headers, json=body)

    def project(self) -> None:
        projector = Projector(self.services.matches.journal, self.redis)
        assert projector.prepare()
        assert projector.project()


def tell_everything() -> Story:
    """The whole story."""
    with _settled_chance():
        story = Story()
        story.call("listGames")
        story.call("getGame", game="evo")
        story.call("getGlossary", game="evo")
        story.call("getRules", game="evo")
        story.call("getGlossary", game="evo")
        _whole_match(story)
        _match_with_undo(story)
        _application(story)
        for name in ("getHealth", "getReadiness", "getMetrics"):
            story.call(name)
    return story


def _whole_match(story: Story) -> None:
    """Two people, and a third who takes the open seat, play a match to its score; it is imported elsewhere."""
    ann, ben = {"kind": "human", "name": "Ann", "player": "ann"}, {"kind": "human", "player": "ben"}
    made = story.call("createMatch", body={"game": "evo", "seats": [ann, ben, {"kind": "open"}]})
    match, tokens = made["id"], [seat["token"] for seat in made["seats"]]
    tokens[2] = story.call("takeSeat", match_id=match, seat=2, body={"name": "Cid", "player": "cid"})["token"]
    story.call("getView", match_id=match, token=tokens[0])
    story.call("getTable", match_id=match, token=tokens[0])
    story.call("getBoard", match_id=match)
    while story.call("getMatch", match_id=match)["pending"]:
        _move(story, match, tokens)
    story.services.matches.change(match, Score())
    story.project()
    story.call("getScore", match_id=match)
    receipt = story.call("getMatch", match_id=match)["hash"]
    story.call("listEvents", match_id=match, query="?after=2&limit=2")
    story.call("getNarration", match_id=match, query="?after=2&limit=2")
    story.call("getDiff", match_id=match, query="?from=3&to=5")
    story.call("getCourse", match_id=match, query="?after=2&limit=2")
    story.call("getScoreHistory", match_id=match)
    story.call("getFieldHistory", match_id=match, query="?path=/seats/0/points&limit=2")
    story.call("getFrames", match_id=match, query="?from=3&to=4")
    story.call("getAlternatives", match_id=match, query="?version=3")
    story.call("streamEvents", match_id=match, accept="text/event-stream")
    story.call("auditMatch", match_id=match, query=f"?head={receipt}")
    _log(story, match)
    _analysis(story, match, tokens[0])
    story.call("listMatches", query="?game=evo&status=scored")
    story.call("getPlayer", player="ann")
    story.call("getLeaderboard", game="evo")
    elsewhere = Story()
    elsewhere.call("importMatch", body=story.call("exportMatch", match_id=match))
    story.calls |= elsewhere.calls


class _Noted:
    """Nothing was signed before."""

    def read(self) -> str | None:
        return None

    def write(self, checkpoint: str) -> None:
        pass


def _log(story: Story, match: str) -> None:
    """What the match has come to is logged and signed."""
    journal, signer = story.services.matches.journal, SignerKey("games.example.org/log", bytes(range(32)))
    LogKeeper(journal, story.services.head_log, lambda: [signer], _Noted(), lambda: BEGINNING).round()
    story.call("getCheckpoint")
    story.call("getLogKeys")
    size = int(story.call("getLogProof", match_id=match)["size"])
    story.call("getConsistency", query=f"?from={size}")
    story.call("getTile", tile=f"0/000.p/{size}")


def _analysis(story: Story, match: str, token: str) -> None:
    """The analysis of a match that is over has begun; and in another match somebody asks for advice."""
    story.call("analyseMatch", match_id=match, token=token)
    matches, analyses = story.services.matches, story.services.analyses
    first = next(event for event in matches.journal.read(match, 0) if event.type == MovePlayed.type)
    moved = analyse_move(matches.at(match, first.version - 1), matches.at(match, first.version), first, 16, 4)
    progress = analyses.progress(match)
    assert progress is not None
    analyses.add(match, progress, [moved])
    story.call("getAnalysis", match_id=match)
    people = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]
    made = story.call("createMatch", body={"game": "evo", "seats": people, "hints": True})
    asked = story.call("getMatch", match_id=made["id"])["pending"][0]["seat"]
    story.call("getHint", match_id=made["id"], token=made["seats"][asked]["token"])


def _match_with_undo(story: Story) -> None:
    """Three people go back and forth by consent; one forks, one leaves, and an administrator has the last word."""
    people = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}]
    made = story.call("createMatch", body={"game": "evo", "seats": people, "undo_policy": "consent"})
    match, tokens = made["id"], [seat["token"] for seat in made["seats"]]
    admin, _ = story.services.api_keys.create("admin", "operator")
    before = story.call("getMatch", match_id=match)["version"]
    mover = _move(story, match, tokens)
    story.call("undo", match_id=match, token=tokens[mover], body={})
    for seat in {0, 1, 2} - {mover}:
        story.call("answerUndo", match_id=match, token=tokens[seat], body={"agrees": True})
    story.call("redo", match_id=match, token=tokens[mover])
    story.call("rewind", match_id=match, token=admin, body={"to_version": before})
    story.call("forkMatch", match_id=match, token=tokens[0], body={"version": before})
    story.project()
    story.call("listForks", match_id=match, token=admin)
    story.call("leaveSeat", match_id=match, seat=2, token=tokens[2], query="?bot=random")
    story.call("cancelMatch", match_id=match, token=admin)


def _application(story: Story) -> None:
    """An application invites to a match with a clock, hears of it by a stream and a webhook, and somebody is late."""
    key, _ = story.services.api_keys.create("application", "arcade")
    people = [{"kind": "human", "player": "ann"}, {"kind": "human"}, {"kind": "open"}]
    body = {"game": "evo", "seats": people, "clock": {"move_seconds": 1}, "listed": False}
    before = story.listen(key)
    made = story.call("createMatch", token=key, body=body)
    match, tokens = made["id"], [seat["token"] for seat in made["seats"]]
    story.call("admitSpectators", match_id=match, token=key)
    invited = story.call("invite", match_id=match, token=key, body={"seat": 2})["invitation"]
    tokens[2] = story.call("takeSeat", match_id=match, seat=2, token=invited, body={})["token"]
    story.services.matches.change(match, LapseClock())
    late = next(seat["seat"] for seat in story.call("getMatch", match_id=match, token=key)["seats"] if seat["stand_in"])
    story.call("returnToSeat", match_id=match, seat=late, token=tokens[late])
    story.call("issueToken", match_id=match, seat=1, token=key)
    story.listen(key, "?after=" + before.partition("id: ")[2].split()[0])
    story.project()
    story.call("listTurns", token=key)
    story.call("findTurns", body={"tokens": tokens})
    asked = {"url": "https://example.org/strata", "events": ["your_turn", "match_scored"]}
    webhook = story.call("createWebhook", token=key, body=asked)["id"]
    story.call("listWebhooks", token=key)
    story.call("getWebhook", webhook_id=webhook, token=key)
    story.call("changeWebhook", webhook_id=webhook, token=key, body={"events": ["your_turn"]})
    story.call("rotateWebhookSecret", webhook_id=webhook, token=key)
    delivery = story.call("testWebhook", webhook_id=webhook, token=key)["id"]
    story.call("listDeliveries", webhook_id=webhook, token=key, query="?status=pending")
    story.call("getDelivery", webhook_id=webhook, delivery_id=delivery, token=key)
    story.call("resendDelivery", webhook_id=webhook, delivery_id=delivery, token=key)
    story.call("deleteWebhook", webhook_id=webhook, token=key)


def _move(story: Story, match: str, tokens: list[str]) -> int:
    """Whoever is asked plays its first option; returns the seat."""
    seat: int = story.call("getMatch", match_id=match)["pending"][0]["seat"]
    decision = story.call("getActions", match_id=match, token=tokens[seat])["decisions"][0]
    if "checkMove" not in story.calls:
        story.call("checkMove", match_id=match, token=tokens[seat], body=decision["options"][0])
    story.call("playMove", match_id=match, token=tokens[seat], body={"action": decision["options"][0]["action"]})
    return seat


def examples(story: Story) -> Json:
    """Requests and responses, by operation; what repeats itself is cut short."""
    return {name: _example(call) for name, call in story.calls.items()}


def _example(call: Call) -> Json:
    request = {} if call.body is None else {"request": _shortened(call.body)}
    response = {} if not call.response.data else {"response": _shortened(_shown(call.response))}
    return {**request, "status": call.response.status_code, "media_type": call.response.mimetype, **response}


def _shown(response: TestResponse) -> Any:
    """What a response holds; of a stream, its first message."""
    shown = content(response)
    if response.mimetype == "text/event-stream":
        return json.loads(shown.partition("data: ")[2].partition("\n")[0])
    return shown


def _shortened(value: Any) -> Any:
    match value:
        case str():
            return _shortened_text(value)
        case list():
            return [_shortened(each) for each in (value if len(value) <= SHOWN + 1 else value[:SHOWN])]
        case {"$defs": definitions, **schema}:
            return _shortened(_resolved(schema, definitions))
        case dict():
            return {key: _shortened(each) for key, each in value.items()}
        case _:
            return value


def _resolved(schema: Any, definitions: Json) -> Any:
    """A JSON Schema without references, which readers of the document would take for its own."""
    match schema:
        case {"$ref": str(reference)}:
            return _resolved(definitions[reference.removeprefix("#/$defs/")], definitions)
        case {"discriminator": _, **rest}:
            return _resolved(rest, definitions)
        case dict():
            return {key: _resolved(each, definitions) for key, each in schema.items()}
        case list():
            return [_resolved(each, definitions) for each in schema[:SHOWN]]
        case _:
            return schema


def _shortened_text(text: str) -> str:
    """The first lines of a file, or the beginning of a long one; of metrics, what they are."""
    kept = [line for line in text.splitlines(keepends=True) if line.startswith("# HELP strata_")]
    lines = "".join((kept or text.splitlines(keepends=True))[:SHOWN_LINES])
    return lines if len(lines) <= SHOWN_CHARACTERS else lines[:SHOWN_CHARACTERS] + "…"


def _clock() -> Callable[[], datetime]:
    """A clock that goes on by a second whenever it is asked."""
    seconds = count()
    return lambda: BEGINNING + timedelta(seconds=next(seconds))


@contextmanager
def _settled_chance() -> Iterator[None]:
    """What is drawn at random for ids, keys and seeds is the same every time."""
    rng = Random("the story of the examples")
    with (
        patch("secrets.token_bytes", lambda size=32: rng.randbytes(size)),
        patch("secrets.token_hex", lambda size=32: rng.randbytes(size).hex()),
        patch("secrets.token_urlsafe", lambda size=32: rng.randbytes(size).hex()),
        patch("secrets.randbits", rng.getrandbits),
    ):
        yield


if __name__ == "__main__":
    EXAMPLES.write_text(yaml.safe_dump(examples(tell_everything()), sort_keys=False, allow_unicode=True, width=120))
