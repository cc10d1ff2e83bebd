"""A forger's tools: a record is altered, and sealed and chained again as if nothing had happened."""

from __future__ import annotations

import msgspec

from strata.domain.kernel import canonical
from strata.domain.match.export import Export, ShownEvent
from strata.domain.match.record import NO_HASH, link, nonce, seal
from tests.match.auditor import take_out


def copy(shown: ShownEvent) -> ShownEvent:
    """The event with data of its own to be written to."""
    return msgspec.structs.replace(shown, data=msgspec.json.decode(canonical(shown.data)))


def with_event(export: Export, forged: ShownEvent) -> Export:
    """The record with another event in the place of that of its version; nothing else is made to fit."""
    at = forged.version - 1
    return Export(export.header, [*export.events[:at], forged, *export.events[at + 1 :]])


def without(export: Export, version: int) -> Export:
    return Export(export.header, [*export.events[: version - 1], *export.events[version:]])


def swapped(export: Export, version: int) -> Export:
    """The record in which an event and the next have changed places."""
    events = list(export.events)
    events[version - 1], events[version] = events[version], events[version - 1]
    return Export(export.header, events)


def cut(export: Export, version: int) -> Export:
    """The record as if it ended with a version."""
    header = msgspec.structs.replace(export.header, version=version, hash=export.events[version - 1].hash)
    return Export(header, export.events[:version])


def chained_again(export: Export, seed: bytes) -> Export:
    """The record with every seal and every hash recomputed, and a header that agrees."""
    previous, events = NO_HASH, []
    for shown in export.events:
        told = msgspec.json.decode(canonical(shown.data))
        nonces = {pointer: nonce(seed, export.header.match, shown.version, pointer) for pointer in shown.sealed}
        sealed = {pointer: seal(nonces[pointer], take_out(told, pointer)) for pointer in sorted(shown.sealed)}
        public = {
            "version": shown.version,
            "type": shown.type,
            "at": shown.at,
            "actor": shown.actor,
            "data": told,
            "sealed": sealed,
        }
        previous = link(previous, public)
        shown_nonces = {pointer: value.hex() for pointer, value in nonces.items()}
        events.append(msgspec.structs.replace(shown, sealed=sealed, nonces=shown_nonces, hash=previous))
    return Export(msgspec.structs.replace(export.header, version=len(events), hash=previous), events)
