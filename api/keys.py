"""Keys of applications and administrators, kept on Redis as hashes."""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from domain.kernel.codec import canonical, decode

HASH = "strata:keys"
PREFIX = "strata_key_"

Scope = Literal["admin", "application"]


class Key(msgspec.Struct, frozen=True):
    """Who holds a key. ``application`` owns the matches created with it."""

    id: str
    scope: Scope
    application: str
    created_at: str


class Keys:
    def __init__(self, client: Any) -> None:
        self._redis = client

    def create(self, scope: Scope, application: str) -> tuple[str, Key]:
        """A fresh key: the secret, shown once, and what is kept of it."""
        secret = PREFIX + secrets.token_urlsafe(32)
        now = datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
        key = Key(secrets.token_hex(4), scope, application, now)
        self._redis.hset(HASH, _hashed(secret), canonical(key))
        return secret, key

    def find(self, secret: str) -> Key | None:
        kept = self._redis.hget(HASH, _hashed(secret))
        return None if kept is None else decode(kept, Key)

    def all(self) -> list[Key]:
        keys = [decode(kept, Key) for kept in self._redis.hvals(HASH)]
        return sorted(keys, key=lambda key: (key.created_at, key.id))

    def revoke(self, id_: str) -> bool:
        """Whether there was such a key."""
        for hashed, kept in self._redis.hgetall(HASH).items():
            if decode(kept, Key).id == id_:
                return bool(self._redis.hdel(HASH, hashed))
        return False


def _hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
