"""``strata rewind``: an administrator puts a match back to an earlier version."""

from __future__ import annotations

from strata.domain.match.commands import Administrator, Rewind
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.inspected import inspect_match
from strata.runtime.inspect.show import summary
from strata.runtime.inspect.terminal import confirmed, paint, print_json
from strata.store.matches import Matches


def rewind(matches: Matches, match: str, version: int, yes: bool, as_json: bool) -> None:
    with inspect_match(matches, match) as inspected:
        head = inspected.head.ledger.version
        question = f"Put match {inspected.id} back from version {head} to {version}? It will not be rated. [y/N] "
        if not yes and not confirmed(question):
            raise CommandError("Not confirmed: the match stays as it is.")
        made = matches.change(inspected.id, Rewind(by=Administrator(), to_version=version)).match
        page = summary(inspected, made)
    if as_json:
        print_json(page)
        return
    print(f"{paint(inspected.id, 'bold')}  version {made.ledger.version}: the game is as it was at version {version}.")
    print(f"What was undone stays in the record: strata show {inspected.id} --version {made.ledger.version - 1}")
