"""An error that the user of a command can understand: a sentence, without a traceback."""

from __future__ import annotations


class CommandError(Exception):
    """Ends the command with its message and exit code."""

    exit_code = 1

    def __init__(self, message: str, exit_code: int | None = None) -> None:
        super().__init__(message)
        if exit_code is not None:
            self.exit_code = exit_code
