"""``strata log key``, ``rotate``, ``restart`` and ``rebuild``, and the process that keeps the log."""

from __future__ import annotations

import secrets
from contextlib import suppress

from strata.domain.transparency.checkpoint import Checkpoint, read_checkpoint
from strata.runtime.command_error import CommandError
from strata.runtime.inspect.terminal import print_json
from strata.runtime.settings import Settings
from strata.runtime.transparency.keys import SignedLastFile, add_key, retire_keys, signer_keys
from strata.store.matches import Matches
from strata.store.transparency.log import HeadLog
from strata.store.transparency.rebuild import rebuild_index
from strata.store.transparency.view import LogDamaged


def show_keys(settings: Settings, as_json: bool) -> None:
    """The public keys, the newest first."""
    keys = [str(key.verifier) for key in signer_keys(settings)]
    if as_json:
        print_json({"keys": keys})
    else:
        print("\n".join(keys))


def rotate(settings: Settings) -> None:
    fresh, *others = add_key(settings)
    print(f"{fresh.verifier}\n\nThis key signs from the next round on, beside the {len(others)} there are.")
    print("Publish it. `strata log retire` leaves it alone to sign, once all who verify have it.")


def retire(settings: Settings) -> None:
    (key,) = retire_keys(settings)
    print(f"{key.verifier}\n\nThis key signs alone from the next round on.")


def restart(settings: Settings, log: HeadLog) -> None:
    """Begin another log that names the one there was: after the record was restored from a backup."""
    view = log.view()
    if view is None:
        raise CommandError("There is no log yet, so there is nothing to restart.")
    left = view.checkpoint_of(view.published)
    follows = [*view.predecessors, left.as_predecessor]
    note = SignedLastFile(settings).read()
    signed = None if note is None else read_checkpoint(note)[0]
    if signed is not None and signed.origin not in {log.origin for log in follows}:
        follows.append(signed.as_predecessor)
    origin = f"{view.name}/{secrets.token_hex(4)}"
    if not log.restart(view, origin, follows):
        raise CommandError("The log was restarted by somebody else just now.")
    print(f"The log goes on as {origin}, which names {left.origin} of size {left.size} as the one it follows.")
    if signed is not None and signed.origin == left.origin and signed.size > left.size:
        print(
            f"Leaves that were signed and are not in it: {signed.size - left.size}. Witnesses will report the restart."
        )


def rebuild(settings: Settings, matches: Matches, log: HeadLog) -> None:
    """The tree from its tiles and newest leaves, and the index from the records; while no log keeper runs."""
    note = SignedLastFile(settings).read()
    try:
        known = _known(log, note)
        log.rebuild(known, signer_keys(settings)[0].name)
        found = rebuild_index(log, matches.journal)
    except LogDamaged as error:
        raise CommandError(f"The log cannot be rebuilt: {error}.") from error
    print(f"Rebuilt. Leaves found again by their matches: {found}.")


def _known(log: HeadLog, note: str | None) -> Checkpoint:
    """Which log it is: by the record or, where that is damaged, by what was signed last."""
    view = None
    with suppress(LogDamaged):
        view = log.view()
    if view is not None:
        return view.checkpoint_of(0)
    if note is None:
        raise CommandError("There is no log yet, so there is nothing to rebuild.")
    return read_checkpoint(note)[0]
