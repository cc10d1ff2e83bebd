"""Why a command is not carried out."""

from __future__ import annotations


class Refused(Exception):
    """The match is not in a condition for this; ``code`` is stable, the message is for people."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class NotAllowed(Exception):
    """The authority of a command does not reach that far; ``code`` is stable, the message is for people."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
