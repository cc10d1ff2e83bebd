"""Stones: pebbles with words and a picture, so that it keeps every law; tests break them one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from strata.domain.kernel import Action, Profile, Viewer
from strata.domain.kernel.codec import to_builtins
from strata.domain.toolkit.svg import picture, text
from tests.kernel.pebbles import PEBBLES, State, View


class English:
    def fact(self, fact: Mapping[str, Any], names: Sequence[str]) -> str:
        who = f"{names[fact['seat']] or 'Seat 3'}: " if "seat" in fact else ""
        return who + fact["kind"].replace("_", " ")

    def action(self, action: Action, names: Sequence[str]) -> str:
        return f"Choose {to_builtins(action)}".replace("{", "").replace("}", "")


def board(view: View, names: Sequence[str]) -> str:
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
