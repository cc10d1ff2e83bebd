"""A match as one file of ndjson: a header, then every event as its reader may know it, each a line of canonical JSON.

A file is *whole* where nothing is kept back: of a match whose seed is out, and for an administrator. A whole file also
says who may read what is sealed, and that of a match whose seed is not out yet holds the seed: it can be imported,
and the match continues. Header and events follow from the record and its reader alone, so the same record is always the
same file; a last line may prove that the log of heads has it. Names of people lie beside the record, and are not in it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import UNSET, Meta, UnsetType

from strata.domain.kernel import Seat, Viewer, canonical
from strata.domain.kernel.codec import decode
from strata.domain.match.events import MOST_EVENTS, Event, SeedRevealed
from strata.domain.match.match import Match
from strata.domain.match.record import show_event
from strata.domain.transparency.proof import LogProof

MatchId = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,40}\Z")]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Time = Annotated[str, Meta(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z\Z")]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a file holds: which match, up to which version, under which rules it was recorded last, for whose eyes."""

    format: Literal["strata-match"] = "strata-match"
    format_version: Literal[1] = 1
    match: MatchId
    game: str
    version: int
    hash: Hash
    rules_version: int
    codec_version: int
    state_schema: str | None
    redacted_for: str | None
    """``spectator`` or ``seat:<n>``; None for a whole file."""
    seed: Hash | UnsetType = UNSET
    """In a whole file of a match whose seed is not out."""


class ShownEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event as a viewer was shown it; in a whole file with the readers of what is sealed."""

    version: int
    type: str
    at: Time
    actor: str
    data: dict[str, Any]
    sealed: dict[str, str]
    nonces: dict[str, str]
    hash: Hash
    readers: dict[str, list[Seat]] | UnsetType = UNSET

    def is_readable(self, pointer: str) -> bool:
        """Whether nothing at or below a pointer is kept back."""
        return not any(
            (sealed == pointer or sealed.startswith(f"{pointer}/")) and sealed not in self.nonces
            for sealed in self.sealed
        )

    def as_shown(self) -> Mapping[str, Any]:
        """The event as ``show_event`` gave it."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "readers"}


class UnreadableBytes(NamedTuple):
    """What is on record where an event should be, and why it is none."""

    version: int
    data: bytes
    reason: str


class UnreadableLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stands for an event that cannot be read; in a whole file with the bytes on record."""

    version: int
    unreadable: str
    """Why it cannot be read."""
    data: bytes | None = None


class ProofLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line of a file, where the log has the head of its match. It says nothing that is in the record."""

    log: LogProof


class Export(NamedTuple):
    header: Header
    events: Sequence[ShownEvent]
    unreadable: Sequence[UnreadableLine] = ()
    """Those that stand between the events, where some cannot be read."""
    proof: LogProof | None = None
    """That the last version is in the log of heads."""

    @property
    def is_whole(self) -> bool:
        return self.header.redacted_for is None


