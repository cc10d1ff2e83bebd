"""Webhooks: notifications of what happens, which the Standard Webhooks libraries verify."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import cast
from urllib.parse import quote

from strata_client.aio.http import Http
from strata_client.answers import Delivery, NewWebhook, Webhook
from strata_client.wire import Token, given

PATH = "/v1/webhooks"


class Webhooks:
    """The webhooks of an application, by its key, or of a seat, by its token."""

    def __init__(self, http: Http, token: Token) -> None:
        self._http, self._token = http, token

    async def subscribe(self, url: str, events: Sequence[str] | None = None, match: str | None = None) -> NewWebhook:
        """Have events posted to an address; the response holds the secret that verifies them, which is shown once."""
        body = given({"url": url, "events": events, "match": match})
        return cast(NewWebhook, await self._http.post(PATH, self._token, body))

    def __aiter__(self) -> AsyncIterator[Webhook]:
        return cast(AsyncIterator[Webhook], self._http.pages(PATH, self._token))

    async def test(self, webhook_id: str) -> Delivery:
        """Send a message to try the address."""
        return cast(Delivery, await self._http.post(f"{PATH}/{quote(webhook_id, safe='')}/test", self._token))

    async def delete(self, webhook_id: str) -> None:
        await self._http.send("DELETE", f"{PATH}/{quote(webhook_id, safe='')}", self._token)
