"""What requests with an Idempotency-Key have done, kept for a day."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import redis

from strata.domain.kernel.codec import canonical, decode
from strata.store.matches import KeyReused, RepeatableRequest
from strata.store.on_redis import IDEMPOTENCY_LIFE


class Idempotency:
    def __init__(self, client: redis.Redis) -> None:
        self._redis: Any = client

    def once(self, request: RepeatableRequest | None, act: Callable[[], str]) -> str:
        """Act, unless this request did so before; returns what the first time returned.

        Two at the same moment may both act, so acting twice at once must do no harm.
        """
        if request is None:
            return act()
        key = f"{{webhooks}}:stamp:{request.key}"
        kept = self._redis.get(key)
        if kept is None:
            fresh = canonical((request.digest, act()))
            is_first = self._redis.set(key, fresh, nx=True, ex=IDEMPOTENCY_LIFE)
            kept = fresh if is_first else self._redis.get(key) or fresh
        digest, result = decode(kept, tuple[str, str])
        if digest != request.digest:
            raise KeyReused(request.key)
        return result
