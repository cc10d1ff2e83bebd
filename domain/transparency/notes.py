"""Signed notes (C2SP signed-note) with Ed25519, and signatures with a time (C2SP tlog-cosignature, version 1)."""

from __future__ import annotations

import binascii
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

PLAIN, TIMED = 1, 4
"""The types of signatures: over the text, and over the text and a time."""
MOST_SIGNATURES = 64
LONGEST_NOTE = 64 * 1024
_DASH = "\u2014"
_PRIVATE = "PRIVATE+KEY+"


class NotANote(ValueError):
    """Text that does not have the form of a signed note."""


class NotSigned(ValueError):
    """A note that no known key has signed, or that one of them has not signed as it says."""


class NotAKey(ValueError):
    """Text that does not have the form of a key."""


class VerifierKey(NamedTuple):
    """A public key and the name it signs under."""

    name: str
    public: bytes

    def id(self, type_: int = PLAIN) -> bytes:
        return sha256(f"{self.name}\n".encode() + bytes([type_]) + self.public).digest()[:4]

    def __str__(self) -> str:
        return f"{self.name}+{self.id().hex()}+{b64encode(bytes([PLAIN]) + self.public).decode()}"

    def verifies(self, signature: bytes, message: bytes) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(self.public).verify(signature, message)
        except InvalidSignature:
            return False
        return True


class SignerKey(NamedTuple):
    """A private key and the name it signs under."""

    name: str
    seed: bytes

    @property
    def verifier(self) -> VerifierKey:
        return VerifierKey(self.name, self._private.public_key().public_bytes_raw())

    def __str__(self) -> str:
        key = b64encode(bytes([PLAIN]) + self.seed).decode()
        return f"{_PRIVATE}{self.name}+{self.verifier.id().hex()}+{key}"

    def __repr__(self) -> str:
        return f"SignerKey({self.verifier})"

    def sign(self, message: bytes) -> bytes:
        return self._private.sign(message)

    @property
    def _private(self) -> Ed25519PrivateKey:
        return Ed25519PrivateKey.from_private_bytes(self.seed)


class Signature(NamedTuple):
    name: str
    key_id: bytes
    value: bytes


class Note(NamedTuple):
    text: str
    signatures: Sequence[Signature]


class Verified(NamedTuple):
    """Who has signed a note, and the time that was signed with it, if one was (in seconds of Unix time)."""

    keys: Sequence[VerifierKey]
    time: int | None


def read_verifier(text: str) -> VerifierKey:
    """Raises ``NotAKey``."""
    name, type_, public, key_id = _read_key(text.strip())
    key = VerifierKey(name, public)
    if type_ not in (PLAIN, TIMED) or key.id(type_) != key_id:
        raise NotAKey("it is not an Ed25519 key, or its id is that of another")
    return key


def read_signer(text: str) -> SignerKey:
    """Raises ``NotAKey``."""
    text = text.strip()
    if not text.startswith(_PRIVATE):
        raise NotAKey("it is not a private key")
    name, type_, seed, key_id = _read_key(text.removeprefix(_PRIVATE))
    key = SignerKey(name, seed)
    if type_ != PLAIN or key.verifier.id() != key_id:
        raise NotAKey("it is not an Ed25519 key, or its id is that of another")
    return key


def is_key_name(name: str) -> bool:
    return bool(name) and not any(sign.isspace() or sign == "+" or not sign.isprintable() for sign in name)


def sign_note(text: str, signers: Sequence[SignerKey], time: int | None = None) -> str:
    """With the signature of each key and, where a time is given, another of each with that time."""
    if not text.endswith("\n") or _has_control(text):
        raise NotANote("the text must end with a newline, without other control characters")
    lines = [_line(key, PLAIN, key.sign(text.encode())) for key in signers]
    if time is not None:
        stamp = time.to_bytes(8, "big")
        lines += [_line(key, TIMED, stamp + key.sign(_timed(text, time))) for key in signers]
    return f"{text}\n{''.join(lines)}"


def read_note(note: str) -> Note:
    """A note as it is written, verified by nobody. Raises ``NotANote``."""
    text, separator, signed = note.rpartition("\n\n")
    if len(note) > LONGEST_NOTE or not separator or not signed.endswith("\n") or _has_control(note):
        raise NotANote("it has no text, no signature, or is too long")
    lines = signed.removesuffix("\n").split("\n")
    if len(lines) > MOST_SIGNATURES:
        raise NotANote("it has too many signatures")
    return Note(f"{text}\n", [_read_signature(line) for line in lines])


def verify_note(note: Note, keys: Sequence[VerifierKey]) -> Verified:
    """Raises ``NotSigned`` unless a known key has signed it, and all that are known have signed what they should."""
    verified: list[VerifierKey] = []
    times: list[int] = []
    for signature in note.signatures:
        for key, type_ in _named(signature, keys):
            message, value = note.text.encode(), signature.value
            if type_ == TIMED:
                time, value = int.from_bytes(value[:8], "big"), value[8:]
                message = _timed(note.text, time)
                times.append(time)
            if not key.verifies(value, message):
                raise NotSigned(f"the signature of {key.name} is wrong")
            if key not in verified:
                verified.append(key)
    if not verified:
        raise NotSigned("no known key has signed it")
    return Verified(verified, min(times, default=None))


def stated_time(note: Note) -> int | None:
    """The time that a note says it was signed at, verified by nobody."""
    times = [int.from_bytes(signed.value[:8], "big") for signed in note.signatures if len(signed.value) == 8 + 64]
    return min(times, default=None)


def _named(signature: Signature, keys: Sequence[VerifierKey]) -> Iterator[tuple[VerifierKey, int]]:
    for key in keys:
        if key.name == signature.name:
            yield from ((key, type_) for type_ in (PLAIN, TIMED) if key.id(type_) == signature.key_id)


def _timed(text: str, time: int) -> bytes:
    return f"cosignature/v1\ntime {time}\n{text}".encode()


def _line(key: SignerKey, type_: int, value: bytes) -> str:
    return f"{_DASH} {key.name} {b64encode(key.verifier.id(type_) + value).decode()}\n"


def _read_signature(line: str) -> Signature:
    parts = line.split(" ")
    try:
        dash, name, encoded = parts
        value = b64decode(encoded, validate=True)
    except (ValueError, binascii.Error) as error:
        raise NotANote(f"{line[:80]!r} is not a signature") from error
    if dash != _DASH or not is_key_name(name) or len(value) < 5:
        raise NotANote(f"{line[:80]!r} is not a signature")
    return Signature(name, value[:4], value[4:])


def _read_key(text: str) -> tuple[str, int, bytes, bytes]:
    try:
        name, key_id, encoded = text.split("+", 2)
        value = b64decode(encoded, validate=True)
        if not is_key_name(name) or len(value) != 33:
            raise NotAKey("it is not an Ed25519 key with a name")
        return name, value[0], value[1:], bytes.fromhex(key_id)
    except (ValueError, binascii.Error) as error:
        raise NotAKey(str(error) if isinstance(error, NotAKey) else "it does not have the form of a key") from error


def _has_control(text: str) -> bool:
    return any(sign < " " and sign != "\n" for sign in text)
