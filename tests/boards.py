"""Contact sheets of all boards: ``python -m tests.boards [FOLDER]``, or ``make boards``, draws them in every language.

Of each game the smallest and the largest table, early, in the middle and at the end, as the seat that is asked sees it;
a page for each game shows them side by side and, where a Chromium is found, a picture of that page is taken.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from strata.domain.bots import choose
from strata.domain.games.registry import BUILT_IN
from strata.domain.kernel import Game, Position, RandomChance, apply_action, begin
from strata.domain.match.decisions import offered_targets

PEOPLE = ["Ann", "Всеволод Константинопольский", "Bronto", "A name that goes on and on and on", "Ґеник", "恐竜", "Gus"]
MOMENTS = {"early": 0.1, "middle": 0.5, "end": 1.0}
WIDTH, CAPTION = 640, 30
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def _course(game: Game[Any, Any], seats: int) -> list[Position[Any]]:
    """A match of bots from its start to its end."""
    rng = Random(f"{game.slug} {seats}")
    chance = RandomChance(rng)
    course = [begin(game, game.options(), seats, chance).position]
    while not course[-1].is_over:
        decision = course[-1].decisions[0]
        action = choose("greedy", course[-1], decision.seat, rng)
        course.append(apply_action(course[-1], decision.seat, action, chance).position)
    return course


def _pictures(game: Game[Any, Any]) -> Iterator[tuple[str, str]]:
    """A name and a drawing for each board of a game."""
    for seats in sorted({game.seats[0], game.seats[-1]}):
        course = _course(game, seats)
        for moment, share in MOMENTS.items():
            position = course[int((len(course) - 1) * share)]
            viewer = position.decisions[0].seat if position.decisions else None
            view = game.view(position.state, viewer)
            for language, narrator in game.narrators.items():
                offered = offered_targets(position, viewer, view)
                yield f"{seats}-{moment}-{language}", game.board(view, PEOPLE[:seats], narrator, offered)


def draw(folder: Path) -> None:
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    folder.mkdir(parents=True, exist_ok=True)
    for game in BUILT_IN.values():
        figures, heights = [], []
        for name, picture in _pictures(game):
            (folder / f"{game.slug}-{name}.svg").write_text(picture)
            width, height = (float(side) for side in re.findall(r' (?:width|height)="([\d.]+)"', picture)[:2])
            heights.append(WIDTH * height / width + CAPTION)
            image = f'<img src="{game.slug}-{name}.svg" width="{WIDTH}">'
            figures.append(f"<figure>{image}<figcaption>{name}</figcaption></figure>")
        page = folder / f"{game.slug}.html"
        page.write_text(
            f"<!doctype html><meta charset=utf-8><title>{game.title}</title>"
            f"<style>body{{display:grid;grid-template-columns:repeat({len(game.narrators)},1fr);font:14px sans-serif}}"
            f"figure{{margin:4px}}</style>{''.join(figures)}"
        )
        if browser is not None:
            columns = len(game.narrators)
            tall = sum(max(heights[row : row + columns]) for row in range(0, len(heights), columns))
            size = f"--window-size={columns * (WIDTH + 26)},{round(tall)}"
            shot = [f"--screenshot={page.with_suffix('.png')}", size, page.resolve().as_uri()]
            subprocess.run(
                [browser, "--headless", "--no-sandbox", "--hide-scrollbars", *shot], check=True, capture_output=True
            )
        shown = "" if browser is None else f", {page.stem}.png"
        print(f"{page}: {len(figures)} boards{shown}", flush=True)


if __name__ == "__main__":
    draw(Path(sys.argv[1] if len(sys.argv) > 1 else "boards"))
