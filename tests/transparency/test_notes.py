"""Notes, keys and checkpoints are read and written as others write them; what nobody signed is refused."""

from __future__ import annotations

from typing import Any

import pytest

from strata.domain.transparency.checkpoint import Checkpoint, Predecessor, read_checkpoint
from strata.domain.transparency.heads import Head
from strata.domain.transparency.notes import (
    NotAKey,
    NotANote,
    NotSigned,
    SignerKey,
    read_note,
    read_signer,
    read_verifier,
    sign_note,
    verify_note,
)
from tests.transparency.published import vectors

NOTES: list[dict[str, Any]] = vectors()["notes"]
ONE, TWO = SignerKey("strata.example/log", bytes(32)), SignerKey("strata.example/log", bytes(range(32)))
CHECKPOINT = Checkpoint("strata.example/log", 7, bytes(range(32)))


@pytest.mark.parametrize("vector", NOTES)
def test_published_notes_are_verified(vector: dict[str, Any]) -> None:
    keys = [read_verifier(key) for key in vector["keys"]]
    verified = verify_note(read_note(vector["note"]), keys)
    assert list(verified.keys) == keys
    assert verified.time == vector["time"]
    other = vector["note"].replace("1432088532", "1432088533").replace("cryptography", "cartography")
    with pytest.raises(NotSigned):
        verify_note(read_note(other), keys)


def test_a_published_note_is_written_byte_for_byte() -> None:
    signer = read_signer(NOTES[0]["signer"])
    assert str(signer) == NOTES[0]["signer"]
    assert str(signer.verifier) == NOTES[0]["keys"][0]
    assert sign_note(read_note(NOTES[0]["note"]).text, [signer]) == NOTES[0]["note"]


def test_a_checkpoint_holds_what_was_signed_and_when() -> None:
    note = sign_note(CHECKPOINT.text, [ONE, TWO], 1_900_000_000)
    checkpoint, signed = read_checkpoint(note)
    assert checkpoint == CHECKPOINT._replace(predecessors=[])
    for keys in ([ONE.verifier], [TWO.verifier], [ONE.verifier, TWO.verifier]):
        assert verify_note(signed, keys).keys == keys
    assert verify_note(signed, [ONE.verifier]).time == 1_900_000_000
    with pytest.raises(NotSigned, match="no known key"):
        verify_note(signed, [SignerKey("strata.example/log", bytes([1]) * 32).verifier])


def test_a_time_that_was_not_signed_is_refused() -> None:
    early, late = (sign_note(CHECKPOINT.text, [ONE], time).splitlines(keepends=True) for time in (1, 2))
    assert early[:-1] == late[:-1]
    stamped = read_note("".join(early))
    value = (2).to_bytes(8, "big") + stamped.signatures[-1].value[8:]
    forged = stamped._replace(signatures=[stamped.signatures[-1]._replace(value=value)])
    with pytest.raises(NotSigned, match="wrong"):
        verify_note(forged, [ONE.verifier])


def test_a_restarted_log_names_those_it_follows() -> None:
    named = [Predecessor("strata.example/log", 5, bytes(32)), Predecessor("strata.example/log/1", 9, bytes(32))]
    restarted = CHECKPOINT._replace(origin="strata.example/log/2", predecessors=named)
    assert read_checkpoint(sign_note(restarted.text, [ONE]))[0] == restarted


@pytest.mark.parametrize(
    "note",
    [
        "",
        "text\n",
        "text\n\nno signature\n",
        "text\n\n— name !!!\n",
        "text\n\n— na me AAAAAAAAAA==\n",
        "text\n\n— name AAAA\n",
        "te\rxt\n\n— name AAAAAAAAAA==\n",
        "text\n\n" + "— name AAAAAAAAAA==\n" * 65,
    ],
)
def test_what_is_not_a_note_is_refused(note: str) -> None:
    with pytest.raises(NotANote):
        read_note(note)


@pytest.mark.parametrize(
    "text",
    ["origin\n", "origin\n01\nAAAA\n", "origin\n-1\n", f"origin\n1\n{'A' * 44}\n", "o\n1\nx\n", "origin\n1\n\n\n"],
)
def test_what_is_not_a_checkpoint_is_refused(text: str) -> None:
    with pytest.raises(NotANote):
        read_checkpoint(sign_note(text, [ONE]))


@pytest.mark.parametrize("key", ["", "name", "name+00000000+AAAA", NOTES[0]["keys"][0].replace("c74f", "c74e")])
def test_what_is_not_a_key_is_refused(key: str) -> None:
    with pytest.raises(NotAKey):
        read_verifier(key)
    with pytest.raises(NotAKey):
        read_signer(key)


def test_a_private_key_is_not_shown_by_chance() -> None:
    assert str(ONE) not in repr(ONE)


def test_the_leaf_of_a_head_is_as_documented() -> None:
    head = Head("m1", 12, "ab" * 32)
    assert head.entry.hex() == "420144199c6b7d0a10fd65ec4b72d168c9ca62da9a4ab02108102d3e676e121c"
    assert head.leaf.hex() == "7ddd14aa476d7c424e412c6fa961b9c8dcc64e7948d1eaca1f9d2e7a42a6e34c"
