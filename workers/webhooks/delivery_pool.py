"""The pool of deliveries: threads, so that a slow receiver keeps no bot waiting, and no receiver but its owner's."""

from __future__ import annotations

import logging
import threading
from collections import Counter, deque
from collections.abc import Callable, Hashable
from datetime import UTC, datetime, timedelta

from strata.store.webhooks.accounts import read_account
from strata.store.webhooks.deliveries import Deliveries, Due

log = logging.getLogger(__name__)

MOST = 64
"""Deliveries on their way at the same time."""
MOST_OF_GROUP = 16
"""Those of them for all seats of one application's matches."""
MOST_EACH = 4
"""Those of them for one account."""
MOST_WAITING = 8
"""Those of one account that wait for others of it. They get their turn before their lease is over."""
BUSY = timedelta(seconds=5)
"""After how long a delivery for which there is no room is tried again."""


class DeliveryPool:
    """Threads that end with their process: what is on its way then is queued again when its lease is over."""

    def __init__(self, deliveries: Deliveries, deliver: Callable[[str], None]) -> None:
        self._deliveries, self._deliver = deliveries, deliver
        self._by_account: Counter[str] = Counter()
        self._by_group: Counter[Hashable] = Counter()
        self._waiting: dict[str, deque[str]] = {}
        self._changed = threading.Condition()

    def send(self, id_: str) -> None:
        """Send a delivery in a thread of its own, at once or in its turn, or postpone it while too many wait."""
        delivery = self._deliveries.get(id_)
        if delivery is None:
            return
        account = delivery.account
        with self._changed:
            waiting = self._waiting.get(account, ())
            has_room = len(waiting) < MOST_WAITING
            if not waiting and self._is_free(account):
                self._start(account, id_)
            elif has_room:
                self._waiting.setdefault(account, deque()).append(id_)
        if not has_room:
            self._deliveries.postpone([Due(account, id_)], datetime.now(UTC) + BUSY)

    def wait(self, seconds: float) -> None:
        """Let those under way arrive, for a while."""
        with self._changed:
            self._changed.wait_for(lambda: not self._by_account.total(), seconds)

    def _is_free(self, account: str) -> bool:
        group = read_account(account).group
        is_in_group = group[1] and self._by_group[group] >= MOST_OF_GROUP
        return self._by_account.total() < MOST and self._by_account[account] < MOST_EACH and not is_in_group

    def _start(self, account: str, id_: str) -> None:
        self._by_account[account] += 1
        self._by_group[read_account(account).group] += 1
        threading.Thread(target=self._run, args=(account, id_), daemon=True).start()

    def _run(self, account: str, id_: str) -> None:
        try:
            self._deliver(id_)
        except Exception:
            # The delivery stays due, and is tried again when its lease is over.
            log.exception("cannot deliver", extra={"delivery": id_})
        finally:
            with self._changed:
                self._by_account -= Counter([account])
                self._by_group -= Counter([read_account(account).group])
                self._start_next()
                self._changed.notify_all()

    def _start_next(self) -> None:
        """Those that waited, as far as there is room: an account that got its turn goes to the end."""
        for account in list(self._waiting):
            if self._is_free(account):
                waiting = self._waiting.pop(account)
                self._start(account, waiting.popleft())
                if waiting:
                    self._waiting[account] = waiting
