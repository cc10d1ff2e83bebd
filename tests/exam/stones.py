"""Stones: pebbles with words and a picture, so that it keeps every law; tests break them one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from strata.domain.kernel import Decision, Profile, Scene, Targets, Viewer
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.svg import picture, text
from tests.kernel.pebbles import PEBBLES, State, View


class English:
    def fact(self, fact: Mapping[str, Any], scene: Scene) -> str:
        who = f"{scene.names[fact['seat']] or 'Seat 3'}: " if "seat" in fact else ""
        return who + fact["kind"].replace("_", " ")

    def labels(self, decision: Decision, view: View, names: Sequence[str]) -> list[str]:
        return [f"Choose {to_builtins(option)}".replace("{", "").replace("}", "") for option in decision.options]

    def term(self, name: str, default: str) -> str:
        return default


def board(view: View, names: Sequence[str], words: Any, offered: Targets) -> str:
    lines = [f"{name or f'Seat {seat}'}: {view.points[seat]}" for seat, name in enumerate(names)]
    return picture(200, 200, "Stones", *(text(0, 20 * row, line) for row, line in enumerate(lines)))


def conserved(s: State) -> None:
    assert len(s.charms) == len(s.points) == len(s.stones), "a charm is lost"


def hidden(s: State, viewer: Viewer) -> dict[str, Any]:
    return {f"charm {seat}": charm for seat, charm in enumerate(s.charms) if seat != viewer}


STONES = replace(
    PEBBLES,
    slug="stones",
    board=board,
    narrators={"en": English()},
    exam=Profile(matches=20, most_decisions=12, conserved=conserved, hidden=hidden),
)
