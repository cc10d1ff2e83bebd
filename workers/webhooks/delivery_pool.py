"""The pool of deliveries: threads that take what is due, so that no bot waits for a receiver.

Each account has its share of them, so a receiver that is slow or hangs holds up its owner's deliveries alone. What a
process takes is its own until the lease is over; if it ends before that, others take it then.
"""

from __future__ import annotations

import logging
import threading
from collections import Counter
from collections.abc import Callable, Hashable
from datetime import UTC, datetime

from strata.store.incidents import Incidents
from strata.store.webhooks.accounts import read_account
from strata.store.webhooks.deliveries import Deliveries, Due

log = logging.getLogger(__name__)

MOST = 64
"""Deliveries on their way at the same time."""
MOST_OF_GROUP = 16
"""Those of them for all seats of one application's matches."""
MOST_EACH = 4
"""Those of them for one account."""
PAGE = 1000
"""How many accounts are looked at in one call."""
PAUSE = 0.2
"""After how many seconds to look again for what is due, where no delivery comes back before."""
PAUSE_AFTER_FAILURE = 1.0
"""The same where Redis could not be asked: in a cluster each try has the client look for the server."""


class DeliveryPool:
    def __init__(
        self,
        deliveries: Deliveries,
        deliver: Callable[[str], None],
        incidents: Incidents,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._deliveries, self._deliver, self._incidents, self._now = deliveries, deliver, incidents, now
        self._by_account: Counter[str] = Counter()
        self._by_group: Counter[Hashable] = Counter()
        self._changed = threading.Condition()
        self._is_stopped = False

    def start(self) -> None:
        """Take what is due from here on."""
        threading.Thread(target=self._run, name="deliveries", daemon=True).start()

    def stop(self, seconds: float) -> None:
        """Take nothing more, and let those under way arrive, for a while."""
        with self._changed:
            self._is_stopped = True
            self._changed.notify_all()
            self._changed.wait_for(lambda: not self._by_account.total(), seconds)

    def pull(self) -> int:
        """Take as much of what is due as there is room for, and send each in a thread of its own; returns how many."""
        now, first, pulled = self._now(), 0, 0
        while self._by_account.total() < MOST:
            accounts = self._deliveries.accounts_due(now, first, PAGE)
            shares = self._shares(accounts)
            claimed = self._deliveries.claim(shares, now)
            for due in claimed:
                self._send(due)
            pulled += len(claimed)
            if len(accounts) < PAGE:
                break
            first += PAGE - len(shares)
        return pulled

    def _shares(self, accounts: list[str]) -> dict[str, int]:
        """How many of each account there is room for: one of each before there is a second of any."""
        shares: Counter[str] = Counter()
        with self._changed:
            left, groups = MOST - self._by_account.total(), self._by_group.copy()
            for _ in range(MOST_EACH):
                for account in accounts:
                    group = read_account(account).group
                    is_group_full = group[1] and groups[group] >= MOST_OF_GROUP
                    if left and not is_group_full and self._by_account[account] + shares[account] < MOST_EACH:
                        shares[account] += 1
                        groups[group] += 1
                        left -= 1
        return dict(shares)

    def _send(self, due: Due) -> None:
        with self._changed:
            self._by_account[due.account] += 1
            self._by_group[read_account(due.account).group] += 1
        threading.Thread(target=self._try, args=(due,), daemon=True).start()

    def _try(self, due: Due) -> None:
        try:
            if self._deliveries.get(due.id) is None:
                self._deliveries.drop(due)
            self._deliver(due.id)
        except Exception as error:
            # The delivery stays due, and is tried again when its lease is over.
            if not self._incidents.note_outage(error):
                log.exception("cannot deliver", extra={"delivery": due.id})
        finally:
            with self._changed:
                self._by_account -= Counter([due.account])
                self._by_group -= Counter([read_account(due.account).group])
                self._changed.notify_all()

    def _run(self) -> None:
        while not self._is_stopped:
            pause = PAUSE
            try:
                self.pull()
            except Exception as error:
                pause = PAUSE_AFTER_FAILURE
                if not self._incidents.note_outage(error):
                    log.exception("cannot take what is due")
            with self._changed:
                if not self._is_stopped:
                    self._changed.wait(pause)
