"""What a caller must not learn or reach: others' matches, that they exist, ports inside, the record on disk."""

from __future__ import annotations

import stat

import yaml

from tests.attack.records import long_record
from tests.attack.target import NDJSON, Target
from tests.corpus.files import FOLDER as CORPUS
from tests.report import Result

FORGED = CORPUS / "forged"


def guessed_idempotency_key(target: Target) -> Result:
    """Two callers without a key, the same Idempotency-Key and the same body."""
    body = {"game": "evo", "seats": [{"kind": "human"}] * 3}
    replies = [
        target.ask("POST", "/v1/matches", body, source=source, Idempotency_Key="my-first-match")
        for source in ("127.0.0.2", "127.0.0.3")
    ]
    codes = [reply.json().get("code", "201, with all tokens") for reply in replies]
    return Result(
        "an Idempotency-Key that another caller uses too",
        ", ".join(codes),
        "400 short_idempotency_key",
        codes == ["short_idempotency_key"] * 2,
    )


def unlisted_match(target: Target) -> Result:
    """Is a match that is not listed told from one that does not exist?"""
    people = [{"kind": "human"}] * 3
    hidden = target.ask("POST", "/v1/matches", {"game": "evo", "listed": False, "seats": people}).json()
    other = target.ask("POST", "/v1/matches", {"game": "evo", "seats": people}).json()
    differences = tried = 0
    for token in (None, other["seats"][0]["token"], "strata_key_made-up", target.key):
        for method, route in (
            *(("GET", f"/{name}") for name in ("view", "actions", "events", "audit", "export", "stream", "forks")),
            ("GET", ""),
            ("DELETE", ""),
            ("POST", "/fork"),
            ("POST", "/moves"),
            ("POST", "/seats/0"),
            ("POST", "/undo"),
            ("POST", "/invitations"),
        ):
            body = {"action": {}, "seat": 0} if method == "POST" and route in ("/moves", "/invitations") else {}
            told = []
            for id_ in (hidden["id"], "0" * 20):
                reply = target.ask(method, f"/v1/matches/{id_}{route}", body if method == "POST" else None, token)
                told.append((reply.status, {**reply.json(), "request_id": ""}))
            tried += 1
            differences += told[0] != told[1]
    return Result(
        "is there an unlisted match of this id?", f"{differences} of {tried} requests tell", "none", not differences
    )


def inner_port(target: Target) -> Result:
    """A webhook to a port that no web server has."""
    made = target.ask("POST", "/v1/matches", {"game": "evo", "seats": [{"kind": "human"}] * 3}).json()
    reply = target.ask("POST", "/v1/webhooks", {"url": "https://example.org:6379/"}, made["seats"][0]["token"])
    if reply.status == 201 and target.stack is None:
        return Result("a webhook to port 6379", "not judged: the operator may have allowed it", "422", None)
    return Result("a webhook to port 6379", str(reply.status), "422", reply.status == 422)


def record_on_disk(target: Target) -> Result:
    attack, bound = "another user of the machine reads the record", "0600"
    if target.stack is None:
        return Result(attack, "not tried: it is somewhere else", bound, None)
    modes = {
        oct(stat.S_IMODE(file.stat().st_mode)) for file in target.stack.settings.data.rglob("*.aof") if file.is_file()
    }
    return Result(attack, ", ".join(modes), bound, modes == {"0o600"})


def forged_records(target: Target) -> Result:
    """None of them is taken without an administrator's word."""
    files = sorted(FORGED.rglob("*.ndjson")) if FORGED.is_dir() else []
    attack, bound = f"{len(files)} forged records", "none imported, none a fault"
    if not files:
        return Result(attack, f"not tried: there is no {FORGED.name}/ in the corpus", bound, None)
    expected = yaml.safe_load((FORGED / "expected.yaml").read_text())
    taken, faults, by_another = [], [], []
    for number, file in enumerate(files):
        source = f"127.0.2.{1 + number % 200}"
        reply = target.ask("POST", "/v1/matches/import", file.read_bytes(), media_type=NDJSON, source=source)
        if reply.status in (200, 201):
            taken.append(file.stem)
        elif reply.status >= 500:
            faults.append(file.stem)
        elif reply.json().get("check") != expected[file.stem]["check"]:
            by_another.append(file.stem)
    told = ((taken, "imported"), (faults, "faults"), (by_another, "refused by another check than expected"))
    measured = ", ".join(f"{len(names)} {what} {' '.join(names)}".strip() for names, what in told)
    return Result(attack, measured, bound, not taken and not faults)


def true_record(target: Target) -> Result:
    """The control: what was played is imported."""
    reply = target.ask("POST", "/v1/matches/import", long_record(50), media_type=NDJSON, source="127.0.0.77")
    return Result("control: a true record", str(reply.status), "201", reply.status == 201)
