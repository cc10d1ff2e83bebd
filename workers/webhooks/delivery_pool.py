"""The pool of deliveries: threads, so that a slow receiver keeps no bot waiting, and few other receivers."""

from __future__ import annotations

import logging
import threading
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from strata.store.webhooks.deliveries import Deliveries

log = logging.getLogger(__name__)

MOST = 16
"""Deliveries on their way at the same time."""
MOST_EACH = 4
"""Those of them to one owner of subscriptions."""
BUSY = timedelta(seconds=5)
"""After how long a delivery that found no free thread is tried again."""


class DeliveryPool:
    """Threads that end with their process: what is on its way then is queued again when its lease is over."""

    def __init__(self, deliveries: Deliveries, deliver: Callable[[str], None]) -> None:
        self._deliveries, self._deliver = deliveries, deliver
        self._under_way: Counter[str] = Counter()
        self._changed = threading.Condition()

    def send(self, id_: str) -> None:
        """Send a delivery in a thread of its own, or postpone it while too many are under way."""
        delivery = self._deliveries.get(id_)
        owner = "" if delivery is None else delivery.owner
        with self._changed:
            is_busy = self._under_way.total() >= MOST or self._under_way[owner] >= MOST_EACH
            if not is_busy:
                self._under_way[owner] += 1
        if is_busy:
            self._deliveries.postpone([id_], datetime.now(UTC) + BUSY)
        else:
            threading.Thread(target=self._run, args=(id_, owner), daemon=True).start()

    def wait(self, seconds: float) -> None:
        """Let those under way arrive, for a while."""
        with self._changed:
            self._changed.wait_for(lambda: not self._under_way.total(), seconds)

    def _run(self, id_: str, owner: str) -> None:
        try:
            self._deliver(id_)
        except Exception:
            # The delivery stays due, and is tried again when its lease is over.
            log.exception("cannot deliver", extra={"delivery": id_})
        finally:
            with self._changed:
                self._under_way -= Counter([owner])
                self._changed.notify_all()
