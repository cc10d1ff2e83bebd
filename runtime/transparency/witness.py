"""``strata witness``: follows the checkpoints of a service's log, keeps them, and ends loudly when it is forked."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from math import inf
from pathlib import Path
from urllib.parse import urlsplit

import httpx

from strata.domain.transparency.checkpoint import Checkpoint, read_checkpoint
from strata.domain.transparency.notes import (
    PLAIN,
    TIMED,
    NotAKey,
    NotANote,
    Note,
    NotSigned,
    Verified,
    VerifierKey,
    read_note,
    read_verifier,
    stated_time,
    verify_note,
)
from strata.domain.transparency.witnessing import Course, Judgement, judge
from strata.runtime.command_error import CommandError
from strata.runtime.transparency.kept import KeptCheckpoints

RESTARTED, FORKED = 3, 4
"""Exit codes: the log was restarted, and says so; it is forked, or signed by a stranger."""
TIMEOUT = 20.0
LONGEST_BODY = 1024 * 1024


class Unreachable(Exception):
    """The service gives no answer that could be judged."""


class Witness:
    def __init__(self, http: httpx.Client, kept: KeptCheckpoints, keys: Sequence[VerifierKey] = ()) -> None:
        self._http, self._kept, self._given = http, kept, keys

    def look(self) -> Judgement:
        """Fetch the latest checkpoint, judge it by what was kept, and keep it. Raises ``Unreachable``."""
        note, seen, signed = self._checkpoint()
        try:
            verified = self._verify(signed)
        except NotANote as error:
            raise Unreachable(f"the keys cannot be read: {error}") from error
        except NotSigned as error:
            message = f"the checkpoint is not signed by a key that is trusted: {error}"
            return Judgement(Course.FORKED, f"{message}; the operator of a log that retired its key names another")
        latest = self._kept.latest()
        before = None if latest is None else read_checkpoint(latest)[0]
        is_old = latest is not None and (verified.time or inf) < (stated_time(read_note(latest)) or 0)
        judgement = judge(before, seen, partial(self._consistency, seen.origin, is_old), self._kept.root)
        if judgement.course is Course.FORKED:
            path = self._kept.keep_evidence(note, seen)
            return judgement._replace(message=f"{judgement.message} (evidence: {path} and {self._kept.folder}/latest)")
        if judgement.course is not Course.STALE:
            self._kept.keep(note)
        return judgement._replace(message=f"{judgement.message}{_signed_at(verified)}")

    def _checkpoint(self) -> tuple[str, Checkpoint, Note]:
        note = self._text("/v1/log/checkpoint")
        try:
            return note, *read_checkpoint(note)
        except NotANote as error:
            raise Unreachable(f"the checkpoint cannot be read: {error}") from error

    def _verify(self, signed: Note) -> Verified:
        """By the keys given or kept; where others sign, by those that one of them has signed in its turn."""
        trusted = self._trusted()
        known = {key.id(type_) for key in trusted for type_ in (PLAIN, TIMED)}
        names = {key.name for key in trusted}
        if trusted and known == {line.key_id for line in signed.signatures if line.name in names}:
            return verify_note(signed, trusted)
        keys = self._keys_shown(trusted)
        verified = verify_note(signed, keys)
        self._kept.keep_keys(keys)
        return verified

    def _trusted(self) -> list[VerifierKey]:
        """The keys kept, unless they have nothing to do with those given."""
        kept = self._kept.keys()
        return kept if not self._given or set(kept) & set(self._given) else list(self._given)

    def _keys_shown(self, trusted: Sequence[VerifierKey]) -> list[VerifierKey]:
        note = read_note(self._text("/v1/log/keys"))
        try:
            shown = [read_verifier(line) for line in note.text.splitlines()[2:]]
        except NotAKey as error:
            raise NotANote(str(error)) from error
        verify_note(note, trusted or shown)
        return shown

    def _consistency(self, origin: str, is_old: bool, first: int, second: int) -> list[bytes] | None:
        """A checkpoint that was signed before the one kept convicts nobody by being shown again."""
        response = self._get(f"/v1/log/consistency?from={first}&to={second}")
        if self._checkpoint()[1].origin != origin:
            raise Unreachable("another log took its place just then")
        if response.status_code == 422 and is_old:
            raise Unreachable(
                f"the service shows an earlier checkpoint, of size {first}, and no proof that leads to the "
                f"{second} kept here; it may have been restored from a backup"
            )
        if response.status_code == 422:
            return None
        self._require(response)
        try:
            return [bytes.fromhex(step) for step in response.json()["path"]]
        except (ValueError, KeyError, TypeError) as error:
            raise Unreachable("the proof cannot be read") from error

    def _text(self, path: str) -> str:
        response = self._get(path)
        self._require(response)
        return response.text

    def _get(self, path: str) -> httpx.Response:
        try:
            response = self._http.get(path)
        except httpx.HTTPError as error:
            raise Unreachable(str(error) or type(error).__name__) from error
        if len(response.content) > LONGEST_BODY:
            raise Unreachable("the response is too long")
        return response

    def _require(self, response: httpx.Response) -> None:
        if response.status_code == 404:
            raise Unreachable("no log is kept there, or nothing was signed yet")
        if response.status_code != 200:
            raise Unreachable(f"the service responds with {response.status_code}")


def witness(url: str, folder: Path | None, keys: Sequence[str], once: bool, every: int, stop: threading.Event) -> None:
    """Look again and again until told to stop, or until the log is forked."""
    address = urlsplit(url)
    if address.scheme not in ("http", "https") or not address.hostname:
        raise CommandError(f"{url} is not the address of a service.", 2)
    try:
        given = [read_verifier(line) for text in keys for line in text.split()]
    except NotAKey as error:
        raise CommandError(f"--key is not a public key of a log: {error}.", 2) from error
    kept = KeptCheckpoints(folder or Path("witness") / address.netloc.replace(":", "_"))
    with httpx.Client(base_url=url.rstrip("/"), timeout=TIMEOUT, follow_redirects=False) as http:
        follow(Witness(http, kept, given), once, every, stop)


def follow(witness: Witness, once: bool, every: float, stop: threading.Event) -> None:
    """Tells of whatever is new in a line each."""
    told = ""
    while not stop.is_set():
        course, message = _look(witness, once)
        if course is Course.FORKED:
            raise CommandError(f"FORK: {message}", FORKED)
        if once and course is Course.RESTARTED:
            raise CommandError(message, RESTARTED)
        if once or (course not in (Course.SAME, Course.STALE) and message != told):
            print(f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}  {message}", flush=True)
        told = message
        if once:
            return
        stop.wait(every)


def _look(witness: Witness, once: bool) -> tuple[Course | None, str]:
    try:
        return witness.look()
    except Unreachable as error:
        if once:
            raise CommandError(f"The log cannot be witnessed: {error}.") from error
        return None, f"nothing was seen: {error}"


def _signed_at(verified: Verified) -> str:
    return "" if verified.time is None else f", signed {datetime.fromtimestamp(verified.time, UTC):%Y-%m-%dT%H:%M:%SZ}"
