"""Webhooks: notifications of what happens, which the Standard Webhooks libraries verify."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast
from urllib.parse import quote

from strata_client.answers import Delivery, NewWebhook, Webhook
from strata_client.sync.http import Http
from strata_client.wire import Token, given

PATH = "/v1/webhooks"


class Webhooks:
    """The webhooks of an application, by its key, or of a seat, by its token."""

    def __init__(self, http: Http, token: Token) -> None:
        self._http, self._token = http, token

    def subscribe(self, url: str, events: Sequence[str] | None = None, match: str | None = None) -> NewWebhook:
        """Have events posted to an address; the response holds the secret that verifies them, which is shown once."""
        body = given({"url": url, "events": events, "match": match})
        return cast(NewWebhook, self._http.post(PATH, self._token, body))

    def __iter__(self) -> Iterator[Webhook]:
        return cast(Iterator[Webhook], self._http.pages(PATH, self._token))

    def test(self, webhook_id: str) -> Delivery:
        """Send a message to try the address."""
        return cast(Delivery, self._http.post(f"{PATH}/{quote(webhook_id, safe='')}/test", self._token))

    def delete(self, webhook_id: str) -> None:
        self._http.send("DELETE", f"{PATH}/{quote(webhook_id, safe='')}", self._token)
