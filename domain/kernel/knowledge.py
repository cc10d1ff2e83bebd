"""Who may read what: the secret fields of facts and actions, and their audiences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from strata.domain.kernel.structs import ACTOR, NOBODY, Action, Fact, Seat, Viewer


class SecretField(NamedTuple):
    """A field, by its name on the wire, that only its readers may see."""

    name: str
    value: Any
    readers: frozenset[Seat]


def secret_fields(struct: Fact | Action, actor: Viewer) -> Iterator[SecretField]:
    """The fields of a fact or an action that somebody may not read, in order of their names."""
    if not struct.secret:
        return
    for name, encoded in sorted(_names(struct)):
        if name in struct.secret:
            readers = _readers(struct, struct.secret[name], actor)
            if readers is not None:
                yield SecretField(encoded, getattr(struct, name), readers)


def readable(struct: Fact | Action, viewer: Viewer, actor: Viewer) -> Mapping[str, Any]:
    """The fields of a fact or an action that ``viewer`` may read, by their names on the wire, with its ``kind``."""
    hidden = {field.name for field in secret_fields(struct, actor) if viewer not in field.readers}
    fields: dict[str, Any] = {"kind": struct.__struct_config__.tag}
    fields.update((encoded, getattr(struct, name)) for name, encoded in _names(struct) if encoded not in hidden)
    return fields


def _names(struct: Fact | Action) -> Iterator[tuple[str, str]]:
    return zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True)


def _readers(struct: Fact | Action, audience: str, actor: Viewer) -> frozenset[Seat] | None:
    """The seats of an audience, or None where everyone may read. Where nobody acts, nobody is the actor."""
    if audience == NOBODY or (audience == ACTOR and actor is None):
        return frozenset()
    seats = actor if audience == ACTOR else getattr(struct, audience)
    if seats is None:
        return None
    return frozenset([seats]) if isinstance(seats, int) else frozenset(seats)
