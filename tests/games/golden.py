"""The golden examples of a game: given, when, then, as data beside its tests; and the checks that games share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from tests.games.played import Plain, Played, PlayedInTurn, plain

Check = Callable[[Any, Any], None]


def examples(test: str) -> list[dict[str, Any]]:
    """Those that lie beside a test, in ``golden.yaml``."""
    found: list[dict[str, Any]] = msgspec.yaml.decode(Path(test).with_name("golden.yaml").read_bytes())
    return found


def checks(own: Mapping[str, Any]) -> dict[str, Check]:
    """What can stand under ``then``: a function ``expect_…`` for each, a game's own before the shared ones."""
    named = {**globals(), **own}
    return {name.removeprefix("expect_"): check for name, check in named.items() if name.startswith("expect_")}


def expect_asked(played: PlayedInTurn[Any], expected: list[Any] | None) -> None:
    assert played.asked == (tuple(expected) if expected else None)


def expect_options(played: PlayedInTurn[Any], expected: list[Plain]) -> None:
    assert played.options == expected


def expect_includes(played: PlayedInTurn[Any], expected: list[Plain]) -> None:
    assert not [option for option in expected if option not in played.options]


def expect_excludes(played: PlayedInTurn[Any], expected: list[Plain]) -> None:
    assert not [option for option in expected if option in played.options]


def expect_count(played: PlayedInTurn[Any], expected: int) -> None:
    assert len(played.options) == expected


def expect_facts(played: Played[Any], expected: list[Plain]) -> None:
    """Facts of the latest step, in this order, perhaps among others; only the fields named are compared."""
    told = iter([plain(fact) for fact in played.facts])
    for fact in expected:
        assert any(all(other.get(name) == value for name, value in fact.items()) for other in told), fact


def expect_counts(played: Played[Any], expected: dict[str, int]) -> None:
    """How many facts of a kind the latest step brought."""
    assert {kind: len(played.told(kind)) for kind in expected} == expected
