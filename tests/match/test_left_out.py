"""A secret field that its struct leaves out is sealed all the same: that it is null is a secret too."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from strata.domain.kernel import ACTOR, Action
from strata.domain.match.events import MovePlayed
from strata.domain.match.record import NO_HASH, is_chained, show_event, write_event


class Whisper(Action, frozen=True, omit_defaults=True, tag="whisper"):
    secret: ClassVar = {"word": ACTOR}

    word: str | None = None


def test_null_and_a_word_look_the_same_to_others() -> None:
    shown = []
    for action in (Whisper(), Whisper("boo")):
        payload = MovePlayed(
            seat=1,
            action=action,
            asked=[1],
            facts=[],
            draws=[],
            digest="",
            rules_version=1,
            codec_version=1,
            state_schema="",
        )
        event = write_event("m", 1, NO_HASH, b"seed", "now", "seat:1", payload)
        own = show_event("m", event, 1, b"seed", False)
        assert is_chained(NO_HASH, own)
        assert own["data"]["action"]["word"] == action.word
        assert msgspec.convert(own["data"]["action"], Whisper) == action
        shown.append(show_event("m", event, 0, b"seed", False))
    assert all(is_chained(NO_HASH, event) for event in shown)
    assert shown[0]["data"] == shown[1]["data"]
    assert shown[0]["sealed"].keys() == shown[1]["sealed"].keys()
