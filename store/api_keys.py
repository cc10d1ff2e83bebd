"""Keys of applications and administrators, kept on Redis as hashes of their secrets."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any, Literal, get_args

import msgspec
import redis

from strata.domain.kernel.codec import canonical, decode
from strata.domain.match.record import iso

HASH = "strata:keys"
LAST_USED = "strata:keys:used"
PREFIX = "strata_key_"
LOOK_EVERY = 1.0
"""For how many seconds a process takes a key to be what it was."""
MOST_FOUND = 1000

_REWRITE = "if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 1 then redis.call('HSET', KEYS[1], ARGV[1], ARGV[2]) end"
"""Writes a key again, unless it was revoked in between."""

Scope = Literal["read", "write", "webhooks", "metrics"]
SCOPES: tuple[Scope, ...] = get_args(Scope)


class ApiKey(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who holds a key, and what for. ``application`` owns the matches created with it.

    ``scope`` is ``admin``, ``application`` (all an application may do), or some scopes, separated by spaces.
    """

    id: str
    scope: str
    application: str
    created_at: str
    limit: int | None = None
    """Requests a minute, where it is not the service's."""
    expires_at: str | None = None

    @property
    def is_admin(self) -> bool:
        return self.scope == "admin"

    def may(self, scope: Scope) -> bool:
        """An application may do all that is about itself; the metrics are about the service."""
        is_own = self.scope == "application" and scope != "metrics"
        return self.is_admin or is_own or scope in self.scope.split()


class ApiKeys:
    """A key that is revoked is invalid at once where that is done, and within a second everywhere else."""

    def __init__(
        self,
        client: Any,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._redis = client
        self.monotonic = monotonic
        self._found: dict[str, tuple[ApiKey, float]] = {}
        """Keys that were looked up, and until when they need not be looked up again."""
        self._rewrite = client.register_script(_REWRITE)
        self._now = now
        self._noted: dict[str, str] = {}

    def create(self, scope: str, application: str, limit: int | None = None) -> tuple[str, ApiKey]:
        """A fresh key: the secret, shown once, and what is kept of it."""
        secret, key = self._fresh(scope, application, limit)
        self._redis.hset(HASH, _hashed(secret), canonical(key))
        return secret, key

    def rotate(self, id_: str, grace: timedelta) -> tuple[str, ApiKey, ApiKey] | None:
        """Another key with the same rights, and the old one, which expires after the grace; None if there is none."""
        found = self._entry(id_)
        if found is None:
            return None
        hashed, old = found
        secret, key = self._fresh(old.scope, old.application, old.limit)
        end = iso(self._now() + grace, "seconds")
        old = msgspec.structs.replace(old, expires_at=min(old.expires_at or end, end))
        self._redis.hset(HASH, _hashed(secret), canonical(key))
        self._rewrite([HASH], [hashed, canonical(old)])
        self._found.clear()
        self._forget_expired()
        return secret, key, old

    def find(self, secret: str) -> ApiKey | None:
        """The key of a secret, unless it has expired."""
        key = self._look_up(_hashed(secret))
        if key is None or self._has_expired(key):
            return None
        self._note_use(key)
        return key

    def _look_up(self, hashed: str) -> ApiKey | None:
        found, now = self._found.get(hashed), self.monotonic()
        if found is not None and now < found[1]:
            return found[0]
        self._found.pop(hashed, None)
        kept = self._redis.hget(HASH, hashed)
        if kept is None:
            return None
        if len(self._found) >= MOST_FOUND:
            del self._found[next(iter(self._found))]
        key = decode(kept, ApiKey)
        self._found[hashed] = key, now + LOOK_EVERY
        return key

    def all(self) -> list[ApiKey]:
        return sorted((key for _, key in self._entries()), key=lambda key: (key.created_at, key.id))

    def last_used(self) -> dict[str, str]:
        """The day each key was used last, by its id."""
        return {id_.decode(): day.decode() for id_, day in self._redis.hgetall(LAST_USED).items()}

    def revoke(self, id_: str) -> ApiKey | None:
        """The key that was revoked; None if there is none."""
        found = self._entry(id_)
        if found is None:
            return None
        hashed, key = found
        self._redis.hdel(LAST_USED, id_)
        self._redis.hdel(HASH, hashed)
        self._found.clear()
        return key

    def _fresh(self, scope: str, application: str, limit: int | None) -> tuple[str, ApiKey]:
        key = ApiKey(secrets.token_hex(4), scope, application, iso(self._now(), "seconds"), limit)
        return PREFIX + secrets.token_urlsafe(32), key

    def _entry(self, id_: str) -> tuple[bytes, ApiKey] | None:
        return next(((hashed, key) for hashed, key in self._entries() if key.id == id_), None)

    def _entries(self) -> list[tuple[bytes, ApiKey]]:
        """Every key that has not expired."""
        kept = ((hashed, decode(data, ApiKey)) for hashed, data in self._redis.hgetall(HASH).items())
        return [(hashed, key) for hashed, key in kept if not self._has_expired(key)]

    def _forget_expired(self) -> None:
        for hashed, data in self._redis.hgetall(HASH).items():
            key = decode(data, ApiKey)
            if self._has_expired(key):
                self._redis.hdel(LAST_USED, key.id)
                self._redis.hdel(HASH, hashed)

    def _has_expired(self, key: ApiKey) -> bool:
        return key.expires_at is not None and key.expires_at <= iso(self._now(), "seconds")

    def _note_use(self, key: ApiKey) -> None:
        """A process notes a key once a day."""
        day = self._now().date().isoformat()
        if self._noted.get(key.id) != day:
            with suppress(redis.exceptions.OutOfMemoryError):
                self._redis.hset(LAST_USED, key.id, day)
                self._noted[key.id] = day


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
