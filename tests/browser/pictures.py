"""Draws the pictures of the games in the lobby, in every language: ``python -m tests.browser.pictures``."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from strata.domain.bots import choose
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game, RandomChance, apply_action, begin
from tests.npm_tools import ROOT

FOLDER = ROOT / "web" / "pictures"
PEOPLE = {"en": ["Ann", "Bea", "Cem"], "ru": ["Аня", "Борис", "Вера"], "uk": ["Ганна", "Богдан", "Віра"]}
SEATS = 3
MOVES = {"evo": 80, "gods-love-dinosaurs": 70, "jurassic-parts": 50, "not-alone": 40, "dominant-species": 120}


def pictures(game: Game[Any, Any]) -> Iterator[tuple[str, str]]:
    """By language: the table of three in the middle of a match of bots, as a spectator sees it."""
    rng = Random(game.slug)
    chance = RandomChance(rng)
    position = begin(game, game.options(), SEATS, chance).position
    for _ in range(MOVES[game.slug]):
        decision = position.decisions[0]
        action = choose("greedy", position, decision.seat, rng)
        position = apply_action(position, decision.seat, action, chance).position
    view = game.view(position.state, None)
    for language, people in PEOPLE.items():
        yield language, game.board(view, people, game.narrators[language], ())


if __name__ == "__main__":
    for game in BUILT_IN.values():
        for language, picture in pictures(game):
            (FOLDER / language / f"{game.slug}.svg").write_text(picture)
