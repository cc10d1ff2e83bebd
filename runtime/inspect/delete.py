"""``strata delete``: a match is taken out of the record for good."""

from __future__ import annotations

from strata.projections.deletion import delete_match
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.inspected import inspect_match
from strata.runtime.inspect.terminal import confirmed, paint, print_json
from strata.store.matches import Matches


def delete(matches: Matches, match: str, yes: bool, as_json: bool) -> None:
    with inspect_match(matches, match) as inspected:
        ledger = inspected.head.ledger
        about = f"match {inspected.id} ({ledger.game}, {ledger.status}, {ledger.version} events)"
        if not yes and not confirmed(f"Delete {about} for good? There is no way back. [y/N] "):
            raise CommandError("Not confirmed: the match stays as it is.")
        tombstone = delete_match(matches.journal, inspected.id, matches.clock())
    if as_json:
        print_json({"match": tombstone.match, "version": tombstone.version, "hash": tombstone.hash})
        return
    print(
        f"{paint(tombstone.match, 'bold')}  deleted. Its chain ended at version {tombstone.version}: {tombstone.hash}"
    )
