"""What an operator can put right: told in a sentence, without a traceback."""


class OperatorMistake(Exception):
    """Ends the command with its message and exit code."""

    exit_code = 1
