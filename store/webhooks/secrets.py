"""Signing secrets of subscriptions: each follows from the operator's secret, so none of them lies in Redis."""

from __future__ import annotations

import base64
import hashlib
import hmac

PREFIX = "whsec_"


class SigningSecrets:
    def __init__(self, operator_secret: bytes) -> None:
        self._operator_secret = operator_secret

    def secret(self, subscription: str, generation: int) -> str:
        """What both sides know: ``whsec_`` and 32 bytes in base64."""
        return PREFIX + base64.b64encode(self._key(subscription, generation)).decode()

    def mark(self, subscription: str, generation: int) -> str:
        """Shows whether the same secret follows elsewhere or later, and nothing about it."""
        return hashlib.sha256(self._key(subscription, generation)).hexdigest()[:16]

    def sign(self, subscription: str, generation: int, content: bytes) -> str:
        """A signature of the Standard Webhooks form."""
        signature = hmac.digest(self._key(subscription, generation), content, "sha256")
        return f"v1,{base64.b64encode(signature).decode()}"

    def _key(self, subscription: str, generation: int) -> bytes:
        return hmac.digest(self._operator_secret, f"webhook\0{subscription}\0{generation}".encode(), "sha256")