class NotAnExport(ValueError):
    """A file that is not an export; ``line`` is the first that cannot be read as one."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


class _Versions(msgspec.Struct, frozen=True):
    """Under which rules an event was recorded, where it says so."""

    rules_version: int
    codec_version: int
    state_schema: str | None = None


def export(
    match: Match, events: Sequence[Event | UnreadableBytes], seed: bytes, viewer: Viewer, is_admin: bool
) -> Export:
    """The record of a match for a viewer; whole for an administrator, and for everybody once the seed is out.

    ``events`` may go on where an event cannot be read, to which the match has come.
    """
    ledger = match.ledger
    is_unsealed = ledger.is_unsealed or any(_type(event) == SeedRevealed.type for event in events)
    is_whole = is_admin or is_unsealed
    shown = [_show(ledger.id, event, viewer, seed, is_whole) for event in events]
    readable = [event for event in shown if isinstance(event, ShownEvent)]
    latest = next(versions for event in reversed(readable) if (versions := _versions(event)) is not None)
    header = Header(
        match=ledger.id,
        game=ledger.game,
        version=len(events),
        hash=readable[-1].hash,
        rules_version=latest.rules_version,
        codec_version=latest.codec_version,
        state_schema=latest.state_schema,
        redacted_for=None if is_whole else "spectator" if viewer is None else f"seat:{viewer}",
        seed=seed.hex() if is_whole and not is_unsealed else UNSET,
    )
    return Export(header, readable, [event for event in shown if isinstance(event, UnreadableLine)])


def lines(export: Export) -> Iterator[bytes]:
    """The file, line by line."""
    yield canonical(export.header) + b"\n"
    events: Iterable[ShownEvent | UnreadableLine] = export.events
    if export.unreadable:
        events = sorted([*export.events, *export.unreadable], key=lambda event: event.version)
    for event in events:
        yield canonical(event) + b"\n"
    if export.proof is not None:
        yield proof_line(export.proof)


def proof_line(proof: LogProof) -> bytes:
    return canonical(ProofLine(proof)) + b"\n"


def split_proof(data: bytes) -> tuple[bytes, bytes | None]:
    """The lines of a file without that of its proof, and that line if there is one."""
    data = data.removesuffix(b"\n")
    lines, _, last = data.rpartition(b"\n")
    return (lines, last) if last.startswith(_PROOF) else (data, None)


def read_export(data: bytes) -> Export:
    """The export that a file holds. Raises ``NotAnExport``; whether it is true is for an audit to check."""
    data, proof = split_proof(data)
    if data.count(b"\n") > MOST_EVENTS:
        raise NotAnExport(MOST_EVENTS + 2, f"more than {MOST_EVENTS} events")
    first, *rest = data.split(b"\n")
    header = _read(first, Header, 1)
    events: list[ShownEvent] = []
    unreadable: list[UnreadableLine] = []
    for number, line in enumerate(rest, 2):
        try:
            events.append(read_shown(line, number))
        except NotAnExport as error:
            try:
                unreadable.append(_read(line, UnreadableLine, number))
            except NotAnExport:
                raise error from None
    logged = None if proof is None else _read(proof, ProofLine, len(rest) + 2).log
    return Export(header, events, unreadable, logged)


def read_header(data: bytes) -> Header:
    """The header of a file. Raises ``NotAnExport``."""
    header: Header = _read(data.partition(b"\n")[0], Header, 1)
    return header


def read_shown(line: bytes, number: int) -> ShownEvent:
    """The event that a line of a file holds. Raises ``NotAnExport``."""
    return _read(line, ShownEvent, number)  # type: ignore[no-any-return]


def _show(
    match: str, event: Event | UnreadableBytes, viewer: Viewer, seed: bytes, is_whole: bool
) -> ShownEvent | UnreadableLine:
    if isinstance(event, UnreadableBytes):
        return _unreadable(event, is_whole)
    try:
        shown = show_event(match, event, viewer, seed, is_whole)
        return ShownEvent(**shown, readers=event.readers if is_whole else UNSET)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        # It has the form of an event, but what it says of its secrets does not lead to any.
        return _unreadable(UnreadableBytes(event.version, canonical(event), str(error)), is_whole)


def _unreadable(found: UnreadableBytes, is_whole: bool) -> UnreadableLine:
    return UnreadableLine(found.version, found.reason, found.data if is_whole else None)


def _versions(shown: ShownEvent) -> _Versions | None:
    try:
        return msgspec.convert(shown.data, _Versions)
    except msgspec.ValidationError:
        return None


def _type(event: Event | UnreadableBytes) -> str | None:
    return event.type if isinstance(event, Event) else None


def _read(line: bytes, type_: type[Any], number: int) -> Any:
    try:
        _refuse_repeated_names(line)
        return decode(line, type_)
    except (ValueError, RecursionError) as error:
        raise NotAnExport(number, str(error) or "nested too deeply") from error


def _refuse_repeated_names(line: bytes) -> None:
    """Of two values under one name decoders take the last, so another reader may have been shown something else."""
    if _encode(msgspec.json.decode(line)) != line:
        json.loads(line, object_pairs_hook=_with_names_once)


def _with_names_once(pairs: list[tuple[str, object]]) -> None:
    if len(dict(pairs)) != len(pairs):
        raise ValueError("an object has a name twice")


_PROOF = b'{"log":'

_encode = msgspec.json.Encoder(order="sorted").encode
